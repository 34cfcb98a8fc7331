import { sectionTitles } from './draft.ts';
import { folded, type ClaimView, type QuoteView, type SourceView } from './evidence-view.ts';
import { escapeHtml, link } from './html-text.ts';
import { style } from './style.ts';
import type { PublicationInput } from './to-markdown.ts';
import { shownNumbers, textOf, type Block, type Cell, type Inline } from './tree.ts';

export interface HtmlInput extends PublicationInput {
  /** The question of the research in the user's words. */
  question: string;
  claims: ReadonlyMap<string, ClaimView>;
  /** The hash of the style for the content security policy. */
  styleHash: string;
}

export const reportStyle = style;

/** A citation with its marks and the punctuation after it: without a wrapper, a browser may break the line after the button. */
const citedEnd =
  /(<button type="button" class="cite"[^<>]*>[^<>]{1,24}<\/button>(?:<sup class="doubt">[^<>]*<\/sup>)*[.,;:)])/g;

/**
 * The report as one HTML file without scripts and external resources; every citation opens its quotes in the stored text. All
 * text is escaped, and the content security policy is a second protection.
 */
export function reportHtml(input: HtmlInput): string {
  return new HtmlWriter(input).write();
}

/** The summary with how the report was made, and what follows: the contents stand between them. */
function divided(blocks: readonly Block[]): [Block[], Block[]] {
  const second = blocks.findIndex((block) => block.type === 'heading' && textOf(block.children) === sectionTitles[1]);
  return second < 0 ? [[], [...blocks]] : [blocks.slice(0, second), blocks.slice(second)];
}

const longText = 120;

class HtmlWriter {
  readonly #input: HtmlInput;
  /** The panels of citations by their content, so that equal ones are shared. */
  readonly #opened = new Map<string, { id: string; html: string }>();
  #headings = 0;

  constructor(input: HtmlInput) {
    this.#input = input;
  }

