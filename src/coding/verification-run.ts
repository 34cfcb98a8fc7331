import { createHash } from 'node:crypto';
import { closeSync, readFileSync, writeSync } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { execa } from 'execa';
import { parseCommandLine, quote, type Command } from '../base/command-line.ts';
import { counted } from '../base/text.ts';
import { openFile, writeFile } from '../files/own.ts';
import { fields, git } from '../programs/git/run-git.ts';
import { pathsAt, textAtCommit } from '../programs/git/repository.ts';
import { endTree, killTree } from '../programs/processes.ts';
import { namedScripts, worthReading, type FrozenCommand, type FrozenCommands } from './rules/commands/frozen.ts';
import type { ProjectFiles } from './rules/commands/detect.ts';
import { parseTestOutput, summarise } from './rules/results/reports.ts';
import {
  commandEnd,
  type CommandEnd,
  describeEnd,
  failedQuietly,
  overallVerdict,
  ranNoTest,
  type SummarisedRun,
  targetNotRun,
  type VerificationRun,
  verdictOf,
  type CommandRun,
  completeReport,
  withoutKnownFailures,
} from './rules/results/runs.ts';
import { checkoutVariables } from '../programs/checkout-variables.ts';
import { withCheckout } from '../programs/git/worktrees.ts';
import { linesForFiles, withReports } from './rules/runners.ts';
import type { TestRun } from './rules/red-green.ts';

/** A frozen command, or a feature's own command. */
export interface CommandToRun {
  kind: string;
  folder: string;
  line: string;
  time_limit_seconds: number;
  /** The line that is run instead: the same command with a report of each test. */
  run?: string;
}

export interface VerificationRequest {
  /** The root of the project or of a checkout. */
  root: string;
  /** By default that of this process. */
  environment?: Environment;
  /** Whether the root is temporary, so that its name is removed from the outputs. */
  isTemporary?: boolean;
  commands: readonly CommandToRun[];
  /** Returns the absolute path for the output of a command, by its kind and number. */
  logFile: (kind: string, number: number) => string;
  capBytes?: number;
  graceMilliseconds?: number;
}

const defaultCapBytes = 4_000_000;
const defaultGraceMilliseconds = 5_000;

async function runLine(
  request: VerificationRequest,
  { folder, line, run = line, time_limit_seconds }: CommandToRun,
  { onOutput, reportFile }: Pick<ProgramLimits, 'onOutput' | 'reportFile'>,
): Promise<CommandEnd> {
  const parsed = parseCommandLine(run);
  if ('problem' in parsed) return { kind: 'not-started', reason: parsed.problem };
  const deadline = performance.now() + time_limit_seconds * 1000;
  const graceMilliseconds = request.graceMilliseconds ?? defaultGraceMilliseconds;
  let end: CommandEnd = { kind: 'exited', exitCode: 0 };
  for (const command of parsed.commands) {
    const limits = {
      folder: join(request.root, folder),
      deadline,
      ...{ graceMilliseconds, onOutput, reportFile },
      ...(request.environment !== undefined && { environment: request.environment }),
    };
    end = await runProgram(command, limits);
    if (verdictOf(end) !== 'passed') return end;
  }
  return end;
}

async function runCommand(request: VerificationRequest, command: CommandToRun, number: number): Promise<SummarisedRun> {
  const { kind, folder, line, time_limit_seconds } = command;
  const startedAt = new Date().toISOString();
  const started = performance.now();
  const logFile = request.logFile(kind, number);
  const log = openLog(
    logFile,
    `$ ${command.run ?? line}\n# in ${folder}, started ${startedAt}\n`,
    request.capBytes ?? defaultCapBytes,
    request.isTemporary === true ? request.root : undefined,
  );
  const reportFile = `${logFile}.xml`;
  const end = await runLine(request, command, { onOutput: (chunk) => log.write(chunk), reportFile });
  const written = await readText(reportFile);
  if (written !== undefined) log.write(Buffer.from(`\n${written}`));
  await rm(reportFile, { force: true });
  log.write(Buffer.from(`\n# ${describeEnd(end, time_limit_seconds)}\n`));
  const { hash, text } = log.end();
  const report = parseTestOutput(text);
  const empty = verdictOf(end) === 'passed' && ranNoTest(kind, report);
  const quiet = verdictOf(end) === 'passed' ? failedQuietly(kind, report) : 0;
  const notRun = verdictOf(end) === 'passed' ? targetNotRun(withoutFrame(text)) : undefined;
  const verdict = notRun !== undefined ? 'could_not_run' : empty || quiet > 0 ? 'failed' : verdictOf(end);
  const but = empty ? ', but no test ran' : quiet > 0 ? `, but ${counted(quiet, 'test')} failed` : '';
  const words =
    notRun === undefined
      ? `${describeEnd(end, time_limit_seconds)}${but}`
      : `it ran nothing: ${notRun.said}; add \`.PHONY: ${notRun.target}\` to the Makefile, commit it, and run \`autonomous-workflow commands --confirm\``;
  return {
    kind,
    line,
    folder,
    verdict,
    exitCode: end.kind === 'exited' || end.kind === 'not-found' ? end.exitCode : null,
    end: words,
    endKind: end.kind,
    startedAt,
    durationMilliseconds: Math.round(performance.now() - started),
    outputHash: hash,
    logFile,
    report,
    summary: summarise({ line, verdict, end: words, report, output: withoutFrame(text) }),
  };
}

