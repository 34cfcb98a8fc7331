import { shortCommit } from '../base/text.ts';
import { WorkflowError } from '../base/errors.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { appendEvent, readJournal } from '../journal/journal.ts';
import { parseJournal } from '../journal/rules/fold.ts';
import type { AgreedGoal } from '../loop/rules/brief.ts';
import { asWriter } from '../loop/workflow.ts';
import { featureCommits, haveSameFiles } from '../programs/git/commit.ts';
import { isAncestor, shortBranch, treesAmong } from '../programs/git/repository.ts';
import { changedPaths, treeOfCommit, treeOfWorkTree } from '../programs/git/work-tree.ts';
import { readAttempt } from './attempt-file.ts';
import { changeFeatures } from './change-features.ts';
import { readFeatures } from './feature-file.ts';
import { readLastSweep } from './implementation-status.ts';
import { checkoutOf, type RepositoryCheckout } from './place.ts';
import { voidProofs } from './rules/changes.ts';
import type { Feature, FeatureList } from './rules/feature.ts';
import { committedInJournal, verifiedTrees } from './rules/proof.ts';
import { isProse } from './rules/test-files.ts';
import { sweep } from './sweep.ts';

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

/** The commit of each passed feature that has one; new hashes after a rebase are journalled. */
async function currentCommits(
  paths: WorkflowPaths,
  list: FeatureList,
  { root, head }: RepositoryCheckout,
  now: Date,
): Promise<FeatureCommit[]> {
  const known = committedInJournal(list, parseJournal(readJournal(paths)));
  const trailed = await featureCommits(root, paths.name);
  const found: FeatureCommit[] = [];
  for (const feature of list.features) {
    const { id, passes, bindings } = feature;
    const trailer = trailed.get(id);
    const commit = known.get(id) ?? trailer;
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
    await asWriter(paths, () => appendEvent(paths, now, { event: 'feature-committed', feature: id, commit: other }));
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
