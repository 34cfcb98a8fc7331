import type { WorkflowPaths } from '../files/paths.ts';
import { ledgerIfValid } from './ledger-file.ts';
import type { HandIn } from './rules/hand-in.ts';
import { checkStatedNumbers, type Basis } from './rules/quotes/stated-numbers.ts';

/** Numbers of claims that their quotes do not have: a report could not print them, and nobody could check them. */
export function unquotedNumbers(claims: HandIn['claims']): string[] {
  return claims.flatMap((claim, at) => {
    if (claim.quote === undefined) return [];
    const { missing, wrong } = checkStatedNumbers(claim.text, basisOf([claim]));
    const these = missing.length === 1 ? 'that number' : 'these numbers';
    const faults = [
      missing.length > 0 &&
        `quote: has no ${missing.join(', ')}, which the claim states. Quote the passage with ${these}, report it as a claim of its own, or leave it out${missing.some(isOfKindComputed) ? computedToo : ''}`,
      ...wrong.map(
        ({ number, is }) => `text: ${number} does not stand in its quote, and its numbers give another: ${is}`,
      ),
    ];
    return faults.flatMap((fault) => (fault === false ? [] : [`claims #${at + 1} ${fault}`]));
  });
}

/** Whether a number is one that agents compute: a ratio or a percentage. */
function isOfKindComputed(number: string): boolean {
  return /%|percent|times$|[x×]$|fold$/.test(number);
}

const computedToo =
  '. What you computed may stand in a claim together with the numbers of its quote that it is computed from';

/** Numbers of the sides of contradictions that no quote bears out, neither in the hand-in nor in the ledger. */
export function unquotedSides(paths: WorkflowPaths, { claims, contradictions }: HandIn): string[] {
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
