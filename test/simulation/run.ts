import { emptyLedger, type IterationStatistics } from '../../src/research/rules/ledger.ts';
import { isLowYield } from '../../src/research/rules/fold.ts';
import { judgeSaturation } from '../../src/research/rules/questions.ts';
import { randomOf, type Random } from '../../src/base/random.ts';
import { search, type World } from './world.ts';

export interface Outcome {
  /** Null when it never stopped. */
  stoppedAt: number | null;
  /** Share of the findings that could be found which were. */
  recall: number;
  /** An iteration in which nothing worked was the last. */
  inOutage: boolean;
}

/**
 * Searches a made-up world until the shipped rule says stop: its own functions judge a ledger of what was found, the text of claims
 * left out.
 */
export function simulate(world: World, threshold: number, seed: number, mostIterations = 120): Outcome {
  const random = randomOf(`${seed}`);
  const ledger = emptyLedger();
  const known = new Set<string>();
  const outageUntil = { iteration: 0 };
  for (let iteration = 1; iteration <= mostIterations; iteration += 1) {
    const works = !isOut(world, iteration, outageUntil, random);
    const { researchers } = world;
    const reports = Array.from({ length: researchers }, (_, researcher) => {
      const failed = !works || random() < (world.failing ?? 0);
      return failed ? undefined : search(world, iteration, researcher, random);
    });
    const observed = reports.flatMap((claims) => claims ?? []);
    const observations = observed.map((claim) => {
      const isNew = !known.has(claim);
      known.add(claim);
      return { claim, hand_in: `${iteration}/researcher-1`, iteration, new: isNew };
    });
    const reported = reports.filter((claims) => claims !== undefined).length;
    const statistics: Omit<IterationStatistics, 'low_yield'> = {
      iteration,
      kind: 'research',
      valid: reported > 0 && reported * 2 >= researchers,
      agents_expected: researchers,
      agents_reported: reported,
      agents_failed: researchers - reported,
      searches: reported,
      observations: observations.length,
      // A judge finds that junk serves no question.
      new_claims: observations.filter(({ new: isNew, claim }) => isNew && !claim.startsWith('junk')).length,
      new_sources: 0,
      recorded_at: '',
    };
    ledger.iterations.push({ ...statistics, low_yield: isLowYield(statistics) });
    const judged = judgeSaturation(ledger, threshold);
    if (judged.saturated) return { stoppedAt: iteration, recall: recallOf(world, known), inOutage: !statistics.valid };
  }
  return { stoppedAt: null, recall: recallOf(world, known), inOutage: false };
}

function isOut(world: World, iteration: number, until: { iteration: number }, random: Random): boolean {
  if (world.brokenFrom !== undefined && iteration >= world.brokenFrom) return true;
  if (world.outages !== undefined && iteration > until.iteration && random() < world.outages.chance) {
    until.iteration = iteration + world.outages.length - 1;
  }
  return iteration <= until.iteration;
}

function recallOf(world: World, known: ReadonlySet<string>): number {
  const perFacet = Math.ceil(world.findings / world.facets);
  return [...known].filter((claim) => !claim.startsWith('junk')).length / (perFacet * world.facets);
}
