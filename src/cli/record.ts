import type { WorkflowPaths } from '../files/paths.ts';
import { closeIteration } from '../app/close-iteration.ts';
import type { Answer } from './context.ts';
import type { WorkflowCall } from './command-row.ts';

/** Closes the iteration and says what it brought and what is left to do. */
export function record(paths: WorkflowPaths, { now }: WorkflowCall): Promise<Answer> {
  return closeIteration(paths, now);
}
