import { lstat, readdir } from 'node:fs/promises';
import { basename, extname, join, sep } from 'node:path';
import { orElse } from '../base/errors.ts';
import { firstOf } from '../base/text.ts';
import { writeAtomic, readJsonLike, namesIn, readText, openFile } from '../files/store.ts';
import { hashOf } from '../files/hash.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { appendEvent } from '../journal/journal.ts';
import { asWriter } from '../loop/workflow.ts';
import { differenceBetween, hashWithout } from '../programs/git/repository.ts';
import { isBuildProduct, tryGit } from '../programs/git/run-git.ts';
import { ignoredPaths, isDependencyFolder, withCheckout } from '../programs/git/worktrees.ts';
import { logFiles, projectFolder, type Attempt, checkoutOf } from './attempt.ts';
import { readIfSmall, readProject, writeFrozenCommands, type CommandToRun } from './commands.ts';
import { hasFeatures, readFeatures } from './feature-file.ts';
import type { FrozenCommands } from './rules/commands/frozen.ts';
import { openAttempt } from './rules/progress.ts';
import { parseTestOutput, summarise } from './rules/results/reports.ts';
import {
  namedFailures,
  overallVerdict,
  type TestReport,
  type VerificationRun,
  commandEnd,
  type CommandEnd,
  type CommandRun,
  judgedEnd,
  couldNotRun,
  withoutKnownFailures,
} from './rules/results/runs.ts';
import { closeSync, fstatSync, ftruncateSync, readFileSync, readSync, rmSync, writeSync } from 'node:fs';
import { execa } from 'execa';
import { parseCommandLine, quote, type Command } from '../base/command-line.ts';
import { ofGroup, untilEnd } from '../programs/processes.ts';
import { checkoutVariables } from '../programs/checkout-variables.ts';
import { withReports } from './rules/runners.ts';
/** A run as it is stored; its report is read from its log again. */
type Fact = Omit<CommandRun, 'report'>;

const sample: Omit<Fact, 'exitCode'> = {
  ...{ kind: '', line: '', folder: '', verdict: 'passed', end: '', startedAt: '' },
  ...{ durationMilliseconds: 0, outputHash: '', logFile: '', summary: '' },
};

/** A state of the project's files, and the commands that were or are to be run on it. */
interface Subject {
  paths: WorkflowPaths;
  /** A commit or a tree. */
  tree: string;
  frozen: FrozenCommands;
  /** By default the frozen ones. */
  commands?: readonly CommandToRun[];
}

/**
 * Where the fact about each command is stored: under a hash of the command and of all files, but for those of workflows and the plan, in
 * which what passes is ticked.
 */
async function factFiles({ paths, tree, frozen, commands = frozen.commands }: Subject): Promise<string[]> {
  const checkout = await checkoutOf(paths);
  const plan = hasFeatures(paths) ? readFeatures(paths).source : null;
  const own = plan === null ? [] : [join(projectFolder({ paths, checkout }), plan)];
  const files = await hashWithout(checkout.root, tree, [...checkout.without, ...own]);
  return commands.map(({ kind, folder, line, time_limit_seconds }) => {
    const of = [files, frozen.confirmed_at, frozen.needs, kind, folder, line, time_limit_seconds];
    return join(paths.runtime, 'coding', 'facts', `${hashOf(JSON.stringify(of))}.json`);
  });
}

/** A fact with its report, if its log is as it was written. */
function readFact(file: string): CommandRun | undefined {
  const fact = readJsonLike<Fact>(file, sample as Fact);
  const text = fact === undefined ? '' : orElse(() => readText(fact.logFile), '');
  return fact?.outputHash === hashOf(text) ? { ...fact, report: parseTestOutput(text) } : undefined;
}

/**
 * The stored results of all commands for these files; undefined unless each has been run on them to its end.
 * @param isEnough by default each has to have passed: what failed may have lacked something that is there by now.
 */
