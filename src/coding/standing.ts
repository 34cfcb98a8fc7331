import { join } from 'node:path';
import type { CodingStanding, LastSweep } from './rules/conclude.ts';
import { deriveStatuses } from './rules/standing.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { waitingItems } from './change-features.ts';
import { hasFeatures, readFeatures } from './feature-file.ts';
import { readScrutiny } from './scrutiny-file.ts';
import { writeAtomic } from '../files/atomic.ts';
import { readJsonLike } from '../files/json-file.ts';

const sample: LastSweep = { verdict: 'passed', passed: [''], at: '' };

const sweepFile = (paths: WorkflowPaths) => join(paths.runtime, 'regression-sweep.json');

/** When everything was verified once more for the last time; undefined when it never was, or nothing tells it. */
export function readLastSweep(paths: WorkflowPaths): LastSweep | undefined {
  return readJsonLike(sweepFile(paths), sample);
}

/** The caller holds the workflow's lock. */
export function writeLastSweep(paths: WorkflowPaths, sweep: LastSweep): void {
  writeAtomic(sweepFile(paths), JSON.stringify(sweep));
}

/** How implementation stands, as its files say. */
export function codingStanding(paths: WorkflowPaths): CodingStanding {
  const waiting = waitingItems(paths);
  const list = hasFeatures(paths) ? deriveStatuses(readFeatures(paths), waiting) : undefined;
  const rounds = readScrutiny(paths).rounds.map(({ iteration }) => iteration);
  return { list, waiting, sweep: readLastSweep(paths), rounds };
}
