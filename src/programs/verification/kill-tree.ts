import { setTimeout as wait } from 'node:timers/promises';
import { execa } from 'execa';

const pollMilliseconds = 50;

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

/**
 * Ends a process and everything it started, asking first (SIGTERM) and then, after the grace period, by force (SIGKILL).
 * On Windows `taskkill` does it at once. The process must be the head of a group of its own. Says whether anything was alive.
 */
export async function endTree(pid: number, graceMilliseconds: number): Promise<boolean> {
  if (process.platform === 'win32') {
    const { exitCode } = await execa('taskkill', ['/pid', String(pid), '/T', '/F'], {
      reject: false,
      windowsHide: true,
    });
    return exitCode === 0;
  }
  if (!signalGroup(pid, 'SIGTERM')) return false;
  const deadline = performance.now() + graceMilliseconds;
  while (performance.now() < deadline) {
    await wait(pollMilliseconds);
    if (!signalGroup(pid, 0)) return true;
  }
  signalGroup(pid, 'SIGKILL');
  return true;
}

/** The same at once and without waiting, for when this process itself is about to end. */
export function killTreeNow(pid: number): void {
  if (process.platform === 'win32') void execa('taskkill', ['/pid', String(pid), '/T', '/F'], { reject: false });
  else signalGroup(pid, 'SIGKILL');
}
