import { closedUp } from '../../../base/text.ts';
import { accents, symbols } from '../plain-text.ts';
import { mathSign } from './mathematics.ts';
import { argumentOf, nameOf, namesOf, optionsOf, type Macro, type Node } from './nodes.ts';
import type { Inline } from './tree.ts';
import { quoteMacro } from '../evidence-table.ts';

/** The context from the whole report for reading a part of it. */
export interface Reading {
  /** Commands of the generated facts that take no arguments, as nodes. */
  macros: ReadonlyMap<string, readonly Node[]>;
  /** The number of a source; the next one at its first citation. Undefined for an unknown key. */
  numberOf: (key: string) => number | undefined;
  /** The printed number of a label. */
  labels: Map<string, string>;
  /** The quote of a finding from the ledger, because TeX cannot print all its characters. */
  quoteOf?: ((claim: string) => string | undefined) | undefined;
  /** Whether hyphens and quotation marks are printed unchanged, as in code. */
  isCode?: boolean;
}

type Wrapping = Extract<Inline, { type: 'strong' | 'emphasis' | 'code' | 'superscript' | 'subscript' }>['type'];

const wrapping: Readonly<Record<string, Wrapping>> = {
  textbf: 'strong',
  emph: 'emphasis',
  textit: 'emphasis',
  textsl: 'emphasis',
  texttt: 'code',
  textsuperscript: 'superscript',
  textsubscript: 'subscript',
  '^': 'superscript',
  _: 'subscript',
};
/** Commands that change the style up to the end of their group: `{\bfseries …}`. */
const switches: Readonly<Record<string, Wrapping>> = {
  bfseries: 'strong',
  itshape: 'emphasis',
  em: 'emphasis',
  ttfamily: 'code',
};
/** Commands whose arguments are not printed as text. */
const silent = new Set(
  'label nocite vspace hspace setlength addcontentsline phantomsection color includegraphics input include bibliography bibliographystyle pagestyle thispagestyle contradiction question usepackage cline cmidrule newcommand renewcommand providecommand rule'.split(
    ' ',
  ),
);
const spaces: Readonly<Record<string, string>> = {
  ',': '\u202f',
  ';': ' ',
  ':': ' ',
  ' ': ' ',
  '\n': ' ',
  '\\': ' ',
  quad: ' ',
  qquad: ' ',
  enspace: ' ',
  thinspace: '\u202f',
  '!': '',
  '/': '',
  '-': '',
};

/** A reference to a label that was not read yet; replaced after the whole report was read. */
export const referenceMark = '\ue000';

/** The text of nodes, with its citations and claims. */
export function readInlines(nodes: readonly Node[], reading: Reading): Inline[] {
  const read: Inline[] = [];
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index];
    if (node === undefined) continue;
    const wrap = node.type === 'macro' ? switches[node.content] : undefined;
    if (wrap !== undefined) {
      const inner = wrap === 'code' ? { ...reading, isCode: true } : reading;
      read.push({
        type: wrap,
        children: readInlines(nodes.slice(nodes[index + 1]?.type === 'whitespace' ? index + 2 : index + 1), inner),
      });
      break;
    }
    const accent = node.type === 'macro' && (node.args ?? []).length === 0 ? accents[node.content] : undefined;
    const next = nodes[index + 1];
    if (accent !== undefined && next !== undefined) {
      const [letter = '', ...others] = Array.from(next.type === 'group' ? nameOf(next.content) : nameOf([next]));
      read.push({ type: 'text', text: `${letter.replace('ı', 'i')}${accent}`.normalize('NFC') + others.join('') });
      index += 1;
      continue;
    }
    const own = readNode(node, reading);
    read.push(...own);
    if (isSilentWord(node, own) && next?.type === 'whitespace') index += 1;
  }
  return joined(read, reading.isCode === true ? asCode : typeset);
}

/** Whether a node is a command of letters that prints nothing: TeX takes the blank behind it for its end. */
function isSilentWord(node: Node, read: readonly Inline[]): boolean {
  const isWord = node.type === 'macro' && /^[A-Za-z@]+$/.test(node.content) && (node.args ?? []).length === 0;
  return isWord && read.every((one) => one.type === 'text' && one.text === '');
}

function readNode(node: Node, reading: Reading): Inline[] {
  switch (node.type) {
    case 'string':
      return [text(node.content)];
    case 'whitespace':
    case 'parbreak':
      return [text(' ')];
    case 'group':
      return node.content.length === 0 ? [text(apart)] : readInlines(node.content, reading);
    case 'inlinemath':
    case 'displaymath':
    case 'mathenv':
      return [{ type: 'emphasis', children: readInlines(node.content.filter(isNoColumnMark), reading) }];
    case 'verb':
    case 'verbatim':
      return [{ type: 'code', children: [{ type: 'text', text: node.content }] }];
    case 'environment':
      return readInlines(node.content, reading);
    case 'macro':
      return readMacro(node, reading);
    case 'comment':
    case 'root':
      return [];
  }
}

