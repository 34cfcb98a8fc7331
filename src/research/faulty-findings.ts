import type { WorkflowPaths } from '../files/paths.ts';
import { namedFiles } from './named-files.ts';
import { pageSearcher, quoteFinder } from './quote-checks.ts';
import type { HandIn } from './rules/hand-in.ts';
import { pageAddress } from './rules/pages/addresses.ts';
import { piecedTogether } from './rules/quotes/quote-check.ts';
import { numbersIn } from './rules/quotes/numbers.ts';
import { checkStatedNumbers, type Basis } from './rules/quotes/stated-numbers.ts';
import { searchTree } from './search-absence.ts';
import { readSnapshotIndex } from './snapshots.ts';

/**
 * Faults of web and repository findings: numbers missing in their quotes, quotes of several passages, and wrong absences.
 * @param prompt the goal, whose numbers, and those of its documents, need no quote.
 */
export function faultsOfFindings(paths: WorkflowPaths, { claims }: HandIn, prompt: string): string[] {
  return [
    ...unquotedNumbers(claims, () => [prompt, ...namedFiles(paths.root, prompt).map(({ text }) => text)]),
    ...quotesInPieces(paths, claims),
    ...foundAfterAll(paths, claims),
  ];
}

/**
 * Numbers of claims that their quotes do not contain, so that they could not be checked or printed.
 * @param given the goal and its documents, whose numbers need no quote.
 */
function unquotedNumbers(claims: HandIn['claims'], given: () => readonly string[]): string[] {
  return claims.flatMap((claim, at) => {
    if (claim.quote === undefined) return [];
    const basis = basisOf([claim]);
    const own = checkStatedNumbers(claim.text, basis);
    if (own.missing.length + own.wrong.length === 0) return [];
    const { missing, wrong } = checkStatedNumbers(claim.text, { ...basis, titles: [...basis.titles, ...given()] });
    const these = missing.length === 1 ? 'that number' : 'these numbers';
    const bare = bareIn(claim.quote, missing);
    const faults = [
      missing.length > 0 &&
        `quote: has no ${missing.join(', ')}, which the claim states${bare === undefined ? '' : `, but ${bare} without a unit: state it as it stands there`}. Quote the passage with ${these}, report it as a claim of its own, or leave it out${missing.some(isOfKindComputed) ? computedToo : ''}`,
      ...wrong.map(
        ({ number, is }) => `text: ${number} does not stand in its quote, and its numbers give another: ${is}`,
      ),
    ];
    return faults.flatMap((fault) => (fault === false ? [] : [`claims #${at + 1} ${fault}`]));
  });
}

/** Factors between units of time and of size. */
const factors = [1_000, 1_000_000, 60, 3_600, 1_024, 1_048_576];

/** The number without a unit in a quote that equals a missing one in another unit, if that is its unit: 5000 for 5 seconds. */
function bareIn(quote: string, missing: readonly string[]): string | undefined {
  const wanted = missing.flatMap((one) => numbersIn(one)).filter(({ unit }) => unit !== null);
  return numbersIn(quote).find(
    ({ unit, readings: [held] }) =>
      unit === null &&
      wanted.some(({ readings: [one] }) => factors.some((factor) => (one?.value ?? 0) * factor === held?.value)),
  )?.text;
}

/** Whether a number is a ratio or a percentage, which agents often compute. */
function isOfKindComputed(number: string): boolean {
  return /%|percent|times$|[x×]$|fold$/.test(number);
}

const computedToo =
  '. What you computed may stand in a claim together with the numbers of its quote that it is computed from';

/** The quotes of claims, with titles and addresses of their sources. */
function basisOf(claims: readonly HandIn['claims'][number][]): Basis {
  return {
    quotes: claims.flatMap(({ quote }) => quote ?? []),
    titles: claims.map(({ source }) => ('file' in source ? source.file : `${source.title} ${source.year ?? ''}`)),
    urls: claims.flatMap(({ source }) => ('url' in source ? source.url : [])),
  };
}

/** Quotes of several passages, which `record` could not use. */
function quotesInPieces(paths: WorkflowPaths, claims: HandIn['claims']): string[] {
  const findQuote = quoteFinder(paths);
  const pages = readSnapshotIndex(paths);
  return claims.flatMap(({ quote = '', source }, at) => {
    const snapshot = pages.get(addressOf(source))?.snapshot;
    const why = piecedTogether(quote, (words) => (snapshot == null ? undefined : findQuote(words, snapshot)));
    if (why === undefined) return [];
    return [`claims #${at + 1} quote: ${why}. Quote one passage; what another carries is a claim of its own`];
  });
}

function addressOf(source: HandIn['claims'][number]['source']): string {
  return pageAddress('file' in source ? `repository:${source.file}` : source.url);
}

/** A hook that exceeds its time limit would lose the hand-in. */
const searchMilliseconds = 6_000;

/**
 * Absences that code refutes now. Pages that are not stored yet, and searches beyond the time limit, are left to `record`, which
 * repeats every search.
 */
function foundAfterAll(paths: WorkflowPaths, claims: HandIn['claims']): string[] {
  if (claims.every(({ searched }) => searched === undefined)) return [];
  const inPage = pageSearcher(paths);
  const pages = readSnapshotIndex(paths);
  const deadline = Date.now() + searchMilliseconds;
  return claims.flatMap(({ searched, source }, at) => {
    if (searched === undefined || Date.now() > deadline) return [];
    const path = 'file' in source ? source.file : undefined;
    const row = pages.get(addressOf(source));
    const isStored = row?.snapshot != null && (path === undefined || row.brought === true);
    if (!isStored && path === undefined) return [];
    const { outcome, detail } = isStored ? inPage(row, searched) : searchTree(paths.root, path ?? '.', searched);
    return outcome === 'not-found' ? [] : [`claims #${at + 1} searched: ${detail}. ${instead}`];
  });
}

const instead = 'Report what is there, with a quote; or name words and a place in which they stand nowhere.';
