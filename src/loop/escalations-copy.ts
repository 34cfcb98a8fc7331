import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkflowPaths } from '../files/paths.ts';

/** The escalations as we wrote them last. */
export const escalationsCopy = (paths: WorkflowPaths) => join(paths.runtime, 'escalations.json');

/** Whether a person was ever asked anything; tells so without the library that reading the escalations takes. */
export function wasAsked(paths: WorkflowPaths): boolean {
  return existsSync(paths.escalations) || existsSync(escalationsCopy(paths));
}
