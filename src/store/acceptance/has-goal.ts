import { existsSync } from 'node:fs';
import { placeOf, type WorkflowPaths } from '../paths.ts';

/** Whether a person has frozen what the workflow has to reach. */
export function hasGoal(paths: WorkflowPaths): boolean {
  const { file, copy } = placeOf(paths, 'acceptance.json');
  return existsSync(file) || existsSync(copy);
}
