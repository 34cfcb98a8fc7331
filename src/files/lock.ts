import { orElse } from '../base/or-else.ts';
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  statSync,
  utimesSync,
  writeFileSync,
  readFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { WorkflowError } from '../base/errors.ts';
import { readJsonLike } from './json-file.ts';
import { removeFile } from './regular.ts';

/** Whether a process of this machine runs, as far as this user may know. */
export function isAlive(pid: number): boolean {
  // Zero and negative numbers would ask about groups of processes.
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Whether a process has ended but keeps its number, because its parent has not asked for its exit code. tmux may never ask after a
 * claude that ended in it (its libutempter takes the signal), nor does the first process of many a container.
 */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The state follows the program's name, which stands in parentheses and may hold anything.
    return /^[ZX]/.test(stat.slice(stat.lastIndexOf(')') + 2));
  } catch {
    return false;
  }
}

/** Locks are held for milliseconds; the owner of one this old hangs or is gone. */
const staleAfterMilliseconds = 30_000;
/**
 * An old lock has to stay as it is for this long before it counts as left: when a machine wakes up, the locks of all that slept with
 * it look old, and their owners go on.
 */
const confirmMilliseconds = 1_000;

export interface LockOptions {
  /** The age from which a lock of a process that still runs counts as left; by default 30 seconds. */
  staleAfter?: number;
  /** The time between two tries, in milliseconds. */
  poll?: number;
  /** Called at each try that finds the lock taken. */
  onTaken?: () => void;
  /** The error for a lock that stays taken. */
  busy?: (lock: string) => WorkflowError;
}
const largestOwnerBytes = 4_096;

let taken = 0;

/**
 * The folders whose locks the present chain of calls holds. The process has one such list, even when two bundles are loaded into
 * it.
 */
const held = sharedStorage();

function sharedStorage(): AsyncLocalStorage<ReadonlySet<string>> {
  const key = Symbol.for('autonomous-workflow: held locks');
  const shared = globalThis as Record<symbol, AsyncLocalStorage<ReadonlySet<string>> | undefined>;
  return (shared[key] ??= new AsyncLocalStorage());
}

/**
 * Runs `work` while no other process, and no other chain of calls in this one, does so for the same folder. Inside `work` it may be
 * called again for that folder. The lock of a dead process is broken.
 * @param waitMilliseconds the longest wait for the lock.
 * @param work gets a function that keeps the lock from counting as stale, to be called at least every 10 seconds.
 * @throws WorkflowError when the lock stays taken.
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
  mkdirSync(folder, { recursive: true });
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
      // The lock has the age of its token, which may be old after a long wait.
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

/** A copy of the function in `node:timers/promises`: every writer would load that module, and hardly any waits. */
async function sleep(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** A file that names its owner. A link from the lock's name makes it the lock, complete from the first moment. */
function acquireToken(folder: string): string {
  taken += 1;
  const token = join(folder, `lock.${process.pid}-${taken}-${process.hrtime.bigint().toString(36)}`);
  writeFileSync(token, JSON.stringify({ pid: process.pid, host: hostname(), token }), { flag: 'wx' });
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
 * For file systems without hard links. Another process may see the lock before its owner's name is in it; such a lock is not stale
 * yet.
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
  // A lock that another process has broken meanwhile must not be created again.
  if (existsSync(lock)) utimesSync(lock, now, now);
}

/** Only a lock of this process is removed: another may have broken ours for its age. */
function release(lock: string, token: string): void {
  if (readOwner(lock)?.token === token) removeFile(lock);
}

/**
 * Removes a stale lock. Breakers take a second lock first, so that none removes a lock that another has just taken; the second lock
 * of a killed breaker is broken in the same way.
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

/** Finds out whether a lock is left: its owner is gone, or it is old and has stayed as it is while it was watched. */
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

/** Removes the files of killed processes. A token without a name yet is given time. The caller holds the lock. */
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
  // No owner writes a larger file, and a waiter reads this one a hundred times a second.
  if ((statSync(lock, { throwIfNoEntry: false })?.size ?? 0) > largestOwnerBytes) return undefined;
  return readJsonLike<Owner>(lock, { pid: 0, host: '', token: '' });
}

/** Whether a folder holds the lock of a process that is gone or hangs; the next writer breaks it. */
export function hasStaleLock(folder: string): boolean {
  return isStale(join(folder, 'lock'));
}

function isStale(lock: string): boolean {
  return ageMilliseconds(lock) > staleAfterMilliseconds || isOrphaned(lock);
}

/** Whether the file names a process of this machine that is gone. */
function isOrphaned(file: string): boolean {
  const owner = readOwner(file);
  return owner?.host === hostname() && !isAlive(owner.pid);
}

/** Milliseconds since the file was written; negative when it is gone. */
function ageMilliseconds(file: string): number {
  return orElse(() => Math.max(0, Date.now() - statSync(file).mtimeMs), -1);
}

function otherWriter(lock: string): WorkflowError {
  const owner = readOwner(lock);
  return new WorkflowError('Another process is writing this workflow', {
    where: lock,
    ...(owner !== undefined && { received: `a lock of process ${owner.pid} on ${owner.host}` }),
    fix: 'Try again in a moment. If that process hangs, end it; its lock is then broken by itself.',
  });
}
