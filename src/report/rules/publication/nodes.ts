import { getParser } from '@unified-latex/unified-latex-util-parse';
import type * as Ast from '@unified-latex/unified-latex-types';

export type Node = Ast.Node;
export type Macro = Ast.Macro;
export type Environment = Ast.Environment;

/** Commands of the template, with their arguments. */
const macros = {
  claim: { signature: 'm' },
  quoteof: { signature: 'm m' },
  contradiction: { signature: 'm' },
  question: { signature: 'm' },
  derived: { signature: 'o m' },
  textsuperscript: { signature: 'm' },
  textsubscript: { signature: 'm' },
  citep: { signature: 's o o m' },
  citet: { signature: 's o o m' },
  cite: { signature: 's o o m' },
  Citet: { signature: 's o o m' },
  citealp: { signature: 's o o m' },
  citeauthor: { signature: 's o o m' },
  citeyear: { signature: 's o o m' },
  nocite: { signature: 'm' },
  IfFileExists: { signature: 'm m m' },
  InputIfFileExists: { signature: 'm m m' },
  input: { signature: 'm' },
  caption: { signature: 's o m' },
  label: { signature: 'm' },
  multirow: { signature: 'o m o m o m' },
  resizebox: { signature: 'm m m' },
  textcolor: { signature: 'o m m' },
  footnotesize: { signature: '' },
  addcontentsline: { signature: 'm m m' },
  phantomsection: { signature: '' },
  setlength: { signature: 'm m' },
  nolinkurl: { signature: 'm' },
  autoref: { signature: 'm' },
  eqref: { signature: 'm' },
  pageref: { signature: 'm' },
};

const environments = {
  longtable: { signature: 'o m' },
  tabularx: { signature: 'm o m' },
  tabulary: { signature: 'm m' },
};

const parser = getParser({ macros, environments });

/** Control characters and unpaired surrogates, which no output format allows. */
const unprintable = /(?![\n\t])[\p{Cc}\p{Cs}\ue000-\ue07e]/gu;

/** Escapes percent signs in addresses, which elsewhere begin comments, and removes control characters. */
export function withPlainAddresses(tex: string): string {
  return tex
    .replace(unprintable, ' ')
    .replace(/\\(url|nolinkurl|href)\{[^{}\n]*\}/g, (address) => address.replace(/(?<!\\)%/g, '\\%'));
}

/** Parses a piece of TeX. @throws Error for invalid TeX, or nesting deeper than the stack. */
export function parseTex(tex: string): Node[] {
  return parser.parse(withPlainAddresses(tex)).content;
}

/** The nodes of an argument of a command; only arguments in braces are counted. */
export function argumentOf(node: Pick<Macro | Environment, 'args'>, index: number): Node[] {
  return (node.args ?? []).filter(({ openMark }) => openMark === '{')[index]?.content ?? [];
}

/** The optional arguments that are present. */
export function optionsOf(node: Pick<Macro, 'args'>): Node[][] {
  return (node.args ?? []).filter(({ openMark }) => openMark === '[').map(({ content }) => content);
}

/** The characters of nodes that are an identifier: a key, a label, a file, an address. */
export function nameOf(nodes: readonly Node[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'string') return node.content;
      if (node.type === 'whitespace') return ' ';
      if (node.type === 'macro') {
        const inside = (node.args ?? []).map(({ content }) => nameOf(content)).join('');
        return (/^(?:[ij]|[^A-Za-z]+)$/.test(node.content) ? node.content : '') + inside;
      }
      return node.type === 'group' ? nameOf(node.content) : '';
    })
    .join('')
    .trim();
}

/** The names in a list separated by commas. */
export function namesOf(nodes: readonly Node[]): string[] {
  return nameOf(nodes)
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
