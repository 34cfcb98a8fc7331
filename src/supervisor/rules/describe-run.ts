import { budgetsOf } from '../../base/budgets.ts';
import { exitCodes } from '../../base/errors.ts';
import { counted } from '../../base/text.ts';
import { endReasons, modeOf } from '../../base/vocabulary.ts';
import type { WorkflowState } from '../../loop/rules/state.ts';
import type { RunEvent } from './run-events.ts';

/**
 * Why a run ended. `over`: the workflow ended; `enough`: the requested number of iterations ended; `taken`: another session has
 * it now; `limit`: the wait for the API would be longer than the user
 * allows.
 */
export type RunEndReason = 'over' | 'enough' | 'asked' | 'taken' | 'unreachable' | 'limit';

export interface RunEnd {
  why: RunEndReason;
  /** Iterations that ended in this run. */
  iterations: number;
  /** True when the workflow had ended before the run, which therefore did nothing. */
  endedBefore?: true;
  /** The problem of the environment that stopped the run. */
  problem?: string | undefined;
  /** The reset of the limit that ended it; ISO 8601. */
  resetsAt?: string | undefined;
}

/**
 * The first event of a run.
 * @param text the line for people.
 */
export function beginEvent(state: WorkflowState, folder: string, text: string): RunEvent {
  const { name, iteration } = state;
  const mode = modeOf(state.workflow_type);
  return { event: 'begun', name, mode, folder, iteration, ...budgetsOf(state), text };
}

/** The last line of a run, with the command that continues it. */
export function describeEnd(state: WorkflowState, { why, iterations, problem }: RunEnd): string {
  const { name, end_reason, end_message, status, iteration } = state;
  const goOn = `autonomous-workflow run ${name}`;
  switch (why) {
    case 'over':
      return `${name} ended (${end_reason ?? status}). ${end_message ?? ''}`.trimEnd();
    case 'enough':
      return `${name}: ${counted(iterations, 'iteration')} done, at iteration ${iteration}. → Go on with: ${goOn}`;
    case 'asked':
      return `${name}: ended as you asked, at iteration ${iteration}; nothing is lost. → Go on with: ${goOn}`;
    case 'taken':
      return `${name}: ${problem ?? 'another session has taken it over.'} → To get it back: ${goOn} --take-over`;
    case 'limit':
      return `${name}: ${problem ?? 'the API is not available'}. → Go on later with: ${goOn}`;
    case 'unreachable':
      return `${name} cannot go on: ${problem ?? 'claude does not answer'}\n→ Correct that, then: ${goOn}`;
  }
}

/**
 * The exit code of `run`.
 * @param isService whether a service manager restarts the run on a failure code.
 */
export function exitCodeOf(state: WorkflowState, { why, endedBefore }: RunEnd, isService: boolean): number {
  switch (why) {
    case 'over':
      // There was nothing to do, so a restart would not help.
      if (isService && endedBefore === true) return 0;
      return state.end_reason === null ? 0 : endReasons[state.end_reason];
    case 'enough':
    case 'limit':
      return isService ? exitCodes.later : 0;
    case 'asked':
      return endReasons.interrupted;
    case 'taken':
    case 'unreachable':
      return exitCodes.refused;
  }
}
