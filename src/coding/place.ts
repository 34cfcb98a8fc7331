import { existsSync, readdirSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join, posix, relative, sep } from 'node:path';
import { WorkflowError } from '../base/errors.ts';
import { withLock } from '../files/lock.ts';
import { type WorkflowPaths, ownFolders } from '../files/paths.ts';
import { appendEvent } from '../journal/journal.ts';
import { asWriter } from '../loop/workflow.ts';
import { keepWork, refOf } from '../programs/git/commit.ts';
import {
  isIgnoredWhole,
  repositoryOf,
  sharedGitFolder,
  treeOf,
  treeOfWork,
  writePatch,
  type RepositoryCheckout,
} from '../programs/git/repository.ts';
import {
  addWorktree,
  copyIgnored,
  isWorktree,
  moveWorktree,
  removeWorktree,
  restoreFiles,
} from '../programs/git/worktrees.ts';
import { openRecord, projectFolder, storeAttempt } from './attempt.ts';
import { readFrozenCommands } from './commands.ts';
import { changeFeatures, readFeatures, refreshFeatures, type ChangedFeatures } from './feature-file.ts';
import { worktreeFolder, type AttemptRecord, type KnownWorktree, type SavedWork } from './rules/attempt.ts';
import { skipFeature } from './rules/feature-list.ts';
import { requireFeature, type FeatureList } from './rules/feature.ts';
import type { Circumstances } from './rules/progress.ts';

/**
 * The repository that contains the project of a workflow.
 * @throws WorkflowError when there is none.
 */
export async function checkoutOf({ root }: Pick<WorkflowPaths, 'root'>): Promise<RepositoryCheckout> {
  const repository = await repositoryOf(root);
  const own = await Promise.all(ownFolders(root).map((one) => realpath(one)));
  const paths = own.map((one) => relative(repository.root, one).split(sep).join('/'));
  // Links may lead elsewhere.
  const inside = paths.filter((path) => !path.startsWith('..'));
  const isLeft = await Promise.all(inside.map(async (path) => !(await isIgnoredWhole(repository.root, path))));
  return { ...repository, without: inside.filter((_, index) => isLeft[index]) };
}

/** The folder in which an attempt is worked on; a work tree that was removed is made again with its work. */
export async function placeOf(paths: WorkflowPaths, record: AttemptRecord): Promise<RepositoryCheckout> {
  const main = await checkoutOf(paths);
  const { worktree, saved, start } = record;
  if (worktree === null) return main;
  const folder = join(paths.base, worktree.folder);
  if (!(await isWorktree(folder))) {
    const { links } = await addWorktree(main.root, folder, start.commit);
    await copyNeeds(paths, main, worktree);
    if (saved !== null) await moveWorktree(folder, saved.commit, start.commit, links);
  }
  return { ...(await repositoryOf(folder)), without: [...main.without, ...worktree.links] };
}

/** Makes the work tree of a feature at a commit; what is left of an earlier one is kept. */
export async function openPlace(
  paths: WorkflowPaths,
  main: RepositoryCheckout,
  feature: string,
  commit: string,
): Promise<KnownWorktree> {
  await clearPlace(paths, feature);
  const { links } = await addWorktree(main.root, join(paths.root, worktreeFolder(paths.folder, feature)), commit);
  const project = projectFolder({ paths, checkout: main });
  const worktree = { folder: worktreeFolder('.', feature).slice(2), project, links, branch: main.branch };
  await copyNeeds(paths, main, worktree);
  return worktree;
}

/** Copies what the project's tests need and git ignores into the work tree of an attempt, where it is not there yet. */
export async function copyNeeds(
  paths: WorkflowPaths,
  main: RepositoryCheckout,
  worktree: KnownWorktree | null,
): Promise<void> {
  if (worktree === null) return;
  const folder = join(paths.base, worktree.folder);
  for (const path of readFrozenCommands(paths)?.needs ?? [])
    if (!existsSync(join(folder, path))) await copyIgnored(join(main.root, path), join(folder, path));
}

/** The project's path in the work tree of an attempt, from the project's root; undefined in the project itself. */
export function projectIn({ folder }: WorkflowPaths, { worktree }: AttemptRecord): string | undefined {
  return worktree === null ? undefined : posix.join(folder, worktree.folder, worktree.project);
}

/** Whether the place of an attempt has other files than its last commit or, without one, than its start. */
export async function hasNewWork({ root, without }: RepositoryCheckout, record: AttemptRecord): Promise<boolean> {
  const { saved, start } = record;
  return (await treeOfWork(root, start.commit, without)) !== (saved?.tree ?? (await treeOf(root, start.commit)));
}

/** The commit of all work in the place of an attempt: the last one or, where that has other files, one under the next reference. */
export async function saveWork(
  paths: WorkflowPaths,
  { root, without }: RepositoryCheckout,
  { feature, saved, start }: Pick<AttemptRecord, 'feature' | 'saved' | 'start'>,
): Promise<SavedWork> {
  const tree = await treeOfWork(root, start.commit, without);
  if (tree === saved?.tree) return saved;
  const number = (saved?.number ?? 0) + 1;
  const commit = await keepWork(root, tree, start.commit, refOf(paths.name, `${feature}/${number}`));
  return { number, commit, tree };
}

