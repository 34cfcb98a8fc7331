import { orElse } from '../../../base/or-else.ts';
import type { SourceView } from './evidence-view.ts';
import { shownNumbers, type Block, type Cell, type Inline, type PublishedReport } from './tree.ts';

export interface PublicationInput {
  report: PublishedReport;
  /** The day of the report, if known. */
  day?: string;
  sources: ReadonlyMap<string, SourceView>;
  /** The letter next to a finding. */
  markOf: (claim: string) => string;
  /** A line for each check of the report, with its result. */
  checks: readonly string[];
}

/** The report as Markdown, with the numbers of the PDF: sections, lists, tables, figures, citations, and the sources at the end. */
export function publicationMarkdown({ report, day, sources, markOf, checks }: PublicationInput): string {
  const inline = (inlines: readonly Inline[]): string =>
    inlines
      .map((one) => writeInline(one, markOf))
      .join('')
      .trim();
  const listed = [...report.citations].map(([key, number]) => `${number}. ${describeSource(sources.get(key), key)}`);
  return `${[
    `# ${inline(report.title)}`,
    ...(day === undefined ? [] : [`Research report, ${safe(day)}`]),
    ...(report.trouble === null ? [] : [`> ${safe(report.trouble)}`]),
    ...report.blocks.map((block) => writeBlock(block, inline)).filter((text) => text !== ''),
    ...(listed.length === 0 ? [] : ['## Sources', listed.join('\n')]),
    '## What was checked',
    checks.map((line) => `- ${safe(line)}`).join('\n'),
  ].join('\n\n')}\n`;
}

type Write = (inlines: readonly Inline[]) => string;

function writeBlock(block: Block, inline: Write): string {
  switch (block.type) {
    case 'heading': {
      const number = block.number === '' ? '' : `${block.number} `;
      return `${'#'.repeat(Math.min(6, block.level + 1))} ${number}${inline(block.children)}`;
    }
    case 'paragraph':
      return inline(block.children);
    case 'list':
      return block.items
        .map(({ term, blocks }, index) => {
          const words = term.length === 0 ? '' : `**${inline(term)}** `;
          const text = `${words}${blocks.map((one) => writeBlock(one, inline)).join('\n\n')}`;
          return `${block.isOrdered ? `${index + 1}.` : '-'} ${text.replace(/\n(?=.)/g, '\n   ')}`;
        })
        .join('\n');
    case 'table':
      return [captionOf('Table', block, inline), writeTable(block, inline)].filter((part) => part !== '').join('\n\n');
    case 'figure': {
      const { picture } = block;
      const file =
        picture.type === 'file'
          ? picture.file
          : picture.type === 'svg' && picture.name !== ''
            ? `figures/${picture.name}.svg`
            : '';
      const image = /^[\w./-]+$/.test(file)
        ? `![${block.number === '' ? 'Figure' : `Figure ${block.number}`}](${file})`
        : '';
      return [image, captionOf('Figure', block, inline)].filter((part) => part !== '').join('\n\n');
    }
    case 'quote':
      return `${block.isContested ? '**Contested.** ' : ''}${block.blocks.map((one) => writeBlock(one, inline)).join('\n\n')}`.replace(
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

function captionOf(kind: string, { number, caption }: { number: string; caption: Inline[] }, inline: Write): string {
  if (caption.length === 0) return '';
  return `*${kind}${number === '' ? '' : ` ${number}`}: ${inline(caption)}*`;
}

function writeTable({ header, rows }: Extract<Block, { type: 'table' }>, inline: Write): string {
  const width = Math.max(1, ...[...header, ...rows].map((row) => row.reduce((sum, { columns }) => sum + columns, 0)));
  const write = (row: readonly Cell[]): string => {
    const cells = row.flatMap(({ children, columns }) => [
      inline(children)
        .replace(/\s*\n\s*/g, ' ')
        .replace(/\|/g, '\\|')
        .trim(),
      ...Array.from({ length: columns - 1 }, () => ''),
    ]);
    return `| ${Array.from({ length: width }, (_, index) => cells[index] ?? '').join(' | ')} |`;
  };
  const [head = [], ...more] = header;
  return [write(head), `|${' --- |'.repeat(width)}`, ...more.map(write), ...rows.map(write)].join('\n');
}

function writeInline(inline: Inline, markOf: (claim: string) => string): string {
  const children = (list: readonly Inline[]) => list.map((one) => writeInline(one, markOf)).join('');
  switch (inline.type) {
    case 'text':
      return safe(inline.text);
    case 'strong':
      return wrapped(children(inline.children), '**');
    case 'emphasis':
      return wrapped(children(inline.children), '*');
    case 'code': {
      const code = inline.children.map((one) => (one.type === 'text' ? one.text : children([one]))).join('');
      return code.includes('`') ? safe(code) : wrapped(code, '`');
    }
    case 'superscript':
      return `<sup>${children(inline.children)}</sup>`;
    case 'subscript':
      return `<sub>${children(inline.children)}</sub>`;
    case 'link': {
      const url = /^https?:\/\//i.test(inline.url) ? encodeURI(decoded(inline.url)).replace(/[<>()\s]/g, '') : '';
      if (url === '') return children(inline.children);
      const text = children(inline.children);
      return inline.children.length === 1 &&
        inline.children[0]?.type === 'text' &&
        inline.children[0].text === inline.url
        ? `<${url}>`
        : `[${text}](${url})`;
    }
    case 'break':
      return '  \n';
    case 'cite':
      return `[${shownNumbers(inline.numbers)}${inline.note === '' ? '' : `, ${safe(inline.note)}`}]`;
    case 'claim': {
      const marks = inline.ids.map(markOf).join('');
      return marks === '' ? '' : `<sup>${marks}</sup>`;
    }
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
