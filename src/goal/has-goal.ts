import type { WorkflowPaths } from '../files/paths.ts';
import { hasDocument } from '../journal/document.ts';

/** Whether the workflow has a goal that a person froze. */
export function hasGoal(paths: WorkflowPaths): boolean {
  return hasDocument(paths, 'records/acceptance.json');
}
