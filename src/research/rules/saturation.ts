import { type IterationStatistics, type Ledger, isForUser, openQuestions } from './ledger.ts';
import { estimatedClaims, recaptures, sampleCoverage, type Recaptures } from './coverage.ts';
import { highestNovelty, type SearchStep } from '../../configuration/rules/configuration.ts';
import { consecutiveLowYield, isFlatOver, recentNovelty, validSearches, type YieldRule } from './novelty.ts';
import { conclusions } from '../../loop/rules/iteration.ts';
import { judgeProbe, pooledProbes } from './probe.ts';

/** From here on the findings cover what there is to be found. */
const leastCoverage = 0.9;
/** Observations of claims that were known; with fewer an estimate of what was not observed is a guess. */
const fewestRepetitions = 10;
/** Low-yield iterations, in multiples of the threshold, after which coverage is asked for no longer: some claims never come twice. */
const waitLimit = 2;
/**
 * Iterations, in multiples of the threshold, over which what is new did not become rarer, and which end a deeper search as well: where
 * a few of every hundred observations are unlike all others, for ever, it would have no end.
 */
const endurance = 8;
/** Probes since the last rich iteration, and in all, after which the search ends though none was conclusive. */
const mostProbes = { inARow: 2, inAll: 4 };

export interface StoppingRule extends YieldRule {
  /** Low-yield iterations in a row. */
  threshold: number;
}

export interface Saturation {
  saturated: boolean;
  /** The purpose of the next iteration of the search, if there is one. */
  step: SearchStep;
  /** The numbers behind the judgement. */
  numbers: string;
  /** The judgement in plain words. */
  verdict: string;
}

/**
 * Whether research has reached diminishing returns: enough low-yield iterations in a row and no urgent question open; by the rule
 * `novelty` also enough coverage, one valid iteration more than the threshold, and blind researchers who find nothing new. Every
 * condition gives way after a bounded number of iterations without a rich one, and the verdict says which did.
 * @param escalated questions that a person was asked about: they hold nothing up.
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
  // Where nothing was ever found there is nothing to cover.
  const isCovered = counts.observations === 0 || coverage >= leastCoverage || isFlat || low >= waitLimit * threshold;
  const isLongEnough = validSearches(ledger.iterations).length > threshold;
  if (!isDry || !isCovered || !isLongEnough) return conclude(parts, low > 0 ? 'pivot' : 'search');

  const latest = sinceLastRich(ledger.iterations);
  const probe = pooledProbes(latest);
  const result = probe === undefined ? 'undecided' : judgeProbe(probe);
  if (probe !== undefined) parts.push(`blind probe: ${probe.known_claims} of ${probe.claims} findings were known`);
  if (result === 'passed') return conclude(parts, 'saturated');
  const isSpent = probesIn(latest) >= mostProbes.inARow || probesIn(ledger.iterations) >= mostProbes.inAll;
  return isSpent ? conclude([...parts, 'no probe was conclusive'], 'saturated') : conclude(parts, 'probe');
}

function describeCoverage(counts: Recaptures, coverage: number): string {
  if (counts.observations - counts.claims < fewestRepetitions) return 'coverage: too early to estimate';
  return `coverage ${percent(coverage)} (about ${Math.round(estimatedClaims(counts))} claims in all)`;
}

function conclude(parts: readonly string[], step: SearchStep | 'saturated'): Saturation {
  return {
    saturated: step === 'saturated',
    step: step === 'saturated' ? 'search' : step,
    numbers: parts.join('; '),
    verdict: conclusions[step],
  };
}

function sinceLastRich(iterations: readonly IterationStatistics[]): IterationStatistics[] {
  return iterations.slice(
    iterations.findLastIndex(({ kind, valid, low_yield }) => kind === 'research' && valid && !low_yield) + 1,
  );
}

/** An outage proves nothing: only probes that were valid count. */
function probesIn(iterations: readonly IterationStatistics[]): number {
  return iterations.filter(({ valid, probe }) => valid && probe !== undefined).length;
}

/** A share as a whole percentage. */
export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
