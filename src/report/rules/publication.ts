import type { Ledger, Source } from '../../research/rules/ledger.ts';
import { sectionTitles } from './source.ts';
import { findingPanel, type FindPassage } from './evidence.ts';
import { escapeHtml, link } from '../../base/tex.ts';
import {
  printBlocks,
  shownNumbers,
  textOf,
  type Form,
  type Inline,
  type Report,
  type Row,
  type Block,
} from './tree.ts';
import { orElse } from '../../base/errors.ts';

export interface HtmlInput {
  report: Report;
  ledger: Ledger;
  /** Finds quotes in stored texts. */
  find: FindPassage;
  /** `templates/report.css`, and the hash by which the content security policy allows it. */
  style: string;
  styleHash: string;
}

/** A citation with its marks and the punctuation after it: without a wrapper, a browser may break the line after the button. */
const citedEnd =
  /(<button type="button" class="cite"[^<>]*>[^<>]{1,24}<\/button>(?:<sup class="doubt">[^<>]*<\/sup>)*[.,;:)]?)/g;

/**
 * The report as one HTML file without scripts and external resources; every citation opens its quotes in the stored text. All
 * text is escaped, and the content security policy is a second protection.
 */
export function reportHtml(input: HtmlInput): string {
  const { report, ledger, style, styleHash } = input;
  const { title, day } = report;
  const panels = new Map<string, { id: string; html: string }>();
  const form = htmlForm(input, panels);
  const body = printBlocks(report.blocks, form);
  const listed = sourcesOf(report, ledger).map(
    ([number, source]) => `<li value="${number}">${sourceInHtml(source)}</li>`,
  );
  const policy = `default-src 'none'; style-src '${styleHash}'; base-uri 'none'; form-action 'none'`;
  return `<!DOCTYPE html>
<html lang="${escapeHtml(report.language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="generator" content="autonomous-workflow">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1 dir="auto">${escapeHtml(title)}</h1>
<p class="quiet">Research report, <time datetime="${escapeHtml(day)}">${escapeHtml(day)}</time></p>
${body}
${listed.length === 0 ? '' : `<h2 id="sources">Sources</h2>\n<ol>${listed.join('\n')}</ol>`}
</main>
<section aria-label="Evidence">
${[...panels.values()].map(({ html }) => html).join('\n')}
</section>
</body>
</html>
`;
}

/** The place of a heading in the page, which the contents lead to. */
const anchorOf = (number: string) => `s${number.replace('.', '-')}`;

function contentsOf({ blocks }: Report): string {
  const headings = blocks.flatMap((block) => (block.type === 'heading' && block.depth < 3 ? [block] : []));
  const entries = headings.map(
    ({ depth, number = '', children }) =>
      `<li class="level${depth}"><a href="#${anchorOf(number)}">${escapeHtml(`${number} ${textOf(children)}`)}</a></li>`,
  );
  return `<nav aria-label="Contents" class="box"><ol>${entries.join('')}</ol></nav>`;
}

/** @param panels what citations open, by their content, so that equal ones are shared. */
const htmlForm = (input: HtmlInput, panels: Map<string, { id: string; html: string }>): Form => ({
  between: '\n',
  text: ({ value }) => escapeHtml(value),
  strong: ({ children }, { text }) => `<strong>${text(children)}</strong>`,
  emphasis: ({ children }, { text }) => `<em>${text(children)}</em>`,
  superscript: ({ children }, { text }) => `<sup>${text(children)}</sup>`,
  subscript: ({ children }, { text }) => `<sub>${text(children)}</sub>`,
  inlineCode: ({ value }) => `<code>${escapeHtml(value)}</code>`,
  link: ({ url, children }, { text }) => link(url, text(children)),
  break: () => '<br>',
  cite: (cite) =>
    citation(cite, input, panels) + (cite.marks ?? []).map((mark) => `<sup class="doubt">${mark}</sup>`).join(''),
  formula: ({ formula, printed }) =>
    `<span title="${escapeHtml(`${formula} = ${printed}`)}">${escapeHtml(printed)}</span>`,
  finding: ({ id, isRow }) => (isRow ? `<span id="f${id}">${id}</span>` : `<a href="#f${id}">${id}</a>`),
  matter: ({ id }) => id,
  inference: () => '<em>(inference)</em>',
  heading: ({ depth, number = '', children }, { text }) => {
    const [id, shown] = number === '' ? ['', ''] : [` id="${anchorOf(number)}"`, `${number}\u2002`];
    // The contents stand behind the summary, with how the report was made.
    const contents = depth === 1 && textOf(children) === sectionTitles[1] ? `${contentsOf(input.report)}\n` : '';
    return `${contents}<h${depth + 1}${id} dir="auto">${shown}${text(children)}</h${depth + 1}>`;
  },
  paragraph: ({ children }, { text }) => `<p dir="auto">${whole(text(children))}</p>`,
  blockquote: ({ kind, children }, { blocks }) =>
    kind === 'box'
      ? `<div class="box">${blocks(children)}</div>`
      : `<blockquote${kind === 'contested' ? ' class="contested"' : ''}>${blocks(children)}</blockquote>`,
  code: ({ value }) => `<pre>${escapeHtml(value)}</pre>`,
  list: ({ ordered, children }, { blocks }) => {
    const tag = ordered ? 'ol' : 'ul';
    return `<${tag}>${children.map((item) => `<li dir="auto">${blocks(item.children)}</li>`).join('\n')}</${tag}>`;
  },
  table: ({ children: [head, ...rows] }, { text }) => {
    const printed = (row: Row | undefined, tag: string) =>
      `<tr>${(row?.children ?? []).map((cell) => `<${tag} dir="auto">${whole(text(cell.children))}</${tag}>`).join('')}</tr>`;
    const heads = head === undefined || textOf([head]).trim() === '' ? '' : `<thead>${printed(head, 'th')}</thead>`;
    return `<div class="table" tabindex="0"><table>${heads}<tbody>${rows.map((row) => printed(row, 'td')).join('')}</tbody></table></div>`;
  },
});

