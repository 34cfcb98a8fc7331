import { completes } from '../loop/rules/modes.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { phases } from '../base/vocabulary.ts';
import { exitCodes, isWorkflowError } from '../base/errors.ts';
import { hasGoal } from '../goal/acceptance-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readMark, tasksAtWork } from './iteration-mark.ts';

/**
 * The state after the last iteration of coding: what fails of the goal has become a feature then, or is asked about. It is unchanged
 * while agents are at work, and where the goal or the feature list cannot be read: whoever looks at the turn next meets that.
 */
export async function addFixesForMissedGoal(
  paths: WorkflowPaths,
  state: WorkflowState,
  { agentTasks, now }: { agentTasks: readonly string[]; now: Date },
): Promise<WorkflowState> {
  if (state.current_phase !== phases.C || !completes(state) || !hasGoal(paths)) return state;
  try {
    const mark = await readMark(paths, state);
    if (tasksAtWork(agentTasks, mark).length > 0) return state;
    return await (await import('./fix-goal.ts')).fixGoal(paths, state, mark, now);
  } catch (error) {
    if (!isWorkflowError(error) || error.exitCode !== exitCodes.invalidState) throw error;
    return state;
  }
}
