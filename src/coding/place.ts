import { existsSync, realpathSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { cut } from '../base/errors.ts';
import { ownFolders, type WorkflowPaths } from '../files/paths.ts';
import { appendEvent } from '../journal/journal.ts';
import { settleEscalations } from '../loop/escalations.ts';
import { asWriter } from '../loop/workflow.ts';
import { keepWork, refOf } from '../programs/git/commit.ts';
import {
  asRepositoryWriter,
  isAncestor,
  isIgnoredWhole,
  type RepositoryCheckout,
  repositoryOf,
  treeOf,
  treeOfWork,
  writePatch,
} from '../programs/git/repository.ts';
import {
  addWorktree,
  applyWork,
  copyIgnored,
  isWorktree,
  moveWorktree,
  removeWorktree,
  restoreFiles,
} from '../programs/git/worktrees.ts';
import { openRecord, writeAttempt, type Attempt } from './attempt.ts';
import { readFrozenCommands } from './commands.ts';
import { changeFeatures, readFeatures, refreshFeatures } from './feature-file.ts';
import { reopened, reviewOf, type AttemptRecord, type SavedWork } from './rules/attempt.ts';
import { skipFeature } from './rules/feature-list.ts';
import { requireFeature, type Feature, type FeatureList } from './rules/feature.ts';

/**
 * The repository that contains the project of a workflow, with what in it is no work on features.
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
  if (!isWorktree(folder)) {
    await addWorktree(main.root, folder, start.commit);
    if (saved !== null) await moveWorktree(folder, saved.commit, start.commit);
  }
  // Files that git ignores and the project's tests need.
  for (const path of readFrozenCommands(paths)?.needs ?? [])
    if (!existsSync(join(folder, path))) await copyIgnored(join(main.root, path), join(folder, path));
  return { ...(await repositoryOf(folder)), without: main.without };
}

/** The project's folder in the work tree of an attempt, or the project itself. */
export const projectIn = ({ base, root }: WorkflowPaths, { worktree }: AttemptRecord): string =>
  worktree === null ? root : join(base, worktree.folder, worktree.project);

/** The project's folder, from the root of its repository or of the place of an attempt; empty for the root itself. */
export const projectFolder = ({ root }: WorkflowPaths, repository: string, record?: AttemptRecord): string =>
  record?.worktree?.project ?? relative(repository, realpathSync(root)).split(sep).join('/');

/** The work tree of a new attempt, which `placeOf` makes: agents may write there, and git ignores it. What a crash left is removed. */
export async function newPlace(
  paths: WorkflowPaths,
  root: string,
  feature: string,
): Promise<NonNullable<AttemptRecord['worktree']>> {
  const worktree = { folder: `.runtime/worktrees/${feature}`, project: projectFolder(paths, root) };
  await removePlace(paths, { worktree });
  return worktree;
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
  await asWriter(paths, () => writeAttempt(paths, { ...record, saved }));
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
export async function removePlace(
  { base, root }: WorkflowPaths,
  { worktree }: Pick<AttemptRecord, 'worktree'>,
): Promise<void> {
  const folder = worktree === null ? '' : join(base, worktree.folder);
  if (folder !== '' && isWorktree(folder)) await removeWorktree(root, folder);
}

/**
 * Ends the work on a feature, whose place is closed. The change of the list gets the patch of its work, from the workflow's folder;
 * `kept` is a sentence about that, with a leading blank. The caller holds the lock of the repository.
 */
export async function giveUp(
  paths: WorkflowPaths,
  feature: Feature,
  now: Date,
  change: (list: FeatureList, patch: string | null) => FeatureList,
): Promise<{ list: FeatureList; kept: string }> {
  const record = openRecord(paths, feature);
  const patch = record === undefined ? null : await closePlace(paths, record);
  return { list: await changeFeatures(paths, now, (list) => change(list, patch)), kept: keptMessage(paths, patch) };
}

/** The sentence about kept work, with a leading blank; empty when there was none. */
export const keptMessage = ({ folder }: WorkflowPaths, patch: string | null): string =>
  patch === null ? '' : ` Its work is kept in ${folder}/${patch}.`;

/**
 * Skips a feature, as the user wants; what depends on it goes on without it. `kept` is a sentence about its work, with a leading blank.
 * @throws WorkflowError when there is none of that id, or it has passed.
 */
export async function skip(paths: WorkflowPaths, wanted: string, why: string, now: Date) {
  const { id } = requireFeature(readFeatures(paths), wanted);
  const { kept } = await asRepositoryWriter(paths.root, `feature skip ${id}`, async () =>
    giveUp(paths, requireFeature(await refreshFeatures(paths, now), id), now, (before, patch) =>
      skipFeature(before, id, { why, patch }, now),
    ),
  );
  await asWriter(paths, () => settleEscalations(paths, now, id, `${id} is left out: ${why}`));
  return { id, kept };
}

const longestNames = 1_000;

/** Whether the work under judgement is in the history of what is checked out. */
export async function isLanded({ paths, record }: Pick<Attempt, 'paths' | 'record'>): Promise<boolean> {
  const { candidate, start } = record;
  return candidate !== null && candidate.commit !== start.commit && isAncestor(paths.root, candidate.commit, 'HEAD');
}

/** An attempt that waited or was interrupted, handed in or not, on top of another commit; its work is in its place again. */
export async function bringForward({ paths, record }: Attempt, onto: string, now: Date): Promise<AttemptRecord> {
  if (await isLanded({ paths, record })) return record;
  const { worktree, start, candidate } = record;
  if (worktree === null) return moveOnto(paths, record, onto, now);
  // Files that were changed after the hand-in were not judged, so they are not saved.
  const saved = candidate === null ? await saveWork(paths, await placeOf(paths, record), record) : record.saved;
  return onto === start.commit ? { ...record, saved } : moveOnto(paths, { ...record, saved }, onto, now);
}

/** The work of an attempt on top of another commit; with conflicts, a coder has it again. */
export async function moveOnto(
  paths: WorkflowPaths,
  record: AttemptRecord,
  onto: string,
  now: Date,
): Promise<AttemptRecord> {
  const { feature, attempt, worktree, saved, start, candidate } = record;
  const place = await placeOf(paths, record);
  const { root, without } = place;
  // In the project's own folder the work is there already, unless it was put away.
  const isThere = async () =>
    worktree === null && (await treeOfWork(root, onto, without)) !== (await treeOf(root, onto));
  let conflicts: string[] = [];
  if (saved !== null && !(await isThere()))
    conflicts = worktree === null ? await applyWork(root, saved.commit) : await moveWorktree(root, saved.commit, onto);
  const event = { event: 'feature-moved', feature, attempt, onto, conflicts } as const;
  await asWriter(paths, () => appendEvent(paths, now, event));
  const based: AttemptRecord = { ...record, start: { ...start, commit: onto }, verification: null };
  if (conflicts.length === 0) {
    const moved = saved && (await saveWork(paths, place, based));
    // That does not change what was reviewed.
    const reviewed = reviewOf(record);
    const review = reviewed && moved ? { ...reviewed, tree: moved.tree } : null;
    return { ...based, saved: moved, candidate: candidate && moved, review };
  }
  const named = cut(conflicts.join(', '), longestNames);
  const conflict = `it conflicts with what was integrated before it: both are in the work tree, with git's conflict markers in ${named}. Resolve each so that what was integrated goes on working`;
  return { ...based, ...reopened, review: null, to_fix: [conflict, ...record.to_fix] };
}