/** Text in which a citation keeps its punctuation. */
const whole = (html: string): string => html.replace(citedEnd, '<span class="whole">$1</span>');

function citation(
  { keys = [], note = '', claims }: Inline & { type: 'cite' },
  { ledger, find, report: { citations: numbers } }: HtmlInput,
  panels: Map<string, { id: string; html: string }>,
): string {
  if (keys.length === 0) return '';
  const shown = `[${shownNumbers(keys.flatMap((key) => numbers.get(key) ?? []))}${note === '' ? '' : `, ${escapeHtml(note)}`}]`;
  const name = `${keys.join()} ${claims.join()}`;
  const { id = `e${panels.size + 1}` } = panels.get(name) ?? {};
  if (!panels.has(name)) {
    const findings = ledger.claims.filter((claim) => claims.includes(claim.id));
    const html = `<aside popover id="${id}" aria-labelledby="${id}t"><header><h3 id="${id}t">Evidence ${shown}</h3><button type="button" class="close" popovertarget="${id}" popovertargetaction="hide">Close</button></header>
${findings.map((claim) => findingPanel(claim, keys, { ledger, find, numbers })).join('\n')}</aside>`;
    panels.set(name, { id, html });
  }
  return `<button type="button" class="cite" popovertarget="${id}" aria-label="Evidence for ${escapeHtml(shown)}">${shown}</button>`;
}

function sourceInHtml(source: Source): string {
  const { url, accessed } = source;
  return `<span dir="auto">${escapeHtml(wordsOfSource(source))}</span> ${link(url, escapeHtml(url))} <span class="quiet">accessed ${escapeHtml(accessed)}</span>`;
}

/** The cited sources with their numbers. */
function sourcesOf({ citations }: Report, { sources }: Pick<Ledger, 'sources'>): [number: number, source: Source][] {
  return [...citations].flatMap(([key, number]) =>
    sources.flatMap((source) => (source.key === key ? [[number, source] as [number, Source]] : [])),
  );
}

/** The report as Markdown, with the numbers of the PDF: sections, lists, tables, citations, and the sources at the end. */
export function reportMarkdown(report: Report, ledger: Pick<Ledger, 'sources'>): string {
  const listed = sourcesOf(report, ledger).map(([number, source]) => `${number}. ${sourceInMarkdown(source)}`);
  const parts = [
    `# ${safe(report.title)}`,
    `Research report, ${safe(report.day)}`,
    printBlocks(report.blocks, markdownForm(report.citations)),
    ...(listed.length === 0 ? [] : ['## Sources', listed.join('\n')]),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Blocks as Markdown, of a document whose findings are named by their ids. */
export const blocksMarkdown = (blocks: readonly Block[]): string => printBlocks(blocks, markdownForm(new Map()));

const markdownForm = (citations: Report['citations']): Form => ({
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
  cite: ({ keys = [], note = '', claims, marks = [] }) => {
    const numbers = shownNumbers(keys.flatMap((key) => citations.get(key) ?? []));
    const cited = keys.length === 0 ? claims.join(', ') : `${numbers}${note === '' ? '' : `, ${safe(note)}`}`;
    return `[${cited}]${marks.length === 0 ? '' : `<sup>${marks.join('')}</sup>`}`;
  },
  formula: ({ printed }) => safe(printed),
  finding: ({ id }) => id,
  matter: ({ id }) => id,
  inference: () => '*(inference)*',
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
const wordsOfSource = ({ authors, title, venue = '', year }: Source): string =>
  [authors.slice(0, 3).join('; '), title, venue, year ?? '']
    .flatMap((part) => (part === '' ? [] : [/[.?!。？！]$/.test(part) ? part : `${part}.`]))
    .join(' ');

function sourceInMarkdown(source: Source): string {
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
