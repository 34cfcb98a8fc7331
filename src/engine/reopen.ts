import { isRecorded, type WorkflowState } from './state.ts';
import type { Driver } from './vocabulary.ts';
import { WorkflowError } from './workflow-error.ts';

export interface Resumption {
  driver: Driver;
  maxIterations?: number | undefined;
  maxDurationHours?: number | undefined;
}

/**
 * The state of a workflow that goes on after it was idle or ended. The hours budget counts anew.
 * @throws WorkflowError when it is complete, or when its iterations are used up and no more are given.
 */
export function reopen(state: WorkflowState, resumption: Resumption, now: Date): WorkflowState {
  const limit = resumption.maxIterations ?? state.max_iterations;
  if (state.status === 'complete') {
    throw new WorkflowError(`The workflow '${state.name}' is complete`, {
      fix: 'Start a new one under another name to research further.',
    });
  }
  if (state.status !== 'in_progress' && limit <= state.iteration && isRecorded(state)) {
    throw new WorkflowError(`The workflow '${state.name}' has used its ${state.max_iterations} iterations`, {
      fix: `Give it more, for example: /autonomous-workflow:continue-auto ${state.name} --max-iterations ${state.iteration + 10}`,
    });
  }
  const budgetEnded = state.finishing === 'max_iterations' || state.finishing === 'max_duration';
  const searchesOn = budgetEnded && limit > state.iteration;
  return {
    ...state,
    status: 'in_progress',
    end_reason: null,
    end_message: null,
    driver: resumption.driver,
    max_iterations: limit,
    max_duration_hours: resumption.maxDurationHours ?? state.max_duration_hours,
    running_since: now.toISOString(),
    consecutive_failures: 0,
    finishing: searchesOn ? null : state.finishing,
    writing_iteration: searchesOn ? null : state.writing_iteration,
  };
}
