import { lstat, readdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { orElse } from '../base/errors.ts';
import { firstOf } from '../base/text.ts';
import { writeAtomic, readJsonLike, namesIn, readText } from '../files/store.ts';
import { hashOf } from '../files/hash.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { appendEvent } from '../journal/journal.ts';
import { asWriter } from '../loop/workflow.ts';
import { differenceBetween, treeWithout } from '../programs/git/repository.ts';
import { isBuildProduct, tryGit } from '../programs/git/run-git.ts';
import { ignoredPaths, isDependencyFolder } from '../programs/git/worktrees.ts';
import { logFiles, projectFolder, type Attempt } from './attempt.ts';
import { writeFrozenCommands } from './commands.ts';
import { hasFeatures, readFeatures } from './feature-file.ts';
import { checkoutOf } from './place.ts';
import type { FrozenCommands } from './rules/commands/frozen.ts';
import { openAttempt } from './rules/progress.ts';
import { parseTestOutput } from './rules/results/reports.ts';
import {
  namedFailures,
  overallVerdict,
  titleOf,
  type ComparedRun,
  type SummarisedRun,
  type TestReport,
  type VerificationRun,
} from './rules/results/runs.ts';
import { judgedRun, ownFolderOnly, runInPlace, type CommandToRun } from './verification-run.ts';

/** A run as it is stored; its report is read from its log again. */
type Fact = Omit<SummarisedRun, 'report'>;

const sample: Omit<Fact, 'exitCode'> = {
  ...{ kind: '', line: '', folder: '', verdict: 'passed', end: '', endKind: 'exited', startedAt: '' },
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
  const files = await treeWithout(checkout.root, tree, [...checkout.without, ...own]);
  return commands.map(({ kind, folder, line, time_limit_seconds }) => {
    const of = [files, frozen.confirmed_at, frozen.needs, kind, folder, line, time_limit_seconds];
    return join(paths.runtime, 'coding', 'facts', `${hashOf(JSON.stringify(of))}.json`);
  });
}

/** A fact with its report, if its log is as it was written. */
function readFact(file: string): SummarisedRun | undefined {
  const fact = readJsonLike<Fact>(file, sample as Fact);
  const text = fact === undefined ? '' : orElse(() => readText(fact.logFile), '');
  return fact?.outputHash === hashOf(text) ? { ...fact, report: parseTestOutput(text) } : undefined;
}

/**
 * The stored results of all commands for these files; undefined unless each has been run on them to its end.
 * @param isEnough by default each has to have passed: what failed may have lacked something that is there by now.
 */
async function knownFacts(subject: Subject, isEnough = isGood): Promise<VerificationRun<SummarisedRun> | undefined> {
  const all = (await factFiles(subject)).map(readFact);
  if (!all.every((one) => one !== undefined)) return undefined;
  const run = judgedRun(all, subject.frozen);
  return run.commands.every(isEnough) ? run : undefined;
}

/** A project without tests is not broken. */
export const isGood = ({ verdict, exitCode }: SummarisedRun): boolean => verdict === 'passed' || exitCode === 0;

async function remember(subject: Subject, commands: readonly SummarisedRun[]): Promise<void> {
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
): Promise<VerificationRun<SummarisedRun>> {
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
  if (frozen.needs.includes(ownFolderOnly))
    return (await knownFacts(subject, any)) ?? judgedRun<SummarisedRun>([], frozen);
  return factsAt({ ...subject, root, logFile: logFiles(paths, name) }, any);
}

/** The reports of the test commands of a run. */
export const reportsOf = ({ commands }: Pick<VerificationRun, 'commands'>): TestReport[] =>
  commands.filter(({ kind }) => kind === 'test').map(({ report }) => report);

/** A run in the form for comparison with a later one. */
export function compared({ commands }: Pick<VerificationRun<SummarisedRun>, 'commands'>): ComparedRun {
  const verdicts = commands.map((one) => (one.exitCode === 0 ? 'passed' : one.verdict));
  return { verdict: overallVerdict(verdicts), reports: commands.map(({ report }) => report) };
}

/** The state of the project that a feature begins from. */
export interface Baseline {
  run: VerificationRun<SummarisedRun>;
  /** With what the first one found: files that the tests need, and tests that fail before any feature. */
  frozen: FrozenCommands;
  isKnown: boolean;
}

const mostFailing = 1_000;

/** Runs the frozen commands at the commit that a feature begins from, unless that is known; the first time, it finds out what they need. */
export async function runBaseline(
  { paths, checkout: { root }, commands: frozen, list, feature: { id } }: Omit<Attempt, 'record'>,
  { commit: tree, attempt }: { commit: string; attempt: number },
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
  let best: { needs: string[]; runs: SummarisedRun[] } | undefined;
  for await (const [name, needs] of waysToRun(root, frozen.needs, isUntouched)) {
    const logFile = logFiles(paths, `${id}-${attempt}-${name}`);
    const runs = await runInPlace({ root, tree }, { needs }, { commands: frozen.commands, logFile });
    if (best === undefined || goesFurther(runs, best.runs)) best = { needs, runs };
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

/** Whether a trial came further than another one: by the worst of its commands, then by the titles of tests that passed. */
function goesFurther(runs: readonly SummarisedRun[], others: readonly SummarisedRun[]): boolean {
  const ranks = { could_not_run: 0, failed: 1, passed: 2 };
  const rank = (all: typeof runs) => Math.min(...all.map((one) => (isGood(one) ? ranks.passed : ranks[one.verdict])));
  // In the project's folder a runner may find the copies of tests in work trees, too.
  const passed = (all: typeof runs) =>
    all.reduce((sum, { report: { tests, counts } }) => {
      const titles = tests.flatMap(({ name, outcome }) => (outcome === 'passed' ? [titleOf(name)] : []));
      return sum + (titles.length === 0 ? (counts?.passed ?? 0) : new Set(titles).size);
    }, 0);
  return rank(runs) === rank(others) ? passed(runs) > passed(others) : rank(runs) > rank(others);
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
