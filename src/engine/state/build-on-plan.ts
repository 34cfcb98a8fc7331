import { enterPhase } from '../modes.ts';
import { modeOf, phases, workflowTypes, type Driver } from '../vocabulary.ts';
import type { Limits, WorkflowState } from './state.ts';

/** Whether a workflow has come to a plan and to nothing more: it can be implemented under the same name. */
export function hasFinishedPlan({ status, workflow_type }: WorkflowState): boolean {
  return status === 'complete' && modeOf(workflow_type) === 'research-and-plan';
}

/**
 * The state of a workflow whose finished plan is implemented from now on: the next iteration is the first of coding. What it has
 * come to stays; the budgets are for what is still to be done.
 */
export function buildOnPlan(
  state: WorkflowState,
  { prompt, driver, limits }: { prompt: string | undefined; driver: Driver; limits: Limits },
  now: Date,
): WorkflowState {
  return {
    ...enterPhase(state, phases.C),
    ...limits,
    max_iterations: state.iteration + limits.max_iterations,
    max_cost_usd: (state.cost_usd ?? 0) + limits.max_cost_usd,
    workflow_type: workflowTypes.implement,
    status: 'in_progress',
    end_reason: null,
    end_message: null,
    // Whoever declared it complete may have done so in the middle of an iteration.
    recorded_iteration: state.iteration,
    consecutive_failures: 0,
    driver,
    prompt: prompt ?? state.prompt,
    running_since: now.toISOString(),
    paused_hours: 0,
  };
}
