import type { WorkflowPaths } from '../files/paths.ts';
import { storedIterationRuntime } from '../loop/iteration-runtime.ts';
import type { Ending } from '../loop/rules/decide.ts';
import { outlineFile } from '../loop/rules/outline.ts';
import { isFinder } from '../session/rules/agents.ts';

/** `open`: its researchers were assigned just now. `planned`: the goal is read, and the user wants to edit the outline first. */
export type Opening = 'nothing' | 'open' | 'planned';

/**
 * Assigns the researchers of an iteration whose goal-reader is done; see `open-search`, which is loaded for an iteration that began with
 * one. Called wherever the next step is taken.
 */
export async function openSearch(
  paths: WorkflowPaths,
  now: Date,
  outline: { isEdited?: boolean } = {},
): Promise<Opening> {
  const { assignments = [] } = storedIterationRuntime(paths) ?? {};
  const isToOpen =
    assignments.some(({ agent }) => agent === 'goal-reader') && !assignments.some(({ agent }) => isFinder(agent));
  return isToOpen ? (await import('./open-search.ts')).openReadSearch(paths, now, outline) : 'nothing';
}

/** The end before the search, for the user to edit the outline. */
export function endsAtOutline({ folder, name }: WorkflowPaths): Ending {
  return {
    reason: 'stop_requested',
    message: `It is planned; only the reading of the goal was paid for. Edit ${folder}/${outlineFile}, then type /autonomous-workflow:continue-auto ${name}.`,
  };
}
