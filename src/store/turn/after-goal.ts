import { completes } from '../../engine/modes.ts';
import type { WorkflowState } from '../../engine/state/state.ts';
import { phases } from '../../engine/vocabulary.ts';
import { hasGoal } from '../acceptance/has-goal.ts';
import type { WorkflowPaths } from '../paths.ts';
import { readMark } from './iteration-mark.ts';

/** The state after the last iteration of coding: what fails of the goal has become a feature then, or is asked about. */
export async function afterGoal(
  paths: WorkflowPaths,
  state: WorkflowState,
  { agentTasks, now }: { agentTasks: readonly string[]; now: Date },
): Promise<WorkflowState> {
  const mayMend = state.current_phase === phases.C && agentTasks.length === 0 && completes(state) && hasGoal(paths);
  if (!mayMend) return state;
  return (await import('../acceptance/mend-goal.ts')).mendGoal(paths, state, await readMark(paths, state), now);
}
