import { closeSync, fstatSync, ftruncateSync, readFileSync, readSync, rmSync, statSync, writeSync } from 'node:fs';
import { join, sep } from 'node:path';
import { execa } from 'execa';
import { parseCommandLine, quote, type Command } from '../base/command-line.ts';
import { orElse } from '../base/errors.ts';
import { hashOf } from '../files/hash.ts';
import { openFile, writeFile } from '../files/store.ts';
import { fields, git } from '../programs/git/run-git.ts';
import { pathsAt, textAtCommit } from '../programs/git/repository.ts';
import { withCheckout } from '../programs/git/worktrees.ts';
import { endTree, killTree } from '../programs/processes.ts';
import { checkoutVariables } from '../programs/checkout-variables.ts';
import { namedScripts, worthReading, type FrozenCommand, type FrozenCommands } from './rules/commands/frozen.ts';
import type { ProjectFiles } from './rules/commands/detect.ts';
import { parseTestOutput, summarise } from './rules/results/reports.ts';
import {
  commandEnd,
  type CommandEnd,
  type CommandRun,
  completeReport,
  judgedEnd,
  overallVerdict,
  type SummarisedRun,
  type VerificationRun,
  verdictOf,
  withoutKnownFailures,
} from './rules/results/runs.ts';
import { linesForFiles, withReports } from './rules/runners.ts';
import type { TestRun } from './rules/judge-checks.ts';

/** A frozen command, or a feature's own command. */
export interface CommandToRun {
  kind: string;
  folder: string;
  line: string;
  time_limit_seconds: number;
  /** The line that is run instead: the same command with a report of each test. */
  run?: string;
}

/** Variables of an environment; undefined removes a variable. */
type Environment = Record<string, string | undefined>;

/** The folder in which commands are run: the root of the project or of a checkout. */
export interface VerificationPlace {
  root: string;
  /** By default that of this process. */
  environment?: Environment;
  /** Whether the folder is deleted afterwards, so that its name is removed from the outputs. */
  isTemporary?: boolean;
}

export interface VerificationRequest extends VerificationPlace {
  commands: readonly CommandToRun[];
  /** Returns the absolute path for the output of a command, by its kind and number. */
  logFile: (kind: string, number: number) => string;
}

const mostBytes = 4_000_000;
const graceMilliseconds = 5_000;

/** Runs a command: the programs of its line, one after the other, until one fails. */
async function runCommand(request: VerificationRequest, command: CommandToRun, number: number): Promise<SummarisedRun> {
  const { kind, folder, line, run = line, time_limit_seconds } = command;
  const startedAt = new Date().toISOString();
  const started = performance.now();
  const logFile = request.logFile(kind, number);
  const log = openFile(logFile, 'append');
  ftruncateSync(log);
  writeSync(log, `$ ${run}\n# in ${folder}, started ${startedAt}\n`);
  // Where a runner prints no report, it writes one there.
  const reportFile = `${logFile}.xml`;
  const parsed = parseCommandLine(run);
  const ended = (kind: CommandEnd['kind'], end: string): CommandEnd => ({ kind, exitCode: null, end });
  let program = 'problem' in parsed ? ended('not-started', parsed.problem) : commandEnd(0, null);
  const late = ended('timed-out', `not finished after ${time_limit_seconds} s`);
  for (const one of 'problem' in parsed ? [] : parsed.commands) {
    const left = started + time_limit_seconds * 1_000 - performance.now();
    program = left <= 0 ? late : ((await runProgram(one, request, folder, { left, log, reportFile })) ?? late);
    if (verdictOf(program) !== 'passed') break;
  }
  const written = readIfSmall(reportFile);
  if (written !== undefined) writeSync(log, `\n${written}`);
  rmSync(reportFile, { force: true });
  writeSync(log, `\n# ${program.end}\n`);
  shorten(log, mostBytes);
  closeSync(log);
  if (request.isTemporary === true)
    writeFile(logFile, Buffer.from(withoutFolder(readFileSync(logFile, 'latin1'), request.root), 'latin1'), 'replace');
  const content = readFileSync(logFile);
  const text = content.toString('utf8');
  // Without the program's header and last line, so that two equal runs have equal texts.
  const output = text.trimEnd().split('\n').slice(2, -1).join('\n');
  const report = parseTestOutput(text);
  const { verdict, end } = judgedEnd(program, kind, report, output);
  return {
    ...{ kind, line, folder, verdict, end, startedAt, logFile, report },
    exitCode: program.exitCode,
    endKind: program.kind,
    durationMilliseconds: Math.round(performance.now() - started),
    outputHash: hashOf(content),
    summary: summarise({ line, verdict, end, report }, output),
  };
}

