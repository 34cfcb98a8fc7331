import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '../files/lock.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { runtimeFile } from '../files/runtime-file.ts';
import { startOfProcess, endTree } from '../programs/processes.ts';
import { endByFile } from '../app/wait.ts';
import { clockTime } from '../base/figures.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { appendEvent } from '../journal/journal.ts';
import { notifyPerson } from '../loop/announce.ts';
import { readState } from '../loop/state-file.ts';
import { clearWait, leaveOut, writeWait } from '../loop/waiting.ts';
import { writeHeartbeat } from '../session/activity.ts';
import { askAgainAt } from '../loop/rules/waiting.ts';
import type { Control, RunEnd } from './rules/run-events.ts';
import type { SessionEnd } from './rules/session.ts';

/** The facts that a supervisor stores for the next one: `.runtime/session/run.json`. */
interface RunRecord {
  iteration: number;
  /** Its sessions that died or hung; a restart of the supervisor does not reset the count. */
  lost: number;
  apiErrors: number;
  /** The running claude; both fields are empty when there is none. */
  claude: { pid: number; started: string };
}

const noClaude = { pid: 0, started: '' };
const sample: RunRecord = { iteration: 0, lost: 0, apiErrors: 0, claude: noClaude };
const recordFile = runtimeFile('session/run.json', sample, { flush: 'file' });

/** The stored record, with the counts for this iteration. */
export function readRunRecord(paths: WorkflowPaths, iteration: number): RunRecord {
  const stored = recordFile.read(paths) ?? sample;
  return stored.iteration === iteration ? stored : { ...stored, iteration, lost: 0, apiErrors: 0 };
}

/** Stores a change; only the owner of the lease may do so. */
export function changeRun(paths: WorkflowPaths, iteration: number, change: Partial<RunRecord>): void {
  recordFile.write(paths, { ...readRunRecord(paths, iteration), ...change });
}

/** Removes this claude from the record, unless a run that has taken over has stored another. */
export function forgetClaude(paths: WorkflowPaths, iteration: number, pid: number): void {
  if (readRunRecord(paths, iteration).claude.pid === pid) changeRun(paths, iteration, { claude: noClaude });
}

const graceMilliseconds = 5_000;

/**
 * Ends the claude of a killed supervisor if it still runs, recognised by process id and start time. Any other process is not touched.
 */
export async function endOrphan(paths: WorkflowPaths, iteration: number): Promise<string | undefined> {
  const { pid, started } = readRunRecord(paths, iteration).claude;
  if (pid === 0) return undefined;
  const isOurs = isAlive(pid) && started !== '' && (await startOfProcess(pid)) === started;
  if (isOurs) await endTree(pid, graceMilliseconds);
  forgetClaude(paths, iteration, pid);
  return isOurs ? `A claude of an earlier run was still at work (process ${pid}); it was ended.` : undefined;
}

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
  await notifyPerson(paths, { kind: 'wait', why: error, until: clockTime(new Date(until), now) });
  writeWait(paths, { kind: 'api', turn: since, until, since, error, attempt });
  await waitUntil(paths, { why: error, until, counts: false }, control);
  clearWait(paths);
  return undefined;
}

export function noteWait(paths: WorkflowPaths, why: string, until: number): void {
  appendEvent(paths, new Date(), { event: 'waits', for: why, until: new Date(until).toISOString() });
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
  noteWait(paths, why, until);
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

/** Whether the workflow has ended, or ends now. A file that cannot be read now is read again at the next tick. */
export async function hasEnded(paths: WorkflowPaths): Promise<boolean> {
  try {
    return (await endByFile(paths)) || (await readState(paths)).status !== 'in_progress';
  } catch {
    return false;
  }
}
