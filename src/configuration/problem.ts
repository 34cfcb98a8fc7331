import { join } from 'node:path';
import { describeError, type WorkflowError } from '../base/errors.ts';
import { writeAtomic } from '../files/atomic.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readOrNothing, removeFile } from '../files/regular.ts';

/** Whether this problem has not been reported yet: each is reported once, not at every turn. */
export function isNewProblem(paths: WorkflowPaths, problem: WorkflowError | undefined): problem is WorkflowError {
  const file = join(paths.runtime, 'configuration-problem.txt');
  if (problem === undefined) {
    removeFile(file);
    return false;
  }
  const text = describeError(problem);
  if (readOrNothing(file)?.toString() === text) return false;
  writeAtomic(file, text);
  return true;
}
