import { highestNovelty, type Depth } from '../../configuration/rules/configuration.ts';
import { conclusions } from '../../loop/rules/iteration.ts';
import { isForUser, openQuestions, type IterationStatistics, type Ledger } from './ledger.ts';

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

/** A valid iteration with fewer new claims is low-yield, whatever share of its observations they are. */
const fewestNewClaims = 2;
/** The fewest observations of the novelty estimate; with fewer the bound is too wide. */
const windowObservations = 60;

/** The share of new claims in the latest valid iterations with at least 60 observations together. */
export interface Novelty {
  observations: number;
  newClaims: number;
  upperBound: number;
}

/** The observations of the latest valid searches that fill the window, without those of agents that were given a claim to search for. */
export function recentNovelty(iterations: readonly IterationStatistics[]): Novelty {
  let [observations, newClaims] = [0, 0];
  for (const one of validSearches(iterations).toReversed()) {
    if (observations >= windowObservations) break;
    observations += one.observations - (one.guided?.observations ?? 0);
    newClaims += one.new_claims - (one.guided?.new_claims ?? 0);
  }
  return { observations, newClaims, upperBound: wilsonUpperBound(newClaims, observations) };
}

/** Whether an iteration found few new claims. Only valid ones count. */
export function isLowYield(
  iteration: Omit<IterationStatistics, 'low_yield'>,
  before: readonly IterationStatistics[],
  depth: Depth,
): boolean {
  if (!iteration.valid) return false;
  // Whoever was sent after a finding, and not after a question, shows nothing of what is left of the questions.
  if (iteration.new_claims - (iteration.guided?.new_claims ?? 0) < fewestNewClaims) return true;
  const novelty = recentNovelty([...before, { ...iteration, low_yield: false }]);
  return novelty.observations >= windowObservations && novelty.upperBound <= highestNovelty[depth];
}

/** The number of latest valid iterations in a row that were low-yield; invalid ones, and those that judges decide, are skipped. */
export function consecutiveLowYield(iterations: readonly IterationStatistics[]): number {
  const valid = validSearches(iterations).filter(({ unjudged }) => unjudged === undefined);
  return valid.length - 1 - valid.findLastIndex(({ low_yield }) => !low_yield);
}

/** Valid iterations that searched. */
export function validSearches(iterations: readonly IterationStatistics[]): IterationStatistics[] {
  return iterations.filter(({ kind, valid }) => kind === 'research' && valid);
}

export interface StoppingRule {
  depth: Depth;
  /** The required number of low-yield iterations in a row. */
  threshold: number;
}

export interface Saturation {
  saturated: boolean;
  /** The numbers for the judgement. */
  numbers: string;
  /** The judgement in plain words. */
  verdict: string;
}

/**
 * Whether research has reached diminishing returns: enough low-yield iterations in a row, and no urgent question.
 * @param escalated questions that a person was asked, which do not delay the end.
 */
export function judgeSaturation(
  ledger: Ledger,
  { threshold, depth }: StoppingRule,
  escalated: ReadonlySet<string> = new Set(),
): Saturation {
  const low = consecutiveLowYield(ledger.iterations);
  const { observations, newClaims, upperBound } = recentNovelty(ledger.iterations);
  const open = openQuestions(ledger);
  const urgent = open.filter((one) => one.priority === 'high' && !escalated.has(one.id) && !isForUser(one)).length;
  const asked = open.filter(({ id }) => escalated.has(id)).length;
  const saturated = low >= threshold && urgent === 0;
  return {
    saturated,
    numbers: [
      `last ${observations} observations: ${newClaims} new (upper bound ${percent(upperBound)}, limit ${percent(highestNovelty[depth])})`,
      `${low > threshold ? `${low}, more than ${threshold},` : `${low} of ${threshold}`} low-yield iterations in a row`,
      `${open.length} of ${ledger.questions.length} questions open, ${urgent} of them urgent${asked === 0 ? '' : `, ${asked} escalated`}`,
    ].join('; '),
    verdict: conclusions[saturated ? 'saturated' : low > 0 ? 'pivot' : 'search'],
  };
}

/** A share as a whole percentage. */
export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
