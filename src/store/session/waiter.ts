import { join } from 'node:path';
import { writeAtomic } from '../files/atomic.ts';
import { readJson } from '../files/json-file.ts';
import type { WorkflowPaths } from '../paths.ts';

/**
 * The one process that waits beside a resting session and may wake it. The latest to come is the one: a later turn knows better
 * why the session rests.
 */
const waiterFile = (paths: WorkflowPaths) => join(paths.runtime, 'waiter.json');

/** Makes this process the waiter; any other sees that it is not any more, and ends. */
export function becomeWaiter(paths: WorkflowPaths): void {
  writeAtomic(waiterFile(paths), JSON.stringify({ process: process.pid, since: performance.timeOrigin }));
}

/** Whether this process is the waiter still. */
export function isWaiter(paths: WorkflowPaths): boolean {
  const waiter = readJson(waiterFile(paths)) as { process?: unknown; since?: unknown } | null | undefined;
  return waiter?.process === process.pid && waiter.since === performance.timeOrigin;
}
