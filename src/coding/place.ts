import { existsSync, realpathSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { cut } from '../base/errors.ts';
import { ownFolders, type WorkflowPaths } from '../files/paths.ts';
import { namesIn } from '../files/store.ts';
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
import {
  defectsKey,
  describeBlocker,
  reopened,
  reviewOf,
  worktreeFolder,
  type AttemptRecord,
  type SavedWork,
} from './rules/attempt.ts';
import { skipFeature } from './rules/feature-list.ts';
import { requireFeature, type FeatureList } from './rules/feature.ts';

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

/** The work tree of a new attempt, which `placeOf` makes; what is left of an earlier one is kept. */
export async function newPlace(
  paths: WorkflowPaths,
  root: string,
  feature: string,
): Promise<AttemptRecord['worktree']> {
  await clearPlace(paths, feature);
  return { folder: worktreeFolder('.', feature).slice(2), project: projectFolder(paths, root) };
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
export async function removePlace(paths: WorkflowPaths, { worktree }: AttemptRecord): Promise<void> {
  if (worktree !== null) await removeWorktree(paths.root, join(paths.base, worktree.folder));
}

/** Removes the work trees of features that are no longer in progress; their work is kept. */
export async function clearPlaces(paths: WorkflowPaths): Promise<void> {
  const left = namesIn(join(paths.root, worktreeFolder(paths.folder, '')));
  if (left.length === 0) return;
  await asRepositoryWriter(paths.root, 'record', async () => {
    const running = readFeatures(paths).features.filter(({ status }) => status === 'in_progress');
    for (const name of left) if (!running.some(({ id }) => id === name)) await clearPlace(paths, name);
  });
}

/** Removes the work tree of a feature, if it has one, and keeps its work; any other folder is left alone. */
async function clearPlace(paths: WorkflowPaths, id: string): Promise<void> {
  const folder = join(paths.root, worktreeFolder(paths.folder, id));
  if (!isWorktree(folder)) return;
  const feature = readFeatures(paths).features.find((one) => one.id === id);
  const record = feature && openRecord(paths, feature);
  if (record !== undefined && record.worktree !== null) await leavePlace(paths, record);
  await removeWorktree(paths.root, folder);
}

/**
 * Ends the work on a feature, whose place is closed. The change of the list gets the patch of its work, from the workflow's folder;
 * `kept` is a sentence about that, with a leading blank.
 */
export async function giveUp(
  paths: WorkflowPaths,
  id: string,
  verb: string,
  now: Date,
  change: (list: FeatureList, patch: string | null) => FeatureList,
): Promise<{ list: FeatureList; kept: string }> {
  return asRepositoryWriter(paths.root, `feature ${verb} ${id}`, async () => {
    const record = openRecord(paths, requireFeature(await refreshFeatures(paths, now), id));
    const patch = record === undefined ? null : await closePlace(paths, record);
    return { list: await changeFeatures(paths, now, (list) => change(list, patch)), kept: keptMessage(paths, patch) };
  });
}

/** The sentence about kept work, with a leading blank; empty when there was none. */
export const keptMessage = ({ folder }: WorkflowPaths, patch: string | null): string =>
  patch === null ? '' : ` Its work is kept in ${folder}/${patch}.`;

/**
 * Skips a feature, as the user wants; `said` is about what depends on it and about its work, with leading blanks.
 * @throws WorkflowError when there is none of that id, or it has passed.
 */
export async function skip(paths: WorkflowPaths, wanted: string, why: string, now: Date) {
  const { id } = requireFeature(readFeatures(paths), wanted);
  const { list, kept } = await giveUp(paths, id, 'skip', now, (before, patch) =>
    skipFeature(before, id, { why, patch }, now),
  );
  await asWriter(paths, () => settleEscalations(paths, now, id, `${id} is left out: ${why}`));
  const others = list.features.filter(({ dependencies }) => dependencies.includes(id)).map((feature) => feature.id);
  const goesOn = others.length === 0 ? '' : ` What depends on it goes on without it: ${others.join(', ')}.`;
  return { id, said: `${goesOn}${kept}` };
}

const longestNames = 1_000;

/** Whether the work under judgement is in the history of what is checked out. */
export async function isLanded({ paths, record }: Pick<Attempt, 'paths' | 'record'>): Promise<boolean> {
  const { candidate, start } = record;
  return candidate !== null && candidate.commit !== start.commit && isAncestor(paths.root, candidate.commit, 'HEAD');
}

/** Rebases an attempt that waited or was interrupted, handed in or not, onto a commit; its work is in its place again. */
export async function bringForward({ paths, record }: Attempt, onto: string, now: Date): Promise<AttemptRecord> {
  if (await isLanded({ paths, record })) return record;
  const { worktree, start, candidate } = record;
  // Files that were changed after the hand-in were not judged, so they are not saved.
  const isOpen = worktree !== null && candidate === null;
  const saved = isOpen ? await saveWork(paths, await placeOf(paths, record), record) : record.saved;
  const kept = { ...record, saved };
  return worktree !== null && onto === start.commit ? kept : moveOnto(paths, kept, onto, now);
}

/** Moves work to another commit, where it is not there already: in the project's own folder it is, unless it was put away. */
async function movedTo(
  { root, without }: RepositoryCheckout,
  { commit }: SavedWork,
  onto: string,
  isBeside: boolean,
): Promise<string[]> {
  if (isBeside) return moveWorktree(root, commit, onto);
  const isAway = (await treeOfWork(root, onto, without)) === (await treeOf(root, onto));
  return isAway ? applyWork(root, commit) : [];
}

/** The work of an attempt on top of another commit; with conflicts, a coder has it again. */
export async function moveOnto(
  paths: WorkflowPaths,
  record: AttemptRecord,
  onto: string,
  now: Date,
): Promise<AttemptRecord> {
  const { feature, attempt, worktree, saved, start } = record;
  const place = await placeOf(paths, record);
  const conflicts = saved === null ? [] : await movedTo(place, saved, onto, worktree !== null);
  const event = { event: 'feature-moved', feature, attempt, onto, conflicts } as const;
  await asWriter(paths, () => appendEvent(paths, now, event));
  const based: AttemptRecord = { ...record, start: { ...start, commit: onto }, verification: null };
  if (conflicts.length === 0) {
    const moved = saved && (await saveWork(paths, place, based));
    // That does not change what was reviewed.
    const reviewed = reviewOf(record);
    const review = reviewed && moved ? { ...reviewed, tree: moved.tree } : null;
    return { ...based, saved: moved, candidate: record.candidate && moved, review };
  }
  const patch = join(paths.base, `proofs/${feature}-${attempt}-conflict.patch`);
  if (saved !== null) await writePatch(place.root, start.commit, saved.commit, patch);
  const blockers = (reviewOf(record)?.blockers ?? []).map(describeBlocker);
  const named = cut(conflicts.join(', '), longestNames);
  const conflict = `it conflicts with what was integrated before it: both are in the work tree, with git's conflict markers in ${named}. Resolve each so that what was integrated goes on working. Its work alone is in ${patch}`;
  return { ...based, ...reopened, review: null, [defectsKey]: [conflict, ...blockers, ...record[defectsKey]] };
}
