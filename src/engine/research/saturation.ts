import type { IterationStatistics, Ledger } from '../ledger.ts';
import { openQuestions } from '../ledger.ts';

/** Below this many new claims a valid iteration is low-yield: the seed's rule. */
const fewestNewClaims = 2;
/** The window of the novelty estimate: at least this many observations: with fewer the bound says little. */
const windowObservations = 60;
/** Low-yield as well when novelty is below this with 95 % confidence. */
const highestNovelty = 0.15;
/** One-sided 95 %. */
const z = 1.645;

/** Upper end of the one-sided 95 % Wilson score interval for `successes` of `trials`; 1 without trials. */
export function wilsonUpperBound(successes: number, trials: number): number {
  if (trials === 0) return 1;
  const p = successes / trials;
  const centre = p + (z * z) / (2 * trials);
  const spread = z * Math.sqrt((p * (1 - p)) / trials + (z * z) / (4 * trials * trials));
  return Math.min(1, (centre + spread) / (1 + (z * z) / trials));
}

/** Share of new claims among the latest observations, of whole valid iterations covering at least 60 observations. */
export interface Novelty {
  observations: number;
  newClaims: number;
  upperBound: number;
}

export function recentNovelty(iterations: readonly IterationStatistics[]): Novelty {
  let observations = 0;
  let newClaims = 0;
  for (const iteration of researchIterations(iterations).reverse()) {
    if (observations >= windowObservations) break;
    observations += iteration.observations;
    newClaims += iteration.new_claims;
  }
  return { observations, newClaims, upperBound: wilsonUpperBound(newClaims, observations) };
}

/** Whether an iteration found too little to go on for long; only valid iterations can be low-yield. */
export function isLowYield(
  iteration: Omit<IterationStatistics, 'low_yield'>,
  before: readonly IterationStatistics[],
): boolean {
  if (!iteration.valid) return false;
  if (iteration.new_claims < fewestNewClaims) return true;
  const novelty = recentNovelty([...before, { ...iteration, low_yield: false }]);
  return novelty.observations >= windowObservations && novelty.upperBound <= highestNovelty;
}

/** How many of the latest valid iterations in a row were low-yield. Invalid ones neither count nor interrupt. */
export function consecutiveLowYield(iterations: readonly IterationStatistics[]): number {
  const valid = researchIterations(iterations);
  const lastRich = valid.findLastIndex((iteration) => !iteration.low_yield);
  return valid.length - 1 - lastRich;
}

export interface Saturation {
  saturated: boolean;
  /** What it was judged by. */
  numbers: string;
  /** The verdict as one sentence with its numbers. */
  verdict: string;
}

/**
 * Whether research has reached diminishing returns: enough low-yield iterations in a row and no urgent question open.
 * @param escalated questions that a person was asked about: they hold nothing up.
 */
export function judgeSaturation(
  ledger: Ledger,
  threshold: number,
  escalated: ReadonlySet<string> = new Set(),
): Saturation {
  const low = consecutiveLowYield(ledger.iterations);
  const novelty = recentNovelty(ledger.iterations);
  const open = openQuestions(ledger);
  const urgent = open.filter(({ id, priority }) => priority === 'high' && !escalated.has(id)).length;
  const asked = open.filter(({ id }) => escalated.has(id)).length;
  const saturated = low >= threshold && urgent === 0;
  const numbers = [
    `last ${novelty.observations} observations: ${novelty.newClaims} new (upper bound ${percent(novelty.upperBound)})`,
    `${low} of ${threshold} low-yield iterations in a row`,
    `${open.length} of ${ledger.questions.length} questions open, ${urgent} of them urgent${asked === 0 ? '' : `, ${asked} escalated`}`,
  ].join('; ');
  const conclusion = saturated ? 'research is saturated' : 'research goes on';
  return { saturated, numbers, verdict: `${numbers}: ${conclusion}` };
}

function researchIterations(iterations: readonly IterationStatistics[]): IterationStatistics[] {
  return iterations.filter(({ kind, valid }) => kind === 'research' && valid);
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
