import { completes } from '../loop/rules/modes.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { exitCodes, isWorkflowError } from '../base/errors.ts';
import { hasGoal } from '../goal/acceptance-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { phaseOf } from './phases.ts';
import { readIterationRuntime } from './iteration-runtime.ts';
import { tasksAtWork } from '../loop/iteration-runtime.ts';

/**
 * The state after the last iteration of coding: what fails of the goal has become a feature then, or is asked about. It is unchanged
 * while agents are at work, and where the goal or the feature list cannot be read: whoever looks at the turn next meets that.
 */
export async function addFixesForMissedGoal(
  paths: WorkflowPaths,
  state: WorkflowState,
  { agentTasks, now }: { agentTasks: readonly string[]; now: Date },
): Promise<WorkflowState> {
  if (!completes(state) || !hasGoal(paths) || !(await phaseOf(state)).turnsMissedGoalIntoFeature) return state;
  try {
    const mark = await readIterationRuntime(paths, state);
    if (tasksAtWork(agentTasks, mark).length > 0) return state;
    return await (await import('./fix-goal.ts')).fixGoal(paths, state, mark, now);
  } catch (error) {
    if (!isWorkflowError(error) || error.exitCode !== exitCodes.invalidState) throw error;
    return state;
  }
}
