import type { WorkflowPaths } from '../files/paths.ts';
import { storedIterationRuntime } from '../loop/iteration-runtime.ts';
import { isFinder } from '../session/rules/agents.ts';

/**
 * Assigns the researchers of an iteration whose goal-reader is done; see `open-search`, which is loaded for an iteration that began with
 * one. Called wherever the next step is taken.
 * @returns whether they were assigned just now.
 */
export async function openSearch(paths: WorkflowPaths, now: Date): Promise<boolean> {
  const { assignments = [] } = storedIterationRuntime(paths) ?? {};
  const isToOpen =
    assignments.some(({ agent }) => agent === 'goal-reader') && !assignments.some(({ agent }) => isFinder(agent));
  return isToOpen && (await import('./open-search.ts')).openReadSearch(paths, now);
}
