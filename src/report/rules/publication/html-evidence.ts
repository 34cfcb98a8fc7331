import { folded, type ClaimView, type QuoteView, type SourceView } from './evidence-view.ts';
import { escapeHtml, link } from './html-text.ts';

export interface CitedEvidence {
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
export function citedEvidence(cited: CitedEvidence): string {
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
    ...claim.alsoSaid.map((one): [string, string] => ['Also said by', one]),
    ...claim.partlySaid.map((one): [string, string] => ['In part also said by', one]),
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
