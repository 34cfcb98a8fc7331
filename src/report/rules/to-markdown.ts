import { orElse } from '../../base/or-else.ts';
import type { SourceView } from './evidence-view.ts';
import { shownNumbers, textOf, type Block, type Cell, type Inline, type Report } from './tree.ts';

export interface PublicationInput {
  report: Report;
  /** The day of the report, if known. */
  day?: string;
  sources: ReadonlyMap<string, SourceView>;
  /** The letter next to a finding. */
  markOf: (claim: string) => string;
  /** A line for each check of the report, with its result. */
  checks: readonly string[];
  /** Marks are printed as writers write them, for those who judge the report. */
  isMarked?: boolean;
}

/** The report as Markdown, with the numbers of the PDF: sections, lists, tables, citations, and the sources at the end. */
export function reportMarkdown({ report, day, sources, markOf, checks, isMarked = false }: PublicationInput): string {
  const inline: Write = (inlines) =>
    inlines
      .map((one) => (isMarked ? markOfWriter(one) : undefined) ?? writeInline(one, report, markOf))
      .join('')
      .trim();
  const listed = [...report.citations].map(([key, number]) => `${number}. ${describeSource(sources.get(key), key)}`);
  return `${[
    `# ${safe(report.title)}`,
    ...(day === undefined ? [] : [`Research report, ${safe(day)}`]),
    ...report.blocks.map((block) => writeBlock(block, inline)).filter((text) => text !== ''),
    ...(isMarked
      ? []
      : [
          ...(listed.length === 0 ? [] : ['## Sources', listed.join('\n')]),
          '## What was checked',
          checks.map((line) => `- ${safe(line)}`).join('\n'),
        ]),
  ].join('\n\n')}\n`;
}

/** A mark as a writer writes it. */
function markOfWriter(inline: Inline): string | undefined {
  if (inline.type === 'cite') return `[${inline.claims.map((id) => `@${id}`).join(', ')}]`;
  if (inline.type === 'formula') return `{${inline.formula} = ${inline.printed}}`;
  return inline.type === 'inference' ? '[inference]' : undefined;
}

type Write = (inlines: readonly Inline[]) => string;

function writeBlock(block: Block, inline: Write): string {
  switch (block.type) {
    case 'heading': {
      const number = block.number === '' ? '' : `${block.number} `;
      return `${'#'.repeat(block.level + 1)} ${number}${inline(block.children)}`;
    }
    case 'paragraph':
      return inline(block.children);
    case 'list':
      return block.items
        .map((item, index) => {
          const text = item.map((one) => writeBlock(one, inline)).join('\n\n');
          return `${block.isOrdered ? `${index + 1}.` : '-'} ${text.replace(/\n(?=.)/g, '\n   ')}`;
        })
        .join('\n');
    case 'table':
      return writeTable(block, inline);
    case 'quote':
      return `${block.kind === 'contested' ? '**Contested.** ' : ''}${block.blocks.map((one) => writeBlock(one, inline)).join('\n\n')}`.replace(
        /^/gm,
        '> ',
      );
    case 'verbatim': {
      const longest = Math.max(2, ...[...block.text.matchAll(/`+/g)].map(([run]) => run.length));
      const fence = '`'.repeat(longest + 1);
      return `${fence}\n${block.text}\n${fence}`;
    }
  }
}

function writeTable({ header, rows }: Extract<Block, { type: 'table' }>, inline: Write): string {
  const write = (row: readonly Cell[]): string => {
    const cells = row.map((cell) =>
      inline(cell)
        .replace(/\s*\n\s*/g, ' ')
        .replace(/\|/g, '\\|')
        .trim(),
    );
    return `| ${cells.join(' | ')} |`;
  };
  return [write(header), `|${' --- |'.repeat(header.length)}`, ...rows.map(write)].join('\n');
}

function writeInline(inline: Inline, report: Report, markOf: (claim: string) => string): string {
  const children = (list: readonly Inline[]) => list.map((one) => writeInline(one, report, markOf)).join('');
  switch (inline.type) {
    case 'text':
      return safe(inline.text);
    case 'strong':
      return wrapped(children(inline.children), '**');
    case 'emphasis':
      return wrapped(children(inline.children), '*');
    case 'code': {
      const code = textOf(inline.children);
      return code.includes('`') ? safe(code) : wrapped(code, '`');
    }
    case 'superscript':
      return `<sup>${children(inline.children)}</sup>`;
    case 'subscript':
      return `<sub>${children(inline.children)}</sub>`;
    case 'link': {
      const url = /^https?:\/\//i.test(inline.url) ? encodeURI(decoded(inline.url)).replace(/[<>()\s]/g, '') : '';
      if (url === '') return children(inline.children);
      return textOf(inline.children) === inline.url ? `<${url}>` : `[${children(inline.children)}](${url})`;
    }
    case 'break':
      return '  \n';
    case 'cite': {
      const { keys = [], note = '', claims } = inline;
      const numbers = shownNumbers(keys.flatMap((key) => report.citations.get(key) ?? []));
      const marks = [...new Set(claims.map(markOf))].join('');
      return `${keys.length === 0 ? '' : `[${numbers}${note === '' ? '' : `, ${safe(note)}`}]`}${marks === '' ? '' : `<sup>${marks}</sup>`}`;
    }
    case 'formula':
      return safe(inline.printed);
    case 'finding':
    case 'matter':
      return inline.id;
    case 'inference':
      return '*(inference)*';
  }
}

/** The text with a Markdown sign on both sides, outside of leading and trailing space, where Markdown would not recognise it. */
function wrapped(text: string, sign: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
  return words === '' ? text : `${before}${sign}${words}${sign}${after}`;
}

function describeSource(source: SourceView | undefined, key: string): string {
  if (source === undefined) return safe(key);
  const { authors, title, year, venue = '', url, accessed } = source;
  const link = /^https?:\/\//i.test(url) ? `<${encodeURI(decoded(url)).replace(/[<>\s]/g, '')}>` : safe(url);
  const by = authors.slice(0, 3).join('; ');
  const words = [by, title, venue, year ?? ''].filter((part) => part !== '').map(safe);
  return `${words.join('. ')}. ${link} (accessed ${accessed})`;
}

/** The text escaped for Markdown. */
function safe(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/[\\`*_[\]<>~]|&(?=#?\w+;)/g, (character) => `\\${character}`)
    .replace(/^(\s*)([-+]|\d+\.) /, '$1\\$2 ')
    .replace(/^(\s*)#/, '$1\\#');
}

function decoded(url: string): string {
  // A badly encoded address is printed unchanged.
  return orElse(() => decodeURI(url), url);
}
