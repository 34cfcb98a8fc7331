import { join } from 'node:path';
import type { LastSweep } from '../../engine/features/conclude-coding.ts';
import { writeAtomic } from '../files/atomic.ts';
import { readJsonLike } from '../files/json-file.ts';
import type { WorkflowPaths } from '../paths.ts';

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
