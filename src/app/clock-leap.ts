import { addLeap } from '../loop/rules/waiting.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { changeState } from '../loop/workflow.ts';
import { leapSince, noteClock } from '../session/wall-clock.ts';

/** A greater difference between clock and time means that the clock was set, or that the machine slept. */
const leapMilliseconds = 60_000;

/** Takes the time of a leap of the clock out of the hours of a workflow: nothing ran in it. */
export async function countLeap(paths: WorkflowPaths, leap: number): Promise<void> {
  if (Math.abs(leap) < leapMilliseconds) return;
  await changeState(paths, new Date(), (state) => ({
    state: state.status === 'in_progress' ? addLeap(state, leap) : state,
  }));
  noteClock(paths);
}

/** The same for what happened since the clock was noted last, in a turn or before it. The caller holds the workflow's lock. */
export async function countLeapSinceTurn(paths: WorkflowPaths): Promise<void> {
  await countLeap(paths, leapSince(paths));
  noteClock(paths);
}