async function knownFacts(subject: Subject, isEnough = isGood): Promise<VerificationRun | undefined> {
  const all = (await factFiles(subject)).map(readFact);
  if (!all.every((one) => one !== undefined)) return undefined;
  const run = judgedRun(all, subject.frozen);
  return run.commands.every(isEnough) ? run : undefined;
}

/** A project without tests is not broken. */
export const isGood = ({ verdict, exitCode }: CommandRun): boolean => verdict === 'passed' || exitCode === 0;

async function remember(subject: Subject, commands: readonly CommandRun[]): Promise<void> {
  for (const [index, file] of (await factFiles(subject)).entries()) {
    const fact = { ...commands[index], report: undefined };
    if (typeof fact.exitCode === 'number') writeAtomic(file, JSON.stringify(fact), { flush: 'nothing' });
  }
}

/**
 * Runs commands on a state of the files, in a checkout of its own, unless it is known what they come to there.
 * @param root the work tree whose dependencies are used.
 * @param isEnough see `knownFacts`.
 */
export async function factsAt(
  subject: Subject & { root: string; logFile: (kind: string) => string },
  isEnough = isGood,
): Promise<VerificationRun> {
  const { root, tree, frozen, commands = frozen.commands, logFile } = subject;
  const known = await knownFacts(subject, isEnough);
  if (known !== undefined) return known;
  const run = await runInPlace({ root, tree }, frozen, { commands, logFile });
  await remember(subject, run);
  return judgedRun(run, frozen);
}

/** The state of the project at an earlier commit; what is not known of it any more is run again, with logs of this name. */
export async function factsBefore(
  { paths, checkout: { root }, commands: frozen }: Pick<Attempt, 'paths' | 'checkout' | 'commands'>,
  tree: string,
  name: string,
) {
  const [subject, any] = [{ paths, tree, frozen }, () => true];
  // In its own folder, the work is there by now.
  if (frozen.needs.includes(ownFolderOnly)) return (await knownFacts(subject, any)) ?? judgedRun([], frozen);
  return factsAt({ ...subject, root, logFile: logFiles(paths, name) }, any);
}

/** The reports of the commands that run tests; lint, types and builds report none. */
export const reportsOf = ({ commands }: Pick<VerificationRun, 'commands'>): TestReport[] =>
  commands.filter(({ kind }) => kind === 'test').map(({ report }) => report);

/** The state of the project that a feature begins from. */
export interface Baseline {
  run: VerificationRun;
  /** With what the first one found: files that the tests need, and tests that fail before any feature. */
  frozen: FrozenCommands;
  isKnown: boolean;
}

const mostFailing = 1_000;

/** Runs the frozen commands at the commit that a feature begins from, unless that is known; the first time, it finds out what they need. */
export async function runBaseline(
  { paths, checkout: { root }, commands: frozen, list, feature: { id }, record: { attempt } }: Attempt,
  tree: string,
  now: Date,
): Promise<Baseline> {
  const known = await knownFacts({ paths, tree, frozen });
  if (known !== undefined) return { run: known, frozen, isKnown: true };
  const lines = frozen.commands.map(({ line }) => line);
  await asWriter(paths, () =>
    appendEvent(paths, new Date(), { event: 'baseline-begun', feature: id, attempt, commands: lines }),
  );
  // While a feature is in progress, a runner in the project's folder would find the tests of its work tree, too.
  const isUntouched = list.features.every((one) => openAttempt(one) === undefined);
  let best: { needs: string[]; runs: CommandRun[] } | undefined;
  for await (const [name, needs] of waysToRun(root, frozen.needs, isUntouched)) {
    const logFile = logFiles(paths, `${id}-${attempt}-${name}`);
    const runs = await runInPlace({ root, tree }, { needs }, { commands: frozen.commands, logFile });
    if (best === undefined || reach(runs) > reach(best.runs)) best = { needs, runs };
    if (best.runs.every(isGood)) break;
  }
  const { runs = [], needs = [] } = best ?? {};
  // Tests that fail in a later baseline were broken since, perhaps by a coder who committed.
  const isFirst = frozen.failing === undefined && list.proofs.length === 0;
  const failing = isFirst ? [...new Set(runs.flatMap((one) => namedFailures(one) ?? []))] : (frozen.failing ?? []);
  const isRun = frozen.failing !== undefined || judgedRun(runs, {}).verdict !== 'could_not_run';
  const next = { ...frozen, needs, ...(isRun && { failing: failing.slice(0, mostFailing) }) };
  if (JSON.stringify(next) !== JSON.stringify(frozen)) await writeFrozenCommands(paths, now, next);
  await remember({ paths, tree, frozen: next }, runs);
  return { run: judgedRun(runs, { failing }), frozen: next, isKnown: false };
}

