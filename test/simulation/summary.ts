import { simulate } from './run.ts';
import type { World } from './world.ts';

export interface Summary {
  /** Median, and the 90th percentile. */
  iterations: number;
  slow: number;
  /** The 10th percentile, and the median. */
  recallLow: number;
  recall: number;
  /** Shares of the runs. */
  never: number;
  poor: number;
  inOutage: number;
}

/** Many searches of one world by one rule; the same for the same number of runs. */
export function summarise(world: World, threshold: number, runs: number): Summary {
  const outcomes = Array.from({ length: runs }, (_, seed) => simulate(world, threshold, seed + 1));
  const iterations = outcomes.map(({ stoppedAt }) => stoppedAt ?? Infinity).sort((a, b) => a - b);
  const recalls = outcomes.map(({ recall }) => recall).sort((a, b) => a - b);
  const share = (count: number) => count / runs;
  return {
    iterations: at(iterations, 0.5),
    slow: at(iterations, 0.9),
    recallLow: at(recalls, 0.1),
    recall: at(recalls, 0.5),
    never: share(outcomes.filter(({ stoppedAt }) => stoppedAt === null).length),
    poor: share(outcomes.filter(({ stoppedAt, recall }) => stoppedAt !== null && recall < 0.7).length),
    inOutage: share(outcomes.filter(({ inOutage }) => inOutage).length),
  };
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}
