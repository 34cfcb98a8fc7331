import { join, basename, extname } from 'node:path';
import type { FrozenCommands } from './rules/commands/frozen.ts';
import type { AttemptRecord, BaselineRun } from './rules/attempt.ts';
import { type Feature, type FeatureList, isGoodProof } from './rules/feature.ts';
import { openAttempt } from './rules/progress.ts';
import {
  overallVerdict,
  type VerificationRun,
  type Verdict,
  type ComparedRun,
  namedFailures,
  titleOf,
  withoutKnownFailures,
} from './rules/results/runs.ts';
import { parseTestOutput } from './rules/results/reports.ts';
import { cut } from '../base/errors.ts';
import { differenceBetween, treeOfCommit } from '../programs/git/repository.ts';
import { readIfGood } from '../journal/document.ts';
import { writeFile } from '../files/own.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readRegular, readText, namesIn } from '../files/regular.ts';
import { appendEvent } from '../journal/journal.ts';
import { asWriter } from '../loop/workflow.ts';
import { attemptDocuments } from './attempt-file.ts';
import { insideFolder, logFiles } from './attempt.ts';
import { ownFolderOnly, runInPlace } from './verification-run.ts';
import { hashOf } from '../files/hash.ts';
import type { RepositoryCheckout } from './place.ts';
import { lstat, readdir } from 'node:fs/promises';
import { firstOf } from '../base/text.ts';
import { isBuildProduct, tryGit } from '../programs/git/run-git.ts';
import { ignoredPaths, isDependencyFolder } from '../programs/git/worktrees.ts';

/** The limit in the schema of an attempt's record. */
const longestEnd = 1_000;
const mostFailing = 1_000;

export interface Baseline {
  record: AttemptRecord['baseline'];
  /** Whether the result is from an earlier run of the same commands on the same files. */
  reused: boolean;
  needs: readonly string[];
  /** The tests that failed before any feature; undefined as long as no baseline ran to its end. */
  failing: readonly string[] | undefined;
}

/** The state of the project at the commit that a feature begins from; results that are known are not measured again. */
export async function runBaseline(
  paths: WorkflowPaths,
  checkout: RepositoryCheckout,
  commit: string,
  frozen: FrozenCommands,
  list: FeatureList,
  feature: Pick<Feature, 'id'>,
  attempt: number,
): Promise<Baseline> {
  const { root } = checkout;
  const tree = await treeOfCommit(root, commit, checkout.without);
  const proven = knownRuns(list, frozen.commands, tree);
  const known =
    proven === undefined
      ? knownBaseline(paths, subjectHash(tree, frozen), logFiles(paths, `${feature.id}-${attempt}-baseline`))
      : { verdict: 'passed' as const, runs: proven };
  if (known !== undefined) return { record: known, reused: true, needs: frozen.needs, failing: frozen.failing };
  const lines = frozen.commands.map(({ line }) => line);
  await asWriter(paths, () =>
    appendEvent(paths, new Date(), { event: 'baseline-begun', feature: feature.id, attempt, commands: lines }),
  );
  const tryWith = async (needs: readonly string[], name: string): Promise<Trial> => {
    const logFile = logFiles(paths, `${feature.id}-${attempt}-${name}`);
    const at = { root, tree: commit };
    const run = await runInPlace(at, { ...frozen, needs: [...needs] }, { commands: frozen.commands, logFile });
    return { run, needs: [...needs] };
  };
  // While a feature is in progress, a runner in the project's folder would find the tests of its work tree, too.
  const isUntouched = list.features.every((one) => openAttempt(one) === undefined);
  const { run: first, needs } = await bestTrial(tryWith, root, frozen.needs, isUntouched);
  // Tests that fail in a later baseline were broken since, perhaps by a coder who committed.
  const isFirst = frozen.failing === undefined && list.proofs.length === 0;
  const failed = isFirst ? first.commands.flatMap((one) => namedFailures(one) ?? []) : [];
  const failing = frozen.failing ?? [...new Set(failed)].slice(0, mostFailing);
  const commands = first.commands.map((one) => withoutKnownFailures(one, failing));
  const run = { verdict: overallVerdict(commands.map(({ verdict }) => verdict)), commands };
  const runs = run.commands.map(({ kind, line, verdict, end, exitCode, logFile: log, outputHash }): BaselineRun => ({
    kind,
    line,
    verdict,
    end: cut(end, longestEnd),
    empty: verdict === 'failed' && exitCode === 0,
    log: insideFolder(paths, log),
    output_hash: outputHash,
  }));
  const of = subjectHash(tree, { ...frozen, needs, failing });
  const isKnown = frozen.failing !== undefined || first.verdict !== 'could_not_run';
  return { record: { verdict: run.verdict, runs, of }, reused: false, needs, failing: isKnown ? failing : undefined };
}

