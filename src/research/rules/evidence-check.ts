import type { EvidenceCheck, Evidence, Source } from './ledger.ts';
import type { AbsenceSearch } from './absence.ts';
import { lineNumber, pageNumber, type SnapshotRow } from './pages/snapshot-row.ts';
import { isSound, type QuoteCheck } from './quotes/quote-check.ts';
import { excerpt } from '../../base/errors.ts';

/** The stored pages of a source. */
export interface SourcePages {
  /** The row of the quoted page; undefined when it was not fetched. */
  own: SnapshotRow | undefined;
  /** Rows with a snapshot, the quoted page first: other addresses of the work, earlier texts of a file. */
  stored: readonly SnapshotRow[];
}

/** Searches a quote in a snapshot; undefined when that cannot be read. */
export type FindQuote = (quote: string, snapshot: string) => QuoteCheck | undefined;

const longestWords = 160;
/** Characters from which a line of code is distinctive. */
const leastCode = 12;
const doubts = {
  short: 'fewer than four words',
  'cut-word': 'it begins or ends inside a word',
  negated: 'it leaves out a denial of its own sentence',
  scattered: 'it is pieced together: more than three ellipses, or one that leaves out more than a passage',
  boilerplate: 'it is in the navigation or the footer of the page',
} satisfies Record<QuoteCheck['doubts'][number], string>;

/**
 * The check of a quote in its source's pages. It is repeated only if it was not sound and there is another text. Results: found,
 * failed, could not run. In a page that is missing, truncated or replaced by another of the same work, no quote counts as absent.
 */
export function checkEvidence(
  { quote, check }: Evidence,
  { kind }: Pick<Source, 'kind'>,
  { own, stored }: SourcePages,
  findQuote: FindQuote,
): EvidenceCheck {
  const first = stored[0];
  if (check !== undefined && isFinal(check, kind, first)) return check;
  if (first === undefined) return unread(kind, own);
  let ownResult: EvidenceCheck | undefined;
  for (const row of stored) {
    const { page, snapshot, truncated } = row;
    const found = snapshot === null ? undefined : findQuote(quote, snapshot);
    if (found === undefined) continue;
    const number = found.place === null ? undefined : pageNumber(row, found.place.start);
    const { place, line: from } = found;
    const line = place === null || from === undefined ? undefined : lineNumber(row, from, place.start);
    const result = {
      verdict: found.verdict,
      sound: carries(found, quote, kind),
      snapshot,
      detail: describe(found),
      ...(number !== undefined && { page: number }),
      ...(line !== undefined && { line }),
    };
    if (result.sound) return result;
    if (page !== own?.page || truncated) continue;
    ownResult ??= result;
  }
  if (ownResult !== undefined) return ownResult;
  const detail = first.truncated
    ? 'not in the part of the page that is stored; the page was cut at the size cap'
    : own?.snapshot == null
      ? `not on another page of the same work, and its own could not be read: ${sentenceOf(own)}`
      : 'its snapshot cannot be read';
  return { verdict: 'could-not-run', sound: false, snapshot: first.snapshot, detail };
}

/** Repeats a search in a file or folder of the project, or in a stored page. */
export interface SearchAgain {
  inTree: (path: string, terms: readonly string[]) => AbsenceSearch;
  inPage: (row: SnapshotRow, terms: readonly string[]) => AbsenceSearch;
}

/**
 * The check of a reported absence: code repeats the search, once for each text, in the complete page itself, not at other
 * addresses of the work.
 */
export function checkAbsence(
  { searched = [], check }: Evidence,
  { kind, url }: Pick<Source, 'kind' | 'url'>,
  { own, stored }: SourcePages,
  { inTree, inPage }: SearchAgain,
): EvidenceCheck {
  const isDecided = check !== undefined && check.verdict !== 'could-not-run';
  // A file of the project may have changed.
  if (kind === 'repository') return isDecided ? check : outcomeOf(inTree(url.replace(/^repository:/, ''), searched));
  const page = stored.find((row) => row.page === own?.page);
  if (page === undefined) return unread(kind, own);
  if (isDecided && check.snapshot === page.snapshot) return check;
  if (page.truncated) return outcomeOf({ outcome: 'could-not-run', detail: 'the page was cut at the size cap' });
  return outcomeOf(inPage(page, searched));
}

function outcomeOf(search: AbsenceSearch): EvidenceCheck {
  const { outcome: verdict, detail } = search;
  const snapshot = search.outcome === 'could-not-run' ? null : search.snapshot;
  return { verdict, sound: verdict === 'not-found', snapshot, detail };
}

/** Whether a quote is strong enough; a line of code may have few words. */
function carries(found: QuoteCheck, quote: string, kind: Source['kind']): boolean {
  const isDistinctive = kind === 'repository' && quote.trim().length >= leastCode;
  return isSound(isDistinctive ? { ...found, doubts: found.doubts.filter((doubt) => doubt !== 'short') } : found);
}

/** Whether a check is kept although the file has changed since. */
function isFinal(check: EvidenceCheck, kind: Source['kind'], first: SnapshotRow | undefined): boolean {
  if (check.sound) return true;
  if (check.snapshot === null) return false;
  return kind === 'repository' || first === undefined || first.snapshot === check.snapshot;
}

function unread(kind: Source['kind'], own: SnapshotRow | undefined): EvidenceCheck {
  // A missing file is certain; a page that was there before may come back.
  const isNoFile = own?.outcome === 'dead' || own?.reason?.kind === 'refused-address';
  const verdict = kind === 'repository' && isNoFile ? 'absent' : 'could-not-run';
  const unreachable = verdict === 'could-not-run' && (own?.outcome === 'dead' || own?.reason?.kind === 'wall');
  return { verdict, sound: false, snapshot: null, detail: sentenceOf(own), ...(unreachable && { unreachable }) };
}

function sentenceOf(row: SnapshotRow | undefined): string {
  if (row === undefined) return 'its source was not fetched';
  if (row.outcome === 'stored') return 'the stored text of its page is gone or was altered';
  return row.reason?.sentence ?? 'its source could not be read';
}

/** The fault of a quote in a line; null without one. */
function describe(found: QuoteCheck): string | null {
  const { verdict, differences, words } = found;
  const changed = differences
    .map(({ quote, page }) => `${named(quote)} in the quote, ${named(page)} on the page`)
    .slice(0, 3)
    .join('; ');
  if (verdict === 'number-mismatch' || (verdict === 'absent' && changed !== '')) return changed;
  if (verdict === 'absent') return words === null ? 'nothing like it is on the page' : `closest: ${named(words)}`;
  return found.doubts.length === 0 ? null : found.doubts.map((doubt) => doubts[doubt]).join('; ');
}

function named(words: string): string {
  const text = excerpt(words);
  return text === '' ? 'nothing' : `"${text.length > longestWords ? `${text.slice(0, longestWords)}…` : text}"`;
}
