import { closeSync, fstatSync, ftruncateSync, readFileSync, readSync, rmSync, writeSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { execa } from 'execa';
import { parseCommandLine, quote, type Command } from '../base/command-line.ts';
import { hashOf } from '../files/hash.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { openFile, writeAtomic } from '../files/store.ts';
import { withCheckout } from '../programs/git/worktrees.ts';
import { checkoutVariables } from '../programs/checkout-variables.ts';
import { ofGroup, untilEnd } from '../programs/processes.ts';
import { readIfSmall, type CommandToRun } from './commands.ts';
import type { FrozenCommands } from './rules/commands/frozen.ts';
import { parseTestOutput, summarise } from './rules/results/reports.ts';
import { commandEnd, couldNotRun, judgedEnd, type CommandEnd, type CommandRun } from './rules/results/runs.ts';
import { reportingLine } from './rules/runners.ts';

/** The folder in which commands are run: the root of the project or of a checkout. */
interface VerificationPlace {
  root: string;
  environment?: Record<string, string | undefined>;
  /** Whether the folder is deleted afterwards, so that its name is removed from the outputs. */
  isTemporary?: boolean;
}

interface VerificationRequest extends VerificationPlace {
  commands: readonly CommandToRun[];
  /** Returns the absolute path for the output of a command, by its kind. */
  logFile: (kind: string) => string;
}

/** Returns names for the logs of a verification after its proofs: `F001-2-test.log`, `F001-2-test-2.log`. */
export function logFiles(paths: WorkflowPaths, prefix: string): (kind: string) => string {
  const counts = new Map<string, number>();
  return (kind) => {
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    return join(paths.proofs, `${prefix}-${kind}${number === 1 ? '' : `-${number}`}.log`);
  };
}

/** The path relative to the workflow's folder. */
export function insideFolder({ base }: WorkflowPaths, file: string): string {
  return relative(base, file).split(sep).join('/');
}

/** The value of `needs` for a project whose tests run only in its own folder. */
export const ownFolderOnly = '.';

/** Runs `work` in a checkout of this tree, or in the project's own folder where its tests run in no checkout. */
export async function withPlace<T>(
  { root, tree }: { root: string; tree: string },
  { needs }: Pick<FrozenCommands, 'needs'>,
  work: (place: VerificationPlace) => Promise<T>,
): Promise<T> {
  if (needs.includes(ownFolderOnly)) return work({ root });
  return withCheckout({ root, tree, copied: needs }, async (folder) =>
    work({ root: folder, isTemporary: true, environment: await checkoutVariables(root, folder, process.env) }),
  );
}

/**
 * Runs the commands of a verification one after the other, without a shell, each with a time limit and a log, and with a report of each
 * test where its runner has one. A failed command does not keep the others from running.
 */
export async function runInOrder(request: VerificationRequest): Promise<CommandRun[]> {
  const runs: CommandRun[] = [];
  for (const command of request.commands) runs.push(await runCommand(request, command));
  return runs;
}

const mostBytes = 4_000_000;

async function runCommand(request: VerificationRequest, command: CommandToRun): Promise<CommandRun> {
  const { kind, folder, line, time_limit_seconds } = command;
  const manifest = readIfSmall(join(request.root, folder, 'package.json'));
  const run = kind === 'test' ? reportingLine(line, manifest) : line;
  const startedAt = new Date().toISOString();
  const started = performance.now();
  const logFile = request.logFile(kind);
  const log = openFile(logFile, 'append');
  ftruncateSync(log);
  writeSync(log, `$ ${run}\n# in ${folder}, started ${startedAt}\n`);
  // Where a runner prints no report, it writes one there.
  const reportFile = `${logFile}.xml`;
  const parsed = parseCommandLine(run);
  let program = 'problem' in parsed ? couldNotRun(parsed.problem) : commandEnd(0, null);
  for (const one of 'problem' in parsed ? [] : parsed.commands) {
    const left = started + time_limit_seconds * 1_000 - performance.now();
    const ended = left <= 0 ? undefined : await runProgram(one, request, folder, { left, log, reportFile });
    program = ended ?? { ...couldNotRun(`not finished after ${time_limit_seconds} s`), isLate: true };
    if (program.verdict !== 'passed') break;
  }
  writeSync(log, `\n${readIfSmall(reportFile) ?? ''}\n# ${program.end}\n`);
  rmSync(reportFile, { force: true });
  shorten(log, mostBytes);
  closeSync(log);
  const whole = readFileSync(logFile, 'utf8');
  // A temporary folder's name would give a test another name in every run.
  const text = request.isTemporary
    ? whole.replaceAll(`${request.root}${sep}`, '').replaceAll(request.root, '.')
    : whole;
  if (text !== whole) writeAtomic(logFile, text, { flush: 'nothing' });
  // Without the program's header and last line, so that two equal runs have equal texts.
  const output = text.trimEnd().split('\n').slice(2, -1).join('\n');
  const report = parseTestOutput(text);
  const ended = judgedEnd(program, kind, report, output);
  return {
    ...{ kind, line, folder, ...ended, startedAt, logFile, report },
    durationMilliseconds: Math.round(performance.now() - started),
    outputHash: hashOf(readFileSync(logFile)),
    summary: summarise({ line, ...ended, report }, output),
  };
}

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

/** Runs a program with all that it starts, which write into the log; undefined when the milliseconds left were not enough. */
async function runProgram(
  command: Command,
  { root, environment = process.env }: VerificationPlace,
  folder: string,
  { left, log, reportFile }: { left: number; log: number; reportFile: string },
): Promise<CommandEnd | undefined> {
  const own: typeof environment = Object.fromEntries(
    Object.entries(environment).filter(([name]) => !unwanted.test(name)),
  );
  // Wherever in a script it is called, pytest is asked for JUnit, which it cannot write into a pipe of Node.
  const PYTEST_ADDOPTS = `${own.PYTEST_ADDOPTS ?? ''} --junitxml=${quote(reportFile)}`.trim();
  const child = execa(command.program, command.arguments, {
    ...ofGroup,
    cwd: join(root, folder),
    env: { ...own, ...quiet, PYTEST_ADDOPTS, ...command.environment },
    // Its types name the first descriptors only.
    ...{ stdout: log as 3, stderr: log as 3 },
    buffer: false,
  });
  const watch = setInterval(() => shorten(log, largestLog), 1_000);
  const { end, exitCode, signal, code, message } = await untilEnd(
    child as unknown as Parameters<typeof untilEnd>[0],
    left,
  );
  clearInterval(watch);
  if (end === 'timed_out') return undefined;
  if (end !== 'not_started') return commandEnd(exitCode, signal);
  const isMissing = code === 'ENOENT' || code === 'EACCES';
  return couldNotRun(isMissing ? 'the program is not installed' : (message ?? 'the program could not be started'));
}

/** Bytes of a log from which it is shortened while its program still writes. */
const largestLog = 200_000_000;

/** Leaves of a log over a limit its head and its tail. */
function shorten(log: number, capBytes: number): void {
  const { size } = fstatSync(log);
  if (size <= capBytes) return;
  const half = Math.floor(capBytes / 2);
  const tail = Buffer.alloc(half);
  readSync(log, tail, 0, half, size - half);
  ftruncateSync(log, half);
  writeSync(log, `\n… ${size - 2 * half} bytes left out …\n`);
  writeSync(log, tail);
}
