import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { type ResultPromise, execa } from 'execa';
import { accessSync, constants, statSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const pollMilliseconds = 50;

/**
 * Ends a process and all its descendants: SIGTERM first, SIGKILL after the grace period in milliseconds; on Windows `taskkill` at
 * once. The process must be the leader of a process group.
 */
export async function endTree(pid: number, graceMilliseconds: number): Promise<void> {
  if (process.platform === 'win32') return taskkill(pid);
  if (!signalGroup(pid, 'SIGTERM')) return;
  const deadline = performance.now() + graceMilliseconds;
  while (performance.now() < deadline) {
    await wait(pollMilliseconds);
    if (!signalGroup(pid, 0)) return;
  }
  signalGroup(pid, 'SIGKILL');
}

/** Kills a process group without waiting, for use in an exiting process; a group that no longer exists is no error. */
function killTree(pid: number): void {
  if (process.platform === 'win32') void taskkill(pid);
  else signalGroup(pid, 'SIGKILL');
}

/** Ends a process and its descendants on Windows. */
async function taskkill(pid: number): Promise<void> {
  await execa('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore', windowsHide: true, reject: false });
}

/** Sends a signal to a process group. */
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
  /** The signal that killed it; null where none did. */
  signal: string | null;
  /** Of one that was not started: the error's code, and the error in words. */
  code?: string | undefined;
  message?: string | undefined;
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
  const { exitCode = null, signal = null, code, message } = await child;
  clearTimeout(timer);
  process.off('exit', kill);
  if (pid === undefined) return { end: 'not_started', exitCode: null, signal, code, message };
  if (late.signal.aborted) return { end: 'timed_out', exitCode: null, signal };
  return signal === null ? { end: 'ended', exitCode, signal } : { end: 'killed', exitCode: null, signal };
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

type Environment = Readonly<Record<string, string | undefined>>;

/** The folders in which programs are searched, without a shell. */
export interface SearchPath {
  /** The variable's name in this environment, such as `Path`. */
  variable: string;
  folders: string[];
  /** The extensions of programs; one empty text on systems without them. */
  endings: string[];
}

/** The PATH of an environment. */
export function searchPath(environment: Environment = process.env, platform = process.platform): SearchPath {
  const variable = Object.keys(environment).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const folders = (environment[variable] ?? '').split(delimiter).filter((folder) => folder !== '');
  const endings = platform === 'win32' ? (environment.PATHEXT ?? '.COM;.EXE;.BAT;.CMD').split(';') : [''];
  return { variable, folders, endings };
}

/** The path of a program, which is not started; undefined when it is not found. */
export function findProgram(name: string, { folders, endings }: Omit<SearchPath, 'variable'>): string | undefined {
  const candidates = folders.flatMap((folder) => endings.map((ending) => join(folder, `${name}${ending}`)));
  return candidates.find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * The start time of a process of this machine, as its system prints it, because process ids are used again; undefined when it
 * cannot be read.
 */
export async function startOfProcess(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') return startOnLinux(pid);
  if (process.platform === 'win32') return undefined;
  const { stdout, exitCode } = await execa('ps', ['-o', 'lstart=', '-p', String(pid)], {
    reject: false,
    timeout: 5_000,
  });
  const start = stdout.trim();
  return exitCode === 0 && start !== '' ? start : undefined;
}

/** The 22nd field, in ticks since the boot. */
function startOnLinux(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}
