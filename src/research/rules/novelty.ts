import type { IterationStatistics } from './ledger.ts';
import { highestNovelty, type Depth, type SaturationRule } from '../../configuration/rules/configuration.ts';
import { isFailing, wilsonUpperBound } from './probe.ts';

/** Below this many new claims a valid iteration is low-yield: the rule of version 0. */
const fewestNewClaims = 2;
/** The window of the novelty estimate: at least this many observations: with fewer the bound says little. */
const windowObservations = 60;

/** Share of new claims among the latest observations, of whole valid iterations covering at least 60 observations. */
export interface Novelty {
  observations: number;
  newClaims: number;
  upperBound: number;
}

/** The observations of the latest valid searches, as many searches as make up the window of observations. */
export function recentNovelty(iterations: readonly IterationStatistics[]): Novelty {
  const valid = validSearches(iterations);
  let observations = 0;
  let first = valid.length;
  while (first > 0 && observations < windowObservations) {
    first -= 1;
    observations += noveltyOf(valid.slice(first, first + 1)).observations;
  }
  return noveltyOf(valid.slice(first));
}

/** Agents that were given a claim do not count: they search for it. */
function noveltyOf(iterations: readonly IterationStatistics[]): Novelty {
  const sum = (of: (iteration: IterationStatistics) => number) =>
    iterations.reduce((total, iteration) => total + of(iteration), 0);
  const observations = sum(({ observations, guided }) => observations - (guided?.observations ?? 0));
  const newClaims = sum(({ new_claims, guided }) => new_claims - (guided?.new_claims ?? 0));
  return { observations, newClaims, upperBound: wilsonUpperBound(newClaims, observations) };
}

/** By what an iteration is judged. */
export interface YieldRule {
  rule: SaturationRule;
  depth: Depth;
}

/** Whether an iteration found too little to go on for long; only valid iterations can be low-yield, and no probe that found much. */
export function isLowYield(
  iteration: Omit<IterationStatistics, 'low_yield'>,
  before: readonly IterationStatistics[],
  { rule, depth }: YieldRule,
): boolean {
  if (!iteration.valid || (iteration.probe !== undefined && isFailing(iteration.probe))) return false;
  if (iteration.new_claims < fewestNewClaims) return true;
  if (rule === 'low-findings') return false;
  const novelty = recentNovelty([...before, { ...iteration, low_yield: false }]);
  return novelty.observations >= windowObservations && novelty.upperBound <= highestNovelty[depth];
}

/** How many of the latest valid iterations in a row were low-yield. Invalid ones neither count nor interrupt. */
export function consecutiveLowYield(iterations: readonly IterationStatistics[]): number {
  const valid = validSearches(iterations);
  const lastRich = valid.findLastIndex((iteration) => !iteration.low_yield);
  return valid.length - 1 - lastRich;
}

/** New findings no longer become rarer when their share has kept this much of its former value. */
const unchanged = 0.8;

/**
 * Whether, over this many of the latest valid iterations, little was new by the standard depth and the second half brought hardly less
 * of it than the first.
 */
export function isFlatOver(iterations: readonly IterationStatistics[], length: number): boolean {
  const valid = validSearches(iterations).slice(-length);
  if (valid.length < length) return false;
  const [before, after] = [noveltyOf(valid.slice(0, length / 2)), noveltyOf(valid.slice(length / 2))];
  const share = ({ newClaims, observations }: Novelty) => newClaims / Math.max(1, observations);
  return after.upperBound <= highestNovelty.standard && share(after) >= unchanged * share(before);
}

/** Iterations that searched, and in which enough worked. */
export function validSearches(iterations: readonly IterationStatistics[]): IterationStatistics[] {
  return iterations.filter(({ kind, valid }) => kind === 'research' && valid);
}