/**
 * The ways to run a project's own tests before any work, the next one where they fail: in a checkout, with the files that git ignores, or in
 * the project's folder.
 */
async function* waysToRun(
  root: string,
  needs: string[],
  isUntouched: boolean,
): AsyncGenerator<[name: string, needs: string[]]> {
  yield ['baseline', needs];
  if (needs.length > 0) return;
  const ignored = await ignoredFiles(root);
  if (ignored.length > 0 && (await canBeCopied(root, ignored))) yield ['baseline-ignored', ignored];
  if (isUntouched) yield ['baseline-folder', [ownFolderOnly]];
}

/** How far a trial came, by the worst of its commands. */
function reach(runs: readonly CommandRun[]): number {
  const ranks = { could_not_run: 0, failed: 1, passed: 2 };
  return Math.min(...runs.map((one) => (isGood(one) ? ranks.passed : ranks[one.verdict])));
}

/** The workflows' own folders, which are not part of a project. */
const ownFolder = /(?:^|\/)docs\/(?:research-[^/]+|archived-research|\.autonomous-workflow)(?:\/|$)/;

/** Files and folders that git ignores, from the root, without dependencies and outputs of tools. */
async function ignoredFiles(root: string): Promise<string[]> {
  // Where git ignores all that is in `docs`, it names that folder alone.
  const paths = (await ignoredPaths(root)).flatMap((path) =>
    /(?:^|\/)docs$/.test(path) ? namesIn(join(root, path)).map((name) => `${path}/${name}`) : [path],
  );
  return paths.filter((path) => !isDependencyFolder(path) && !isBuildProduct(path) && !ownFolder.test(path));
}

const mostNamed = 5;

/** Sentences about files that a change names and that git ignores, so that they are no part of it; a checkout lacks them. */
export async function ignoredIn(root: string, from: string, to: string): Promise<string[]> {
  const added = (await differenceBetween(root, from, to, 0)).split('\n').filter((line) => /^\+(?!\+\+ )/.test(line));
  const named = (await ignoredFiles(root)).filter((path) => {
    const name = basename(path, extname(path));
    return name.length > 2 && added.some((line) => line.includes(name));
  });
  const describe = async (path: string) => {
    const { stdout } = await tryGit(root, ['check-ignore', '--verbose', '--', path]);
    const [, file = '', line = '', pattern = ''] = /^(.*?):(\d+):(.*)\t/.exec(stdout) ?? [];
    return `${path} is no part of the commit: \`${pattern}\` in ${file}:${line} makes git ignore it`;
  };
  return Promise.all(named.slice(0, mostNamed).map(describe));
}

const mostCopiedFiles = 100_000;
const mostCopiedBytes = 1_000_000_000;

