import { join } from 'node:path';
import { requireFeature } from './rules/refusal.ts';
import { openAttempt } from './rules/standing.ts';
import { goBack } from '../programs/git/checkout.ts';
import { applyPatch, treeOfCommit, treeOfWorkTree } from '../programs/git/work-tree.ts';
import { refOf } from '../programs/git/snapshot.ts';
import { readAttempt } from './attempt-file.ts';
import { changeFeatures } from './change-features.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import type { Attempt } from './attempt.ts';
import { checkoutOf, type RepositoryCheckout } from './checkout.ts';

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
  const { root, head, branch, without } = checkout;
  const commit = head ?? record.start.commit;
  if ((await treeOfWorkTree(root, without)) === (await treeOfCommit(root, commit, without))) return null;
  const patch = `proofs/${feature.id}-${record.attempt}-kept.patch`;
  const ref = refOf(paths.name, `${feature.id}/kept-${record.attempt}`);
  await goBack({ folder: root, start: { commit, branch }, ref, patchFile: join(paths.base, patch), without });
  return patch;
}

/** The same for a feature, or the alternative of a group that is worked on, where an attempt at it is in progress. */
export async function keepWorkOf(paths: WorkflowPaths, id: string, now: Date): Promise<string | null> {
  const { list } = await changeFeatures(paths, now, (before) => before);
  const group = list.groups.find((one) => one.id === id);
  const meant = group?.alternatives ?? [requireFeature(list, id).id];
  const feature = list.features.find((one) => meant.includes(one.id) && openAttempt(one) !== undefined);
  if (feature === undefined) return null;
  const record = readAttempt(paths, feature.id, openAttempt(feature)?.number ?? 0);
  if (record === undefined) return null;
  if (feature.status !== 'in_progress') return record.kept ?? null;
  return keepWork({ paths, checkout: await checkoutOf(paths), feature, record });
}

/** Puts kept work back where it fits; says what came of it, for the coder. */
export async function takeWorkBack(paths: WorkflowPaths, { root }: RepositoryCheckout, patch: string): Promise<string> {
  const where = `${paths.folder}/${patch}`;
  return (await applyPatch(root, join(paths.base, patch)))
    ? `the work from before the question to the user is in the work tree again (${where}): go on with it`
    : `the work from before the question to the user is kept in ${where}, and no longer fits: take from it what still holds`;
}

/** Where work was kept, for a person; nothing where there was none. */
export function keptMessage({ folder }: WorkflowPaths, patch: string | null): string {
  return patch === null ? '' : ` Its work is undone and kept in ${folder}/${patch}.`;
}
