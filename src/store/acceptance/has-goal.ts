import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkflowPaths } from '../paths.ts';

/** Where the last valid checklist is kept, to put it back from. */
export const acceptanceCopy = (paths: WorkflowPaths): string => join(paths.runtime, 'acceptance.json');

/** Whether a person has frozen what the workflow has to reach. */
export function hasGoal(paths: WorkflowPaths): boolean {
  return existsSync(paths.acceptance) || existsSync(acceptanceCopy(paths));
}
