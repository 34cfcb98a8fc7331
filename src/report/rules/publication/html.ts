import { isSummarySection } from '../finding.ts';
import { escapeHtml, link } from './html-text.ts';
import type { PublicationInput } from './markdown.ts';
import { style } from './style.ts';
import { citedEvidence } from './html-evidence.ts';
import type { ClaimView, SourceView } from './evidence-view.ts';
import { shownNumbers, textOf, type Block, type Cell, type Inline } from './tree.ts';

export interface HtmlInput extends PublicationInput {
  /** The question of the research in the user's words. */
  question: string;
  claims: ReadonlyMap<string, ClaimView>;
  /** Pictures of the report by name, as data: addresses. */
  pictures: ReadonlyMap<string, string>;
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
export function publicationHtml(input: HtmlInput): string {
  return new HtmlWriter(input).write();
}

/**
 * The report in the order for the screen: the question, the summary, how it was made with the open objections, the contents, the
 * other sections. A report with another beginning keeps its order.
 */
function arranged(blocks: readonly Block[]): { opening: Block[]; made: Block[]; others: Block[] } {
  const isSection = (block: Block | undefined) => block?.type === 'heading' && block.level === 1;
  const first = blocks.findIndex((block) => block.type === 'heading' && block.level < 4);
  const summary = blocks[first];
  if (summary?.type !== 'heading' || !isSection(summary) || !isSummarySection(textOf(summary.children)))
    return { opening: [], made: [], others: [...blocks] };
  const second = blocks.findIndex((block, index) => index > first && isSection(block));
  const end = second < 0 ? blocks.length : second;
  const front = blocks.slice(0, first).map((block): { question: Block[]; made: Block[] } => {
    if (block.type !== 'quote' || block.isContested) return { question: [block], made: [] };
    const [question, ...behind] = block.blocks;
    return {
      question: question === undefined ? [] : [question],
      made: behind.length === 0 ? [] : [{ ...block, blocks: behind }],
    };
  });
  return {
    opening: [...front.flatMap(({ question }) => question), ...blocks.slice(first, end)],
    made: front.flatMap(({ made }) => made),
    others: blocks.slice(end),
  };
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
    const title = textOf(report.title);
    const contents = this.#contents();
    const { opening, made, others } = arranged(report.blocks);
    const [answer, box, body] = [opening, made, others].map((blocks) =>
      blocks.map((block) => this.#block(block)).join('\n'),
    );
    const listed = [...report.citations].map(
      ([key, number]) => `<li value="${number}">${this.#source(sources.get(key), key)}</li>`,
    );
    const policy = `default-src 'none'; style-src '${styleHash}'; img-src data:; base-uri 'none'; form-action 'none'`;
    return `<!DOCTYPE html>
<html lang="en">
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
<h1 dir="auto">${this.#inlines(report.title)}</h1>
${day === undefined ? '' : `<p class="quiet">Research report, <time datetime="${escapeHtml(day)}">${escapeHtml(day)}</time></p>`}
${question === '' ? '' : `<p class="question" dir="auto">${escapeHtml(question)}</p>`}
${report.trouble === null ? '' : `<p class="box">${escapeHtml(report.trouble)}</p>`}
${answer}
${box}
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
      block.type === 'heading' && block.level < 4 ? [block] : [],
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
        const isListed = block.level < 4;
        if (isListed) this.#headings += 1;
        const tag = `h${block.level + 1}`;
        const number = block.number === '' ? '' : `${block.number}\u2002`;
        return `<${tag}${isListed ? ` id="s${this.#headings}"` : ''} dir="auto">${number}${this.#inlines(block.children)}</${tag}>`;
      }
      case 'paragraph':
        return `<p dir="auto">${this.#inlines(block.children)}</p>`;
      case 'list': {
        const tag = block.isOrdered ? 'ol' : 'ul';
        const items = block.items.map(({ term, blocks }) => {
          const words = term.length === 0 ? '' : `<strong>${this.#inlines(term)}</strong> `;
          const [only] = blocks;
          const inner =
            blocks.length === 1 && only?.type === 'paragraph'
              ? this.#inlines(only.children)
              : blocks.map((one) => this.#block(one)).join('\n');
          return `<li dir="auto">${words}${inner}</li>`;
        });
        return `<${tag}>${items.join('\n')}</${tag}>`;
      }
      case 'table':
        return this.#table(block);
      case 'figure':
        return `<figure>${this.#picture(block)}${this.#caption('figcaption', 'Figure', block)}</figure>`;
      case 'quote':
        return `<blockquote${block.isContested ? ' class="contested"' : ''}>${block.blocks.map((one) => this.#block(one)).join('\n')}</blockquote>`;
      case 'verbatim':
        return `<pre>${escapeHtml(block.text)}</pre>`;
    }
  }

  #caption(tag: string, kind: string, { number, caption }: { number: string; caption: Inline[] }): string {
    if (caption.length === 0) return '';
    return `<${tag}>${kind}${number === '' ? '' : ` ${number}`}: ${this.#inlines(caption)}</${tag}>`;
  }

  #picture({ picture }: Extract<Block, { type: 'figure' }>): string {
    // The generated drawing contains only shapes and escaped words.
    if (picture.type === 'svg') return picture.svg;
    const address = picture.type === 'file' ? this.#input.pictures.get(picture.file) : undefined;
    if (address !== undefined) return `<img src="${escapeHtml(address)}" alt="">`;
    return picture.type === 'file'
      ? `<p class="quiet">The picture ${escapeHtml(picture.file)} stands in the PDF.</p>`
      : '';
  }

  #table(table: Extract<Block, { type: 'table' }>): string {
    const row = (tag: string) => (cells: readonly Cell[]) =>
      `<tr>${cells
        .map(
          ({ children, columns }) =>
            `<${tag}${columns > 1 ? ` colspan="${columns}"` : ''} dir="auto">${this.#inlines(children)}</${tag}>`,
        )
        .join('')}</tr>`;
    // Long texts in adjacent columns get equal widths, so that no column is pushed out of view.
    const isLong = table.rows.some(
      (cells) => cells.length > 3 && cells.some((one) => textOf(one.children).length > longText),
    );
    const head = table.header.length === 0 ? '' : `<thead>${table.header.map(row('th')).join('')}</thead>`;
    return `<div class="table" tabindex="0"><table${isLong ? ' class="long"' : ''}>${this.#caption('caption', 'Table', table)}${head}<tbody>${table.rows.map(row('td')).join('')}</tbody></table></div>`;
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
        return this.#citation(inline);
      case 'claim':
        return this.#marks(inline.ids);
    }
  }

  #marks(ids: readonly string[]): string {
    return ids
      .map((id) => {
        const mark = this.#input.markOf(id);
        return mark === '' ? '' : `<sup class="doubt">${escapeHtml(mark)}</sup>`;
      })
      .join('');
  }

  #citation({ keys, numbers, note, claims }: Extract<Inline, { type: 'cite' }>): string {
    const shown = `[${shownNumbers(numbers)}${note === '' ? '' : `, ${escapeHtml(note)}`}]`;
    const name = `${keys.join()} ${claims.join()}`;
    let opened = this.#opened.get(name);
    if (opened === undefined) {
      const id = `e${this.#opened.size + 1}`;
      const { sources, claims: views, report } = this.#input;
      opened = {
        id,
        html: citedEvidence({ id, shown, keys, ids: claims, sources, claims: views, numbers: report.citations }),
      };
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
