import { readFileSync } from 'node:fs';

/** Whether a process of this machine runs, as far as we may know. */
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
 * One that has ended keeps its number until its parent asks how it ended. tmux may never ask after a claude that ended in it
 * (its libutempter takes the signal), nor does the first process of many a container.
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
