import { isUnspaced } from '../../judging/lists.ts';
import { type EvidenceCheck, type Evidence, isFile, type Source } from './ledger.ts';
import { pageNumber, type SnapshotRow } from './pages/page.ts';
import { isTooShort, type QuoteCheck } from './quotes/quote.ts';
import { tokensOf } from './quotes/text.ts';
import { excerpt, oneLine, cut } from '../../base/errors.ts';
import { quotedWords } from '../../base/text.ts';

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
  const [first] = stored;
  // A check is kept although the file has changed since.
  const isKnown = check?.snapshot != null && (kind === 'repository' || first?.snapshot === check.snapshot);
  if (check !== undefined && (check.sound || isKnown || (first === undefined && check.snapshot !== null))) return check;
  if (first === undefined) return unread(kind, own);
  let ownResult: EvidenceCheck | undefined;
  for (const row of stored) {
    const found = row.snapshot === null ? undefined : findQuote(quote, row.snapshot);
    if (found === undefined) continue;
    const result = resultOf(found, quote, row, kind);
    if (result.sound) return result;
    if (row.page === own?.page && !row.truncated) ownResult ??= result;
  }
  if (ownResult !== undefined) return ownResult;
  const detail = first.truncated
    ? 'not in the part of the page that is stored; the page was cut at the size cap'
    : own?.snapshot == null
      ? `not on another page of the same work, and its own could not be read: ${sentenceOf(own)}`
      : 'its snapshot cannot be read';
  return { verdict: 'could-not-run', sound: false, snapshot: first.snapshot, detail };
}

/** Whether a source is the record of what an experimenter ran. */
const isTrialRecord = (url: string) => /^repository:.*\/trials\/[^/]+\.txt$/.test(url);

/** What keeps a quote from carrying a claim; undefined without a fault. Before its page is read, that it has fewer than four words. */
export function faultOfQuote(quote: string, found: QuoteCheck | undefined, isFile: boolean): string | undefined {
  const { difference, verdict } = found ?? {};
  if (difference !== undefined) return `${named(difference.quote)} in the quote, ${named(difference.page)} on the page`;
  if (verdict === 'absent') return 'it is not on the page';
  // A line of code may have few words.
  const isCode = isFile && quote.trim().length >= leastCode;
  return isTooShort(quote) && !isCode ? 'fewer than four words' : undefined;
}

/** Rows of a table with bars between their cells. */
const inCells = (rows: string): string =>
  rows
    .replace(/\t/g, ' | ')
    .replace(/^\s*\||\|\s*$/g, '')
    .trim();

function resultOf(found: QuoteCheck, quote: string, row: SnapshotRow, kind: Source['kind']): EvidenceCheck {
  const { anchor, words, heading = '', verdict } = found;
  // A source is named by its title beside the quote.
  const under = heading === row.title ? '' : heading.replace(`${row.title} › `, '');
  const fault = faultOfQuote(quote, found, kind === 'repository');
  const isShown = tokensOf(words ?? '').words.join(' ') !== tokensOf(quote).words.join(' ');
  const page = anchor === undefined ? undefined : pageNumber(row, anchor);
  const line = !isFile({ kind }) || page !== undefined || /\.x?html?$/i.test(row.url) ? undefined : found.line;
  return {
    // Lines of the record of a trial, each by itself, are what it printed.
    verdict: verdict === 'ellipsis' && isTrialRecord(row.url) ? 'exact' : verdict,
    sound: fault === undefined,
    snapshot: row.snapshot,
    detail: fault ?? null,
    ...(kind !== 'repository' && words !== null && isShown && { words: oneLine(inCells(words)) }),
    ...(under !== '' && kind !== 'repository' && { heading: oneLine(under) }),
    ...(page !== undefined && { page }),
    ...(line !== undefined && { line }),
  };
}

/** Repeats a search in a file or folder of the project, or in a stored page. */
export interface SearchAgain {
  inTree: (path: string, terms: readonly string[]) => AbsenceSearch;
  inPage: (row: Pick<SnapshotRow, 'snapshot'>, terms: readonly string[]) => AbsenceSearch;
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
  if (kind === 'repository') return isDecided ? check : inTree(placeInTree(url) ?? url, searched);
  const page = stored.find((row) => row.page === own?.page);
  if (page === undefined) return unread(kind, own);
  if (isDecided && check.snapshot === page.snapshot) return check;
  return page.truncated ? absence('could-not-run', 'the page was cut at the size cap') : inPage(page, searched);
}

/** The check of words reported as absent, of a search that code repeated. */
export const absence = (verdict: AbsenceSearch['verdict'], detail: string, snapshot: string | null = null) => {
  return { verdict, sound: verdict === 'not-found', snapshot, detail };
};

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

function named(words: string): string {
  const text = excerpt(words);
  return text === '' ? 'nothing' : `"${text.length > longestWords ? `${text.slice(0, longestWords)}…` : text}"`;
}