function readMacro(node: Macro, reading: Reading): Inline[] {
  const { content: name } = node;
  const first = argumentOf(node, 0);
  const defined = reading.macros.get(name);
  if (defined !== undefined) return readInlines(defined, { ...reading, macros: new Map() });
  if (/^[cC]ite/.test(name)) return [readCitation(node, reading)];
  if (name === 'claim') return [{ type: 'claim', ids: namesOf(first) }];
  if (name === quoteMacro) {
    const quote = reading.quoteOf?.(nameOf(first));
    return quote === undefined ? readInlines(argumentOf(node, 1), reading) : [text(literal(quote))];
  }
  if (silent.has(name)) return [];
  if (name === '_' && node.escapeToken !== '') return [text('_')];
  if (name === '^' && node.escapeToken !== '') return [text('^')];
  const wrap = wrapping[name];
  if (wrap !== undefined)
    return [{ type: wrap, children: readInlines(first, wrap === 'code' ? { ...reading, isCode: true } : reading) }];
  if (/^(?:url|nolinkurl|path)$/.test(name)) {
    const url = nameOf(first);
    return [{ type: 'link', url, children: [{ type: 'text', text: url }] }];
  }
  if (name === 'href') {
    const url = nameOf(first);
    return [{ type: 'link', url, children: readInlines(argumentOf(node, 1), reading) }];
  }
  if (/^(?:ref|autoref|eqref|pageref)$/.test(name)) return [text(`${referenceMark}${nameOf(first)}${referenceMark}`)];
  if (name === 'footnote') return [text(' ('), ...readInlines(first, reading), text(')')];
  if (name === 'frac' || name === 'tfrac' || name === 'dfrac')
    return [...readTerm(first, reading), text('/'), ...readTerm(argumentOf(node, 1), reading)];
  if (name === 'sqrt') return [text('√('), ...readInlines(first, reading), text(')')];
  if (name === 'item') return [];
  if (name === '\\' || name === 'newline' || name === 'linebreak') return [{ type: 'break' }];
  const space = spaces[name];
  if (space !== undefined) return [text(space)];
  const accent = accents[name];
  if (accent !== undefined) return [text(`${nameOf(first)}${accent}`.normalize('NFC'))];
  const symbol = symbols[name];
  // A superscript letter has its own command.
  if (symbol !== undefined && name !== 'textsuperscript') return [text(literal(symbol))];
  const sign = mathSign(name);
  if (sign !== undefined) return [text(sign)];
  if (!/^[A-Za-z@]+$/.test(name)) return [{ type: 'text', text: /^[%&#$_{}]$/.test(name) ? name : '' }];
  const groups = (node.args ?? []).filter(({ openMark }) => openMark === '{');
  return readInlines(groups.at(-1)?.content ?? [], reading);
}

/** Whether a node is not `&`, which aligns the lines of formulas. */
function isNoColumnMark(node: Node): boolean {
  return node.type !== 'string' || node.content !== '&';
}

/** One side of a fraction, in brackets if it has more than one term. */
function readTerm(nodes: readonly Node[], reading: Reading): Inline[] {
  const read = readInlines(nodes, reading);
  return /[-+−=±]|\S\s+\S/.test(plain(read).trim()) ? [text('('), ...read, text(')')] : read;
}

function readCitation(node: Macro, reading: Reading): Inline {
  const keys = namesOf(argumentOf(node, 0));
  const numbers = keys.flatMap((key) => reading.numberOf(key) ?? []);
  const note = optionsOf(node)
    .map((option) => plain(readInlines(option, reading)))
    .filter((part) => part !== '')
    .join(', ');
  return { type: 'cite', keys, numbers, note, claims: [] };
}

function plain(inlines: readonly Inline[]): string {
  return inlines.map((one) => (one.type === 'text' ? one.text : 'children' in one ? plain(one.children) : '')).join('');
}

function text(content: string): Inline {
  return { type: 'text', text: content };
}

/** An invisible separator between two characters that TeX would otherwise join into one sign. */
const apart = '\ue001';
/** Characters that are printed unchanged in some places; they are moved into the private plane until all others are typeset. */
const movable = /[ `'~-]/g;
const moved = /[\ue020-\ue07e]/g;
const plane = 0xe000;

function literal(words: string): string {
  return words.replace(/\s+/g, ' ').replace(movable, (one) => String.fromCharCode(plane + one.charCodeAt(0)));
}

function restored(words: string): string {
  return words.replaceAll(apart, '').replace(moved, (one) => String.fromCharCode(one.charCodeAt(0) - plane));
}

/** Adjacent texts as one, with ligatures and dashes as TeX makes them. */
function joined(inlines: readonly Inline[], set: (raw: string) => string): Inline[] {
  const result: Inline[] = [];
  for (const one of inlines) {
    const last = result.at(-1);
    if (one.type === 'text' && last?.type === 'text') last.text += one.text;
    else result.push(one.type === 'text' ? { ...one } : one);
  }
  for (const [index, one] of result.entries()) {
    if (one.type !== 'text') continue;
    const next = result[index + 1];
    const behind = result[index + 2];
    // A mark follows its citation without the space of the source.
    const isBeforeMark = next?.type === 'claim' && (behind?.type !== 'text' || /^[\s.,;:)]/.test(behind.text));
    const printed = restored(set(isBeforeMark ? one.text.trimEnd() : one.text));
    // One blank before a citation, however many the writer typed; facts.tex does so in print.
    one.text = next?.type === 'cite' ? printed.replace(/ ?\u00a0 ?$/, '\u00a0') : printed;
  }
  return result;
}

function asCode(raw: string): string {
  const hasPair = raw.includes('``') && raw.includes("''");
  return (hasPair ? raw.replace(/``|''/g, '"') : raw).replace(/~/g, '\u00a0').replace(/[ \t\n]+/g, ' ');
}

function typeset(raw: string): string {
  return closedUp(
    raw
      .replace(/``/g, '“')
      .replace(/''/g, '”')
      .replace(/`/g, '‘')
      .replace(/'/g, '’')
      .replace(/---/g, '—')
      .replace(/--/g, '–')
      .replace(/~/g, '\u00a0')
      .replace(/[ \t\n]+/g, ' '),
  ).replace(/ ?\u2009 ?/g, '\u2009');
}
