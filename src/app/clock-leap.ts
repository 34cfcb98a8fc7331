import { addLeap } from '../loop/rules/waiting.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { changeState } from '../loop/workflow.ts';
import { leapSince, noteClock } from '../session/wall-clock.ts';

/** If clock and elapsed time differ by more, the clock was set or the machine slept. */
const leapMilliseconds = 60_000;

/** Excludes a jump of the clock from a workflow's hours, since it did not run then. */
export async function countLeap(paths: WorkflowPaths, leap: number): Promise<void> {
  if (Math.abs(leap) < leapMilliseconds) return;
  await changeState(paths, new Date(), (state) => ({
    state: state.status === 'in_progress' ? addLeap(state, leap) : state,
  }));
  noteClock(paths);
}

/** The same for jumps since the clock was last stored, in a turn or before it. The caller holds the workflow's lock. */
export async function countLeapSinceTurn(paths: WorkflowPaths): Promise<void> {
  await countLeap(paths, leapSince(paths));
  noteClock(paths);
}
