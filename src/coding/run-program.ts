import { createHash } from 'node:crypto';
import { closeSync, readFileSync, writeSync } from 'node:fs';
import { sep } from 'node:path';
import { openFile, writeFile } from '../files/own.ts';
import { execa } from 'execa';
import type { Command } from '../base/command-line.ts';
import { commandEnd, type CommandEnd } from './rules/results/run-result.ts';
import { endTree, killTree } from '../programs/processes.ts';

export interface ProgramLimits {
  folder: string;
  /** On the clock of `performance.now()`. */
  deadline: number;
  /** The time between SIGTERM and SIGKILL. */
  graceMilliseconds: number;
  onOutput: (chunk: Buffer) => void;
  /** By default that of this process. */
  environment?: Environment;
}

/** Variables of an environment; undefined removes a variable. */
export type Environment = Record<string, string | undefined>;

/** No colours, prompts or watch mode; and as in CI, where a test marked "only" is an error. */
const quiet = {
  CI: '1',
  NO_COLOR: '1',
  FORCE_COLOR: '0',
  TERM: 'dumb',
  PYTHONUNBUFFERED: '1',
  // Python takes a compiled file of the same second and size for current: a small fault was run as the code before it.
  PYTHONDONTWRITEBYTECODE: '1',
  GIT_TERMINAL_PROMPT: '0',
};

/** Variables that make a runner believe that it is a child process, or git use another repository. */
const unwanted =
  /^(?:NODE_TEST_CONTEXT|VITEST(?:_\w+)?|JEST_WORKER_ID|PYTEST_CURRENT_TEST|npm_(?!config_)\w+|INIT_CWD|GIT_(?:DIR|WORK_TREE|INDEX_FILE|PREFIX)|CLAUDE_ENV_FILE)$/;

function environmentFor({ environment }: Command, whole: Environment = process.env): Environment {
  const own = Object.fromEntries(Object.entries(whole).filter(([name]) => !unwanted.test(name)));
  return { ...own, ...quiet, ...environment };
}

/** How long pipes may stay open after the program's end, since its child processes may hold them. */
const drainMilliseconds = 500;

type ChildEnd = { exitCode: number | null; signal: string | null } | { failed: NodeJS.ErrnoException };

/**
 * Runs a program without input, as the head of its own process group, and passes its output on. The whole group is ended at the
 * deadline, when this process exits, and when the program leaves processes behind.
 */
export async function runProgram(command: Command, limits: ProgramLimits): Promise<CommandEnd> {
  const left = limits.deadline - performance.now();
  if (left <= 0) return { kind: 'timed-out' };
  const child = execa(command.program, command.arguments, {
    cwd: limits.folder,
    env: environmentFor(command, limits.environment),
    extendEnv: false,
    preferLocal: false,
    stdin: 'ignore',
    buffer: false,
    encoding: 'buffer',
    detached: process.platform !== 'win32',
    windowsHide: true,
    reject: false,
    cleanup: false,
  });
  const { pid } = child;
  if (pid === undefined) {
    const { code, message } = await child;
    if (code === 'ENOENT' || code === 'EACCES') return { kind: 'not-found', exitCode: null };
    return { kind: 'not-started', reason: message ?? 'the program could not be started' };
  }
  const ended = new Promise<ChildEnd>((resolve) => {
    child.once('exit', (exitCode: number | null, signal: string | null) => resolve({ exitCode, signal }));
    child.once('error', (failed: NodeJS.ErrnoException) => resolve({ failed }));
  });
  const closed = child.then(() => undefined);
  let stopped: CommandEnd | undefined;
  const stop = (why: CommandEnd): void => {
    stopped ??= why;
    void endTree(pid, limits.graceMilliseconds);
  };
  const onExit = (): void => killTree(pid);
  const timer = setTimeout(stop, left, { kind: 'timed-out' });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', limits.onOutput);
  process.once('exit', onExit);
  const end = await ended;
  clearTimeout(timer);
  await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, drainMilliseconds).unref())]);
  await endTree(pid, limits.graceMilliseconds);
  for (const stream of [child.stdout, child.stderr]) stream.destroy();
  process.off('exit', onExit);
  if (stopped !== undefined) return stopped;
  return 'failed' in end ? { kind: 'not-started', reason: end.failed.message } : commandEnd(end.exitCode, end.signal);
}

/** Removes a temporary folder's name, which would give a test another name in every run. */
function withoutFolder(text: string, folder: string): string {
  const name = Buffer.from(folder, 'utf8').toString('latin1');
  return text.replaceAll(`${name}${sep}`, '').replaceAll(name, '.');
}

/** A log file that keeps only head and tail of an output over the limit. */
export interface CappedLog {
  write: (chunk: Buffer) => void;
  /** Writes the tail and closes the file; returns the SHA-256 of the file and its text. */
  end: () => { hash: string; text: string };
}

/**
 * Opens a log, replacing an older one. Half of the limit is for the head, which is written immediately, half for the tail.
 * @param folder a temporary folder; paths in it are made relative at the end.
 */
export function openLog(file: string, header: string, capBytes: number, folder?: string): CappedLog {
  const descriptor = openFile(file, 'replace');
  writeSync(descriptor, header);
  const half = Math.floor(capBytes / 2);
  let headLeft = half;
  let tail: Buffer[] = [];
  let tailBytes = 0;
  let dropped = 0;
  const shorten = (): void => {
    const all = Buffer.concat(tail);
    const kept = all.subarray(Math.max(all.length - half, 0));
    dropped += all.length - kept.length;
    tail = [Buffer.from(kept)];
    tailBytes = kept.length;
  };
  return {
    write: (chunk) => {
      const head = chunk.subarray(0, headLeft);
      if (head.length > 0) writeSync(descriptor, head);
      headLeft -= head.length;
      if (head.length === chunk.length) return;
      tail.push(chunk.subarray(head.length));
      tailBytes += chunk.length - head.length;
      if (tailBytes > 2 * half) shorten();
    },
    end: () => {
      if (tailBytes > half) shorten();
      if (dropped > 0) writeSync(descriptor, `\n… ${dropped} bytes left out …\n`);
      for (const chunk of tail) writeSync(descriptor, chunk);
      closeSync(descriptor);
      if (folder !== undefined)
        writeFile(file, Buffer.from(withoutFolder(readFileSync(file, 'latin1'), folder), 'latin1'), 'replace');
      const content = readFileSync(file);
      return { hash: createHash('sha256').update(content).digest('hex'), text: content.toString('utf8') };
    },
  };
}
