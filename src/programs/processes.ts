import { setTimeout as wait } from 'node:timers/promises';
import { spawn } from 'node:child_process';
import { execa } from 'execa';

const pollMilliseconds = 50;

/**
 * Ends a process and everything it started, asking first (SIGTERM) and then, after the grace period, by force (SIGKILL).
 * On Windows `taskkill` does it at once. The process must be the head of a group of its own. Says whether anything was alive.
 */
export async function endTree(pid: number, graceMilliseconds: number): Promise<boolean> {
  if (process.platform === 'win32') return (await taskkill(pid)).exitCode === 0;
  if (!signalGroup(pid, 'SIGTERM')) return false;
  const deadline = performance.now() + graceMilliseconds;
  while (performance.now() < deadline) {
    await wait(pollMilliseconds);
    if (!signalGroup(pid, 0)) return true;
  }
  signalGroup(pid, 'SIGKILL');
  return true;
}

/** The same at once and without waiting, also for when this process itself is about to end; nothing happens when it is gone. */
export function killTree(pid: number): void {
  if (process.platform === 'win32') void taskkill(pid);
  else signalGroup(pid, 'SIGKILL');
}

const taskkill = (pid: number) =>
  execa('taskkill', ['/pid', String(pid), '/T', '/F'], { reject: false, windowsHide: true });

/** Sends a signal to a process group; says whether there was anybody to get it. */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(-pid, signal);
    return true;
  } catch (error) {
    // EPERM on macOS: the group only waits to be buried.
    if (['ESRCH', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/** Starts a Node program that outlives this process and is not waited for. */
export function startDetached(file: string, words: readonly string[], folder: string): void {
  const child = spawn(process.execPath, [file, ...words], {
    cwd: folder,
    detached: true,
    stdio: 'ignore',
    windowsHide: true,
  });
  // Whatever it was to do is still there for the next one; unheard, this event would end us.
  child.once('error', () => undefined);
  child.unref();
}
