import type { WorkflowPaths } from '../files/paths.ts';
import { appendEvent } from '../journal/journal.ts';
import type { AgreedGoal } from '../loop/rules/brief.ts';
import { asWriter } from '../loop/workflow.ts';
import { haveSameFiles, featureCommits } from '../programs/git/commit.ts';
import {
  textAtCommit,
  treeOfWorkTree,
  changedPaths,
  treeOfCommit,
  pathsAt,
  isAncestor,
  shortBranch,
  treesAmong,
} from '../programs/git/repository.ts';
import { ask, commandsFor, logFiles } from './attempt.ts';
import { readAttempt } from './attempt-file.ts';
import { compared, knownRuns, describeNeeds } from './baseline.ts';
import { changeFeatures, readFeatures } from './feature-file.ts';
import { implementationStatus, readLastSweep, writeLastSweep } from './standing.ts';
import { frozenCommands } from './commands.ts';
import { checkoutOf, type RepositoryCheckout } from './place.ts';
import { voidProofs } from './rules/feature-list.ts';
import { deriveStatuses, judge, replace } from './rules/progress.ts';
import { coversAll } from './rules/coding-brief.ts';
import type { FrozenCommands } from './rules/commands/frozen.ts';
import {
  type Feature,
  type FeatureList,
  newFeature,
  isGoodProof,
  requireFeature,
  verifiedTrees,
} from './rules/feature.ts';
import { lostTests, titleOf, type SummarisedRun, type Verdict, withoutKnownFailures } from './rules/results/runs.ts';
import { isOfTests, isProse } from './rules/red-green.ts';
import { runInPlace, readProject, runInOrder, type CommandToRun } from './verification-run.ts';
import { shortCommit } from '../base/text.ts';
import { WorkflowError, isWorkflowError } from '../base/errors.ts';
import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { tmpdir } from 'node:os';
import { git, tryGit } from '../programs/git/run-git.ts';
import { withReports, installationsOf } from './rules/runners.ts';

/** How many features pass between two verifications of all that passed. */
const featuresBetween = 5;

/**
 * Verifies all passed features again when this is due: after a number of features, and at the end.
 * @returns the result for the session; undefined when it was not due.
 */
export async function sweepWhenDue(paths: WorkflowPaths, goal: AgreedGoal, now: Date): Promise<string | undefined> {
  const { list, waiting, sweep: last } = implementationStatus(paths);
  if (list === undefined) return undefined;
  const since = new Set(last?.passed);
  const fresh = list.features.filter(({ id, passes }) => passes && !since.has(id)).length;
  const isAtEnd = judge(list, waiting).is === 'ready-for-sweep';
  if (isAtEnd ? last?.verdict === 'passed' && coversAll(list, last) : fresh < featuresBetween) return undefined;
  const { root, without } = await checkoutOf(paths);
  // Of these very files everything was run, if not yet in a fresh clone.
  const isVerified = verifiedTrees(list, last).includes(await treeOfWorkTree(root, without));
  return isAtEnd || !isVerified ? sweep(paths, goal, now) : undefined;
}

interface Sweep {
  paths: WorkflowPaths;
  checkout: RepositoryCheckout;
  tree: string;
  list: FeatureList;
  frozen: FrozenCommands;
}

/**
 * Verifies all passed features again, now: the frozen commands and those of single features, that no test of theirs is gone, and all of it
 * in a fresh clone. The caller holds the lock of the repository.
 */
