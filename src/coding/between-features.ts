import { shortCommit } from '../base/text.ts';
import { parseJournal } from '../journal/rules/fold.ts';
import { appendEvent, readJournal } from '../journal/journal.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { asWriter } from '../loop/workflow.ts';
import { commitsOn, featureCommits, haveSameFiles } from '../programs/git/history.ts';
import { findRepository, isAncestor, treesAmong } from '../programs/git/repository.ts';
import { changedPaths, treeOfCommit, treeOfWorkTree } from '../programs/git/work-tree.ts';
import { WorkflowError } from '../base/errors.ts';
import { readAttempt } from './attempt-file.ts';
import type { AgreedGoal } from '../loop/rules/brief.ts';
import { changeFeatures } from './change-features.ts';
import { checkoutOf, type RepositoryCheckout } from './place.ts';
import { readFeatures } from './feature-file.ts';
import { committedInJournal, verifiedTrees, type Regression } from './rules/regressions.ts';
import { voidProofs } from './rules/changes.ts';
import type { Feature, FeatureList } from './rules/feature.ts';
import { isProse } from './rules/test-files.ts';
import { readLastSweep } from './implementation-status.ts';
import { verifyAgain } from './sweep.ts';

/**
 * Checks that every passed feature is still in the checkout, and verifies changes made by others. A feature whose commit or tests are
 * gone or were reverted is reopened; other changes, such as the user's own commits, are accepted when everything passes with them. The
 * caller holds the lock of the repository.
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
  const commits = await currentCommits(paths, list, checkout, now);
  const missing = commits.filter(({ is }) => is === 'missing').map(({ feature, commit }) => ({ feature, commit }));
  await refuseElsewhere(paths, list, checkout, missing);
  const gone = missing.map(({ feature, commit }): Regression => ({
    feature,
    why: `its commit ${shortCommit(commit)} is not in ${nameOf(checkout)} any more`,
  }));
  const tree = await treeOfCommit(root, head, without);
  const trees = verifiedTrees(list, readLastSweep(paths));
  const [verified] = await treesAmong(root, trees);
  const isVerified = trees.includes(tree);
  const changed = isVerified || verified === undefined ? [] : await changedPaths(root, verified, tree, without);
  const there = isVerified ? [] : commits.filter(({ is }) => is === 'there');
  const undone = await undoneAmong(list, checkout, there);
  const lost = [...new Map([...undone, ...gone].map((one) => [one.feature, one])).values()];
  const text = commits.flatMap(({ feature, commit, was }) =>
    was === undefined
      ? []
      : [`${feature}: its commit ${shortCommit(was)} was rewritten as ${shortCommit(commit)}, with other changes.`],
  );
  for (const { feature, why } of lost) {
    await regress(paths, list, feature, why, now);
    text.push(`${feature} regressed: ${why}. It is done again.`);
  }
  const isClean = sweeps && (await treeOfWorkTree(root, without)) === tree;
  if (!isClean || isVerified || (verified !== undefined && changed.every(isProse))) return text;
  const swept = await verifyAgain(paths, goal, now);
  return swept === undefined ? text : [...text, `The project has changed since its features were verified. ${swept}`];
}

/**
 * The reason why a workflow may not be complete yet: the checkout changed after everything was verified. Undefined without such a
 * change.
 */
export async function changedSinceSweep(paths: WorkflowPaths): Promise<string | undefined> {
  const sweep = readLastSweep(paths);
  if (sweep?.head === undefined) return undefined;
  const { head } = await checkoutOf(paths);
  if (head === sweep.head) return undefined;
  return `Everything was verified at commit ${shortCommit(sweep.head)}, and ${shortCommit(head ?? 'none')} is checked out now: run \`autonomous-workflow record\` again, which verifies that.`;
}

interface FeatureCommit {
  feature: string;
  commit: string;
  is: 'there' | 'missing';
  /** Its former commit, if another with its trailer and other changes is in its place, as after an amendment. */
  was?: string;
}