/** The first occurrence of a word that was reported as absent. */
export interface Sighting {
  term: string;
  /** The words around it. */
  words: string;
  /** From 1. */
  line: number;
}

/** The result of searching for words reported as absent. */
export type AbsenceSearch = EvidenceCheck & { verdict: 'not-found' | 'found' | 'could-not-run' };

/** Characters of context around a found word. */
const around = 60;
/** A name of code whose mark is a part of it: `node:test`. */
const ofCode = /^[^\s:]+:+[^\s:]+$/u;

/** Letters by which two forms of a word may differ at its end, whatever the language: `retry` and `Retries`, `address` and `addresses`. */
const longestEnding = 3;
const leastStem = 4;

/**
 * Finds the first of some words in a text, ignoring case and endings: as a word, or as a part of a name (`maxRetries`), not inside one
 * (“latest”), and not where only the last letter is another (`limiter` and `limited`). Consecutive words match with anything but words
 * between them; a name such as `node:test` only as it stands.
 */
export function sightingIn(text: string, searched: readonly string[]): Sighting | undefined {
  const normal = text.normalize('NFKC');
  for (const term of searched) {
    const wanted = term.normalize('NFKC');
    const isWhole = isUnspaced(wanted) || ofCode.test(wanted);
    const words = isWhole ? [wanted] : (wanted.match(/\p{L}[\p{L}\p{M}]*|\p{N}+/gu) ?? []);
    const last = words.at(-1);
    if (last === undefined) continue;
    const stems = isWhole ? words : words.map(stemOf);
    const between = `\\p{L}{0,${longestEnding}}[^\\p{L}\\p{N}]{0,20}`;
    const pattern = stems.map((stem) => stem.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')).join(between);
    for (const { 0: found, index } of normal.matchAll(new RegExp(pattern, 'giu')))
      if (isWhole || (beginsWord(normal, index) && endsWord(normal, index + found.length, last)))
        return sighting(term, normal, index);
  }
  return undefined;
}

/** An ending replaces a last vowel or `s` (`caches`, `caching`), no other consonant: `React` is not in “reaches”. */
const stemOf = (word: string): string =>
  word.length > leastStem && !/[bcdghjklmnpqrtvwx]$/i.test(word) ? word.slice(0, -1) : word;

/** Whether no more than an ending of a word follows what was found of it. */
function endsWord(text: string, end: number, word: string): boolean {
  const letters = /\p{Ll}$/u.test(text.slice(Math.max(0, end - 2), end)) ? /^\p{Ll}*/u : /^\p{L}*/u;
  const ending = letters.exec(text.slice(end, end + 40))?.[0].toLowerCase() ?? '';
  const isOther = ending.length === 1 && stemOf(word) !== word && !word.toLowerCase().endsWith(ending);
  return ending.length <= longestEnding && !isOther;
}

/** Whether a word begins at an offset, also within a name: at a capital letter, or where letters and digits meet. */
function beginsWord(text: string, at: number): boolean {
  const [before, first] = [text.slice(Math.max(0, at - 1), at), text.charAt(at)];
  if (!/[\p{L}\p{N}]/u.test(before)) return true;
  return /\p{N}/u.test(before) !== /\p{N}/u.test(first) || (/\p{Lu}/u.test(first) && !/\p{Lu}/u.test(before));
}

/** The searched words and the place, as evidence for an absence. */
export function describeSearch(searched: readonly string[], place: string): string {
  return `searched for ${searched.map((term) => quotedWords(term, 80)).join(', ')} in ${place}: nothing`;
}

/** What the page itself says: the whole sentences or rows in which code found a quote; before that, the quote. */
export const pageWords = ({ quote, check }: Pick<Evidence, 'quote' | 'check'>): string => check?.words ?? quote;

/** The words of the page in quotation marks; for an absence the searched words and their source. */
export function evidenceWords(
  evidence: Pick<Evidence, 'quote' | 'searched' | 'url' | 'check'>,
  source: string,
): string {
  const { searched, url } = evidence;
  return searched === undefined ? `“${pageWords(evidence)}”` : describeSearch(searched, placeOfSource(url ?? source));
}

/** The path of a file or folder of the project at an address; undefined for a page. */
export const placeInTree = (address: string): string | undefined => /^repository:(.*)$/s.exec(address)?.[1];

/** The address of a source for people: the path of a file, `the repository` for the whole project. */
export function placeOfSource(url: string): string {
  const path = placeInTree(url) ?? url;
  return path === '.' ? 'the repository' : path;
}

function sighting(term: string, text: string, at: number): Sighting {
  const words = text
    .slice(Math.max(0, at - around), at + around)
    .replace(/\s+/g, ' ')
    .trim();
  return { term, words: cut(words, 2 * around), line: text.slice(0, at).split('\n').length };
}