/**
 * Runs the commands of a verification one after the other, without a shell, each with a time limit and a log. A failed command does not
 * keep the others from running. A command that cannot be run is distinguished from one that failed.
 */
export async function runInOrder(request: VerificationRequest): Promise<VerificationRun<SummarisedRun>> {
  const commands: SummarisedRun[] = [];
  for (const [index, command] of request.commands.entries())
    commands.push(await runCommand(request, command, index + 1));
  return { verdict: overallVerdict(commands.map(({ verdict }) => verdict)), commands };
}

const largestBytes = 1_000_000;

/** The text of a file; undefined where it is gone, cannot be read, or is too large for what it is read for. */
function readIfSmall(file: string): string | undefined {
  return orElse(() => (statSync(file).size > largestBytes ? undefined : readFileSync(file, 'utf8')), undefined);
}

type Lines = readonly { line: string; folder: string }[];

/**
 * The data from which the project's commands are detected: all paths that git does not ignore, and the text of those that may define a
 * check, with the scripts that the given lines start.
 */
export async function readProject(root: string, lines: Lines = []): Promise<ProjectFiles> {
  const listed = fields(await git(root, ['ls-files', '--cached', '--others', '--exclude-standard', '-z']));
  return readFiles([...new Set(listed)], lines, (path) => readIfSmall(join(root, path)));
}

/** The same of a commit. Most files are there as they are in it, so that git is asked for the others only. */
export async function readProjectAt(root: string, commit: string, lines: Lines): Promise<ProjectFiles> {
  const others = new Set(fields(await git(root, ['diff', '--name-only', '--no-renames', '-z', commit])));
  return readFiles([...(await pathsAt(root, commit))], lines, (path) =>
    others.has(path) ? textAtCommit(root, commit, path) : readIfSmall(join(root, path)),
  );
}

