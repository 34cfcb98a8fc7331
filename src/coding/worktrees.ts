import { existsSync, readdirSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { openAttempt } from './rules/feature-status.ts';
import { type AttemptRecord, type KnownWorktree, worktreeFolder } from './rules/attempt-record.ts';
import { changedPaths, repositoryOf, repositoryWithout, writePatch } from '../programs/git/work-tree.ts';
import { addWorktree, isWorktree, saveWork, removeWorktree } from '../programs/git/worktrees.ts';
import { readAttempt } from './attempt-file.ts';
import { readFeatures } from './feature-file.ts';
import { appendEvent } from '../journal/journal.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { asWriter } from '../loop/workflow.ts';
import { asRepositoryWriter } from './repository-writer.ts';
import { checkoutOf, leftRef, type RepositoryCheckout } from './checkout.ts';

/**
 * Removes the work trees of features that are no longer in progress: their process died, they wait for an answer, or they were
 * abandoned. Their work is kept.
 * @param which `all`: also those in progress, as the workflow has ended.
 * @returns how many are left.
 */
export async function clearWorktrees(paths: WorkflowPaths, now: Date, which: 'left' | 'all' = 'left'): Promise<number> {
  const folder = join(paths.root, worktreeFolder(paths.folder, ''));
  if (!existsSync(folder)) return 0;
  return asRepositoryWriter(paths.root, 'continue', () => clearFolder(paths, folder, now, which));
}

async function clearFolder(paths: WorkflowPaths, folder: string, now: Date, which: 'left' | 'all'): Promise<number> {
  const { features } = readFeatures(paths);
  const running = new Set(features.filter(({ status }) => status === 'in_progress').map(({ id }) => id));
  const main = await checkoutOf(paths);
  for (const id of readdirSync(folder))
    if (which === 'all' || !running.has(id)) await clearWorktree(paths, main, id, now);
  return readdirSync(folder).length;
}

/** Removes the work tree of a feature, if it has one; any other folder is left alone. */
export async function clearWorktree(
  paths: WorkflowPaths,
  main: RepositoryCheckout,
  id: string,
  now: Date,
): Promise<void> {
  const folder = join(paths.root, worktreeFolder(paths.folder, id));
  if (!(await isWorktree(folder))) return;
  const feature = readFeatures(paths).features.find((one) => one.id === id);
  const number = feature === undefined ? 0 : (openAttempt(feature)?.number ?? feature.attempts.length);
  const record = readAttempt(paths, id, number);
  const { head } = await repositoryOf(folder);
  const start = record?.start.commit ?? head ?? 'HEAD';
  const without = [...main.without, ...(record?.worktree?.links ?? [])];
  const work = await saveWork(folder, start, leftRef(paths, id, number), without);
  const changed = feature?.passes !== true && (await changedPaths(main.root, start, work, without)).length > 0;
  const patch = changed ? `proofs/${id}-${number}-left.patch` : null;
  if (patch !== null) await writePatch(main.root, start, work, join(paths.base, patch), without);
  await asWriter(paths, () => appendEvent(paths, now, { event: 'worktree-cleared', feature: id, patch }));
  await removeWorktree(main.root, folder);
}

/** Creates the work tree of a feature, at a commit; a work tree of an earlier attempt is removed first. */
export async function openWorktree(
  paths: WorkflowPaths,
  main: RepositoryCheckout,
  feature: string,
  commit: string,
): Promise<{ checkout: RepositoryCheckout; known: KnownWorktree }> {
  const folder = join(paths.root, worktreeFolder(paths.folder, feature));
  await clearWorktree(paths, main, feature, new Date());
  const { links } = await addWorktree(main.root, folder, commit);
  const repository = await repositoryWithout(folder, []);
  const project = relative(main.root, await realpath(paths.root))
    .split(sep)
    .join('/');
  return {
    checkout: { ...repository, without: [...main.without, ...links] },
    known: {
      folder: worktreeFolder('.', feature).slice(2),
      project,
      links,
      branch: main.branch,
      moving: null,
      conflicts: 0,
    },
  };
}

/** Removes the work tree of an attempt whose work is integrated or kept. */
export async function closeWorktree(paths: WorkflowPaths, { worktree }: AttemptRecord): Promise<void> {
  if (worktree !== null) await removeWorktree(paths.root, join(paths.base, worktree.folder));
}