/** Leaves the place of an attempt that pauses or ends: its work is a commit, and the project's own folder is as it was before. */
export async function leavePlace(paths: WorkflowPaths, record: AttemptRecord): Promise<SavedWork> {
  const place = await placeOf(paths, record);
  const saved = await saveWork(paths, place, record);
  if (record.worktree === null) await restoreFiles(place.root, place.head ?? record.start.commit, place.without);
  await storeAttempt(paths, { ...record, saved });
  return saved;
}

/** Ends the place of an attempt: its work is kept as a patch, too. Returns the patch, from the workflow's folder; null without work. */
export async function closePlace(paths: WorkflowPaths, record: AttemptRecord): Promise<string | null> {
  const { feature, attempt, start } = record;
  const { commit, tree } = await leavePlace(paths, record);
  const { root } = await checkoutOf(paths);
  const isChanged = tree !== (await treeOf(root, start.commit));
  const patch = `proofs/${feature}-${attempt}.patch`;
  if (isChanged) await writePatch(root, start.commit, commit, join(paths.base, patch));
  await removePlace(paths, record);
  return isChanged ? patch : null;
}

/** Removes the work tree of an attempt whose work is integrated or kept. */
export async function removePlace(paths: WorkflowPaths, { worktree }: AttemptRecord): Promise<void> {
  if (worktree !== null) await removeWorktree(paths.root, join(paths.base, worktree.folder));
}

/**
 * Removes the work trees of features that are no longer in progress: their process died, they wait for an answer, or they were
 * abandoned. Their work is kept.
 * @param which `all`: also those in progress, as the workflow has ended.
 * @returns how many are left.
 */
export async function clearPlaces(paths: WorkflowPaths, which: 'left' | 'all' = 'left'): Promise<number> {
  const folder = join(paths.root, worktreeFolder(paths.folder, ''));
  if (!existsSync(folder)) return 0;
  return asRepositoryWriter(paths.root, 'continue', async () => {
    const { features } = readFeatures(paths);
    const running = new Set(features.filter(({ status }) => status === 'in_progress').map(({ id }) => id));
    for (const id of readdirSync(folder)) if (which === 'all' || !running.has(id)) await clearPlace(paths, id);
    return readdirSync(folder).length;
  });
}

/** Removes the work tree of a feature, if it has one, and keeps its work; any other folder is left alone. */
async function clearPlace(paths: WorkflowPaths, id: string): Promise<void> {
  const folder = join(paths.root, worktreeFolder(paths.folder, id));
  if (!(await isWorktree(folder))) return;
  const feature = readFeatures(paths).features.find((one) => one.id === id);
  const record = feature && openRecord(paths, feature);
  if (record !== undefined && record.worktree !== null) {
    await leavePlace(paths, record);
    await asWriter(paths, () => appendEvent(paths, new Date(), { event: 'worktree-cleared', feature: id }));
  }
  await removeWorktree(paths.root, folder);
}

/**
 * Ends the work on a feature, whose place is closed and whose work is kept.
 * @param verb the words of its command line.
 * @param change the list without the feature as it was; `patch` is the file of its work, from the workflow's folder; null without any.
 */
export async function giveUp(
  paths: WorkflowPaths,
  id: string,
  verb: string,
  now: Date,
  change: (list: FeatureList, patch: string | null, circumstances: Circumstances) => FeatureList,
): Promise<ChangedFeatures & { patch: string | null }> {
  return asRepositoryWriter(paths.root, `feature ${verb} ${id}`, async () => {
    const record = openRecord(paths, requireFeature((await refreshFeatures(paths, now)).list, id));
    const patch = record === undefined ? null : await closePlace(paths, record);
    return { ...(await changeFeatures(paths, now, (list, about) => change(list, patch, about))), patch };
  });
}

/**
 * Skips a feature, as the user wants.
 * @param wanted its id, in upper or lower case.
 * @throws WorkflowError when there is none of that id, or it has passed.
 */
export async function skip(paths: WorkflowPaths, wanted: string, why: string, now: Date) {
  const { id } = requireFeature(readFeatures(paths), wanted);
  const { list, patch, notices } = await giveUp(paths, id, 'skip', now, (before, kept, circumstances) =>
    skipFeature(before, id, { why, patch: kept }, circumstances),
  );
  const others = list.features.filter(({ dependencies }) => dependencies.includes(id)).map((feature) => feature.id);
  return { id, others, patch, notices };
}

/** The sentence about kept work, with a leading blank; empty when there was none. */
export function keptMessage({ folder }: WorkflowPaths, patch: string | null): string {
  return patch === null ? '' : ` Its work is kept in ${folder}/${patch}.`;
}

/** Milliseconds. A verification may take long, but commands have time limits of their own. */
const longestWait = 9 * 60_000;

/**
 * Runs `work` while no other process of this program writes to work trees or branches of a folder's repository. Calls may be nested; a
 * workflow's lock may be taken within `work`, but never around it.
 * @param what the words of the command line.
 * @throws WorkflowError after the longest wait.
 */
export async function asRepositoryWriter<T>(folder: string, what: string, work: () => Promise<T>): Promise<T> {
  const shared = sharedGitFolder(folder);
  // Without a repository, the operations that need one report it.
  if (shared === undefined) return work();
  const busy = (lock: string): WorkflowError =>
    new WorkflowError('Another command of autonomous-workflow is at work, and only one may change the repository', {
      where: lock,
      fix: `Wait until it has ended, then run \`autonomous-workflow ${what}\` again.`,
    });
  return withLock(join(shared, 'autonomous-workflow'), longestWait, work, { busy });
}
