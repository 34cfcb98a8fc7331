import type { WorkflowPaths } from '../files/paths.ts';
import { namedFiles } from './named-files.ts';
import { pageSearcher, quoteFinder } from './quote-checks.ts';
import type { HandIn } from './rules/hand-in.ts';
import { pageAddress } from './rules/pages/addresses.ts';
import { faultOfFormula, numbersHeldBy, numbersIn, numbersMissing, unknownIn } from './rules/quotes/numbers.ts';
import { isPiecedTogether } from './rules/quotes/quote.ts';
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
 * Numbers of claims that their quotes do not contain, so that they could not be checked or printed, and formulas that do not hold.
 * @param given the goal and its documents, whose numbers need no quote.
 */
function unquotedNumbers(claims: HandIn['claims'], given: () => readonly string[]): string[] {
  return claims.flatMap(({ text, quote, source, computed = [] }, at) => {
    if (quote === undefined) return [];
    const title = 'file' in source ? source.file : `${source.title} ${source.year ?? ''}`;
    const quoted = [...numbersHeldBy(quote), ...numbersHeldBy(title)];
    const formulas = computed.map((one) => one.split(/\s*=\s*(?=[^=]*$)/));
    const held = [...quoted, ...formulas.flatMap(([, result = '']) => numbersIn(result))];
    const about = { about: 'file' in source ? title : `${title} ${source.url}` };
    const own = numbersMissing(text, held, about);
    const missing = own.length === 0 ? [] : numbersMissing(text, [...held, ...given().flatMap(numbersHeldBy)], about);
    const bare = bareIn(quote, missing);
    const these = missing.length === 1 ? 'that number' : 'these numbers';
    const wrong = formulas.flatMap(([formula = '', result = ''], index) => {
      const unknown = unknownIn(formula, [...quoted, ...given().flatMap(numbersHeldBy)]);
      const fault =
        faultOfFormula(formula, result) ??
        (unknown.length > 0 ? `is computed from ${unknown.join(', ')}, which the quote does not have` : undefined);
      return fault === undefined ? [] : [`computed #${index + 1} ${fault}`];
    });
    const faults = [
      ...(missing.length === 0
        ? []
        : [
            `quote: has no ${missing.join(', ')}, which the claim states${bare === undefined ? '' : `, but ${bare} without a unit: state it as it stands there`}. Quote the passage with ${these}, report it as a claim of its own, write what you computed as "computed": ["45 / 9 = 5"], or leave it out`,
          ]),
      ...wrong,
    ];
    return faults.map((fault) => `claims #${at + 1} ${fault}`);
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

/** Quotes of several passages, which `record` could not use. */
function quotesInPieces(paths: WorkflowPaths, claims: HandIn['claims']): string[] {
  const findQuote = quoteFinder(paths);
  const pages = readSnapshotIndex(paths);
  return claims.flatMap(({ quote = '', source }, at) => {
    const snapshot = pages.get(addressOf(source))?.snapshot;
    if (snapshot == null || !isPiecedTogether(quote, (words) => findQuote(words, snapshot))) return [];
    return [
      `claims #${at + 1} quote: its pieces do not stand in one passage, in this order. Quote one passage; what another carries is a claim of its own`,
    ];
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
