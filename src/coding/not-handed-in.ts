import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isWorkflowError } from '../base/errors.ts';
import { hasShapeOf } from '../base/json.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { tryGit } from '../programs/git/run-git.ts';
import { changedPaths, treeOfWorkTree } from '../programs/git/work-tree.ts';
import { openRecord, type Attempt } from './attempt.ts';
import { checkoutOfAttempt } from './checkout.ts';
import { readFeatures } from './feature-file.ts';
import type { AttemptRecord } from './rules/attempt-record.ts';
import { planInWork } from './tick-plan.ts';

/** The files as they are when a coder hands its work in; null where they cannot be determined. */
export async function filesHandedIn(paths: WorkflowPaths, handIn: unknown): Promise<AttemptRecord['handed_in']> {
  if (!hasShapeOf(handIn, { feature: '' })) return null;
  try {
    const feature = readFeatures(paths).features.find(({ id }) => id.toLowerCase() === handIn.feature.toLowerCase());
    const record = feature?.status === 'in_progress' ? openRecord(paths, feature) : undefined;
    // Only a verification, which holds the lock of the repository, creates a work tree again.
    if (record === undefined || !existsSync(join(paths.base, record.worktree?.folder ?? ''))) return null;
    const { root, without, head } = await checkoutOfAttempt(paths, record);
    return { tree: await treeOfWorkTree(root, without), head };
  } catch (error) {
    // The verification reports the error.
    if (isWorkflowError(error)) return null;
    throw error;
  }
}

/**
 * The files of the work that no coder handed in: they changed after the hand-in, or there was no hand-in. Changes in commits of the
 * user do not belong to the work.
 */
export async function notHandedIn(attempt: Attempt, tree: string): Promise<string[]> {
  const { checkout, feature, record } = attempt;
  const { root, without, head } = checkout;
  if (feature.claimed || feature.kind === 'verification') return [];
  const known = record.hand_in === null ? { tree: record.start.commit, head: record.start.commit } : record.handed_in;
  // An attempt of an older version or of another clone has no record of its files.
  if (known === null || (await tryGit(root, ['cat-file', '-e', known.tree])).exitCode !== 0) return [];
  const changed = await changedPaths(root, known.tree, tree, without);
  if (changed.length === 0) return [];
  const isOther = known.head !== null && head !== null && known.head !== head;
  const committed = new Set(isOther ? await changedPaths(root, known.head ?? '', head, without) : []);
  const plan = planInWork(attempt);
  const ticked = plan === undefined ? undefined : relative(root, plan).split(sep).join('/');
  return changed.filter((path) => path !== ticked && !committed.has(path)).slice(0, mostFiles);
}

const mostFiles = 100;
