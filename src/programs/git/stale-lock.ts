import { readdir, readFile, readlink, rename, stat } from 'node:fs/promises';
import { basename, dirname, relative, sep } from 'node:path';

/** Where the processes of the machine can be looked at, a lock this old is left over when none of them can hold it. */
const leastSeconds = 30;
/** Elsewhere, and in containers that see a part of them only, nothing but its age tells. */
const oldSeconds = 600;

/** The lock that kept a git from its work, as it says itself; undefined when it was something else. */
export function lockInTheWay(stderr: string): string | undefined {
  return /Unable to create '([^'\n]+\.lock)': File exists/.exec(stderr)?.[1];
}

/**
 * Sets a lock aside, beside its place, that a git left which was killed: no git is at work in the repository, and it is not quite
 * new; or, where processes cannot be looked at, it is old.
 * @returns whether it is out of the way.
 */
export async function setStaleLockAside(lock: string, now: number): Promise<boolean> {
  try {
    const seconds = (now - (await stat(lock)).mtimeMs) / 1_000;
    if (seconds < leastSeconds) return false;
    const isHeld = await isGitAtWork(repositoryOf(lock));
    if (isHeld === true || (isHeld === undefined && seconds < oldSeconds)) return false;
    await rename(lock, `${lock}.left-${Math.round(now)}`);
    return true;
  } catch (error) {
    // It is gone by itself.
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}

/** The folder that holds the repository, whichever of its locks it is, also one of a work tree beside others. */
function repositoryOf(lock: string): string {
  let folder = dirname(lock);
  while (basename(folder) !== '.git' && dirname(folder) !== folder) folder = dirname(folder);
  return basename(folder) === '.git' ? dirname(folder) : dirname(lock);
}

/** Whether a git works in a folder or below it; undefined where that cannot be told. */
async function isGitAtWork(folder: string): Promise<boolean | undefined> {
  const processes = await readdir('/proc').catch(() => []);
  const numbers = processes.filter((name) => /^\d+$/.test(name));
  if (numbers.length === 0) return undefined;
  const found = await Promise.all(numbers.map((number) => isGitIn(number, folder)));
  return found.includes(true);
}

async function isGitIn(process_: string, folder: string): Promise<boolean> {
  try {
    const name = await readFile(`/proc/${process_}/comm`, 'utf8');
    if (!name.startsWith('git')) return false;
    const place = relative(folder, await readlink(`/proc/${process_}/cwd`));
    return place === '' || !(place === '..' || place.startsWith(`..${sep}`));
  } catch (error) {
    // Of another user: it may be at work here. One that has ended is not.
    return /^(?:EACCES|EPERM)$/.test((error as NodeJS.ErrnoException).code ?? '');
  }
}
