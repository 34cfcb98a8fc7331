import { rename, stat } from 'node:fs/promises';
import { isGitAtWork } from './git-at-work.ts';

/** Where all processes can be looked at, a lock this old is left over when none of them can hold it. */
const leastSeconds = 30;
/** Elsewhere, as in most containers, nothing but its age tells. */
const oldSeconds = 600;

/** The lock that kept a git from its work, as it says itself; undefined when it was something else. */
export function lockInTheWay(stderr: string): string | undefined {
  return /Unable to create '([^'\n]+\.lock)': File exists/.exec(stderr)?.[1];
}

/**
 * Sets a lock aside, beside its place, that a git left which was killed: no git is at work in the repository, and it is not quite
 * new; or, where not all processes are shown, none that is shown is at work there and it is old.
 * @param processes the folder in which the system shows its processes.
 * @returns whether it is out of the way.
 */
export async function setStaleLockAside(lock: string, now: number, processes = '/proc'): Promise<boolean> {
  try {
    const found = await stat(lock);
    const seconds = (now - found.mtimeMs) / 1_000;
    if (seconds < leastSeconds) return false;
    const isHeld = await isGitAtWork(lock, processes);
    if (isHeld === true || (isHeld === undefined && seconds < oldSeconds)) return false;
    // Meanwhile another may have set it aside, and a git may have taken its own.
    const still = await stat(lock);
    if (still.ino !== found.ino || still.mtimeMs !== found.mtimeMs) return false;
    await rename(lock, `${lock}.left-${Math.round(now)}`);
    return true;
  } catch (error) {
    // It is gone by itself.
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}
