import type { WorkflowPaths } from '../files/paths.ts';
import { appendEvent } from '../journal/journal.ts';
import { addPause } from '../loop/rules/waiting.ts';
import { changeState } from '../loop/workflow.ts';
import type { Control } from './control.ts';
import type { SessionSigns } from './rules/session-signs.ts';

/** A shorter wait is part of the work. */
const shortestMilliseconds = 60_000;

/** Whether claude waits for the API, for longer than is part of the work. */
export function isLongWait({ waiting }: SessionSigns): boolean {
  return waiting !== undefined && waiting.milliseconds >= shortestMilliseconds;
}

/**
 * Follows the waits for the API that claude itself announces: the user is told of each, and none counts towards the hours.
 * @returns to be called at every tick, and once more when the session is over.
 */
export function followWaits(
  paths: WorkflowPaths,
  control: Control,
): (signs: SessionSigns, awake: number, isOver?: boolean) => Promise<void> {
  let since: number | undefined;
  return async (signs, awake, isOver = false) => {
    const { waiting } = signs;
    if (since === undefined) {
      if (isOver || waiting === undefined || !isLongWait(signs)) return;
      since = awake;
      const now = new Date();
      const until = new Date(now.getTime() + waiting.milliseconds).toISOString();
      appendEvent(paths, now, { event: 'waits', for: waiting.error, until });
      control.report({ event: 'waits', why: waiting.error, until });
    } else if (waiting === undefined || isOver) {
      const [now, lasted] = [new Date(), awake - since];
      await changeState(paths, now, (state) => ({
        state: addPause(state, now.getTime() - lasted, now.getTime(), now),
      }));
      since = undefined;
    }
  };
}