/** The commit of each passed feature that has one; new hashes after a rebase are journalled. */
async function currentCommits(
  paths: WorkflowPaths,
  list: FeatureList,
  { root }: RepositoryCheckout,
  now: Date,
): Promise<FeatureCommit[]> {
  const known = committedInJournal(list, parseJournal(readJournal(paths)));
  const trailed = await featureCommits(root, paths.name);
  const found: FeatureCommit[] = [];
  for (const { id: feature, passes, bindings } of list.features) {
    const commit = known.get(feature) ?? trailed.get(feature);
    if (!passes || commit === undefined) continue;
    if (trailed.get(feature) === commit || (await isAncestor(root, commit, 'HEAD'))) {
      found.push({ feature, commit, is: 'there' });
      continue;
    }
    const trailer = trailed.get(feature);
    // A squashed commit is there by what it made of the files.
    const isSquashed = trailer === undefined && (await haveSameFiles(root, commit, 'HEAD', bindings?.files ?? []));
    const other = isSquashed ? await headOf(root) : trailer;
    if (other !== undefined)
      await asWriter(paths, () => appendEvent(paths, now, { event: 'feature-committed', feature, commit: other }));
    const is = other === undefined ? ('missing' as const) : ('there' as const);
    const isOther = trailer !== undefined && !(await haveSameFiles(root, commit, trailer, bindings?.files ?? []));
    found.push({ feature, commit: other ?? commit, is, ...(isOther && { was: commit }) });
  }
  return found;
}

/** Refuses to judge a branch that never had the features, while their own branch still has them. */
async function refuseElsewhere(
  paths: WorkflowPaths,
  list: FeatureList,
  checkout: RepositoryCheckout,
  missing: readonly { feature: string; commit: string }[],
): Promise<void> {
  for (const { feature, commit } of missing) {
    const branch = branchOf(
      paths,
      list.features.find(({ id }) => id === feature),
    );
    if (branch === null || branch === checkout.branch || !(await isAncestor(checkout.root, commit, branch))) continue;
    const name = branch.replace(/^refs\/heads\//, '');
    throw new WorkflowError(`${feature}, which passed, is not in what is checked out`, {
      expected: `the branch ${name}, which has its commit ${shortCommit(commit)}`,
      received: nameOf(checkout),
      fix: `Check that branch out again: git switch ${name}`,
    });
  }
}

function branchOf(paths: WorkflowPaths, feature: Feature | undefined): string | null {
  if (feature === undefined) return null;
  const number = feature.attempts.findLast(({ outcome }) => outcome === 'passed')?.number;
  const record = number === undefined ? undefined : readAttempt(paths, feature.id, number);
  return record?.worktree?.branch ?? record?.start.branch ?? null;
}

function nameOf({ branch, head }: RepositoryCheckout): string {
  return branch === null ? `the detached commit ${shortCommit(head ?? '')}` : branch.replace(/^refs\/heads\//, '');
}

async function undoneAmong(
  list: FeatureList,
  checkout: RepositoryCheckout,
  commits: readonly FeatureCommit[],
): Promise<Regression[]> {
  const undone: Regression[] = [];
  for (const { feature, commit } of commits)
    if (await isUndone(checkout.root, commit, list.features.find(({ id }) => id === feature)?.bindings?.files ?? []))
      undone.push({ feature, why: `its commit ${shortCommit(commit)} was taken back` });
  return named(checkout, list, undone, commits);
}

/** Whether the files of a commit are as they were before it, as after a revert. */
const isUndone = (root: string, commit: string, files: readonly string[]): Promise<boolean> =>
  haveSameFiles(root, `${commit}^`, 'HEAD', files);

async function headOf(root: string): Promise<string | undefined> {
  return (await findRepository(root))?.head ?? undefined;
}

/** Regressions with the commits that caused them. */
async function named(
  { root }: RepositoryCheckout,
  list: FeatureList,
  regressions: readonly Regression[],
  commits: readonly FeatureCommit[],
): Promise<Regression[]> {
  const all: Regression[] = [];
  for (const { feature, why } of regressions) {
    const files = list.features.find(({ id }) => id === feature)?.bindings?.files ?? [];
    const since = commits.find((one) => one.feature === feature)?.commit;
    const by = since === undefined ? [] : await commitsOn(root, since, files);
    all.push({ feature, why: by.length === 0 ? why : `${why} (commit ${by.join(', ')})` });
  }
  return all;
}

async function regress(
  paths: WorkflowPaths,
  { features }: FeatureList,
  id: string,
  why: string,
  now: Date,
): Promise<void> {
  const proofs = features.find((feature) => feature.id === id)?.proofs ?? [];
  await changeFeatures(paths, now, (list, { waiting }) => voidProofs(list, proofs, `regressed: ${why}`, waiting));
}
