import { setTimeout as sleep } from 'node:timers/promises';
import { endByFile } from '../app/wait.ts';
import { clockTime } from '../base/clock.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { appendEvent } from '../journal/journal.ts';
import { announceElsewhere } from '../loop/announce.ts';
import { readState } from '../loop/state-file.ts';
import { clearWait, leaveOut, writeWait } from '../loop/waiting.ts';
import { writeHeartbeat } from '../session/activity.ts';
import { askAgainAt } from '../session/rules/usage-limit.ts';
import { changeRun, readRunRecord } from './run-record.ts';
import type { Control, RunEnd } from './rules/run-events.ts';
import type { SessionEnd } from './rules/session.ts';

const pollMilliseconds = 2_000;

/** The most API errors of one iteration before the run ends: with the longest back-off, a day of outage. */
const mostApiErrors = 300;

/**
 * Waits until the API may be called again: until the reset that the error names, else after a growing pause. This time does not
 * count.
 * @returns the reason why the run ends instead; undefined after the wait, or when the run is to end.
 */
export async function waitAfterError(
  paths: WorkflowPaths,
  iteration: number,
  { error, resetsAt, needsPerson }: Extract<SessionEnd, { kind: 'api' }>,
  control: Control,
): Promise<Omit<RunEnd, 'iterations'> | undefined> {
  const attempt = readRunRecord(paths, iteration).apiErrors + 1;
  changeRun(paths, iteration, { apiErrors: attempt });
  if (attempt > mostApiErrors) {
    const problem = `the API answered with an error ${attempt} times in iteration ${iteration}: ${error}`;
    return { why: 'unreachable', problem };
  }
  const { configuration } = await currentConfiguration(paths.root);
  const kind = needsPerson ? 'billing_error' : 'api_error';
  const now = new Date();
  const since = now.getTime();
  const until = askAgainAt({ kind, resetsAt, attempt }, since, configuration, Math.random());
  if (until - since > control.longestWait) {
    const reset = new Date(until).toISOString();
    return {
      why: 'limit',
      problem: `the API is closed until ${reset}, which is longer than --max-wait`,
      resetsAt: reset,
    };
  }
  announceElsewhere(paths, now, [{ kind: 'wait', why: error, until: clockTime(new Date(until), now) }], configuration);
  writeWait(paths, { kind: 'api', turn: since, until, since, error, attempt });
  await waitUntil(paths, { why: error, until, counts: false }, control);
  clearWait(paths);
  return undefined;
}

/** Tells of a wait. */
export function noteWait(paths: WorkflowPaths, control: Control, why: string, until: number): void {
  const time = new Date(until).toISOString();
  appendEvent(paths, new Date(), { event: 'waits', for: why, until: time });
  control.report({ event: 'waits', why, until: time });
}

/**
 * Waits by the wall clock, which includes the machine's sleep; a request of the user or a stop file ends the wait.
 * @param counts whether the time counts towards the hours.
 */
export async function waitUntil(
  paths: WorkflowPaths,
  { why, until, counts }: { why: string; until: number; counts: boolean },
  control: Control,
): Promise<void> {
  noteWait(paths, control, why, until);
  const [since, began] = [Date.now(), performance.now()];
  const isOver = () =>
    // Setting the clock back must not lengthen the wait.
    control.soon.aborted || Date.now() >= until || performance.now() - began >= until - since;
  while (!isOver()) {
    await sleep(Math.min(until - Date.now(), pollMilliseconds), undefined, { signal: control.soon }).catch(
      () => undefined,
    );
    if (isOver() || (await hasEnded(paths))) break;
    writeHeartbeat(paths);
  }
  if (!counts) await leaveOut(paths, since);
}

/** A file that cannot be read now is read again at the next tick. */
async function hasEnded(paths: WorkflowPaths): Promise<boolean> {
  try {
    return (await endByFile(paths)) || (await readState(paths)).status !== 'in_progress';
  } catch {
    return false;
  }
}
