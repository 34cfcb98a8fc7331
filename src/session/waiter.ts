import { join } from 'node:path';
import { writeAtomic } from '../files/atomic.ts';
import { readJson } from '../files/json-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { isAlive } from '../files/lock.ts';

/**
 * The file that names the waiter: the one process that waits beside an idle session and may wake it. The process that started
 * last is the waiter; start times decide, because on a busy machine an earlier process may write later.
 */
const waiterFile = (paths: WorkflowPaths) => join(paths.runtime, 'waiter.json');

interface Waiter {
  process?: unknown;
  since?: unknown;
}

/** Makes this process the waiter, unless one that started later is; the former waiter notices and ends. */
export function becomeWaiter(paths: WorkflowPaths): void {
  const waiter = readWaiter(paths);
  const isLater = typeof waiter?.since === 'number' && waiter.since > performance.timeOrigin;
  if (isLater && typeof waiter.process === 'number' && isAlive(waiter.process)) return;
  writeAtomic(waiterFile(paths), JSON.stringify({ process: process.pid, since: performance.timeOrigin }));
}

/** Whether this process is still the waiter. */
export function isWaiter(paths: WorkflowPaths): boolean {
  const waiter = readWaiter(paths);
  return waiter?.process === process.pid && waiter.since === performance.timeOrigin;
}

/** Whether a process waits beside the session, which notices an agent that never answers. */
export function isWatched(paths: WorkflowPaths): boolean {
  const waiter = readWaiter(paths);
  return typeof waiter?.process === 'number' && isAlive(waiter.process);
}

function readWaiter(paths: WorkflowPaths): Waiter | null | undefined {
  return readJson(waiterFile(paths)) as Waiter | null | undefined;
}

/** The file that names the process that answers a call of Claude Code, which may take long. */
const callFile = (paths: WorkflowPaths) => join(paths.runtime, 'call.json');

/** Records that this process answers a call: until it has ended, the waiter makes no decisions. */
export function answerCall(paths: WorkflowPaths): void {
  writeAtomic(callFile(paths), JSON.stringify({ process: process.pid }));
}

/** Whether a process answers a call now. */
export function isCallAnswered(paths: WorkflowPaths): boolean {
  const call = readJson(callFile(paths)) as Waiter | null | undefined;
  return typeof call?.process === 'number' && isAlive(call.process);
}
