import type { WorkflowPaths } from '../files/paths.ts';
import { namedFiles } from './named-files.ts';
import { ledgerIfValid } from './ledger-file.ts';
import { pageSearcher, quoteFinder } from './quote-checks.ts';
import type { HandIn } from './rules/hand-in.ts';
import { pageAddress } from './rules/pages/addresses.ts';
import { piecedTogether } from './rules/quotes/quote-check.ts';
import { numbersIn } from './rules/quotes/numbers.ts';
import { checkStatedNumbers, type Basis } from './rules/quotes/stated-numbers.ts';
import { searchTree } from './search-absence.ts';
import { readSnapshotIndex } from './snapshots.ts';

/**
 * Faults of findings, wherever they are from: numbers that their quotes lack, quotes of no one passage, and absences that do not hold.
 * @param prompt the goal: the numbers of it, and of the documents that it names, are the user's.
 */
export function faultsOfFindings(paths: WorkflowPaths, handIn: HandIn, prompt: string): string[] {
  const { claims } = handIn;
  return [
    ...unquotedNumbers(claims, () => [prompt, ...namedFiles(paths.root, prompt).map(({ text }) => text)]),
    ...quotesInPieces(paths, claims),
    ...foundAfterAll(paths, claims),
    ...unquotedSides(paths, handIn),
  ];
}

/**
 * Numbers of claims that their quotes do not have: a report could not print them, and nobody could check them.
 * @param given the goal and the documents that it names, whose numbers are the user's.
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

/** Factors between the units of times and sizes. */
const factors = [1_000, 1_000_000, 60, 3_600, 1_024, 1_048_576];

/** A number without a unit of which a missing one is the same in another unit, if that is its unit: 5000 for 5 seconds. */
function bareIn(quote: string, missing: readonly string[]): string | undefined {
  const wanted = missing.flatMap((one) => numbersIn(one)).filter(({ unit }) => unit !== null);
  return numbersIn(quote).find(
    ({ unit, readings: [held] }) =>
      unit === null &&
      wanted.some(({ readings: [one] }) => factors.some((factor) => (one?.value ?? 0) * factor === held?.value)),
  )?.text;
}

/** Whether a number is one that agents compute: a ratio or a percentage. */
function isOfKindComputed(number: string): boolean {
  return /%|percent|times$|[x×]$|fold$/.test(number);
}

const computedToo =
  '. What you computed may stand in a claim together with the numbers of its quote that it is computed from';

/** Numbers of the sides of contradictions that no quote bears out, neither in the hand-in nor in the ledger. */
function unquotedSides(paths: WorkflowPaths, { claims, contradictions }: HandIn): string[] {
  const own = basisOf(claims);
  let known: Basis | undefined;
  return contradictions.flatMap(({ sides }, at) =>
    sides.flatMap((side, place) => {
      if (faultsIn(side, own).length === 0) return [];
      known ??= withLedger(paths, own);
      const faults = faultsIn(side, known);
      if (faults.length === 0) return [];
      return [
        `contradictions #${at + 1} sides #${place + 1}: ${faults.join('; ')}. Say what the quotes of its claims say`,
      ];
    }),
  );
}

function faultsIn(side: string, basis: Basis): string[] {
  const { missing, wrong } = checkStatedNumbers(side, basis);
  return [
    ...(missing.length === 0 ? [] : [`no quote has ${missing.join(', ')}`]),
    ...wrong.map(({ number, is }) => `no quote has ${number}, and its numbers give another: ${is}`),
  ];
}

/** The quotes of claims, and how their sources are named. */
function basisOf(claims: readonly HandIn['claims'][number][]): Basis {
  return {
    quotes: claims.flatMap(({ quote }) => quote ?? []),
    titles: claims.map(({ source }) => ('file' in source ? source.file : `${source.title} ${source.year ?? ''}`)),
    urls: claims.flatMap(({ source }) => ('url' in source ? source.url : [])),
  };
}

/** A side may be that of an earlier finding. */
function withLedger(paths: WorkflowPaths, { quotes, titles, urls }: Basis): Basis {
  const { claims = [], contradictions = [], sources = [] } = ledgerIfValid(paths) ?? {};
  return {
    quotes: [
      ...quotes,
      ...claims.flatMap(({ text, evidence }) => [text, ...evidence.map(({ quote }) => quote)]),
      ...contradictions.flatMap(({ sides }) => sides),
    ],
    titles: [...titles, ...sources.map(({ title, year }) => `${title} ${year ?? ''}`)],
    urls: [...urls, ...sources.map(({ url }) => url)],
  };
}

/** Quotes that `record` could not use, because they are no one passage. */
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

/** A hook that is cut off would lose the hand-in. */
const searchMilliseconds = 6_000;

/**
 * Absences that do not hold, as far as that can be known now: pages that are not stored are searched when they are, and what there is
 * no time for when `record` repeats every search.
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
