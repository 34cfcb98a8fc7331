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
 * Keeps the uncommitted work of an attempt that does not go on now, as a patch and under a reference of git, and takes the work
 * tree back to what is committed, so that other features can be begun.
 * @returns where the patch is, from the workflow's folder; null when there was nothing to keep.
 */
export async function keepWork({
  paths,
  checkout,
  feature,
  record,
}: Pick<Attempt, 'paths' | 'checkout' | 'feature' | 'record'>): Promise<string | null> {
  // In a work tree of its own it is in nobody's way; what is left over there is kept when that is cleared away.
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
 * Brings the work of an attempt that waited for an answer back into the work tree. Work that was verified is committed as it is, or
 * verified again where others have committed since; only what has conflicts, or was not verified, goes back to a coder.
 * @param start the commit that it begins from now.
 * @returns the parts of its record that follow from that.
 */
export async function takeWorkBack(
  paths: WorkflowPaths,
  { root, without }: RepositoryCheckout,
  known: AttemptRecord,
  patch: string,
  start: string,
): Promise<Partial<AttemptRecord>> {
  const file = join(paths.base, patch);
  const moved = await applyPatch(root, file, without);
  const { hand_in, handed_in, conflicted, verification } = known;
  if (moved.conflicts.length === 0 && isVerified(known)) {
    if (start === known.start.commit) return { hand_in, handed_in, conflicted, verification, review: known.review };
    return { hand_in, handed_in, conflicted, review: currentReview(known) ?? null };
  }
  const sent_back_tree = await treeOfWorkTree(root, without);
  if (moved.conflicts.length > 0) {
    const reasons = isVerified(known) ? [] : known[defectsKey];
    return {
      hand_in,
      handed_in,
      conflicted: conflictedIn(known, moved.conflicts),
      sent_back_tree,
      [defectsKey]: [...reasons, describeConflict(moved, file)],
    };
  }
  const where = `the work from before the question to the user is in the work tree again (${paths.folder}/${patch}): go on with it`;
  return { hand_in, handed_in, conflicted, sent_back_tree, [defectsKey]: [...known[defectsKey], where] };
}
