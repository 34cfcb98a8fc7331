import { execa } from 'execa';
import type { Command } from '../../engine/commands/command-line.ts';
import { commandEnd, type CommandEnd } from '../../engine/proof/run-result.ts';
import { endTree, killTree } from '../kill-tree.ts';

export interface ProgramLimits {
  folder: string;
  /** On the clock of `performance.now()`. */
  deadline: number;
  /** How long a program has between SIGTERM and SIGKILL. */
  graceMilliseconds: number;
  onOutput: (chunk: Buffer) => void;
}

/** No colours, no questions, no watching; and as in CI, where a test marked "only" is an error. */
const quiet = {
  CI: '1',
  NO_COLOR: '1',
  FORCE_COLOR: '0',
  TERM: 'dumb',
  PYTHONUNBUFFERED: '1',
  GIT_TERMINAL_PROMPT: '0',
};

/** Variables by which a runner would take this one for its child, or git work elsewhere. */
const unwanted =
  /^(?:NODE_TEST_CONTEXT|VITEST(?:_\w+)?|JEST_WORKER_ID|PYTEST_CURRENT_TEST|npm_(?!config_)\w+|INIT_CWD|GIT_(?:DIR|WORK_TREE|INDEX_FILE|PREFIX)|CLAUDE_ENV_FILE)$/;

function environmentFor({ environment }: Command): Record<string, string | undefined> {
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !unwanted.test(name)));
  return { ...own, ...quiet, ...environment };
}

/** How long the pipes may stay open after the program ended: what it started may hold them for ever. */
const drainMilliseconds = 500;

type ChildEnd = { exitCode: number | null; signal: string | null } | { failed: NodeJS.ErrnoException };

/**
 * Runs a program with nothing on its input as the head of a process group of its own, and gives its output as it comes. At the
 * deadline and when this process exits, the group is ended whole; so is what the program leaves running.
 */
export async function runProgram(command: Command, limits: ProgramLimits): Promise<CommandEnd> {
  const left = limits.deadline - performance.now();
  if (left <= 0) return { kind: 'timed-out' };
  const child = execa(command.program, command.arguments, {
    cwd: limits.folder,
    env: environmentFor(command),
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