export async function sweep(paths: WorkflowPaths, goal: AgreedGoal, now: Date): Promise<string> {
  const { list = { features: [], proofs: [], groups: [], schema: 1, source: null } } = implementationStatus(paths);
  const checkout = await checkoutOf(paths);
  const { root } = checkout;
  const tree = await treeOfWorkTree(root, checkout.without);
  const frozen = await frozenCommands(paths, root, now);
  const one: Sweep = { paths, checkout, tree, list, frozen };
  const passed = list.features.filter(({ passes }) => passes);
  const number = list.proofs.length;
  const logFile = logFiles(paths, `sweep-${number}`);
  const run = await runInPlace({ root, tree }, frozen, { commands: frozen.commands, logFile });
  let { verdict } = run;
  const why = summariesOf(run.commands);
  let broken: string[] = [];
  if (verdict === 'failed') broken = await changedSincePassed(one, passed);
  if (verdict === 'passed') {
    const gone = await featuresWithoutTests(one, run.commands);
    why.push(...gone.values());
    broken = [...gone.keys()];
    for (const feature of passed) {
      const { run: all } = commandsFor({ paths, goal, checkout, commands: frozen, feature });
      const commands = all.filter(({ kind }) => kind === 'own');
      if (gone.has(feature.id) || commands.length === 0) continue;
      const own = logFiles(paths, `${feature.id}-s${number}`);
      const again = await runInPlace({ root, tree }, frozen, { commands, logFile: own });
      why.push(...summariesOf(again.commands));
      if (again.verdict === 'failed') broken.push(feature.id);
      else if (again.verdict === 'could_not_run') verdict = 'could_not_run';
    }
    if (broken.length > 0) verdict = 'failed';
  }
  const cloned = verdict === 'passed' ? await cloneAgain(one) : undefined;
  const fix = cloned?.is === 'failed' ? await fixClone(one, cloned, now) : undefined;
  if (cloned?.is === 'failed') verdict = fix === undefined ? 'could_not_run' : 'failed';
  await storeSweep(one, verdict, now, cloned);
  if (broken.length > 0) {
    const lost = passed.filter(({ id }) => broken.includes(id)).flatMap(({ proofs }) => proofs);
    await changeFeatures(paths, now, (before, { waiting }) => voidProofs(before, lost, why[0] ?? '', waiting));
  } else if (verdict !== 'passed' && cloned === undefined) {
    const kind = verdict === 'failed' ? 'broken_baseline' : 'environment';
    const text = `Everything was verified once more, and ${verdict === 'failed' ? 'fails, although no feature changed since it passed' : 'could not be run'}: ${why.join('; ')}`;
    await ask(paths, now, { kind, item: null, text, tried: frozen.commands.map(({ line }) => line) });
  }
  const said =
    cloned?.is === 'failed'
      ? [describeClone(cloned, fix)]
      : [describeSweep(verdict, broken, why), cloned && describeClone(cloned)];
  return said.filter((text) => text !== undefined).join(' ');
}

const summariesOf = (runs: readonly SummarisedRun[]): string[] =>
  runs.filter(({ verdict }) => verdict !== 'passed').map(({ summary }) => summary);

/** The passed features some of whose tests passed when last verified and are gone or skipped now, by the runner's report; and which. */
async function featuresWithoutTests(
  { paths, checkout, list, frozen }: Sweep,
  now: readonly SummarisedRun[],
): Promise<Map<string, string>> {
  const tests = frozen.commands.filter(({ kind }) => kind === 'test');
  const found = new Map<string, string>();
  const trees = verifiedTrees(list, undefined).map((tree) => ({ tree, runs: knownRuns(list, tests, tree) }));
  const { tree = '', runs = [] } = trees.find((one) => one.runs !== undefined) ?? {};
  const before = compared(paths, { verdict: 'passed', runs }).reports;
  const after = now.flatMap(({ kind, report }) => (kind === 'test' ? [report] : []));
  const { gone = [], skipped = [] } = lostTests(before, after) ?? {};
  for (const name of [...gone, ...skipped])
    for (const { id, passes, bindings } of list.features)
      for (const file of passes && !found.has(id) ? (bindings?.files ?? []).filter(isOfTests) : [])
        if ((await textAtCommit(checkout.root, tree, file))?.includes(titleOf(name)) === true)
          found.set(id, `"${name}" in ${file} passed when ${id} was verified, and is gone or skipped now`);
  return found;
}

/** Features whose files were changed since they passed. */
async function changedSincePassed({ checkout, tree, list }: Sweep, passed: readonly Feature[]): Promise<string[]> {
  const changed: string[] = [];
  for (const { id, bindings } of passed) {
    const proof = list.proofs.findLast((one) => one.feature === id && isGoodProof(one));
    const files = bindings?.files ?? [];
    const isSame = files.length === 0 || (await haveSameFiles(checkout.root, proof?.tree_hash ?? '', tree, files));
    if (!isSame) changed.push(id);
  }
  return changed;
}