async function readFiles(
  listed: readonly string[],
  lines: Lines,
  textOf: (path: string) => Promise<string | undefined> | string | undefined,
): Promise<ProjectFiles> {
  const paths = listed.toSorted();
  const contents = new Map<string, string>();
  let wanted = paths.filter(worthReading);
  while (wanted.length > 0) {
    for (const path of wanted) contents.set(path, (await textOf(path)) ?? '');
    // A script that was read may start another one.
    wanted = namedScripts(lines, { paths, contents }).filter((path) => !contents.has(path));
  }
  return { paths, contents };
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

/**
 * Runs a program without input, as the head of its own process group; it writes into the log itself. The whole group is ended when no
 * time is left, when this process exits, and when the program leaves processes behind.
 * @param left milliseconds.
 * @returns undefined when that was not enough.
 */
async function runProgram(
  command: Command,
  { root, environment = process.env }: VerificationPlace,
  folder: string,
  { left, log, reportFile }: { left: number; log: number; reportFile: string },
): Promise<CommandEnd | undefined> {
  const own: Environment = Object.fromEntries(Object.entries(environment).filter(([name]) => !unwanted.test(name)));
  // Wherever in a script it is called, pytest is asked for JUnit, which it cannot write into a pipe of Node.
  const PYTEST_ADDOPTS = `${own.PYTEST_ADDOPTS ?? ''} --junitxml=${quote(reportFile)}`.trim();
  const child = execa(command.program, command.arguments, {
    cwd: join(root, folder),
    env: { ...own, ...quiet, PYTEST_ADDOPTS, ...command.environment },
    extendEnv: false,
    preferLocal: false,
    // Its types name the first descriptors only.
    stdio: ['ignore', log as 3, log as 3],
    buffer: false,
    detached: process.platform !== 'win32',
    windowsHide: true,
    reject: false,
    cleanup: false,
  });
  const { pid = 0 } = child;
  let isLate = false as boolean;
  const timer = setTimeout(() => {
    isLate = true;
    if (pid !== 0) void endTree(pid, graceMilliseconds);
  }, left);
  const watch = setInterval(() => shorten(log, largestLog), 1_000);
  const onExit = (): void => killTree(pid);
  if (pid !== 0) process.once('exit', onExit);
  const { exitCode = null, signal = null, code, message } = await child;
  clearTimeout(timer);
  clearInterval(watch);
  if (pid !== 0) await endTree(pid, graceMilliseconds);
  process.off('exit', onExit);
  if (isLate) return undefined;
  if (pid === 0 && (code === 'ENOENT' || code === 'EACCES'))
    return { kind: 'not-found', exitCode: null, end: 'the program is not installed' };
  if (exitCode === null && signal === null)
    return { kind: 'not-started', exitCode: null, end: message ?? 'the program could not be started' };
  return commandEnd(exitCode, signal);
}

/** Removes a temporary folder's name, which would give a test another name in every run. */
function withoutFolder(text: string, folder: string): string {
  const name = Buffer.from(folder, 'utf8').toString('latin1');
  return text.replaceAll(`${name}${sep}`, '').replaceAll(name, '.');
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

/** The value of `needs` for a project whose tests run only in its own folder. */
export const ownFolderOnly = '.';

/**
 * Runs `work` in a checkout of exactly this tree. A project whose tests do not run in any checkout, according to its first baseline, is verified in its own folder.
 * @param root the work tree whose dependencies are used.
 */
export async function withPlace<T>(
  { root, tree }: { root: string; tree: string },
  frozen: Pick<FrozenCommands, 'needs'>,
  work: (place: VerificationPlace) => Promise<T>,
): Promise<T> {
  if (frozen.needs.includes(ownFolderOnly)) return work({ root });
  return withCheckout({ root, tree, copied: frozen.needs }, async (folder) =>
    work({ root: folder, isTemporary: true, environment: await checkoutVariables(root, folder, process.env) }),
  );
}

/**
 * Runs commands in the place that `withPlace` chooses, with a report of each test.
 * @param request without the place.
 */
export async function runInPlace(
  at: Parameters<typeof withPlace>[0],
  frozen: Pick<FrozenCommands, 'needs'>,
  request: Omit<VerificationRequest, keyof VerificationPlace>,
): Promise<SummarisedRun[]> {
  return withPlace(at, frozen, async (place) => {
    const project = await readProject(place.root, request.commands);
    const { commands } = await runInOrder({ ...request, ...place, commands: withReports(request.commands, project) });
    return commands;
  });
}

/** A run in which tests that failed before any feature fail nothing. */
export function judgedRun<R extends CommandRun>(
  commands: readonly R[],
  { failing = [] }: Pick<FrozenCommands, 'failing'>,
): VerificationRun<R> {
  const judged = commands.map((one) => withoutKnownFailures(one, failing));
  return { verdict: overallVerdict(judged.map(({ verdict }) => verdict)), commands: judged };
}

/** The work on a feature, and the commands that test it. */
export interface TestedWork {
  root: string;
  /** The frozen test commands and the other frozen commands. */
  commands: readonly FrozenCommand[];
  frozen: FrozenCommands;
  /** The commit that the feature began from, and the tree of its work. */
  start: string;
  tree: string;
  /** Returns the absolute path for an output, by a name. */
  logFile: (name: string) => string;
}

/** A run of test files, and whether it had to run all tests. */
export type FilesRun = TestRun & Pick<CommandRun, 'endKind'> & { isWhole: boolean };

/**
 * Runs test files only, or all tests where a runner cannot select files. Tests that failed before any feature fail no run.
 * @param how `whole`: all tests in any case; `seconds`: a time limit below that of their command.
 * @returns the runs of all packages as one; undefined when there is nothing to run.
 */
export async function runTestFiles(
  { commands, frozen, logFile }: Pick<TestedWork, 'commands' | 'frozen' | 'logFile'>,
  place: VerificationPlace,
  files: readonly string[],
  name: string,
  { whole = false, seconds = Infinity }: { whole?: boolean; seconds?: number } = {},
): Promise<FilesRun | undefined> {
  if (files.length === 0 && !whole) return undefined;
  const project = await readProject(place.root, commands);
  const all = commands.map((one) => ({ ...one, time_limit_seconds: Math.min(one.time_limit_seconds, seconds) }));
  const lines = whole ? undefined : linesForFiles(all, files, project);
  const run = await runInOrder({
    ...place,
    commands: lines?.map((line) => ({ kind: 'test', ...line })) ?? withReports(all, project),
    logFile: (_, number) => logFile(number === 1 ? name : `${name}-${number}`),
  });
  const { verdict, commands: ended } = judgedRun(run.commands, frozen);
  const [first] = ended;
  if (first === undefined) return undefined;
  const tests = completeReport(ended.flatMap(({ report }) => report.tests));
  const { end, endKind } = ended.find((one) => one.verdict !== 'passed') ?? first;
  return {
    verdict,
    end,
    endKind,
    report: { ...tests, complete: ended.every(({ report }) => report.complete) },
    milliseconds: ended.reduce((sum, { durationMilliseconds }) => sum + durationMilliseconds, 0),
    isWhole: lines === undefined,
  };
}
