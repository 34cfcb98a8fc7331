import { argumentsAt, closingAt, commandsIn, type ScannedTex } from './scan.ts';

/** A TeX command that binds the text to the ledger: a citation, claim, contradiction or question. */
export interface Binding {
  kind: 'cite' | 'claim' | 'contradiction' | 'question';
  ids: string[];
  /** Offset in the file. */
  at: number;
  /** Offset in the plain text of its paragraph. */
  place: number;
}

/** The printed words of a piece of LaTeX. */
export function plainOf(tex: string): string {
  return readPlain(tex, 0).text.replace(/\s+/g, ' ');
}

const levels = ['section', 'subsection', 'subsubsection', 'paragraph'];

export interface Heading {
  /** 0 for a section. */
  level: number;
  /** As it is printed. */
  title: string;
  /** Offset in the file; its part stands between `from` and `to`. */
  at: number;
  from: number;
  to: number;
}

/** The headings of a report, in order; the part of each goes up to the next one of its rank. */
export function headingsIn({ visible, bodyFrom, bodyTo }: ScannedTex): Heading[] {
  const all = commandsIn(visible, /^(?:section|subsection|subsubsection|paragraph)$/, bodyFrom, bodyTo);
  return all.map(({ name, at, groups: [title = ''], end }, index) => {
    const level = levels.indexOf(name);
    const next = all.slice(index + 1).find((one) => levels.indexOf(one.name) <= level);
    return { level, title: plainOf(title).trim(), at, from: end, to: next?.at ?? bodyTo };
  });
}

const bindingKinds: Record<string, Binding['kind']> = {
  claim: 'claim',
  contradiction: 'contradiction',
  question: 'question',
};
/** Commands whose first argument is not printed as text. */
const silent =
  /^(?:label|ref|eqref|pageref|autoref|input|include|InputIfFileExists|IfFileExists|url|includegraphics|bibliography|bibliographystyle|vspace|hspace|usepackage|nocite|setlength|multicolumn|cline|cmidrule|addcontentsline|begin|end|color|textcolor)$/;
export const symbols: Readonly<Record<string, string>> = {
  textbackslash: '\\',
  textasciitilde: '~',
  textasciicircum: '^',
  textless: '<',
  textgreater: '>',
  textbar: '|',
  ldots: '…',
  dots: '…',
  textmu: 'µ',
  textdegree: '°',
  times: '×',
  leq: '≤',
  le: '≤',
  geq: '≥',
  ge: '≥',
  approx: '≈',
  sim: '~',
  pm: '±',
  cdot: '·',
  mu: 'µ',
  textendash: '–',
  textemdash: '—',
  texteuro: '€',
  pounds: '£',
  textpounds: '£',
  textsuperscript: '^',
  to: '→',
  rightarrow: '→',
  textquotedbl: '"',
  textquotesingle: "'",
  textasciigrave: '`',
  textunderscore: '_',
  textbraceleft: '{',
  textbraceright: '}',
  ss: 'ß',
  ae: 'æ',
  o: 'ø',
  l: 'ł',
  infty: '∞',
};
export const accents: Readonly<Record<string, string>> = {
  '`': '\u0300',
  "'": '\u0301',
  '^': '\u0302',
  '~': '\u0303',
  '"': '\u0308',
  '=': '\u0304',
  '.': '\u0307',
};

/** A number that the report computes, with its formula; undefined when it has none. */
export interface DerivedNumber {
  printed: string;
  formula: string | undefined;
  /** Where it is printed in the plain text of its paragraph. */
  place: number;
  length: number;
  /** Offset in the file. */
  at: number;
}

export interface Plain {
  text: string;
  /** Of each character of the text, its offset in the file. */
  offsets: number[];
  bindings: Binding[];
  /** Computed numbers, each with its place in the text. */
  derived: DerivedNumber[];
}

/** The end of a table cell, as a kind of white space, which other readers treat as a space. */
export const cellEnd = '\v';

/** The printed text of a piece of LaTeX, and its bindings to the ledger. The piece begins at this offset of its file. */
export function readPlain(tex: string, base: number): Plain {
  const plain: Plain = { text: '', offsets: [], bindings: [], derived: [] };
  const parts: string[] = [];
  let length = 0;
  /** @param step 1 for text that is in the file as printed, 0 for text that replaces a command. */
  const add = (piece: string, at: number, step: 0 | 1 = 0): void => {
    parts.push(piece);
    for (let index = 0; index < piece.length; index += 1) plain.offsets.push(base + at + index * step);
    length += piece.length;
  };
  const pattern = /[^\\{}$~&\-`'\n]+|\\([A-Za-z@]+)\*?[ \t]?|\\([^])|---?|``|''|[^]/g;
  for (let match = pattern.exec(tex); match !== null; match = pattern.exec(tex)) {
    const [whole, name, symbol] = match;
    const at = match.index;
    if (name !== undefined) {
      pattern.lastIndex = readCommand(tex, name, at, pattern.lastIndex);
    } else if (symbol !== undefined) {
      const accent = accents[symbol];
      const letter = accent === undefined ? null : /^\{?\\?(\p{L})\}?/u.exec(tex.slice(pattern.lastIndex));
      if (accent !== undefined && letter !== null) {
        add(`${letter[1] ?? ''}${accent}`.normalize('NFC'), at);
        pattern.lastIndex += letter[0].length;
      } else
        add(
          /[-,;:!\s\\/]/.test(symbol) ? (symbol === '-' || symbol === '/' ? '' : ' ') : symbol.replace(/[()[\]]/, ''),
          at,
        );
    } else if (whole === '{' || whole === '}' || whole === '$') continue;
    else if (whole === '&') add(cellEnd, at);
    else if (whole === '~' || whole === '\n') add(' ', at);
    else if (whole === '---') add('—', at);
    else if (whole === '--') add('–', at);
    else if (whole === '``' || whole === "''") add('"', at);
    else add(whole, at, 1);
  }
  plain.text = parts.join('');
  return plain;

  function readCommand(text: string, command: string, at: number, after: number): number {
    const kind = /^[cC]ite/.test(command) ? 'cite' : bindingKinds[command];
    if (kind !== undefined) {
      const { groups, end } = argumentsAt(text, after);
      const ids = (groups[0] ?? '').split(',').map((id) => id.trim());
      if (groups.length === 0) return after;
      plain.bindings.push({ kind, ids: ids.filter((id) => id !== ''), at: base + at, place: length });
      if (command === 'citet' || command === 'citeauthor') add('They', at);
      return end;
    }
    if (command === 'derived') {
      const { groups } = argumentsAt(text, after);
      const from = after + (/^\s*/.exec(text.slice(after))?.[0].length ?? 0);
      const close = text.charAt(from) === '[' ? closingAt(text, from, ']') : -1;
      const formula = close < 0 ? undefined : text.slice(from + 1, close).trim();
      const printed = readPlain(groups[0] ?? '', 0).text;
      plain.derived.push({
        printed: printed.replace(/\s+/g, ' ').trim(),
        formula,
        place: length,
        length: printed.length,
        at: base + at,
      });
      return close < 0 ? after : close + 1;
    }
    if (silent.test(command)) return argumentsAt(text, after).end;
    if (command === 'href') {
      const open = text.indexOf('{', after);
      const close = open < 0 ? -1 : closingAt(text, open, '}');
      return close < 0 ? after : close + 1;
    }
    const sign = symbols[command];
    if (sign !== undefined) add(sign, at);
    if (command.startsWith('n') && /^n[A-Z]/.test(command)) add('several', at);
    return after;
  }
}
