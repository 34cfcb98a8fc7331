import { orElse } from '../../base/errors.ts';
import type { Source } from '../../research/rules/ledger.ts';
import {
  inferenceWords,
  printBlocks,
  shownNumbers,
  textOf,
  type Block,
  type Form,
  type Inline,
  type Report,
} from './tree.ts';

export type SourceView = Pick<Source, 'title' | 'url' | 'authors' | 'year' | 'venue' | 'accessed'>;

export interface PublicationInput {
  report: Report;
  /** The day of the report, if known. */
  day?: string;
  sources: ReadonlyMap<string, SourceView>;
  /** The letter next to a finding. */
  markOf: (claim: string) => string;
}

/** The report as Markdown, with the numbers of the PDF: sections, lists, tables, citations, and the sources at the end. */
export function reportMarkdown({ report, day, sources, markOf }: PublicationInput): string {
  const listed = [...report.citations].map(([key, number]) => `${number}. ${describeSource(sources.get(key), key)}`);
  const parts = [
    `# ${safe(report.title)}`,
    ...(day === undefined ? [] : [`Research report, ${safe(day)}`]),
    printBlocks(report.blocks, markdownForm(report, markOf)),
    ...(listed.length === 0 ? [] : ['## Sources', listed.join('\n')]),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Blocks as Markdown, of a document whose findings are named by their ids. */
export const blocksMarkdown = (blocks: readonly Block[]): string =>
  printBlocks(
    blocks,
    markdownForm({ title: '', language: '', blocks: [], citations: new Map() }, () => ''),
  );

const markdownForm = ({ citations }: Report, markOf: (claim: string) => string): Form => ({
  between: '\n\n',
  text: ({ value }) => safe(value),
  strong: ({ children }, { text }) => wrapped(text(children), '**'),
  emphasis: ({ children }, { text }) => wrapped(text(children), '*'),
  superscript: ({ children }, { text }) => `<sup>${text(children)}</sup>`,
  subscript: ({ children }, { text }) => `<sub>${text(children)}</sub>`,
  inlineCode: ({ value }) => (value.includes('`') ? safe(value) : wrapped(value, '`')),
  link: ({ url, children }, { text }) => {
    const address = /^https?:\/\//i.test(url) ? addressOf(url).replace(/[()]/g, '') : '';
    if (address === '') return text(children);
    return textOf(children) === url ? `<${address}>` : `[${text(children)}](${address})`;
  },
  break: () => '  \n',
  cite: ({ keys = [], note = '', claims }) => {
    const numbers = shownNumbers(keys.flatMap((key) => citations.get(key) ?? []));
    const marks = [...new Set(claims.map(markOf))].join('');
    const cited = keys.length === 0 ? claims.join(', ') : `${numbers}${note === '' ? '' : `, ${safe(note)}`}`;
    return `[${cited}]${marks === '' ? '' : `<sup>${marks}</sup>`}`;
  },
  formula: ({ printed }) => safe(printed),
  finding: ({ id }) => id,
  matter: ({ id }) => id,
  inference: (mark) => `*${inferenceWords(mark)}*`,
  heading: ({ depth, number, children }, { text }) =>
    `${'#'.repeat(depth + 1)} ${number === undefined ? '' : `${number} `}${text(children).trim()}`,
  paragraph: ({ children }, { text }) => text(children).trim(),
  blockquote: ({ kind, children }, { blocks }) =>
    `${kind === 'contested' ? '**Contested.** ' : ''}${blocks(children)}`.replace(/^/gm, '> '),
  code: ({ value }) => {
    const longest = Math.max(2, ...[...value.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `${fence}\n${value}\n${fence}`;
  },
  list: ({ ordered, children }, { blocks }) =>
    children
      .map(({ children: item }, at) => `${ordered ? `${at + 1}.` : '-'} ${blocks(item).replace(/\n(?=.)/g, '\n   ')}`)
      .join('\n'),
  table: ({ children: rows }, { text }) => {
    const cell = (inlines: readonly Inline[]) =>
      text(inlines)
        .replace(/\s*\n\s*/g, ' ')
        .replace(/\|/g, '\\|')
        .trim();
    const [head = '', ...lines] = rows.map(
      (row) => `| ${row.children.map(({ children }) => cell(children)).join(' | ')} |`,
    );
    return [head, `|${' --- |'.repeat(rows[0]?.children.length ?? 0)}`, ...lines].join('\n');
  },
});

/** The text with a Markdown sign on both sides, outside of leading and trailing space, where Markdown would not recognise it. */
function wrapped(text: string, sign: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
  return words === '' ? text : `${before}${sign}${words}${sign}${after}`;
}

/** Who wrote a source, what, where and when. */
export const wordsOfSource = ({ authors, title, venue = '', year }: SourceView): string =>
  [authors.slice(0, 3).join('; '), title, venue, year ?? '']
    .flatMap((part) => (part === '' ? [] : [/[.?!。？！]$/.test(part) ? part : `${part}.`]))
    .join(' ');

function describeSource(source: SourceView | undefined, key: string): string {
  if (source === undefined) return safe(key);
  const { url, accessed } = source;
  const link = /^https?:\/\//i.test(url) ? `<${addressOf(url)}>` : safe(url);
  return `${safe(wordsOfSource(source))} ${link} (accessed ${accessed})`;
}

/** The text escaped for Markdown. */
function safe(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/[\\`*_[\]<>~]|&(?=#?\w+;)/g, (character) => `\\${character}`)
    .replace(/^(\s*)([-+]|\d+\.) /, '$1\\$2 ')
    .replace(/^(\s*)#/, '$1\\#');
}

/** An address as Markdown takes it; a badly encoded one is printed unchanged. */
const addressOf = (url: string): string => encodeURI(orElse(() => decodeURI(url), url)).replace(/[<>\s]/g, '');
