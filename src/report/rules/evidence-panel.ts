import { bareWords, capitalized } from '../../base/text.ts';
import { evidenceWords, pageWords } from '../../research/rules/absence.ts';
import { placeInWords, quoteOutcome } from '../../research/rules/evidence.ts';
import { distrust, isCitable, markOf, sourcesById, whyNotCitable } from '../../research/rules/standing.ts';
import type { Claim, Evidence, Ledger, Source } from '../../research/rules/ledger.ts';
import type { Place } from '../../research/rules/quotes/text.ts';
import { decidingVote, verdictWords, verifiedText } from '../../research/rules/verification.ts';
import { escapeHtml, link } from './html-text.ts';
import { withoutMarkdown } from './markdown-marks.ts';

/** What a citation opens. */

/** A stored text and the position of a quote in it. */
export type FindPassage = (evidence: Evidence) => { text: string; place: Place; file: string } | undefined;

/** The ledger, the stored texts, and the numbers of the sources in the report, by key. */
export interface Known {
  ledger: Ledger;
  find: FindPassage;
  numbers: ReadonlyMap<string, number>;
}

/** Characters of the stored text shown after a quote, and before it, so that the panel needs no scrolling. */
const mostBehind = 700;
const mostBefore = 160;
const mostLinesBefore = 2;

/** Normalised words, for comparing texts in different typography. */
const folded = (text: string): string => bareWords(text).join(' ');

/** A finding with its verdict and its quotes from the cited sources, marked in the stored text. */
export function findingPanel(claim: Claim, keys: readonly string[], known: Known): string {
  const { ledger } = known;
  const sources = sourcesById(ledger);
  const mark = markOf(claim, sources);
  const text = verifiedText(claim, ledger);
  const reason = decidingVote(claim, ledger)?.reason;
  const grounds = claim.confidence_reason === undefined ? '' : ` (${claim.confidence_reason})`;
  const rows = [
    ['Handed in as', text === claim.text ? '' : withoutMarkdown(claim.text)],
    ['Verdict', `${verdictWords(claim, ledger) ?? 'no verifier was asked'}${reason == null ? '' : `: ${reason}`}`],
    ['Confidence', isCitable(claim) ? `${claim.confidence}${grounds}` : `not to be cited: ${whyNotCitable(claim)}`],
    ['Distrust', mark === '' ? '' : distrust[mark].short],
  ].flatMap(([term, said = '']) => (said === '' ? [] : [`<dt>${term}</dt><dd dir="auto">${escapeHtml(said)}</dd>`]));
  const cited = claim.evidence.filter(({ source }) => keys.includes(sources.get(source)?.key ?? ''));
  const quotes = new Set(cited.map((one) => quotePanel(one, sources.get(one.source), known)));
  return `<article><h4 dir="auto">${claim.id}: ${escapeHtml(withoutMarkdown(text))}</h4>
${[...quotes].join('\n')}<dl>${rows.join('')}</dl></article>`;
}

function quotePanel(evidence: Evidence, source: Source | undefined, { find, numbers }: Known): string {
  const { check, searched } = evidence;
  const found = find(evidence);
  const passage = found === undefined ? undefined : passageOf(found);
  const isAbsence = searched !== undefined;
  const quote = isAbsence
    ? capitalized(evidenceWords(evidence, source?.url ?? ''))
    : withoutMarkdown(pageWords(evidence));
  const outcome = `${quoteOutcome(check)}${check?.detail == null ? '' : `: ${check.detail}`}`;
  const tag = isAbsence ? 'p' : 'blockquote';
  // The quote is printed separately only where it differs from the marked words.
  const isMarked = !isAbsence && passage !== undefined && folded(passage.words) === folded(quote);
  return [
    source === undefined ? '' : `<p>${sourceLine(source, numbers, placeInWords(check))}</p>`,
    isMarked ? '' : `<${tag} dir="auto">${escapeHtml(quote)}</${tag}>`,
    passage?.html ?? (isAbsence ? '' : '<p class="quiet">No stored page contains it.</p>'),
    `<p class="${check?.sound === true ? 'sound' : 'unsound'}">The ${isAbsence ? 'search' : 'quote'} ${escapeHtml(outcome)}.</p>`,
  ].join('\n');
}

function sourceLine(source: Source, numbers: ReadonlyMap<string, number>, where: string): string {
  const { key, title, url, kind, accessed } = source;
  const number = numbers.get(key);
  return `${number === undefined ? '' : `[${number}] `}<span dir="auto">${escapeHtml(title)}</span>${where === '' ? '' : `, ${where}`}, ${link(url, escapeHtml(url))} <span class="quiet">(${kind}, accessed ${escapeHtml(accessed)})</span>`;
}

/** The stored text around a quote. */
function passageOf({ text, place: { start, end }, file }: NonNullable<ReturnType<FindPassage>>): {
  words: string;
  html: string;
} {
  const lines = text.slice(Math.max(0, start - mostBefore), start).split('\n');
  const near = lines.slice(-mostLinesBefore).join('\n');
  // It begins with a whole word.
  const before = near.length < mostBefore ? near : near.replace(/^\S*\s/, '').replace(/^[\udc00-\udfff]/, '');
  const to = Math.min(text.length, end + mostBehind);
  const words = text.slice(start, end);
  const after = text.slice(end, to).replace(/[\ud800-\udbff]$/, '');
  const isWhole = before === text.slice(0, start) && to === text.length;
  const [from, more, rest] = isWhole ? ['', '', ''] : ['… ', ' …', '; all of it is in'];
  const html = `<div class="page" tabindex="0" dir="auto">${from}${escapeHtml(before)}<mark>${escapeHtml(words)}</mark>${escapeHtml(after)}${more}</div>
<p class="quiet">From the page as it was stored${rest} <code>${escapeHtml(file)}</code>.</p>`;
  return { words, html };
}
