import type { WorkflowPaths } from '../files/paths.ts';
import { closeIteration } from '../app/record.ts';
import type { Answer } from './context.ts';
import type { Call } from './command-row.ts';

/** Closes the iteration; prints its results and the next steps. */
export function record(paths: WorkflowPaths, { now }: Call): Promise<Answer> {
  return closeIteration(paths, now);
}