/** Runs everything in a fresh clone of what is checked out, unless that passed already. */
async function cloneAgain({ paths, checkout, list, tree, frozen }: Sweep): Promise<CloneResult> {
  const last = readLastSweep(paths);
  if (last?.verdict === 'passed' && last.tree === tree && last.clone !== undefined) return last.clone;
  const [before] = list.features
    .flatMap(({ attempts }) => attempts.slice(0, 1))
    .toSorted((one, other) => (one.started_at < other.started_at ? -1 : 1));
  const logFile = logFiles(paths, `clone-${list.proofs.length}`);
  return verifyInClone(checkout.root, checkout.head ?? 'HEAD', before?.start_commit ?? null, frozen, logFile);
}

const originOfClone = 'fresh clone';
const mostCloneFixes = 2;

/** Declares a feature that makes everything pass in a fresh clone; after two of them a person is asked, and none is declared. */
async function fixClone({ paths, list }: Sweep, { why }: CloneResult, now: Date): Promise<string | undefined> {
  const fixes = list.features.filter(({ origin }) => origin === originOfClone);
  if (fixes.length >= mostCloneFixes) {
    const text = `Everything passes here, and not in a fresh clone: ${why}. Is that to be so?`;
    const tried = fixes.map(({ id, status }) => `${id} (${status})`);
    await ask(paths, now, { kind: 'environment', item: null, text, tried });
    return undefined;
  }
  const feature = newFeature({
    id: `clone${fixes.length + 1}`,
    name: 'Everything passes in a fresh clone',
    description: `After \`git clone\` and the project's own installation this fails, and here it passes, so that something is only on this machine: a package that no manifest or lock file has, a file that git ignores, a path outside of the repository. Add what is missing.\n\n${why}`,
    kind: 'fix',
    origin: originOfClone,
  });
  await changeFeatures(paths, now, (known, { waiting }) =>
    deriveStatuses({ ...known, features: [...known.features, feature] }, waiting),
  );
  return feature.id;
}

function describeClone({ is, why }: CloneResult, fix?: string): string {
  if (is === 'passed') return 'So it does in a fresh clone.';
  if (is === 'not-run') return `It was not verified in a fresh clone: ${why}.`;
  const next = fix === undefined ? 'The user is asked about it.' : `${fix} is declared to repair that.`;
  return `Verified once more, and not passing in a fresh clone: ${why}. ${next}`;
}

async function storeSweep(
  { paths, list, tree, checkout }: Sweep,
  verdict: Verdict,
  now: Date,
  clone?: CloneResult,
): Promise<void> {
  const passed = list.features.filter(({ passes }) => passes).map(({ id }) => id);
  await asWriter(paths, () => {
    appendEvent(paths, now, { event: 'regression-sweep', verdict, features: passed });
    writeLastSweep(paths, { verdict, passed, at: now.toISOString(), tree, head: checkout.head ?? undefined, clone });
  });
}

function describeSweep(verdict: Verdict, broken: readonly string[], why: readonly string[]): string {
  const failures = why.length === 0 ? '' : `\n${why.join('\n')}`;
  if (verdict === 'passed') return 'Everything that passed was verified once more, and passes.';
  if (broken.length > 0)
    return `Verified once more, and no longer passing: ${broken.join(', ')}. They are done again.${failures}`;
  return `Verified once more: ${verdict.replaceAll('_', ' ')}. The user is asked about it.${failures}`;
}

/**
 * Checks that every passed feature is still in the checkout, and verifies changes made by others. A feature whose commit is gone or was
 * reverted is reopened; other changes, such as the user's own commits, are accepted when everything passes with them. The caller holds the
 * lock of the repository.
 * @param sweeps whether everything may be verified now; false while unfinished work is in the work tree.
 * @returns sentences for the session.
 * @throws WorkflowError when a branch without the finished features is checked out; nothing is changed then.
 */
