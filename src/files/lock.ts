import { orElse } from '../base/or-else.ts';
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  readdirSync,
  statSync,
  utimesSync,
  readFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { exitCodes, WorkflowError } from '../base/errors.ts';
import { readJsonLike } from './json-file.ts';
import { makeFolder, writeFile } from './own.ts';
import { removeFile } from './regular.ts';

/** Whether a process runs on this machine, as far as this user may know. */
export function isAlive(pid: number): boolean {
  // For zero and negative numbers `kill` signals groups of processes.
  if (pid <= 0) return false;
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

/** Locks are held for milliseconds; a process that holds one for this long hangs or has ended. */
const staleAfterMilliseconds = 30_000;
/**
 * An old lock has to stay unchanged for this long before it counts as stale: after a machine wakes from sleep, the locks of all
 * its processes seem old although their owners continue.
 */
const confirmMilliseconds = 1_000;

export interface LockOptions {
  /** The age from which the lock of a running process counts as stale; by default 30 seconds. */
  staleAfter?: number;
  /** The time between two tries, in milliseconds. */
  poll?: number;
  /** Called at each try that fails because the lock is held. */
  onTaken?: () => void;
  /** The error thrown when the lock is still held at the end of the wait. */
  busy?: (lock: string) => WorkflowError;
}
const largestOwnerBytes = 4_096;

let taken = 0;

/** The folders whose locks the present chain of calls holds. One list per process, even when two bundles are loaded into it. */
const held = sharedStorage();

function sharedStorage(): AsyncLocalStorage<ReadonlySet<string>> {
  const key = Symbol.for('autonomous-workflow: held locks');
  const shared = globalThis as Record<symbol, AsyncLocalStorage<ReadonlySet<string>> | undefined>;
  return (shared[key] ??= new AsyncLocalStorage());
}

/**
 * Runs `work` while no other process, and no other chain of calls in this one, does so for the same folder. Inside `work` it may
 * be called again for that folder. The lock of an ended process is removed.
 * @param waitMilliseconds the longest wait for the lock.
 * @param work gets a function that keeps the lock from counting as stale, to be called at least every 10 seconds.
 * @throws WorkflowError when another process still holds the lock at the end of the wait.
 */
export async function withLock<T>(
  folder: string,
  waitMilliseconds: number,
  work: (refresh: () => void) => Promise<T> | T,
  { staleAfter = staleAfterMilliseconds, poll = 10, onTaken, busy = otherWriter }: LockOptions = {},
): Promise<T> {
  const holding = held.getStore() ?? new Set();
  const lock = join(folder, 'lock');
  if (holding.has(folder)) return work(() => refresh(lock));
  makeFolder(folder);
  const token = acquireToken(folder);
  let deadline: number | undefined;
  const isLeft = leftWatch(staleAfter);
  try {
    while (!tryLink(token, lock)) {
      onTaken?.();
      deadline ??= performance.now() + waitMilliseconds;
      const isOver = performance.now() > deadline && ageMilliseconds(lock) <= staleAfter;
      if (!breakStale(lock, token, isLeft) && isOver) throw busy(lock);
      await sleep(poll);
      // The lock has the modification time of its token, which may be old after a long wait.
      refresh(token);
    }
    try {
      sweep(folder, token);
      return await held.run(new Set([...holding, folder]), () => work(() => refresh(lock)));
    } finally {
      release(lock, token);
    }
  } finally {
    removeFile(token);
  }
}

/** `node:timers/promises` has the same function, but every writer would load that module, and few of them wait. */
async function sleep(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Creates a file with the owner's name. A hard link to it becomes the lock, with its whole content from the first moment. */
function acquireToken(folder: string): string {
  taken += 1;
  const token = join(folder, `lock.${process.pid}-${taken}-${process.hrtime.bigint().toString(36)}`);
  writeFile(token, JSON.stringify({ pid: process.pid, host: hostname(), token }), 'create');
  return token;
}

function tryLink(token: string, lock: string): boolean {
  try {
    linkSync(token, lock);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'EOPNOTSUPP' && code !== 'ENOSYS') throw error;
    return tryCopy(token, lock);
  }
}

/**
 * Used on file systems without hard links. Another process may see the lock while it is still empty; such a lock does not count
 * as stale at once.
 */
function tryCopy(token: string, lock: string): boolean {
  try {
    copyFileSync(token, lock, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function refresh(lock: string): void {
  const now = new Date();
  // If another process has removed the lock meanwhile, it must not be created again.
  if (existsSync(lock)) utimesSync(lock, now, now);
}

/** Removes the lock only if this process owns it: another may have removed ours as stale. */
function release(lock: string, token: string): void {
  if (readOwner(lock)?.token === token) removeFile(lock);
}

/**
 * Removes a stale lock. It takes a second lock first, so that no process removes a lock that another has just acquired; a stale
 * second lock is removed in the same way.
 */
function breakStale(lock: string, token: string, isLeft: (lock: string) => boolean): boolean {
  if (!isLeft(lock)) return false;
  const breaker = `${lock}-breaker`;
  if (!tryLink(token, breaker)) {
    breakStale(breaker, token, isStale);
    return false;
  }
  try {
    if (isLeft(lock)) removeFile(lock);
    return true;
  } finally {
    release(breaker, token);
  }
}

/**
 * Returns a function that decides whether a lock is stale: its owner has ended, or it is old and has not changed while it was
 * watched.
 */
function leftWatch(staleAfter: number): (lock: string) => boolean {
  let seen: { modified: number; at: number } | undefined;
  return (lock) => {
    if (isOrphaned(lock)) return true;
    if (ageMilliseconds(lock) <= staleAfter) return false;
    const modified = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (seen?.modified !== modified) seen = { modified, at: performance.now() };
    return performance.now() - seen.at >= confirmMilliseconds;
  };
}

/** Removes the files of ended processes. A token that is still empty is given time. The caller holds the lock. */
function sweep(folder: string, token: string): void {
  for (const name of readdirSync(folder)) {
    if (!/^lock[-.]/.test(name)) continue;
    const file = join(folder, name);
    if (name.startsWith('lock-')) {
      breakStale(file, token, isStale);
      continue;
    }
    const isUnnamed = readOwner(file) === undefined && ageMilliseconds(file) > staleAfterMilliseconds;
    if (isUnnamed || isOrphaned(file)) removeFile(file);
  }
}

interface Owner {
  pid: number;
  host: string;
  token: string;
}

function readOwner(lock: string): Owner | undefined {
  // Owners write smaller files; a waiter reads this one a hundred times a second.
  if ((statSync(lock, { throwIfNoEntry: false })?.size ?? 0) > largestOwnerBytes) return undefined;
  return readJsonLike<Owner>(lock, { pid: 0, host: '', token: '' });
}

function isStale(lock: string): boolean {
  return ageMilliseconds(lock) > staleAfterMilliseconds || isOrphaned(lock);
}

/** Whether the file names a process of this machine that has ended. */
function isOrphaned(file: string): boolean {
  const owner = readOwner(file);
  return owner?.host === hostname() && !isAlive(owner.pid);
}

/** Milliseconds since the file was written; negative when it does not exist. */
function ageMilliseconds(file: string): number {
  return orElse(() => Math.max(0, Date.now() - statSync(file).mtimeMs), -1);
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
