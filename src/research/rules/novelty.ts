import type { IterationStatistics } from './ledger.ts';
import { highestNovelty, type Depth, type SaturationRule } from '../../configuration/rules/configuration.ts';

/** The quantile for one-sided 95 % confidence. */
const z = 1.645;

/** Upper end of the one-sided 95 % Wilson score interval for `successes` of `trials`; 1 without trials. */
export function wilsonUpperBound(successes: number, trials: number): number {
  if (trials === 0) return 1;
  const p = successes / trials;
  const centre = p + (z * z) / (2 * trials);
  const spread = z * Math.sqrt((p * (1 - p)) / trials + (z * z) / (4 * trials * trials));
  return Math.min(1, (centre + spread) / (1 + (z * z) / trials));
}

/** A valid iteration with fewer new claims is low-yield: the rule of version 0. */
const fewestNewClaims = 2;
/** The fewest observations of the novelty estimate; with fewer the bound is too wide. */
const windowObservations = 60;

/** The share of new claims in the latest valid iterations with at least 60 observations together. */
export interface Novelty {
  observations: number;
  newClaims: number;
  upperBound: number;
}

/** The observations of the latest valid searches that fill the window. */
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

/** Excludes agents that were given a claim, because they searched for it. */
function noveltyOf(iterations: readonly IterationStatistics[]): Novelty {
  const sum = (of: (iteration: IterationStatistics) => number) =>
    iterations.reduce((total, iteration) => total + of(iteration), 0);
  const observations = sum(({ observations, guided }) => observations - (guided?.observations ?? 0));
  const newClaims = sum(({ new_claims, guided }) => new_claims - (guided?.new_claims ?? 0));
  return { observations, newClaims, upperBound: wilsonUpperBound(newClaims, observations) };
}

/** The rule for judging an iteration. */
export interface YieldRule {
  rule: SaturationRule;
  depth: Depth;
}

/** Whether an iteration found few new claims. Only valid ones count. */
export function isLowYield(
  iteration: Omit<IterationStatistics, 'low_yield'>,
  before: readonly IterationStatistics[],
  { rule, depth }: YieldRule,
): boolean {
  if (!iteration.valid) return false;
  // Whoever was sent after a finding, and not after a question, shows nothing of what is left of the questions.
  if (iteration.new_claims - (iteration.guided?.new_claims ?? 0) < fewestNewClaims) return true;
  if (rule === 'low-findings') return false;
  const novelty = recentNovelty([...before, { ...iteration, low_yield: false }]);
  return novelty.observations >= windowObservations && novelty.upperBound <= highestNovelty[depth];
}

/** The number of latest valid iterations in a row that were low-yield; invalid ones are skipped. */
export function consecutiveLowYield(iterations: readonly IterationStatistics[]): number {
  const valid = validSearches(iterations);
  const lastRich = valid.findLastIndex((iteration) => !iteration.low_yield);
  return valid.length - 1 - lastRich;
}

/** The share of new claims counts as constant when it keeps this part of its former value. */
const unchanged = 0.8;

/**
 * Whether, in the latest valid iterations, few claims were new by the standard depth, and hardly fewer in the second half than in
 * the first.
 */
export function isFlatOver(iterations: readonly IterationStatistics[], length: number): boolean {
  const valid = validSearches(iterations).slice(-length);
  if (valid.length < length) return false;
  const [before, after] = [noveltyOf(valid.slice(0, length / 2)), noveltyOf(valid.slice(length / 2))];
  const share = ({ newClaims, observations }: Novelty) => newClaims / Math.max(1, observations);
  return after.upperBound <= highestNovelty.standard && share(after) >= unchanged * share(before);
}

/** Valid iterations that searched. */
export function validSearches(iterations: readonly IterationStatistics[]): IterationStatistics[] {
  return iterations.filter(({ kind, valid }) => kind === 'research' && valid);
}