export async function checkBetweenFeatures(
  paths: WorkflowPaths,
  goal: AgreedGoal,
  now: Date,
  { sweeps }: { sweeps: boolean },
): Promise<string[]> {
  const list = readFeatures(paths);
  if (!list.features.some(({ passes }) => passes)) return [];
  const checkout = await checkoutOf(paths);
  const { root, head, without } = checkout;
  if (head === null) return [];
  const tree = await treeOfCommit(root, head, without);
  const trees = verifiedTrees(list, readLastSweep(paths));
  const isVerified = trees.includes(tree);
  const commits = await currentCommits(paths, list, checkout, now);
  for (const one of commits) if (one.is === 'missing') await refuseElsewhere(paths, one, checkout);
  const text: string[] = [];
  for (const { feature, commit, is, was } of commits) {
    const { id, bindings, proofs } = feature;
    if (was !== undefined)
      text.push(`${id}: its commit ${shortCommit(was)} was rewritten as ${shortCommit(commit)}, with other changes.`);
    // As after a revert, its files are what they were before it.
    const isUndone =
      is === 'there' && !isVerified && (await haveSameFiles(root, `${commit}^`, 'HEAD', bindings?.files ?? []));
    if (is === 'there' && !isUndone) continue;
    const how = isUndone ? 'was taken back' : `is not in ${nameOf(checkout)} any more`;
    const why = `its commit ${shortCommit(commit)} ${how}`;
    await changeFeatures(paths, now, (before, { waiting }) => voidProofs(before, proofs, `regressed: ${why}`, waiting));
    text.push(`${id} regressed: ${why}. It is done again.`);
  }
  if (isVerified || !sweeps || (await treeOfWorkTree(root, without)) !== tree) return text;
  const [verified] = await treesAmong(root, trees);
  if (verified !== undefined && (await changedPaths(root, verified, tree, without)).every(isProse)) return text;
  if (!readFeatures(paths).features.some(({ passes }) => passes)) return text;
  return [...text, `The project has changed since its features were verified. ${await sweep(paths, goal, now)}`];
}

/**
 * The reason why a workflow may not be complete yet: the checkout changed after everything was verified. Undefined without such a
 * change.
 */
export async function changedSinceSweep(paths: WorkflowPaths): Promise<string | undefined> {
  const last = readLastSweep(paths);
  if (last?.head === undefined) return undefined;
  const { head } = await checkoutOf(paths);
  if (head === last.head) return undefined;
  return `Everything was verified at commit ${shortCommit(last.head)}, and ${shortCommit(head ?? 'none')} is checked out now: run \`autonomous-workflow record\` again, which verifies that.`;
}

interface FeatureCommit {
  feature: Feature;
  commit: string;
  is: 'there' | 'missing';
  /** Its former commit, if another with its trailer and other changes is in its place, as after an amendment. */
  was?: string;
}

/** The commit of each passed feature that has one; where another took its place, as after a rebase, the list names that from now on. */
async function currentCommits(
  paths: WorkflowPaths,
  list: FeatureList,
  { root, head }: RepositoryCheckout,
  now: Date,
): Promise<FeatureCommit[]> {
  const trailed = await featureCommits(root, paths.name);
  const found: FeatureCommit[] = [];
  for (const feature of list.features) {
    const { id, passes, bindings } = feature;
    const trailer = trailed.get(id);
    const commit = bindings?.commit ?? trailer;
    if (!passes || commit === undefined) continue;
    if (trailer === commit || (await isAncestor(root, commit, 'HEAD'))) {
      found.push({ feature, commit, is: 'there' });
      continue;
    }
    const files = bindings?.files ?? [];
    // A squashed commit is there by what it made of the files.
    const isSquashed = trailer === undefined && (await haveSameFiles(root, commit, 'HEAD', files));
    const other = isSquashed ? (head ?? undefined) : trailer;
    if (other === undefined) {
      found.push({ feature, commit, is: 'missing' });
      continue;
    }
    await changeFeatures(paths, now, (before) =>
      replace(before, { ...requireFeature(before, id), bindings: { files, notes: '', ...bindings, commit: other } }),
    );
    const isOther = trailer !== undefined && !(await haveSameFiles(root, commit, trailer, files));
    found.push({ feature, commit: other, is: 'there', ...(isOther && { was: commit }) });
  }
  return found;
}

/** Refuses to judge a branch that never had a feature, while its own branch still has it. */
async function refuseElsewhere(
  paths: WorkflowPaths,
  { feature: { id, attempts }, commit }: FeatureCommit,
  checkout: RepositoryCheckout,
): Promise<void> {
  const number = attempts.findLast(({ outcome }) => outcome === 'passed')?.number;
  const record = number === undefined ? undefined : readAttempt(paths, id, number);
  const branch = record?.worktree?.branch ?? record?.start.branch ?? null;
  if (branch === null || branch === checkout.branch || !(await isAncestor(checkout.root, commit, branch))) return;
  const name = shortBranch(branch);
  throw new WorkflowError(`${id}, which passed, is not in what is checked out`, {
    expected: `the branch ${name}, which has its commit ${shortCommit(commit)}`,
    received: nameOf(checkout),
    fix: `Check that branch out again: git switch ${name}`,
  });
}

