import { join } from 'node:path';
import { goBack } from '../programs/git/checkout.ts';
import { applyPatch, repositoryOf, treeOfCommit, treeOfWorkTree } from '../programs/git/work-tree.ts';
import { refOf } from '../programs/git/snapshot.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import type { Attempt } from './attempt.ts';
import type { RepositoryCheckout } from './checkout.ts';

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
  // As it stands now: somebody may have committed since the checkout was looked at.
  const { head, branch } = await repositoryOf(root);
  const commit = head ?? record.start.commit;
  if ((await treeOfWorkTree(root, without)) === (await treeOfCommit(root, commit, without))) return null;
  const patch = `proofs/${feature.id}-${record.attempt}-kept.patch`;
  const ref = refOf(paths.name, `${feature.id}/kept-${record.attempt}`);
  await goBack({ folder: root, start: { commit, branch }, ref, patchFile: join(paths.base, patch), without });
  return patch;
}

/** Applies kept work where it still fits. Returns a sentence for the coder about it. */
export async function takeWorkBack(paths: WorkflowPaths, { root }: RepositoryCheckout, patch: string): Promise<string> {
  const where = `${paths.folder}/${patch}`;
  return (await applyPatch(root, join(paths.base, patch)))
    ? `the work from before the question to the user is in the work tree again (${where}): go on with it`
    : `the work from before the question to the user is kept in ${where}, and no longer fits: take from it what still holds`;
}
