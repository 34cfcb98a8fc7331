import type { WorkflowPaths } from '../files/paths.ts';
import { hasDocument } from '../journal/document.ts';

export function hasGoal(paths: WorkflowPaths): boolean {
  return hasDocument(paths, 'records/acceptance.json');
}
