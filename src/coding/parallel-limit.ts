import type { FeatureList } from './rules/feature.ts';
import { openAttempt } from './rules/standing.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readAttempt } from './attempt-file.ts';

/**
 * How many features may be worked on at once now: one only while one is worked on in the project itself, as when the workflow was
 * told in the middle of it to work side by side.
 */
export function parallelLimit(paths: WorkflowPaths, { parallel }: WorkflowState, { features }: FeatureList): number {
  if (parallel === 1) return 1;
  const isInProject = features.some(
    (feature) =>
      feature.status === 'in_progress' &&
      readAttempt(paths, feature.id, openAttempt(feature)?.number ?? 0)?.worktree === null,
  );
  return isInProject ? 1 : parallel;
}
