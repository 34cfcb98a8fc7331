import type { WorkflowPaths } from '../files/paths.ts';
import { isAlive } from '../files/lock.ts';
import { join, sep } from 'node:path';
import { openFile, namesIn } from '../files/store.ts';
import { orElse } from '../base/errors.ts';
import { readFileSync, closeSync, existsSync, lutimesSync, statSync } from 'node:fs';
import { runtimeFile } from '../files/runtime-file.ts';

/** The clock is read every half second; on a busy machine a few seconds may pass. */
const longestTickMilliseconds = 10_000;

/**
 * A clock, in milliseconds, that does not count the sleep of the machine or a stop of this process. The monotonic clock of some
 * systems counts both; a gap between two readings shows them. Must be read at every tick.
 */
export class AwakeClock {
  readonly #steady: () => number;
  #last: number;
  #time = 0;

  constructor(steady = () => performance.now()) {
    this.#steady = steady;
    this.#last = steady();
  }

  read(): number {
    const steady = this.#steady();
    const passed = steady - this.#last;
    this.#last = steady;
    if (passed < longestTickMilliseconds) this.#time += passed;
    return this.#time;
  }
}

/**
 * Returns a function that says for how long a value has not changed. File times are only compared with each other, because clocks
 * are set and machines sleep.
 */
export function stopwatch(): (value: number, at: number) => number {
  let known: number | undefined;
  let since = 0;
  return (value, at) => {
    if (value !== known) since = known === undefined ? 0 : at;
    known = value;
    return at - since;
  };
}

/** The boot id of this machine; empty on systems without one. */
export function bootId(): string {
  // A container may hide the file.
  return orElse(
    () => (process.platform === 'linux' ? readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim() : ''),
    '',
  );
}

/** A file of which only the time counts. `join` would normalise its path, which takes as long as reading it. */
const mark = ({ runtime }: WorkflowPaths, name: 'activity' | 'turn' | 'heartbeat') =>
  [runtime, 'session', name].join(sep);

/** Records an activity for the workflow: an agent started or handed in, or the CLI ran. */
export const noteActivity = (paths: WorkflowPaths): void => touch(mark(paths, 'activity'));

/** Records the end of a turn, for comparison with later activity. */
export const noteTurn = (paths: WorkflowPaths): void => touch(mark(paths, 'turn'));

/** Records that the session that drives the workflow is alive although it waits. */
export const writeHeartbeat = (paths: WorkflowPaths): void => touch(mark(paths, 'heartbeat'));

/** The end of the last turn, in milliseconds since the epoch; 0 when there was none. */
export const lastTurnEnd = (paths: WorkflowPaths): number => modified(mark(paths, 'turn'));

/** Whether there was any activity, or the report was written, since the last turn ended. */
export const wasActive = (paths: WorkflowPaths): boolean =>
  Math.max(modified(mark(paths, 'activity')), modified(paths.report)) > lastTurnEnd(paths);

/** The time of the last heartbeat or activity of the workflow, in milliseconds since the epoch; 0 when there was none. */
export const lastSignOfLife = (paths: WorkflowPaths): number =>
  Math.max(...(['activity', 'turn', 'heartbeat'] as const).map((name) => modified(mark(paths, name))));

/** The last activity of an agent of the session, or of the CLI for it, in milliseconds since the epoch. */
export const lastAgentSign = (paths: WorkflowPaths, transcript: string): number =>
  Math.max(modified(mark(paths, 'activity')), ...agentTranscripts(transcript).map(modified));

/** The time of the last change of a file, such as a conversation, in milliseconds since the epoch; 0 when there is no such file. */
export const modified = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function touch(path: string): void {
  const now = new Date();
  if (!existsSync(path)) closeSync(openFile(path, 'append'));
  // Of a link its own time is set.
  lutimesSync(path, now, now);
}

/** The transcripts of subagents, of which Claude Code writes one each beside the transcript of the session. */
function agentTranscripts(transcript: string): string[] {
  const folder = join(transcript.replace(/\.jsonl$/, ''), 'subagents');
  return namesIn(folder).flatMap((name) => (name.endsWith('.jsonl') ? [join(folder, name)] : []));
}

/**
 * The file that names the waiter: the one process that waits beside an idle session and may wake it. The process that started
 * last is the waiter; start times decide, because on a busy machine an earlier process may write later.
 */
const waiterFile = runtimeFile('session/waiter.json', { process: 0, since: 0 });

/** Makes this process the waiter, unless one that started later is; the former waiter notices and ends. */
export function becomeWaiter(paths: WorkflowPaths): void {
  const waiter = waiterFile.read(paths);
  if (waiter !== undefined && waiter.since > performance.timeOrigin && isAlive(waiter.process)) return;
  waiterFile.write(paths, { process: process.pid, since: performance.timeOrigin });
}

/** Whether this process, which has become the waiter, still is: it takes the file back from one that started earlier and wrote later. */
export function isWaiter(paths: WorkflowPaths): boolean {
  const waiter = waiterFile.read(paths);
  if (waiter === undefined || waiter.since > performance.timeOrigin) return false;
  if (waiter.process !== process.pid) becomeWaiter(paths);
  return true;
}

/** Whether a process waits beside the session, which notices an agent that never answers. */
export function isWatched(paths: WorkflowPaths): boolean {
  const waiter = waiterFile.read(paths);
  return waiter !== undefined && isAlive(waiter.process);
}

/** The file that names the process that answers a call of Claude Code, which may take long. */
const callFile = runtimeFile('session/call.json', { process: 0 });

/** Records that this process answers a call: until it has ended, the waiter makes no decisions. */
export function answerCall(paths: WorkflowPaths): void {
  callFile.write(paths, { process: process.pid });
}

export function isCallAnswered(paths: WorkflowPaths): boolean {
  const call = callFile.read(paths);
  return call !== undefined && call.process !== process.pid && isAlive(call.process);
}