function nameOf({ branch, head }: RepositoryCheckout): string {
  return branch === null ? `the detached commit ${shortCommit(head ?? '')}` : shortBranch(branch);
}

/** The outcome of all commands in a fresh clone: `not-run` where such a clone did not pass before any feature either. */
export interface CloneResult {
  is: 'passed' | 'failed' | 'not-run';
  why: string;
}

const installMinutes = 15;

/**
 * Runs the frozen commands in a fresh clone of a commit, after the project's own installation: what only this machine has, such as a package
 * that nobody saved, is not there. Where that fails, the commit before any feature decides whether the project can be verified so at all.
 * @param before the commit before any feature; null where it is not known.
 * @param logFile returns the absolute path for the output of a command, by its kind.
 */
export async function verifyInClone(
  root: string,
  commit: string,
  before: string | null,
  frozen: FrozenCommands,
  logFile: (kind: string) => string,
): Promise<CloneResult> {
  if (frozen.needs.length > 0) return { is: 'not-run', why: describeNeeds(frozen.needs) };
  const now = await runInClone(root, commit, frozen, logFile);
  if (now.failed === undefined) return { is: 'passed', why: '' };
  const then = before === null ? now : await runInClone(root, before, frozen, (kind) => logFile(`before-${kind}`));
  // Without an installation that worked before, a failing one may be for want of a network.
  const isOurs = then.failed === undefined && (now.failed.kind !== 'install' || then.installed);
  return { is: isOurs ? 'failed' : 'not-run', why: now.failed.summary };
}

interface CloneRun {
  failed: { kind: string; summary: string } | undefined;
  /** Whether something was installed. */
  installed: boolean;
}

async function runInClone(
  root: string,
  commit: string,
  frozen: FrozenCommands,
  logFile: (kind: string) => string,
): Promise<CloneRun> {
  const temporary = await realpath(await mkdtemp(join(tmpdir(), 'autonomous-workflow-clone-')));
  const folder = join(temporary, 'clone');
  try {
    const refused = await clone(root, folder, commit);
    if (refused !== undefined) return { failed: { kind: 'clone', summary: refused }, installed: false };
    const paths = [...(await pathsAt(folder, commit))];
    const manifests = paths.filter((path) => /(?:^|\/)package\.json$/.test(path));
    const read = async (path: string) => [path, await readFile(join(folder, path), 'utf8').catch(() => '')] as const;
    const texts = new Map(await Promise.all(manifests.map(read)));
    const installations = installationsOf(paths, (path) => texts.get(path));
    const environment = { ...process.env, PATH: [join(folder, '.venv', 'bin'), process.env.PATH].join(delimiter) };
    const run = async (commands: readonly CommandToRun[]) =>
      runInOrder({ root: folder, environment, isTemporary: true, commands, logFile });
    const limit = { kind: 'install', time_limit_seconds: 60 * installMinutes };
    const installed = await run(installations.map((one) => ({ ...limit, ...one })));
    const stopped = installed.commands.find(({ verdict }) => verdict !== 'passed');
    if (stopped !== undefined) return { failed: { kind: 'install', summary: stopped.summary }, installed: false };
    const { commands } = await run(withReports(frozen.commands, await readProject(folder, frozen.commands)));
    const known = commands.map((one) => withoutKnownFailures(one, frozen.failing ?? []));
    const failed = known.find(({ verdict }) => verdict !== 'passed');
    return { failed, installed: installations.length > 0 };
  } finally {
    await rm(temporary, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}

/** Clones a commit, with the submodules that its own remote has. Returns the reason where that is not possible. */
async function clone(root: string, folder: string, commit: string): Promise<string | undefined> {
  try {
    await git(root, ['clone', '--quiet', '--no-checkout', '--', root, folder]);
    const { exitCode, stdout } = await tryGit(root, ['remote', 'get-url', 'origin']);
    // Relative addresses of submodules are relative to it.
    if (exitCode === 0) await git(folder, ['remote', 'set-url', 'origin', stdout.trim()]);
    await git(folder, ['checkout', '--quiet', '--detach', commit]);
    await git(folder, ['submodule', '--quiet', 'update', '--init', '--recursive']);
    return undefined;
  } catch (error) {
    if (!isWorkflowError(error)) throw error;
    return error.message;
  }
}
