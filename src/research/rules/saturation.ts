import { type Ledger, isForUser, openQuestions } from './ledger.ts';
import { estimatedClaims, recaptures, sampleCoverage, type Recaptures } from './coverage.ts';
import { highestNovelty } from '../../configuration/rules/configuration.ts';
import { consecutiveLowYield, isFlatOver, recentNovelty, validSearches, type YieldRule } from './novelty.ts';
import { conclusions } from '../../loop/rules/iteration.ts';

/** The coverage from which the findings count as complete. */
const leastCoverage = 0.9;
/** The fewest observations of known claims for estimating what was not observed. */
const fewestRepetitions = 10;
/**
 * The number of low-yield iterations, in multiples of the threshold, after which coverage is not required any more, because some
 * claims never repeat.
 */
const waitLimit = 2;
/**
 * The number of iterations, in multiples of the threshold, without a fall of the share of new claims, after which even a deeper
 * search ends: where every hundred observations have a few unique ones, it would never end.
 */
const endurance = 8;

export interface StoppingRule extends YieldRule {
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
 * Whether research has reached diminishing returns: enough low-yield iterations in a row and no urgent question; by the rule
 * `novelty` also enough coverage and one valid iteration more. Coverage is dropped after a limited number of iterations without a rich
 * one, and the verdict says so.
 * @param escalated questions that a person was asked, which do not delay the end.
 */
export function judgeSaturation(
  ledger: Ledger,
  { threshold, rule, depth }: StoppingRule,
  escalated: ReadonlySet<string> = new Set(),
): Saturation {
  const low = consecutiveLowYield(ledger.iterations);
  const novelty = recentNovelty(ledger.iterations);
  const open = openQuestions(ledger);
  const urgent = open.filter((one) => one.priority === 'high' && !escalated.has(one.id) && !isForUser(one)).length;
  const asked = open.filter(({ id }) => escalated.has(id)).length;
  const limit = rule === 'novelty' ? `, limit ${percent(highestNovelty[depth])}` : '';
  const parts = [
    `last ${novelty.observations} observations: ${novelty.newClaims} new (upper bound ${percent(novelty.upperBound)}${limit})`,
    `${low > threshold ? `${low}, more than ${threshold},` : `${low} of ${threshold}`} low-yield iterations in a row`,
    `${open.length} of ${ledger.questions.length} questions open, ${urgent} of them urgent${asked === 0 ? '' : `, ${asked} escalated`}`,
  ];
  const isFlat = rule === 'novelty' && low < threshold && isFlatOver(ledger.iterations, endurance * threshold);
  if (isFlat) parts.push(`no rarer over the last ${endurance * threshold} iterations`);
  const isDry = (low >= threshold || isFlat) && urgent === 0;
  if (rule === 'low-findings') return conclude(parts, isDry ? 'saturated' : low > 0 ? 'pivot' : 'search');

  const counts = recaptures(ledger);
  const coverage = sampleCoverage(counts);
  parts.splice(1, 0, describeCoverage(counts, coverage));
  // Without observations coverage cannot be required.
  const isCovered = counts.observations === 0 || coverage >= leastCoverage || isFlat || low >= waitLimit * threshold;
  const isLongEnough = validSearches(ledger.iterations).length > threshold;
  if (isDry && isCovered && isLongEnough) return conclude(parts, 'saturated');
  return conclude(parts, low > 0 ? 'pivot' : 'search');
}

function describeCoverage(counts: Recaptures, coverage: number): string {
  if (counts.observations - counts.claims < fewestRepetitions) return 'coverage: too early to estimate';
  return `coverage ${percent(coverage)} (about ${Math.round(estimatedClaims(counts))} claims in all)`;
}

function conclude(parts: readonly string[], is: 'search' | 'pivot' | 'saturated'): Saturation {
  return { saturated: is === 'saturated', numbers: parts.join('; '), verdict: conclusions[is] };
}

/** A share as a whole percentage. */
export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