/** The same for two runs only where files and commands are the same. */
function subjectHash(tree: string, frozen: FrozenCommands): string {
  const { commands, needs, failing, confirmed_at } = frozen;
  const lines = commands.map(({ kind, folder, line, time_limit_seconds }) => [kind, folder, line, time_limit_seconds]);
  return hashOf(JSON.stringify([tree, confirmed_at, lines, needs, failing]));
}

/**
 * The baseline of another attempt that is about the same, with a copy of its logs, since its own attempt may replace them. One that failed
 * or could not run is run again, because what was missing may be there by now.
 * @param of see `subjectHash`.
 */
function knownBaseline(
  paths: WorkflowPaths,
  of: string,
  logFile: (kind: string) => string,
): AttemptRecord['baseline'] | undefined {
  const all = attemptDocuments(paths).flatMap((document) => readIfGood(document)?.baseline ?? []);
  const known = all.find(
    (one) =>
      one.of === of &&
      one.runs.every((run) => (run.verdict === 'passed' || run.empty) && reportOf(paths, run).length > 0),
  );
  return (
    known && {
      ...known,
      runs: known.runs.map((run) => {
        const log = logFile(run.kind);
        writeFile(log, readRegular(join(paths.base, run.log)), 'replace');
        return { ...run, log: insideFolder(paths, log) };
      }),
    }
  );
}

interface Trial {
  run: VerificationRun;
  needs: string[];
}

/**
 * The run of a project's own tests in a checkout or, if they fail there, the better one of two more: with the files that git ignores,
 * as they are before any feature, or in the project's folder, which shows that only before any work.
 */
async function bestTrial(
  tryWith: (needs: readonly string[], name: string) => Promise<Trial>,
  root: string,
  needs: readonly string[],
  isUntouched: boolean,
): Promise<Trial> {
  const first = await tryWith(needs, 'baseline');
  if (needs.length > 0 || rankOf(first.run) === ranks.passed) return first;
  const ignored = await ignoredFiles(root);
  const isTried = ignored.length > 0 && (await canBeCopied(root, ignored));
  const second = isTried ? await tryWith(ignored, 'baseline-ignored') : first;
  const better = goesFurther(second.run, first.run) ? second : first;
  if (rankOf(better.run) === ranks.passed || !isUntouched) return better;
  const third = await tryWith([ownFolderOnly], 'baseline-folder');
  return goesFurther(third.run, better.run) ? third : better;
}

const ranks = { passed: 2, failed: 1, could_not_run: 0 };

/** A project without tests counts as one whose tests passed. */
function rankOf({ commands }: VerificationRun): number {
  return Math.min(...commands.map(({ verdict, exitCode }) => (exitCode === 0 ? ranks.passed : ranks[verdict])));
}

/** By the titles of tests: in the project's folder a runner may find the copies of tests in work trees, too. */
function goesFurther(one: VerificationRun, other: VerificationRun): boolean {
  const passed = ({ commands }: VerificationRun) =>
    commands.reduce((sum, { report: { tests, counts } }) => {
      const titles = tests.flatMap(({ name, outcome }) => (outcome === 'passed' ? [titleOf(name)] : []));
      return sum + (titles.length === 0 ? (counts?.passed ?? 0) : new Set(titles).size);
    }, 0);
  return rankOf(one) === rankOf(other) ? passed(one) > passed(other) : rankOf(one) > rankOf(other);
}

/** The baseline in the form for comparison with a later run. A project without tests is not broken. */
export function compared(paths: WorkflowPaths, { runs }: AttemptRecord['baseline']): ComparedRun {
  const verdicts = runs.map(({ verdict, empty }): Verdict => (empty ? 'passed' : verdict));
  return { verdict: overallVerdict(verdicts), reports: runs.flatMap((run) => reportOf(paths, run)) };
}

/** Logs that are missing or changed give no report. */
function reportOf({ base }: WorkflowPaths, { log, output_hash }: BaselineRun) {
  try {
    const text = readText(join(base, log));
    return hashOf(text) === output_hash ? [parseTestOutput(text)] : [];
  } catch {
    return [];
  }
}

