import { lstat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { firstOf } from '../base/text.ts';
import { hashOf } from '../files/hash.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { namesIn, readJsonLike, writeAtomic } from '../files/store.ts';
import { differenceBetween, hashWithout } from '../programs/git/repository.ts';
import { isBuildProduct } from '../programs/git/run-git.ts';
import { ignoredPaths, isDependencyFolder } from '../programs/git/worktrees.ts';
import type { Attempt } from './attempt.ts';
import { writeFrozenCommands, type CommandToRun } from './commands.ts';
import { hasFeatures, readFeatures } from './feature-file.ts';
import { checkoutOf, projectFolder } from './place.ts';
import type { FrozenCommands } from './rules/commands/frozen.ts';
import { openAttempt } from './rules/progress.ts';
import { judgedRun, namedFailures, type CommandRun, type VerificationRun } from './rules/results/runs.ts';
import { logFiles, ownFolderOnly, runInOrder, withPlace } from './run-commands.ts';

/** The shape of a stored result of a command. */
const sample = {
  ...{ kind: '', line: '', folder: '', verdict: 'passed', end: '', startedAt: '' },
  ...{ durationMilliseconds: 0, outputHash: '', logFile: '', summary: '' },
} as CommandRun;

/** A state of the project's files, and the commands that were or are to be run on it. */
interface Subject {
  paths: WorkflowPaths;
  tree: string;
  frozen: FrozenCommands;
  commands?: readonly CommandToRun[];
}

/**
 * Where the fact about each command is stored: under a hash of the command and of all files, but for those of workflows and the plan, in
 * which what passes is ticked.
 */
async function factFiles({ paths, tree, frozen, commands = frozen.commands }: Subject): Promise<string[]> {
  const { root, without } = await checkoutOf(paths);
  const plan = hasFeatures(paths) ? readFeatures(paths).source : null;
  const own = plan === null ? [] : [join(projectFolder(paths, root), plan)];
  const files = await hashWithout(root, tree, [...without, ...own]);
  return commands.map(({ kind, folder, line, time_limit_seconds }) => {
    const of = [files, frozen.confirmed_at, frozen.needs, kind, folder, line, time_limit_seconds];
    return join(paths.runtime, 'coding', 'facts', `${hashOf(JSON.stringify(of))}.json`);
  });
}

/** Each end counts, good or bad. */
export const anyEnd = (): boolean => true;

/** A project without tests is not broken. */
export const isGood = ({ verdict, exitCode }: CommandRun): boolean => verdict === 'passed' || exitCode === 0;

/**
 * The stored results of all commands for these files; undefined unless each has been run on them to its end.
 * @param isEnough by default each has to have passed: what failed may have lacked something that is there by now.
 */
async function knownFacts(subject: Subject, isEnough = isGood): Promise<VerificationRun | undefined> {
  const all = (await factFiles(subject)).map((file) => readJsonLike(file, sample));
  if (!all.every((one) => one !== undefined)) return undefined;
  const run = judgedRun(all, subject.frozen);
  return run.commands.every(isEnough) ? run : undefined;
}

/**
 * Runs commands on a state of the files, in a checkout with the dependencies of `root`, unless it is known what they come to; what ends by
 * itself is stored. `name` begins the names of their logs.
 */
export async function factsAt(
  subject: Subject & { root: string; name: string },
  isEnough = isGood,
): Promise<VerificationRun> {
  const { paths, frozen, commands = frozen.commands, name } = subject;
  const known = await knownFacts(subject, isEnough);
  if (known !== undefined) return known;
  const runs = await withPlace(subject, frozen, (place) =>
    runInOrder({ ...place, commands, logFile: logFiles(paths, name) }),
  );
  for (const [index, file] of (await factFiles(subject)).entries()) {
    const fact = runs[index];
    if (typeof fact?.exitCode === 'number') writeAtomic(file, JSON.stringify(fact), { flush: 'nothing' });
  }
  return judgedRun(runs, frozen);
}

/** The state of the project at an earlier commit; what is not known of it any more is run again. */
export async function factsBefore(subject: Parameters<typeof factsAt>[0]): Promise<VerificationRun> {
  const { frozen } = subject;
  // In its own folder, the work is there by now.
  if (frozen.needs.includes(ownFolderOnly)) return (await knownFacts(subject, anyEnd)) ?? judgedRun([], frozen);
  return factsAt(subject, anyEnd);
}

const mostFailing = 1_000;

/**
 * Runs the frozen commands at the commit that a feature begins from, unless that is known.
 * @returns `frozen` has what the first one found: files that the tests need, and tests that fail before any feature.
 */
export async function runBaseline(
  { paths, checkout: { root }, commands: frozen, list, feature: { id }, record: { attempt } }: Attempt,
  tree: string,
  now: Date,
): Promise<{ run: VerificationRun; frozen: FrozenCommands; isKnown: boolean }> {
  const runWith = (way: string, needs: string[]) =>
    factsAt({ paths, tree, frozen: { ...frozen, needs }, root, name: `${id}-${attempt}-${way}` });
  let { needs } = frozen;
  let run = await runWith('baseline', needs);
  if (!run.commands.every(isGood) && needs.length === 0) {
    // While a feature is in progress, a runner in the project's folder would find the tests of its work tree, too.
    const isUntouched = list.features.every((one) => openAttempt(one) === undefined);
    for (const other of [await filesToCopy(root), isUntouched ? [ownFolderOnly] : []]) {
      const there = other.length === 0 ? run : await runWith('baseline-elsewhere', other);
      if (!there.commands.every(isGood)) continue;
      [run, needs] = [there, other];
      break;
    }
  }
  const { commands } = run;
  // Tests that fail in a later baseline were broken since, perhaps by a coder who committed.
  const isFirst = frozen.failing === undefined && list.proofs.length === 0;
  const failing = isFirst ? [...new Set(commands.flatMap(namedFailures))] : (frozen.failing ?? []);
  const isRun = frozen.failing !== undefined || run.verdict !== 'could_not_run';
  const next = { ...frozen, needs, ...(isRun && { failing: failing.slice(0, mostFailing) }) };
  if (JSON.stringify(next) !== JSON.stringify(frozen)) await writeFrozenCommands(paths, now, next);
  const isKnown = commands.every(({ startedAt }) => new Date(startedAt) < now);
  return { run: judgedRun(commands, { failing }), frozen: next, isKnown };
}

/** The workflows' own folders, which are not part of a project; where git ignores all that is in `docs`, it names that folder alone. */
const ownFolder = /(?:^|\/)docs(?:$|\/(?:research-[^/]+|archived-research|\.autonomous-workflow)(?:\/|$))/;

/** Files and folders that git ignores, from the root, without dependencies and outputs of tools. */
const ignoredFiles = async (root: string): Promise<string[]> =>
  (await ignoredPaths(root)).filter(
    (path) => !isDependencyFolder(path) && !isBuildProduct(path) && !ownFolder.test(path),
  );

const mostNamed = 5;

/** Sentences about files that a change names and that git ignores, so that they are no part of it; a checkout lacks them. */
export async function ignoredIn(root: string, from: string, to: string): Promise<string[]> {
  const added = (await differenceBetween(root, from, to, 0)).split('\n').filter((line) => /^\+(?!\+\+ )/.test(line));
  const named = (await ignoredFiles(root)).filter((path) => {
    const name = basename(path, extname(path));
    return name.length > 2 && added.some((line) => line.includes(name));
  });
  return named.slice(0, mostNamed).map((path) => `${path} is no part of the commit: git ignores it`);
}

const mostCopiedBytes = 1_000_000_000;
/** The least space that a file takes on the disk, in bytes. */
const bytesOfFile = 4_096;

/** The ignored files that a checkout may need; none where they are too many or too large: data and caches may be larger than the disk. */
async function filesToCopy(root: string): Promise<string[]> {
  const ignored = await ignoredFiles(root);
  const left = ignored.map((path) => join(root, path));
  let bytes = 0;
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    const folder = path;
    const found = await lstat(folder).catch(() => undefined);
    bytes += bytesOfFile + (found?.size ?? 0);
    if (bytes > mostCopiedBytes) return [];
    if (found?.isDirectory() === true) left.push(...namesIn(folder).map((name) => join(folder, name)));
  }
  return ignored;
}

/** The sentence about files that verifications use although no clone of the project has them. */
export function describeNeeds(needs: readonly string[]): string {
  return needs.includes(ownFolderOnly)
    ? 'The tests of this project run in its own folder only, not in a checkout of a commit: features are verified there, and a clone may differ'
    : `The tests of this project need files that git ignores, which a clone has not got: ${firstOf([...needs]).join(', ')}`;
}
