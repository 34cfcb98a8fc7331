import { join } from 'node:path';
import { goBack } from '../programs/git/checkout.ts';
import { repositoryOf, treeOfCommit, treeOfWorkTree } from '../programs/git/work-tree.ts';
import { applyPatch } from '../programs/git/worktrees.ts';
import { refOf } from '../programs/git/snapshot.ts';
import { currentReview, defectsKey, isVerified, type AttemptRecord } from './rules/attempt-record.ts';
import { conflictedIn, describeConflict } from './rules/conflicted.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import type { Attempt } from './attempt.ts';
import type { RepositoryCheckout } from './checkout.ts';
import { takeIgnoredAway } from './ignored-leftovers.ts';

/**
 * Undoes the uncommitted work of a paused attempt, so that other features can be begun: it is kept, as a patch and under a git
 * reference, and the work tree is reset to the last commit.
 * @returns the path of the patch, from the workflow's folder; null when there was nothing to keep.
 */
export async function undoAndKeepWork({
  paths,
  checkout,
  feature,
  record,
}: Pick<Attempt, 'paths' | 'checkout' | 'feature' | 'record'>): Promise<string | null> {
  // A separate work tree does not block other features; its work is kept when it is removed.
  if (record.worktree !== null) return null;
  const { root, without } = checkout;
  // The work tree is read again: somebody may have committed since the check of the checkout.
  const { head, branch } = await repositoryOf(root);
  const commit = head ?? record.start.commit;
  if ((await treeOfWorkTree(root, without)) === (await treeOfCommit(root, commit, without))) return null;
  const patch = `proofs/${feature.id}-${record.attempt}-kept.patch`;
  const ref = refOf(paths.name, `${feature.id}/kept-${record.attempt}`);
  await goBack({ folder: root, start: { commit, branch }, ref, patchFile: join(paths.base, patch), without });
  await takeIgnoredAway(paths, checkout, feature.id);
  return patch;
}

/**
 * Restores the work of an attempt that waited for an answer in the work tree. Verified work is committed, or verified again if others
 * have committed since; only conflicting or unverified work returns to a coder.
 * @param start the commit that the attempt begins from now.
 * @returns the fields of its record that change.
 */
export async function restoreWork(
  paths: WorkflowPaths,
  { root, without }: RepositoryCheckout,
  known: AttemptRecord,
  patch: string,
  start: string,
): Promise<Partial<AttemptRecord>> {
  const file = join(paths.base, patch);
  const moved = await applyPatch(root, file, without);
  const { hand_in, handed_in, model, conflicted, verification } = known;
  if (moved.conflicts.length === 0 && isVerified(known)) {
    if (start === known.start.commit)
      return { hand_in, handed_in, model, conflicted, verification, review: known.review };
    return { hand_in, handed_in, model, conflicted, review: currentReview(known) ?? null };
  }
  const sent_back_tree = await treeOfWorkTree(root, without);
  if (moved.conflicts.length > 0) {
    const reasons = isVerified(known) ? [] : known[defectsKey];
    return {
      hand_in,
      model,
      handed_in,
      conflicted: conflictedIn(known, moved.conflicts),
      sent_back_tree,
      [defectsKey]: [...reasons, describeConflict(moved, file)],
    };
  }
  const where = `the work from before the question to the user is in the work tree again (${paths.folder}/${patch}): go on with it`;
  return { hand_in, handed_in, model, conflicted, sent_back_tree, [defectsKey]: [...known[defectsKey], where] };
}
