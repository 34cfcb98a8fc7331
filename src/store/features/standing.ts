import type { CodingStanding } from '../../engine/features/conclude-coding.ts';
import { settle } from '../../engine/features/standing.ts';
import type { WorkflowPaths } from '../paths.ts';
import { waitingItems } from './change-features.ts';
import { hasFeatures, readFeatures } from './feature-file.ts';
import { readScrutiny } from './scrutiny/scrutiny-file.ts';
import { readLastSweep } from './sweep-file.ts';

/** How implementation stands, as its files say. */
export function codingStanding(paths: WorkflowPaths): CodingStanding {
  const waiting = waitingItems(paths);
  const list = hasFeatures(paths) ? settle(readFeatures(paths), waiting) : undefined;
  const rounds = readScrutiny(paths).rounds.map(({ iteration }) => iteration);
  return { list, waiting, sweep: readLastSweep(paths), rounds };
}
