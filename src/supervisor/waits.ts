import { clockTime } from '../base/clock.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { endByFile } from '../app/wait.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { appendEvent } from '../journal/journal.ts';
import { announceElsewhere } from '../loop/announce.ts';
import { addPause } from '../loop/rules/waiting.ts';
import { readState } from '../loop/state-file.ts';
import { clearWait, writeWait } from '../loop/waiting.ts';
import { changeState } from '../loop/workflow.ts';
import { writeHeartbeat } from '../session/activity.ts';
import { askAgainAt } from '../session/rules/usage-limit.ts';
import { readRunRecord, writeRunRecord } from './run-record.ts';
import type { Control, RunEnd } from './rules/run-events.ts';

const pollMilliseconds = 2_000;

/** The most API errors of one iteration before the run ends: with the longest back-off, a day of outage. */
const mostApiErrors = 300;

/** An API error that ended a session. */
interface ApiEnd {
  error: string;
  resetsAt: number | undefined;
  needsPerson: boolean;
}

/**
 * Waits until the API may be called again: until the reset that the error names, else after a growing pause. This time does not
 * count.
 * @returns the reason why the run ends instead; undefined after the wait, or when the run is to end.
 */
export async function waitAfterError(
  paths: WorkflowPaths,
  iteration: number,
  { error, resetsAt, needsPerson }: ApiEnd,
  control: Control,
): Promise<ApiStop | undefined> {
  const record = readRunRecord(paths, iteration);
  const attempt = record.apiErrors + 1;
  writeRunRecord(paths, { ...record, apiErrors: attempt });
  if (attempt > mostApiErrors) {
    const problem = `the API answered with an error ${attempt} times in iteration ${iteration}: ${error}`;
    return { why: 'unreachable', problem };
  }
  const { configuration } = await currentConfiguration(paths.root);
  const kind = needsPerson ? 'billing_error' : 'api_error';
  const since = Date.now();
  const until = askAgainAt({ kind, resetsAt, attempt }, since, configuration, Math.random());
  writeRunRecord(paths, { ...record, apiErrors: attempt, closedUntil: until });
  const closed = apiIsClosed(paths, iteration, control);
  if (closed !== undefined) return closed;
  writeWait(paths, { kind: 'api', turn: since, until, since, error, attempt });
  await waitFor(paths, { why: error, until, occasion: true }, control);
  clearWait(paths);
  const now = new Date();
  await changeState(paths, now, (state) => ({ state: addPause(state, since, now.getTime(), now) }));
  return undefined;
}

type ApiStop = Pick<RunEnd, 'why' | 'problem' | 'resetsAt'>;

/** The end of a run that would have to wait longer for the API than the user allows; undefined otherwise. */
export function apiIsClosed(paths: WorkflowPaths, iteration: number, control: Control): ApiStop | undefined {
  const { closedUntil = 0 } = readRunRecord(paths, iteration);
  if (closedUntil - Date.now() <= control.longestWait) return undefined;
  const resetsAt = new Date(closedUntil).toISOString();
  return { why: 'limit', problem: `the API is closed until ${resetsAt}, which is longer than --max-wait`, resetsAt };
}

/**
 * Waits between two iterations: for the configured pause or, with a reason, until work is possible again; the latter does not
 * count towards the hours.
 */
export async function waitForPause(
  paths: WorkflowPaths,
  { seconds, why }: { seconds: number; why?: string | undefined },
  control: Control,
): Promise<void> {
  const since = Date.now();
  await waitFor(paths, { why: why ?? 'the next iteration', until: since + seconds * 1000, occasion: false }, control);
  if (why === undefined) return;
  const now = new Date();
  await changeState(paths, now, (state) => ({ state: addPause(state, since, now.getTime(), now) }));
}

interface Waiting {
  why: string;
  /** Milliseconds since the epoch. */
  until: number;
  /** Whether to notify a person on another channel. */
  occasion: boolean;
}

/** Waits by the wall clock, which includes the machine's sleep; a request of the user or a stop file ends the wait. */
export async function waitFor(
  paths: WorkflowPaths,
  { why, until, occasion }: Waiting,
  control: Control,
): Promise<void> {
  const now = new Date();
  const written = new Date(until).toISOString();
  appendEvent(paths, now, { event: 'waits', for: why, until: written });
  control.report({ event: 'waits', why, until: written });
  const { configuration } = await currentConfiguration(paths.root);
  if (occasion)
    announceElsewhere(paths, now, [{ kind: 'wait', why, until: clockTime(new Date(until), now) }], configuration);
  const began = performance.now();
  const longest = until - now.getTime();
  // Setting the clock back must not lengthen the wait.
  while (Date.now() < until && performance.now() - began < longest) {
    await sleep(Math.min(Math.max(0, until - Date.now()), pollMilliseconds), undefined, { signal: control.soon }).catch(
      () => undefined,
    );
    if (control.soon.aborted || (await isOver(paths))) return;
    writeHeartbeat(paths);
  }
}

/** A file that cannot be read now is read again at the next tick. */
async function isOver(paths: WorkflowPaths): Promise<boolean> {
  try {
    return (await endByFile(paths)) || (await readState(paths)).status !== 'in_progress';
  } catch {
    return false;
  }
}
