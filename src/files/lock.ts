import { AsyncLocalStorage } from 'node:async_hooks';
import { closeSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { exitCodes, WorkflowError, orElse } from '../base/errors.ts';
import { openFile, readJsonLike, removeFile, writeAll } from './store.ts';

/** Whether a process runs on this machine, as far as this user may know. */
export function isAlive(pid: number): boolean {
  // For zero and negative numbers `kill` signals groups of processes.
  if (pid <= 0) return false;
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Whether a process has ended but still has its number, because its parent has not collected its exit code. tmux may never do so
 * for a claude that ended in it (its libutempter takes the signal), nor do the first processes of many containers.
 */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The state follows the program's name, which is in parentheses and may contain any character.
    return /^[ZX]/.test(stat.slice(stat.lastIndexOf(')') + 2));
  } catch {
    return false;
  }
}

/** The holder of a lock touches it this often, so that an old one belongs to a process that hangs or has ended. Milliseconds. */
const touchEvery = 1_000;
const staleAfter = 30_000;
/**
 * An old lock has to stay untouched for this long before it counts as stale: after a machine wakes from sleep, the locks of all
 * its processes seem old although their owners continue.
 */
const confirmMilliseconds = 3 * touchEvery;

/**
 * The folders whose locks the present chain of calls holds, each with the token of its lock. One map per process, even when two bundles are
 * loaded into it.
 */
const held = sharedStorage();

function sharedStorage(): AsyncLocalStorage<ReadonlyMap<string, string>> {
  const key = Symbol.for('autonomous-workflow: held locks');
  const shared = globalThis as Record<symbol, AsyncLocalStorage<ReadonlyMap<string, string>> | undefined>;
  return (shared[key] ??= new AsyncLocalStorage());
}

/** Which holding of a folder's lock the present chain of calls is part of; undefined where it does not hold it. */
export const holding = (folder: string): string | undefined => held.getStore()?.get(folder);

/**
 * Runs `work` while no other process, and no other chain of calls in this one, does so for the same folder. Inside `work` it may
 * be called again for that folder. The lock of an ended process is removed.
 * @param waitMilliseconds the longest wait for the lock.
 * @param busy the error when it is still held then.
 * @throws WorkflowError when another process still holds the lock at the end of the wait.
 */
export async function withLock<T>(
  folder: string,
  waitMilliseconds: number,
  work: () => Promise<T> | T,
  busy = otherWriter,
): Promise<T> {
  if (holding(folder) !== undefined) return work();
  const lock = join(folder, 'lock');
  // Later processes see whether its owner is gone; the token differs from that of an earlier process with the same number.
  const token = `${process.pid}-${process.hrtime.bigint()}`;
  const owner = JSON.stringify({ pid: process.pid, host: hostname(), token });
  // The first use of this clock costs a millisecond, and few writers wait.
  let began: number | undefined;
  const isLeft = leftWatch();
  while (!tryCreate(lock, owner)) {
    began ??= performance.now();
    const waited = performance.now() - began;
    if (isLeft(lock)) removeStale(lock, owner, isLeft);
    else if (waited > waitMilliseconds && !isOld(lock)) throw busy(lock);
    // `node:timers/promises` has the same function, but every writer would load that module, and few of them wait.
    await new Promise((resolve) => setTimeout(resolve, Math.min(100, 10 + waited / 50)));
  }
  const timer = setInterval(() => touch(lock), touchEvery);
  try {
    return await held.run(new Map([...(held.getStore() ?? []), [folder, token]]), work);
  } finally {
    clearInterval(timer);
    // Another process may have removed ours as stale.
    if (readOwner(lock)?.token === token) removeFile(lock);
  }
}

/** Creates a lock unless there is one; without its owner for a moment. */
function tryCreate(lock: string, owner: string): boolean {
  let file: number;
  try {
    file = openFile(lock, 'create');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
  try {
    writeAll(file, Buffer.from(owner));
    return true;
  } catch (error) {
    removeFile(lock);
    throw error;
  } finally {
    closeSync(file);
  }
}

/** If another process has removed the lock meanwhile, it is not created again. */
function touch(lock: string): void {
  orElse(() => utimesSync(lock, new Date(), new Date()), undefined);
}

/** Removes a stale lock while it holds a second one, so that it removes none that another process has just acquired. */
function removeStale(lock: string, owner: string, isLeft: (lock: string) => boolean): void {
  const breaker = `${lock}-breaker`;
  if (tryCreate(breaker, owner)) {
    if (isLeft(lock)) removeFile(lock);
    removeFile(breaker);
  } else if (isOrphaned(breaker) || isOld(breaker)) removeFile(breaker);
}

/**
 * Returns a function that decides whether a lock is stale: its owner has ended; or it is old, or names no owner, and has not changed while
 * it was watched.
 */
function leftWatch(): (lock: string) => boolean {
  let seen: { modified: number; at: number } | undefined;
  return (lock) => {
    if (isOrphaned(lock)) return true;
    if (!isOld(lock) && readOwner(lock) !== undefined) return false;
    const modified = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
    if (modified === undefined) return false;
    if (seen?.modified !== modified) seen = { modified, at: performance.now() };
    return performance.now() - seen.at >= confirmMilliseconds;
  };
}

const readOwner = (lock: string) => readJsonLike(lock, { pid: 0, host: '', token: '' });

/** Whether the file names a process of this machine that has ended. */
function isOrphaned(file: string): boolean {
  const owner = readOwner(file);
  return owner?.host === hostname() && !isAlive(owner.pid);
}

/** Whether a lock has not been touched for long; false for one that is gone. */
function isOld(lock: string): boolean {
  return orElse(() => Date.now() - statSync(lock).mtimeMs > staleAfter, false);
}

function otherWriter(lock: string): WorkflowError {
  const owner = readOwner(lock);
  return new WorkflowError('Another process is writing this workflow', {
    where: lock,
    ...(owner !== undefined && { received: `a lock of process ${owner.pid} on ${owner.host}` }),
    fix: 'Try again in a moment. If that process hangs, end it; its lock is then removed automatically.',
    exitCode: exitCodes.later,
  });
}

/**
 * The longest time, in milliseconds, to wait for another writer: far longer than a write, shorter than a hook's time limit of 20
 * seconds. Five agents that hand in at once on a machine at load 15 wait for more than five seconds.
 */
const longestWait = 12_000;

/**
 * Runs `work` as the only writer of a workflow. Within `work` it may be called again.
 * @throws WorkflowError when another process is still writing after that time, by default 12 seconds.
 */
export async function asWriter<T>(
  { runtime }: { runtime: string },
  work: () => Promise<T> | T,
  waitMilliseconds = longestWait,
): Promise<T> {
  return withLock(runtime, waitMilliseconds, work);
}
