import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { killTree } from './kill-tree.ts';
import type { Environment } from './tex-tools.ts';

/** How a program came to its end; what it exited with is not told, because TeX's exit codes are no verdict. */
export type ProcessEnd = 'ended' | 'not-started' | 'timed-out' | 'too-large';

/** What a run of TeX may use: everything below `folder`, until `deadline` on the clock of `performance.now()`. */
export interface ProcessLimits {
  folder: string;
  environment: Environment;
  deadline: number;
}

/** A loop in a document writes its log at the speed of the disk; no report comes near this. */
const largestFolderBytes = 100_000_000;
const sizeCheckMilliseconds = 500;

async function folderBytes(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * Runs a program in `folder` with nothing on its input and its output dropped (TeX writes a log), as the head of a process
 * group of its own that is killed whole at the deadline, when the folder grows past 100 MB, and when this process exits.
 */
export async function runLimited(
  program: string,
  programArguments: readonly string[],
  limits: ProcessLimits,
): Promise<ProcessEnd> {
  const left = limits.deadline - performance.now();
  if (left <= 0) return 'timed-out';
  const child = execa(program, programArguments, {
    cwd: limits.folder,
    env: limits.environment,
    extendEnv: false,
    stdin: 'ignore',
    stdout: 'ignore',
    stderr: 'ignore',
    detached: process.platform !== 'win32',
    windowsHide: true,
    reject: false,
  });
  const { pid } = child;
  if (pid === undefined) return child.then(() => 'not-started' as const);
  let end: ProcessEnd = 'ended';
  let running = true;
  const kill = (why: ProcessEnd): void => {
    if (!running) return;
    end = why;
    killTree(pid);
  };
  const checkSize = async (): Promise<void> => {
    if ((await folderBytes(limits.folder)) > largestFolderBytes) kill('too-large');
  };
  const atExit = (): void => killTree(pid);
  const timer = setTimeout(kill, left, 'timed-out');
  const watch = setInterval(() => void checkSize(), sizeCheckMilliseconds);
  process.once('exit', atExit);
  await child;
  running = false;
  clearTimeout(timer);
  clearInterval(watch);
  process.off('exit', atExit);
  return end;
}
