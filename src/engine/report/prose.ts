import { argumentsAt, closingAt, type ScannedTex } from './scan.ts';

/** A command of the text that binds it to the ledger: a citation, a claim, a contradiction, a question. */
export interface Binding {
  kind: 'cite' | 'claim' | 'contradiction' | 'question';
  ids: string[];
  /** Offset in the file. */
  at: number;
  /** Offset in the plain text of its paragraph. */
  place: number;
}

export interface Sentence {
  /** What a reader sees, without citations. */
  text: string;
  /** Offset in the file. */
  at: number;
  bindings: Binding[];
  /** Some of it is marked as computed here. */
  isDerived: boolean;
}

export interface Paragraph {
  /** Offset in the file. */
  at: number;
  /** The section and the subsection it stands in, as printed; empty before the first. */
  section: string;
  environments: readonly string[];
  text: string;
  bindings: Binding[];
  sentences: Sentence[];
}

const noText = new Set(['equation', 'align', 'equation*', 'align*', 'picture', 'thebibliography', 'verbatim', 'lstlisting', 'Verbatim', 'comment']);
const marks = /\\(part|section|subsection|subsubsection|paragraph|begin|end|item|caption|maketitle|tableofcontents)\*?(?![A-Za-z])|\n[ \t]*\n|\\\\/g;

/** The paragraphs of a report's body with their sentences, list items and table rows each on their own. */
export function paragraphsOf(scanned: ScannedTex): Paragraph[] {
  const { visible, bodyFrom, bodyTo } = scanned;
  const body = visible.slice(0, bodyTo);
  const paragraphs: Paragraph[] = [];
  const environments: string[] = [];
  let section = '';
  let start = bodyFrom;
  const close = (end: number): void => {
    if (end > start && !environments.some((name) => noText.has(name))) {
      const paragraph = readParagraph(body.slice(start, end), start, section, [...environments]);
      if (paragraph !== undefined) paragraphs.push(paragraph);
    }
  };
  marks.lastIndex = bodyFrom;
  for (let match = marks.exec(body); match !== null; match = marks.exec(body)) {
    const name = match[1];
    close(match.index);
    start = match.index + match[0].length;
    if (name === undefined) continue;
    const { groups, end } = argumentsAt(body, start);
    if (name === 'begin') {
      environments.push(groups[0] ?? '');
      start = end;
    } else if (name === 'end') {
      const place = environments.lastIndexOf(groups[0] ?? '');
      if (place >= 0) environments.length = place;
      start = end;
    } else if (name.endsWith('section') || name === 'part') {
      if (name === 'section' || name === 'part') section = plainOf(groups[0] ?? '').trim();
      start = end;
    }
    marks.lastIndex = start;
  }
  close(body.length);
  return paragraphs;
}

/** The printed words of a piece of LaTeX. */
export function plainOf(tex: string): string {
  return readPlain(tex, 0).text.replace(/\s+/g, ' ');
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

function readParagraph(tex: string, at: number, section: string, environments: string[]): Paragraph | undefined {
  const { text, offsets, bindings, derived } = readPlain(tex, at);
  if (text.trim() === '' && bindings.length === 0) return undefined;
  const sentences: Sentence[] = [];
  for (const { from, to } of sentencesOf(text)) {
    sentences.push({
      text: text.slice(from, to).replace(/\s+/g, ' ').trim(),
      at: offsets[firstInk(text, from, to)] ?? at,
      bindings: bindings.filter(({ place }) => place >= from && (place < to || to === text.length)),
      isDerived: derived.some((place) => place >= from && place < to),
    });
  }
  const first = offsets[firstInk(text, 0, text.length)] ?? bindings[0]?.at ?? at;
  return { at: first, section, environments, text: text.replace(/\s+/g, ' ').trim(), bindings, sentences };
}

/** Sentences begin with a capital or the like: what follows "5." or "e.g." in lower case belongs to what is before it. */
function sentencesOf(text: string): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  for (const { segment, index } of segmenter.segment(text.replace(/\n/g, ' '))) {
    const last = found.at(-1);
    const isRest = !/[\p{L}\p{N}]/u.test(segment) || /^\s*\p{Ll}/u.test(segment) || isAbbreviated(text, last);
    if (last !== undefined && isRest) last.to = index + segment.length;
    else found.push({ from: index, to: index + segment.length });
  }
  return found.length === 0 ? [{ from: 0, to: text.length }] : found;
}

function isAbbreviated(text: string, last: { from: number; to: number } | undefined): boolean {
  if (last === undefined) return false;
  return /(?:\b(?:e\.g|i\.e|vs|cf|Fig|Sec|No|al|approx|ca|Dr|St)\.|\b\p{Lu}\.)\s*$/u.test(text.slice(Math.max(last.from, last.to - 12), last.to));
}

function firstInk(text: string, from: number, to: number): number {
  for (let at = from; at < to; at += 1) if (text.charAt(at).trim() !== '') return at;
  return from;
}

const bindingKinds: Record<string, Binding['kind']> = {
  claim: 'claim',
  contradiction: 'contradiction',
  question: 'question',
};
/** Commands whose first argument is no text. */
const silent = /^(?:label|ref|eqref|pageref|autoref|input|include|InputIfFileExists|IfFileExists|url|includegraphics|bibliography|bibliographystyle|vspace|hspace|usepackage|nocite|setlength|multicolumn|cline|cmidrule|addcontentsline|begin|end|color|textcolor)$/;
const symbols: Record<string, string> = {
  textbackslash: '\\', textasciitilde: '~', textasciicircum: '^', textless: '<', textgreater: '>', textbar: '|', ldots: '…', dots: '…',
  textmu: 'µ', textdegree: '°', times: '×', leq: '≤', le: '≤', geq: '≥', ge: '≥', approx: '≈', sim: '~', pm: '±', cdot: '·', mu: 'µ',
  textendash: '–', textemdash: '—', texteuro: '€', pounds: '£', textpounds: '£', textsuperscript: '^', to: '→', rightarrow: '→',
  textquotedbl: '"', textunderscore: '_', textbraceleft: '{', textbraceright: '}', ss: 'ß', ae: 'æ', o: 'ø', l: 'ł', infty: '∞',
};
const accents: Record<string, string> = { '`': '\u0300', "'": '\u0301', '^': '\u0302', '~': '\u0303', '"': '\u0308', '=': '\u0304', '.': '\u0307' };

interface Plain {
  text: string;
  /** Of each character of the text, its offset in the file. */
  offsets: number[];
  bindings: Binding[];
  /** Where in the text something computed begins. */
  derived: number[];
}

function readPlain(tex: string, base: number): Plain {
  const plain: Plain = { text: '', offsets: [], bindings: [], derived: [] };
  const parts: string[] = [];
  let length = 0;
  const add = (piece: string, at: number): void => {
    parts.push(piece);
    for (let index = 0; index < piece.length; index += 1) plain.offsets.push(base + at);
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
      } else add(/[,;:!\s\\/\-]/.test(symbol) ? (symbol === '-' || symbol === '/' ? '' : ' ') : symbol.replace(/[()[\]]/, ''), at);
    } else if (whole === '{' || whole === '}' || whole === '$') continue;
    else if (whole === '~' || whole === '&' || whole === '\n') add(' ', at);
    else if (whole === '---') add('—', at);
    else if (whole === '--') add('–', at);
    else if (whole === '``' || whole === "''") add('"', at);
    else if (whole.length === 1) add(whole, at);
    else for (let index = 0; index < whole.length; index += 1) add(whole.charAt(index), at + index);
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
    if (command === 'derived') plain.derived.push(length);
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
