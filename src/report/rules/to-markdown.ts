import { orElse } from '../../base/or-else.ts';
import type { Source } from '../../research/rules/ledger.ts';
import { inferenceWords, printBlocks, shownNumbers, textOf, type Block, type Form, type Report } from './tree.ts';

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
  run: (printed) => printed.trim(),
  inlines: {
    text: ({ text }) => safe(text),
    strong: (_, inner) => wrapped(inner, '**'),
    emphasis: (_, inner) => wrapped(inner, '*'),
    code: ({ children }) => {
      const code = textOf(children);
      return code.includes('`') ? safe(code) : wrapped(code, '`');
    },
    superscript: (_, inner) => `<sup>${inner}</sup>`,
    subscript: (_, inner) => `<sub>${inner}</sub>`,
    link: ({ url, children }, inner) => {
      const address = /^https?:\/\//i.test(url) ? addressOf(url).replace(/[()]/g, '') : '';
      if (address === '') return inner;
      return textOf(children) === url ? `<${address}>` : `[${inner}](${address})`;
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
  },
  blocks: {
    heading: ({ level, number }, inner) => `${'#'.repeat(level + 1)} ${number === '' ? '' : `${number} `}${inner}`,
    paragraph: (_, inner) => inner,
    quote: ({ kind }, inner) => `${kind === 'contested' ? '**Contested.** ' : ''}${inner}`.replace(/^/gm, '> '),
    verbatim: ({ text }) => {
      const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
      const fence = '`'.repeat(longest + 1);
      return `${fence}\n${text}\n${fence}`;
    },
  },
  list: (items, { isOrdered }) =>
    items.map((item, at) => `${isOrdered ? `${at + 1}.` : '-'} ${item.replace(/\n(?=.)/g, '\n   ')}`).join('\n'),
  table: (header, rows) => {
    const line = (cells: readonly string[]) =>
      `| ${cells
        .map((cell) =>
          cell
            .replace(/\s*\n\s*/g, ' ')
            .replace(/\|/g, '\\|')
            .trim(),
        )
        .join(' | ')} |`;
    return [line(header), `|${' --- |'.repeat(header.length)}`, ...rows.map(line)].join('\n');
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