  write(): string {
    const { report, day, question, sources, checks, styleHash } = this.#input;
    const contents = this.#contents();
    const [opening, others] = divided(report.blocks);
    const [answer, body] = [opening, others].map((blocks) => blocks.map((block) => this.#block(block)).join('\n'));
    const listed = [...report.citations].map(
      ([key, number]) => `<li value="${number}">${this.#source(sources.get(key), key)}</li>`,
    );
    const policy = `default-src 'none'; style-src '${styleHash}'; base-uri 'none'; form-action 'none'`;
    return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="generator" content="autonomous-workflow">
<title>${escapeHtml(report.title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1 dir="auto">${escapeHtml(report.title)}</h1>
${day === undefined ? '' : `<p class="quiet">Research report, <time datetime="${escapeHtml(day)}">${escapeHtml(day)}</time></p>`}
<p class="question" dir="auto">${escapeHtml(question)}</p>
${answer}
${contents}
${body}
${listed.length === 0 ? '' : `<h2 id="sources">Sources</h2>\n<ol>${listed.join('\n')}</ol>`}
<h2 id="checks">What was checked</h2>
<ul>${checks.map((line) => `<li>${escapeHtml(line)}</li>`).join('\n')}</ul>
</main>
<section aria-label="Evidence">
${[...this.#opened.values()].map(({ html }) => html).join('\n')}
</section>
</body>
</html>
`;
  }

  #contents(): string {
    const headings = this.#input.report.blocks.flatMap((block) =>
      block.type === 'heading' && block.level < 3 ? [block] : [],
    );
    if (headings.length < 3) return '';
    const entries = headings.map(
      ({ level, number, children }, index) =>
        `<li class="level${level}"><a href="#s${index + 1}">${escapeHtml(`${number} ${textOf(children)}`.trim())}</a></li>`,
    );
    return `<nav aria-label="Contents" class="box"><ol>${entries.join('')}</ol></nav>`;
  }

  #block(block: Block): string {
    switch (block.type) {
      case 'heading': {
        const isListed = block.level < 3;
        if (isListed) this.#headings += 1;
        const tag = `h${block.level + 1}`;
        const number = block.number === '' ? '' : `${block.number}\u2002`;
        return `<${tag}${isListed ? ` id="s${this.#headings}"` : ''} dir="auto">${number}${this.#inlines(block.children)}</${tag}>`;
      }
      case 'paragraph':
        return `<p dir="auto">${this.#inlines(block.children)}</p>`;
      case 'list': {
        const tag = block.isOrdered ? 'ol' : 'ul';
        const items = block.items.map((blocks) => {
          const [only] = blocks;
          const inner =
            blocks.length === 1 && only?.type === 'paragraph'
              ? this.#inlines(only.children)
              : blocks.map((one) => this.#block(one)).join('\n');
          return `<li dir="auto">${inner}</li>`;
        });
        return `<${tag}>${items.join('\n')}</${tag}>`;
      }
      case 'table':
        return this.#table(block);
      case 'quote': {
        const inner = block.blocks.map((one) => this.#block(one)).join('\n');
        if (block.kind === 'box') return `<div class="box">${inner}</div>`;
        return `<blockquote${block.kind === 'contested' ? ' class="contested"' : ''}>${inner}</blockquote>`;
      }
      case 'verbatim':
        return `<pre>${escapeHtml(block.text)}</pre>`;
    }
  }

  #table(table: Extract<Block, { type: 'table' }>): string {
    const row = (tag: string) => (cells: readonly Cell[]) =>
      `<tr>${cells.map((cell) => `<${tag} dir="auto">${this.#inlines(cell)}</${tag}>`).join('')}</tr>`;
    // Long texts in adjacent columns get equal widths, so that no column is pushed out of view.
    const isLong = table.rows.some((cells) => cells.length > 3 && cells.some((cell) => textOf(cell).length > longText));
    const isHeaded = table.header.some((cell) => textOf(cell).trim() !== '');
    const head = isHeaded ? `<thead>${row('th')(table.header)}</thead>` : '';
    return `<div class="table" tabindex="0"><table${isLong ? ' class="long"' : ''}>${head}<tbody>${table.rows.map(row('td')).join('')}</tbody></table></div>`;
  }

  #inlines(inlines: readonly Inline[]): string {
    return inlines
      .map((one) => this.#inline(one))
      .join('')
      .replace(citedEnd, '<span class="whole">$1</span>');
  }

  #inline(inline: Inline): string {
    switch (inline.type) {
      case 'text':
        return escapeHtml(inline.text);
      case 'strong':
        return `<strong>${this.#inlines(inline.children)}</strong>`;
      case 'emphasis':
        return `<em>${this.#inlines(inline.children)}</em>`;
      case 'code':
        return `<code>${this.#inlines(inline.children)}</code>`;
      case 'superscript':
        return `<sup>${this.#inlines(inline.children)}</sup>`;
      case 'subscript':
        return `<sub>${this.#inlines(inline.children)}</sub>`;
      case 'link':
        return link(inline.url, this.#inlines(inline.children));
      case 'break':
        return '<br>';
      case 'cite':
        return this.#citation(inline) + this.#marks(inline.claims);
      case 'formula':
        return `<span title="${escapeHtml(`${inline.formula} = ${inline.printed}`)}">${escapeHtml(inline.printed)}</span>`;
      case 'finding':
        return inline.isRow
          ? `<span id="f${inline.id}">${inline.id}</span>`
          : `<a href="#f${inline.id}">${inline.id}</a>`;
      case 'matter':
        return inline.id;
      case 'inference':
        return '<em>(inference)</em>';
    }
  }

  #marks(ids: readonly string[]): string {
    const marks = [...new Set(ids.map(this.#input.markOf))].filter((mark) => mark !== '');
    return marks.map((mark) => `<sup class="doubt">${escapeHtml(mark)}</sup>`).join('');
  }

  #citation({ keys = [], note = '', claims }: Extract<Inline, { type: 'cite' }>): string {
    if (keys.length === 0) return '';
    const { sources, claims: views, report } = this.#input;
    const numbers = shownNumbers(keys.flatMap((key) => report.citations.get(key) ?? []));
    const shown = `[${numbers}${note === '' ? '' : `, ${escapeHtml(note)}`}]`;
    const name = `${keys.join()} ${claims.join()}`;
    let opened = this.#opened.get(name);
    if (opened === undefined) {
      const id = `e${this.#opened.size + 1}`;
      const cited = { id, shown, keys, ids: claims, sources, claims: views, numbers: report.citations };
      opened = { id, html: citedEvidence(cited) };
      this.#opened.set(name, opened);
    }
    return `<button type="button" class="cite" popovertarget="${opened.id}" aria-label="Evidence for ${escapeHtml(shown)}">${shown}</button>`;
  }

  #source(source: SourceView | undefined, key: string): string {
    if (source === undefined) return escapeHtml(key);
    const { authors, title, year, venue = '', url, accessed } = source;
    const words = [authors.slice(0, 3).join('; '), title, venue, year ?? '']
      .filter((part) => part !== '')
      .map(escapeHtml);
    return `<span dir="auto">${words.join('. ')}.</span> ${link(url, escapeHtml(url))} <span class="quiet">accessed ${escapeHtml(accessed)}</span>`;
  }
}

interface CitedEvidence {
  id: string;
  /** The citation as it is printed. */
  shown: string;
  keys: readonly string[];
  /** The findings that it is cited for. */
  ids: readonly string[];
  sources: ReadonlyMap<string, SourceView>;
  claims: ReadonlyMap<string, ClaimView>;
  numbers: ReadonlyMap<string, number>;
}

/**
 * The panel that a citation opens: each finding with its verdict and its quotes from the cited sources, marked in the stored
 * text.
 */
function citedEvidence(cited: CitedEvidence): string {
  const { id, shown, keys, ids, sources, claims } = cited;
  const findings = ids.flatMap((one) => claims.get(one) ?? []);
  const described = findings.map((claim) => finding(claim, cited));
  const quoted = new Set(findings.flatMap(({ quotes }) => quotes.map(({ source }) => source)));
  const others = keys.filter((key) => !quoted.has(key)).flatMap((key) => sources.get(key) ?? []);
  const plain = others.map(
    (source) =>
      `<p>${sourceLine(source, cited)}<br><span class="quiet">The sentence names no finding for this source.</span></p>`,
  );
  return `<aside popover id="${id}" aria-labelledby="${id}t"><header><h3 id="${id}t">Evidence ${shown}</h3><button type="button" class="close" popovertarget="${id}" popovertargetaction="hide">Close</button></header>
${[...described, ...plain].join('\n')}</aside>`;
}

function finding(claim: ClaimView, cited: CitedEvidence): string {
  const { keys, sources } = cited;
  const rows: [string, string][] = [
    ...(claim.handedInAs === null ? [] : ([['Handed in as', claim.handedInAs]] as [string, string][])),
    ['Verdict', `${claim.verdict}${claim.reason === '' ? '' : `: ${claim.reason}`}`],
    ['Confidence', claim.confidence],
    ...(claim.mark === '' ? [] : ([['Distrust', claim.mark]] as [string, string][])),
  ];
  const listed = rows.map(([term, text]) => `<dt>${term}</dt><dd dir="auto">${escapeHtml(text)}</dd>`).join('');
  const quotes = claim.quotes.filter(({ source }) => keys.includes(source));
  const shown = quotes.map((quote) => quoteBlock(quote, sources.get(quote.source), cited));
  const more = claim.quotes.length - quotes.length;
  return `<article><h4 dir="auto">${escapeHtml(claim.id)}: ${escapeHtml(claim.text)}</h4>
${shown.join('\n')}<dl>${listed}</dl>${more > 0 ? `<p class="quiet">${more} more ${more === 1 ? 'quote' : 'quotes'} of other sources.</p>` : ''}</article>`;
}

function sourceLine(source: SourceView, { numbers }: CitedEvidence, where = ''): string {
  const number = numbers.get(source.key);
  return `${number === undefined ? '' : `[${number}] `}<span dir="auto">${escapeHtml(source.title)}</span>${where === '' ? '' : `, ${where}`}, ${link(source.url, escapeHtml(source.url))} <span class="quiet">(${source.kind}, accessed ${escapeHtml(source.accessed)})</span>`;
}

function quoteBlock(quote: QuoteView, source: SourceView | undefined, cited: CitedEvidence): string {
  const { passage } = quote;
  const page =
    passage === null
      ? quote.isAbsence
        ? ''
        : '<p class="quiet">No stored page contains it.</p>'
      : `<div class="page" tabindex="0" dir="auto">${passage.isWhole ? '' : '… '}${escapeHtml(passage.before)}<mark>${escapeHtml(passage.words)}</mark>${escapeHtml(passage.after)}${passage.isWhole ? '' : ' …'}</div>
<p class="quiet">From the page as it was stored${passage.isWhole ? '' : '; all of it is in'} <code>${escapeHtml(passage.file)}</code>.</p>`;
  // The quote is printed separately only where it differs from the marked words.
  const isMarked = passage !== null && folded(passage.words) === folded(quote.quote);
  const words = quote.isAbsence
    ? `<p dir="auto">${escapeHtml(quote.quote)}</p>`
    : isMarked
      ? ''
      : `<blockquote dir="auto">${escapeHtml(quote.quote)}</blockquote>`;
  return `${source === undefined ? '' : `<p>${sourceLine(source, cited, quote.where)}</p>`}
${words}
${page}
<p class="${quote.isSound ? 'sound' : 'unsound'}">The ${quote.isAbsence ? 'search' : 'quote'} ${escapeHtml(quote.outcome)}.</p>`;
}