/** A log without the program's header and last line, so that two equal runs have equal texts. */
function withoutFrame(log: string): string {
  return log.trimEnd().split('\n').slice(2, -1).join('\n');
}

/**
 * Runs the commands of a verification one after the other, without a shell, each with a time limit and a log. A failed command does not
 * keep the others from running. A command that cannot be run is distinguished from one that failed.
 */
export async function runInOrder(request: VerificationRequest): Promise<VerificationRun<SummarisedRun>> {
  const commands: SummarisedRun[] = [];
  for (const [index, command] of request.commands.entries()) {
    commands.push(await runCommand(request, command, index + 1));
  }
  return { verdict: overallVerdict(commands.map(({ verdict }) => verdict)), commands };
}

const largestBytes = 1_000_000;

async function readText(file: string): Promise<string | undefined> {
  try {
    const { size } = await stat(file);
    return size > largestBytes ? undefined : await readFile(file, 'utf8');
  } catch (error) {
    // The file is listed, but was deleted or replaced by a folder since.
    if (['ENOENT', 'EISDIR', 'ENOTDIR', 'EACCES', 'ELOOP'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return undefined;
    throw error;
  }
}

type Lines = readonly { line: string; folder: string }[];

/**
 * The data from which the project's commands are detected: all paths that git does not ignore, and the text of those that may define a
 * check, with the scripts that the given lines start.
 */
export async function readProject(root: string, lines: Lines = []): Promise<ProjectFiles> {
  const listed = await git(root, ['ls-files', '--cached', '--others', '--exclude-standard', '-z']);
  return readFiles(new Set(fields(listed)), lines, (path) => readText(join(root, path)));
}

/** The same of a commit. Most files are there as they are in it, so that git is asked for the others only. */
export async function readProjectAt(root: string, commit: string, lines: Lines): Promise<ProjectFiles> {
  const others = new Set(fields(await git(root, ['diff', '--name-only', '--no-renames', '-z', commit])));
  return readFiles(await pathsAt(root, commit), lines, (path) =>
    others.has(path) ? textAtCommit(root, commit, path) : readText(join(root, path)),
  );
}

async function readFiles(
  listed: ReadonlySet<string>,
  lines: Lines,
  textOf: (path: string) => Promise<string | undefined>,
): Promise<ProjectFiles> {
  const paths = [...listed].sort();
  const contents = new Map<string, string>();
  let wanted = paths.filter(worthReading);
  while (wanted.length > 0) {
    for (const path of wanted) contents.set(path, (await textOf(path)) ?? '');
    // A script that was read may start another one.
    wanted = namedScripts(lines, { paths, contents }).filter((path) => !contents.has(path));
  }
  return { paths, contents };
}

interface ProgramLimits {
  folder: string;
  /** On the clock of `performance.now()`. */
  deadline: number;
  /** The time between SIGTERM and SIGKILL. */
  graceMilliseconds: number;
  onOutput: (chunk: Buffer) => void;
  /** By default that of this process. */
  environment?: Environment;
  /** Where a runner that prints no report may write one. */
  reportFile: string;
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

function environmentFor({ environment }: Command, { environment: whole = process.env, reportFile }: ProgramLimits) {
  const own: Environment = Object.fromEntries(Object.entries(whole).filter(([name]) => !unwanted.test(name)));
  // Wherever in a script they are called, node:test is asked for TAP, and pytest for JUnit, which it cannot write into a pipe of Node.
  const asked = { NODE_OPTIONS: '--test-reporter=tap', PYTEST_ADDOPTS: `--junitxml=${quote(reportFile)}` };
  const reporting = Object.entries(asked).map(([name, option]) => [name, `${own[name] ?? ''} ${option}`.trim()]);
  return { ...own, ...quiet, ...(Object.fromEntries(reporting) as Environment), ...environment };
}

/** How long pipes may stay open after the program's end, since its child processes may hold them. */
const drainMilliseconds = 500;

type ChildEnd = { exitCode: number | null; signal: string | null } | { failed: NodeJS.ErrnoException };

/**
 * Runs a program without input, as the head of its own process group, and passes its output on. The whole group is ended at the
 * deadline, when this process exits, and when the program leaves processes behind.
 */
async function runProgram(command: Command, limits: ProgramLimits): Promise<CommandEnd> {
  const left = limits.deadline - performance.now();
  if (left <= 0) return { kind: 'timed-out' };
  const child = execa(command.program, command.arguments, {
    cwd: limits.folder,
    env: environmentFor(command, limits),
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
interface CappedLog {
  write: (chunk: Buffer) => void;
  /** Writes the tail and closes the file; returns the SHA-256 of the file and its text. */
  end: () => { hash: string; text: string };
}

/**
 * Opens a log, replacing an older one. Half of the limit is for the head, which is written immediately, half for the tail.
 * @param folder a temporary folder; paths in it are made relative at the end.
 */
function openLog(file: string, header: string, capBytes: number, folder?: string): CappedLog {
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

/** The folder in which commands are run, and their variables. */
export interface VerificationPlace {
  root: string;
  environment: Environment;
  /** Whether the folder is deleted afterwards. */
  isTemporary: boolean;
}

/** The value of `needs` for a project whose tests run only in its own folder. */
export const ownFolderOnly = '.';

/**
 * Runs `work` in a checkout of exactly this tree. A project whose tests do not run in any checkout, according to its first baseline, is verified in its own folder.
 * @param root the work tree whose dependencies are used.
 */
export async function withPlace<T>(
  { root, tree, copied = [] }: { root: string; tree: string; copied?: readonly string[] },
  frozen: Pick<FrozenCommands, 'needs'>,
  work: (place: VerificationPlace) => Promise<T>,
): Promise<T> {
  const environment = process.env;
  if (frozen.needs.includes(ownFolderOnly)) return work({ root, environment, isTemporary: false });
  return withCheckout({ root, tree, copied: [...frozen.needs, ...copied] }, async (folder) =>
    work({
      root: folder,
      isTemporary: true,
      environment: await checkoutVariables(root, folder, environment),
    }),
  );
}

/**
 * Runs commands in the place that `withPlace` chooses, with a report of each test. Tests that failed before any feature fail no run.
 * @param request without the place.
 */
export async function runInPlace(
  at: Parameters<typeof withPlace>[0],
  frozen: Pick<FrozenCommands, 'needs' | 'failing'>,
  request: Omit<VerificationRequest, keyof VerificationPlace>,
): Promise<VerificationRun<SummarisedRun>> {
  const { commands } = await withPlace(at, frozen, async (place) => {
    const project = await readProject(place.root, request.commands);
    return runInOrder({ ...request, ...place, commands: withReports(request.commands, project) });
  });
  const judged = commands.map((one) => withoutKnownFailures(one, frozen.failing ?? []));
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
  /** Paths that do not belong to the feature. */
  without: readonly string[];
  /** Returns the absolute path for an output, by a name. */
  logFile: (name: string) => string;
}

/** A run of test files, and whether it had to run all tests. */
export type FilesRun = TestRun & Pick<CommandRun, 'endKind'> & { isWhole: boolean };

/**
 * Runs test files only, or all tests where a runner cannot select files. Tests that failed before any feature fail no run.
 * @param whole all tests in any case.
 * @returns the runs of all packages as one; undefined when there is nothing to run.
 */
export async function runTestFiles(
  { commands: all, frozen, logFile }: Pick<TestedWork, 'commands' | 'frozen' | 'logFile'>,
  place: VerificationPlace,
  files: readonly string[],
  name: string,
  whole = false,
): Promise<FilesRun | undefined> {
  if (files.length === 0 && !whole) return undefined;
  const project = await readProject(place.root, all);
  const lines = whole ? undefined : linesForFiles(all, files, project);
  const run = await runInOrder({
    ...place,
    commands: lines?.map((line) => ({ kind: 'test', ...line })) ?? withReports(all, project),
    logFile: (_, number) => logFile(number === 1 ? name : `${name}-${number}`),
  });
  const commands = run.commands.map((one) => withoutKnownFailures(one, frozen.failing ?? []));
  const [first] = commands;
  if (first === undefined) return undefined;
  const tests = completeReport(
    first.report.runner,
    commands.flatMap(({ report }) => report.tests),
  );
  const { end, endKind } = commands.find(({ verdict }) => verdict !== 'passed') ?? first;
  return {
    verdict: overallVerdict(commands.map(({ verdict }) => verdict)),
    end,
    endKind,
    report: { ...tests, complete: commands.every(({ report }) => report.complete) },
    milliseconds: commands.reduce((sum, { durationMilliseconds }) => sum + durationMilliseconds, 0),
    isWhole: lines === undefined,
  };
}
