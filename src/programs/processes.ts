import { setTimeout as wait } from 'node:timers/promises';
import { spawn } from 'node:child_process';

const pollMilliseconds = 50;

/**
 * Ends a process and all its descendants: SIGTERM first, SIGKILL after the grace period in milliseconds; on Windows `taskkill` at
 * once. The process must be the leader of a process group.
 * @returns whether any process was running.
 */
export async function endTree(pid: number, graceMilliseconds: number): Promise<boolean> {
  if (process.platform === 'win32') return taskkill(pid);
  if (!signalGroup(pid, 'SIGTERM')) return false;
  const deadline = performance.now() + graceMilliseconds;
  while (performance.now() < deadline) {
    await wait(pollMilliseconds);
    if (!signalGroup(pid, 0)) return true;
  }
  signalGroup(pid, 'SIGKILL');
  return true;
}

/** Kills a process group without waiting, for use in an exiting process; a group that no longer exists is no error. */
export function killTree(pid: number): void {
  if (process.platform === 'win32') void taskkill(pid);
  else signalGroup(pid, 'SIGKILL');
}

/** Resolves to whether Windows ended the process and its descendants. */
function taskkill(pid: number): Promise<boolean> {
  const child = spawn('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore', windowsHide: true });
  return new Promise((resolve) => {
    child.once('error', () => {
      resolve(false);
    });
    child.once('close', (code) => {
      resolve(code === 0);
    });
  });
}

/**
 * Sends a signal to a process group.
 * @returns whether it had any process.
 */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(-pid, signal);
    return true;
  } catch (error) {
    // On macOS, EPERM means that all processes of the group have ended.
    if (['ESRCH', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/** Starts a Node program that keeps running after this process has ended, without waiting for it. */
export function startDetached(file: string, words: readonly string[], folder: string): void {
  const child = spawn(process.execPath, [file, ...words], {
    cwd: folder,
    detached: true,
    stdio: 'ignore',
    windowsHide: true,
  });
  // A failure is ignored, because the next start does the same work; without a listener the event would end this process.
  child.once('error', () => undefined);
  child.unref();
}
