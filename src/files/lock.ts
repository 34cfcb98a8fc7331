import { AsyncLocalStorage } from 'node:async_hooks';
import { constants, copyFileSync, linkSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { exitCodes, WorkflowError, orElse } from '../base/errors.ts';
import { sweepTemporary, readJsonLike, makeFolder, requireOwn, writeFile, removeFile } from './store.ts';

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

interface LockOptions {
  /** The error thrown when the lock is still held at the end of the wait. */
  busy?: (lock: string) => WorkflowError;
}

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
 * @throws WorkflowError when another process still holds the lock at the end of the wait.
 */
export async function withLock<T>(
  folder: string,
  waitMilliseconds: number,
  work: () => Promise<T> | T,
  { busy = otherWriter }: LockOptions = {},
): Promise<T> {
  const holding = held.getStore() ?? new Set();
  if (holding.has(folder)) return work();
  makeFolder(folder);
  const lock = join(folder, 'lock');
  // The name tells later processes whether its writer is gone, and differs from what a process with the same number has left.
  const token = `${lock}.${process.pid}-${process.hrtime.bigint()}.tmp`;
  writeFile(token, JSON.stringify({ pid: process.pid, host: hostname(), token }), 'create');
  try {
    // The first use of this clock costs a millisecond, and few writers wait.
    let began: number | undefined;
    const isLeft = leftWatch();
    while (!tryLink(token, lock)) {
      began ??= performance.now();
      const waited = performance.now() - began;
      if (isLeft(lock)) removeStale(lock, token, isLeft);
      else if (waited > waitMilliseconds && !isOld(lock)) throw busy(lock);
      // `node:timers/promises` has the same function, but every writer would load that module, and few of them wait.
      await new Promise((resolve) => setTimeout(resolve, Math.min(100, 10 + waited / 50)));
      // The lock has the modification time of its token, which may be old after a long wait.
      touch(token);
    }
    const timer = setInterval(() => touch(lock), touchEvery);
    try {
      sweepTemporary(folder, isAlive);
      return await held.run(new Set([...holding, folder]), work);
    } finally {
      clearInterval(timer);
      // Another process may have removed ours as stale.
      if (readOwner(lock)?.token === token) removeFile(lock);
    }
  } finally {
    removeFile(token);
  }
}

/** Makes a whole file the lock, by a hard link; by a copy on file systems without them, where it may be empty for a moment. */
function tryLink(token: string, lock: string): boolean {
  try {
    linkSync(token, lock);
    return true;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (/^(?:EPERM|ENOTSUP|EOPNOTSUPP|ENOSYS)$/.test(code)) return tryCopy(token, lock);
    if (code !== 'EEXIST') throw error;
    return false;
  }
}

function tryCopy(from: string, lock: string): boolean {
  const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST';
  return orElse(() => (copyFileSync(from, lock, constants.COPYFILE_EXCL), true), false, isTaken);
}

/** If another process has removed the lock meanwhile, it is not created again. */
function touch(lock: string): void {
  orElse(() => utimesSync(lock, new Date(), new Date()), undefined);
}

/** Removes a stale lock while it holds a second one, so that it removes none that another process has just acquired. */
function removeStale(lock: string, token: string, isLeft: (lock: string) => boolean): void {
  const breaker = `${lock}-breaker`;
  if (tryLink(token, breaker)) {
    if (isLeft(lock)) removeFile(lock);
    removeFile(breaker);
  } else if (isOrphaned(breaker) || isOld(breaker)) removeFile(breaker);
}

/**
 * Returns a function that decides whether a lock is stale: its owner has ended, or it is old and has not changed while it was
 * watched.
 */
function leftWatch(): (lock: string) => boolean {
  let seen: { modified: number; at: number } | undefined;
  return (lock) => {
    if (isOrphaned(lock)) return true;
    if (!isOld(lock)) return false;
    const modified = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (seen?.modified !== modified) seen = { modified, at: performance.now() };
    return performance.now() - seen.at >= confirmMilliseconds;
  };
}

interface Owner {
  pid: number;
  host: string;
  token: string;
}

function readOwner(lock: string): Owner | undefined {
  return readJsonLike<Owner>(lock, { pid: 0, host: '', token: '' });
}

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

/** The folder of a workflow and its `.runtime`; both absolute. */
interface Folders {
  base: string;
  runtime: string;
}

/**
 * The longest time, in milliseconds, to wait for another writer: far longer than a write, shorter than a hook's time limit of 20
 * seconds. Five agents that hand in at once on a machine at load 15 wait for more than five seconds.
 */
const longestWait = 12_000;

/** The folders whose files every writer relies on. */
const written = ({ base, runtime }: Folders) => [
  base,
  join(base, 'records'),
  runtime,
  join(runtime, 'session'),
  join(runtime, 'report'),
];

/**
 * Removes what killed writers had left in the folder of a workflow.
 * @throws WorkflowError for what leads elsewhere in it; deeper, each file is examined when it is opened.
 */
export function requireOwnFiles(folders: Folders): void {
  for (const folder of written(folders))
    for (const name of sweepTemporary(folder, isAlive)) requireOwn(join(folder, name));
}

/** The workflows whose files this process has examined. */
const examined = new Set<string>();

/**
 * Runs `work` as the only writer of a workflow. Within `work` it may be called again.
 * @throws WorkflowError when another process is still writing after 12 seconds, and before anything is written when a file of the
 * workflow leads elsewhere.
 */
export async function asWriter<T>(folders: Folders, work: () => Promise<T> | T): Promise<T> {
  if (!examined.has(folders.base)) requireOwnFiles(folders);
  return withLock(folders.runtime, longestWait, () => {
    examined.add(folders.base);
    return work();
  });
}
