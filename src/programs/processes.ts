import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { ResultPromise } from 'execa';

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

/** How a program of `untilEnd` ended; the exit code is null unless it ended by itself. */
interface Ended {
  end: 'ended' | 'not_started' | 'timed_out' | 'killed';
  exitCode: number | null;
}

/** The options of execa with which `untilEnd` runs a program: without input, as the leader of a process group. */
export const ofGroup = {
  extendEnv: false,
  stdin: 'ignore',
  detached: process.platform !== 'win32',
  windowsHide: true,
  reject: false,
} as const;

/** Waits for a program, and kills it with all its descendants: at its time limit, when it has ended, and when this process exits. */
export async function untilEnd(child: ResultPromise<typeof ofGroup>, milliseconds: number): Promise<Ended> {
  const { pid } = child;
  const late = new AbortController();
  const kill = (): void => {
    if (pid !== undefined) killTree(pid);
  };
  const timer = setTimeout(() => {
    late.abort();
    kill();
  }, milliseconds);
  // A background process would otherwise keep the output open forever.
  child.once('exit', kill);
  process.once('exit', kill);
  const { exitCode, signal } = await child;
  clearTimeout(timer);
  process.off('exit', kill);
  if (pid === undefined) return { end: 'not_started', exitCode: null };
  if (late.signal.aborted) return { end: 'timed_out', exitCode: null };
  return signal === undefined ? { end: 'ended', exitCode: exitCode ?? null } : { end: 'killed', exitCode: null };
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