/** Whether the ignored files are few and small enough to copy into a checkout: data and caches may be larger than the disk. */
async function canBeCopied(root: string, paths: readonly string[]): Promise<boolean> {
  const left = paths.map((path) => join(root, path));
  let [files, bytes] = [0, 0];
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    const found = await lstat(path).catch(() => undefined);
    files += 1;
    bytes += found?.size ?? 0;
    if (files > mostCopiedFiles || bytes > mostCopiedBytes) return false;
    const folder = path;
    if (found?.isDirectory() === true)
      left.push(...(await readdir(folder).catch(() => [])).map((name) => join(folder, name)));
  }
  return true;
}

/** The sentence about files that verifications use although no clone of the project has them. */
export function describeNeeds(needs: readonly string[]): string {
  return needs.includes(ownFolderOnly)
    ? 'The tests of this project run in its own folder only, not in a checkout of a commit: features are verified there, and a clone may differ'
    : `The tests of this project need files that git ignores, which a clone has not got: ${firstOf([...needs]).join(', ')}`;
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

/** Runs a command: the programs of its line, one after the other, until one fails. */
async function runCommand(request: VerificationRequest, command: CommandToRun, number: number): Promise<CommandRun> {
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
  let program = 'problem' in parsed ? couldNotRun(parsed.problem) : commandEnd(0, null);
  const late = { ...couldNotRun(`not finished after ${time_limit_seconds} s`), isLate: true };
  for (const one of 'problem' in parsed ? [] : parsed.commands) {
    const left = started + time_limit_seconds * 1_000 - performance.now();
    program = left <= 0 ? late : ((await runProgram(one, request, folder, { left, log, reportFile })) ?? late);
    if (program.verdict !== 'passed') break;
  }
  const written = readIfSmall(reportFile);
  if (written !== undefined) writeSync(log, `\n${written}`);
  rmSync(reportFile, { force: true });
  writeSync(log, `\n# ${program.end}\n`);
  shorten(log, mostBytes);
  closeSync(log);
  if (request.isTemporary === true)
    writeAtomic(logFile, Buffer.from(withoutFolder(readFileSync(logFile, 'latin1'), request.root), 'latin1'), {
      flush: 'nothing',
    });
  const content = readFileSync(logFile);
  const text = content.toString('utf8');
  // Without the program's header and last line, so that two equal runs have equal texts.
  const output = text.trimEnd().split('\n').slice(2, -1).join('\n');
  const report = parseTestOutput(text);
  const ended = judgedEnd(program, kind, report, output);
  return {
    ...{ kind, line, folder, ...ended, startedAt, logFile, report },
    durationMilliseconds: Math.round(performance.now() - started),
    outputHash: hashOf(content),
    summary: summarise({ line, ...ended, report }, output),
  };
}

/**
 * Runs the commands of a verification one after the other, without a shell, each with a time limit and a log. A failed command does not
 * keep the others from running. A command that cannot be run is distinguished from one that failed.
 */
export async function runInOrder(request: VerificationRequest): Promise<VerificationRun> {
  const commands: CommandRun[] = [];
  for (const [index, command] of request.commands.entries())
    commands.push(await runCommand(request, command, index + 1));
  return { verdict: overallVerdict(commands.map(({ verdict }) => verdict)), commands };
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
 * Runs a program without input, with all that it starts; it writes into the log itself.
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
async function runInPlace(
  at: Parameters<typeof withPlace>[0],
  frozen: Pick<FrozenCommands, 'needs'>,
  request: Omit<VerificationRequest, keyof VerificationPlace>,
): Promise<CommandRun[]> {
  return withPlace(at, frozen, async (place) => {
    const project = await readProject(place.root, request.commands);
    const { commands } = await runInOrder({ ...request, ...place, commands: withReports(request.commands, project) });
    return commands;
  });
}

/** A run in which tests that failed before any feature fail nothing. */
export function judgedRun(
  commands: readonly CommandRun[],
  { failing = [] }: Pick<FrozenCommands, 'failing'>,
): VerificationRun {
  const judged = commands.map((one) => withoutKnownFailures(one, failing));
  return { verdict: overallVerdict(judged.map(({ verdict }) => verdict)), commands: judged };
}
