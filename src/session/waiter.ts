import { isAlive } from '../files/lock.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { runtimeFile } from '../files/runtime-file.ts';

/**
 * The file that names the waiter: the one process that waits beside an idle session and may wake it. The process that started
 * last is the waiter; start times decide, because on a busy machine an earlier process may write later.
 */
const waiterFile = runtimeFile('waiter.json', { process: 0, since: 0 });

/** Makes this process the waiter, unless one that started later is; the former waiter notices and ends. */
export function becomeWaiter(paths: WorkflowPaths): void {
  const waiter = waiterFile.read(paths);
  if (waiter !== undefined && waiter.since > performance.timeOrigin && isAlive(waiter.process)) return;
  waiterFile.write(paths, { process: process.pid, since: performance.timeOrigin });
}

/** Whether this process is still the waiter. */
export function isWaiter(paths: WorkflowPaths): boolean {
  const waiter = waiterFile.read(paths);
  return waiter?.process === process.pid && waiter.since === performance.timeOrigin;
}

/** Whether a process waits beside the session, which notices an agent that never answers. */
export function isWatched(paths: WorkflowPaths): boolean {
  const waiter = waiterFile.read(paths);
  return waiter !== undefined && isAlive(waiter.process);
}

/** The file that names the process that answers a call of Claude Code, which may take long. */
const callFile = runtimeFile('call.json', { process: 0 });

/** Records that this process answers a call: until it has ended, the waiter makes no decisions. */
export function answerCall(paths: WorkflowPaths): void {
  callFile.write(paths, { process: process.pid });
}

/** Whether a process answers a call now. */
export function isCallAnswered(paths: WorkflowPaths): boolean {
  const call = callFile.read(paths);
  return call !== undefined && isAlive(call.process);
}
