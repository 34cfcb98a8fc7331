import type { WorkflowState } from '../state/state.ts';

/**
 * The state with a time in which the workflow could not run: it does not count towards the hours budget. Clocks jump and notes grow
 * stale, so only what lies between its last resumption and now is taken.
 * @param from milliseconds since the epoch, as is `to`.
 */
export function addPause(state: WorkflowState, from: number, to: number, now: Date): WorkflowState {
  const start = Math.max(from, Date.parse(state.running_since));
  const hours = (Math.min(to, now.getTime()) - start) / 3_600_000;
  return hours > 0 ? { ...state, paused_hours: state.paused_hours + hours } : state;
}