/** Earlier successful runs of the same commands on the same files; undefined when one is missing. */
export function knownRuns(
  { proofs }: FeatureList,
  commands: FrozenCommands['commands'],
  tree: string,
): BaselineRun[] | undefined {
  const good = proofs.filter((proof) => proof.tree_hash === tree && isGoodProof(proof));
  const runs = commands.map(({ kind, line, folder }) => {
    const command = folder === '.' ? line : `${folder}: ${line}`;
    const proof = good.findLast((one) => one.command === command);
    if (proof === undefined) return undefined;
    const log = proof.log ?? `proofs/${proof.id}.log`;
    return {
      kind,
      line,
      verdict: 'passed' as const,
      end: 'exit code 0',
      empty: false,
      log,
      output_hash: proof.output_hash,
    };
  });
  return runs.every((run) => run !== undefined) && runs.length > 0 ? runs : undefined;
}

/** The workflows' own folders, which are not part of a project. */
const ownFolder = /(?:^|\/)docs\/(?:research-[^/]+|archived-research|\.autonomous-workflow)(?:\/|$)/;

/** Files and folders that git ignores, from the root, without dependencies and outputs of tools. */
export async function ignoredFiles(root: string, without: readonly string[] = []): Promise<string[]> {
  // Where git ignores all that is in `docs`, it names that folder alone.
  const paths = (await ignoredPaths(root)).flatMap((path) =>
    /(?:^|\/)docs$/.test(path) ? namesIn(join(root, path)).map((name) => `${path}/${name}`) : [path],
  );
  const isOwn = (path: string) => without.some((own) => path === own || path.startsWith(`${own}/`));
  return paths.filter(
    (path) => !isDependencyFolder(path) && !isBuildProduct(path) && !isOwn(path) && !ownFolder.test(path),
  );
}

/** Sentences about files that a change names and that git ignores, so that they are no part of it; a checkout lacks them. */
export async function ignoredIn(
  { root, without }: Pick<RepositoryCheckout, 'root' | 'without'>,
  from: string,
  to: string,
): Promise<string[]> {
  const difference = await differenceBetween(root, from, to, without, 0);
  const added = difference.split('\n').filter((line) => /^\+(?!\+\+ )/.test(line));
  const named = (await ignoredFiles(root, without)).filter((path) => {
    const name = basename(path, extname(path));
    return name.length > 2 && added.some((line) => line.includes(name));
  });
  return Promise.all(
    named.slice(0, mostNamed).map(async (path) => `${path} is no part of the commit: ${await ruleFor(root, path)}`),
  );
}

const mostNamed = 5;

const mostCopiedFiles = 100_000;
const mostCopiedBytes = 1_000_000_000;

/** Whether the ignored files are few and small enough to copy into a checkout: data and caches may be larger than the disk. */
export async function canBeCopied(root: string, paths: readonly string[]): Promise<boolean> {
  const left = { files: mostCopiedFiles, bytes: mostCopiedBytes };
  for (const path of paths) await count(join(root, path), left);
  return left.files >= 0 && left.bytes >= 0;
}

async function count(path: string, left: { files: number; bytes: number }): Promise<void> {
  if (left.files < 0 || left.bytes < 0) return;
  const information = await lstat(path).catch(() => undefined);
  left.files -= 1;
  left.bytes -= information?.size ?? 0;
  if (information?.isDirectory() !== true) return;
  for (const name of await readdir(path).catch(() => [])) await count(join(path, name), left);
}

async function ruleFor(root: string, path: string): Promise<string> {
  const { stdout } = await tryGit(root, ['check-ignore', '--verbose', '--', path]);
  const [, file, line = '', pattern = ''] = /^(.*?):(\d+):(.*)\t/.exec(stdout) ?? [];
  return file === undefined ? 'git ignores it' : `\`${pattern}\` in ${file}:${line} makes git ignore it`;
}

/** The sentence about files that verifications use although no clone of the project has them. */
export function describeNeeds(needs: readonly string[]): string {
  return needs.includes(ownFolderOnly)
    ? 'The tests of this project run in its own folder only, not in a checkout of a commit: features are verified there, and a clone may differ'
    : `The tests of this project need files that git ignores, which a clone has not got: ${firstOf([...needs]).join(', ')}`;
}
