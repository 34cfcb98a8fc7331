import { existsSync, readdirSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { dirname, join, posix, relative, sep } from 'node:path';
import type { WorkflowPaths } from '../files/paths.ts';
import { ownFolders } from '../files/project.ts';
import { appendEvent } from '../journal/journal.ts';
import { asWriter } from '../loop/workflow.ts';
import {
  copyIgnored,
  addWorktree,
  isWorktree,
  moveWorktree,
  removeWorktree,
  restoreFiles,
} from '../programs/git/worktrees.ts';
import { keepWork, refOf } from '../programs/git/commit.ts';
import {
  repositoryWithout,
  treeOfCommit,
  treeOfWorkTree,
  writePatch,
  sharedGitFolder,
} from '../programs/git/repository.ts';
import { readAttempt, storeAttempt } from './attempt-file.ts';
import { readFrozenCommands } from './commands-file.ts';
import { readFeatures } from './feature-file.ts';
import { type AttemptRecord, type KnownWorktree, type SavedWork, worktreeFolder } from './rules/attempt.ts';
import { openAttempt } from './rules/progress.ts';
import { writeAtomic } from '../files/atomic.ts';
import { readJsonLike } from '../files/json-file.ts';
import { withLock } from '../files/lock.ts';
import { removeFile } from '../files/regular.ts';
import { describeMilliseconds } from '../base/clock.ts';
import { WorkflowError } from '../base/errors.ts';

export type RepositoryCheckout = Awaited<ReturnType<typeof repositoryWithout>>;

/**
 * The repository that contains the project of a workflow.
 * @throws WorkflowError when there is none.
 */
export async function checkoutOf({ root }: Pick<WorkflowPaths, 'root'>): Promise<RepositoryCheckout> {
  return repositoryWithout(root, ownFolders(root));
}

/** The folder in which an attempt is worked on; a work tree that was removed is made again with its work. */
export async function placeOf(paths: WorkflowPaths, record: AttemptRecord): Promise<RepositoryCheckout> {
  const main = await checkoutOf(paths);
  const { worktree, saved, start } = record;
  if (worktree === null) return main;
  const folder = join(paths.base, worktree.folder);
  if (!(await isWorktree(folder))) {
    const { links } = await addWorktree(main.root, folder, start.commit);
    await copyNeeds(paths, main, record);
    if (saved !== null) await moveWorktree(folder, saved.commit, start.commit, links);
  }
  return { ...(await repositoryWithout(folder, [])), without: [...main.without, ...worktree.links] };
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
  const project = relative(main.root, await realpath(paths.root))
    .split(sep)
    .join('/');
  const worktree = { folder: worktreeFolder('.', feature).slice(2), project, links, branch: main.branch };
  await copyNeeds(paths, main, { worktree });
  return worktree;
}

/** Copies what the project's tests need and git ignores into the work tree of an attempt, where it is not there yet. */
export async function copyNeeds(
  paths: WorkflowPaths,
  main: RepositoryCheckout,
  { worktree }: Pick<AttemptRecord, 'worktree'>,
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
  const known = record.saved?.tree ?? (await treeOfCommit(root, record.start.commit, without));
  return (await treeOfWorkTree(root, without)) !== known;
}

/** Makes a commit of all work in the place of an attempt, under the next reference of its feature. */
export async function saveWork(
  paths: WorkflowPaths,
  { root, without }: Pick<RepositoryCheckout, 'root' | 'without'>,
  { feature, saved, start }: Pick<AttemptRecord, 'feature' | 'saved' | 'start'>,
): Promise<SavedWork> {
  const number = (saved?.number ?? 0) + 1;
  const commit = await keepWork(root, start.commit, refOf(paths.name, `${feature}/${number}`), without);
  return { number, commit, tree: await treeOfCommit(root, commit, without) };
}

/**
 * Leaves the place of an attempt that pauses or ends: its work is a commit, and the project's own folder is as it was before.
 * @returns the record with that commit, which is stored.
 */
export async function leavePlace(paths: WorkflowPaths, record: AttemptRecord): Promise<AttemptRecord> {
  const place = await placeOf(paths, record);
  const saved = (await hasNewWork(place, record)) ? await saveWork(paths, place, record) : record.saved;
  if (record.worktree === null) await restoreFiles(place.root, place.head ?? record.start.commit, place.without);
  const left = { ...record, saved };
  await storeAttempt(paths, left);
  return left;
}

/** Ends the place of an attempt: its work is kept as a patch, too. Returns the patch, from the workflow's folder; null without work. */
export async function closePlace(paths: WorkflowPaths, record: AttemptRecord): Promise<string | null> {
  const { feature, attempt, start } = record;
  const { saved } = await leavePlace(paths, record);
  const { root, without } = await checkoutOf(paths);
  const isChanged = saved !== null && saved.tree !== (await treeOfCommit(root, start.commit, without));
  const patch = `proofs/${feature}-${attempt}.patch`;
  if (isChanged) await writePatch(root, start.commit, saved.commit, join(paths.base, patch), without);
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
  const number = feature === undefined ? 0 : (openAttempt(feature)?.number ?? feature.attempts.length);
  const record = readAttempt(paths, id, number);
  if (record !== undefined && record.worktree !== null && feature?.passes === false) {
    await leavePlace(paths, record);
    await asWriter(paths, () => appendEvent(paths, new Date(), { event: 'worktree-cleared', feature: id }));
  }
  await removeWorktree(paths.root, folder);
}

/** Why work cannot be integrated: another branch is checked out than the one it was begun from. Undefined when it can. */
export function otherBranch({ branch }: RepositoryCheckout, { worktree }: AttemptRecord): string | undefined {
  if (worktree === null || branch === worktree.branch) return undefined;
  const named = (one: string | null) => one ?? 'a detached HEAD';
  return `it was begun from ${named(worktree.branch)}, and ${named(branch)} is checked out: check the first one out again`;
}

/** The command that holds the lock of a repository. */
interface Work {
  /** The words of its command line, such as `feature verify F001`. */
  what: string;
  /** ISO 8601. */
  since: string;
  pid: number;
}

/** Milliseconds. A verification may take long, but commands have time limits of their own. */
const longestWait = 9 * 60_000;
const announceAfter = 1_000;

const readWork = (file: string): Work | undefined => readJsonLike<Work>(file, { what: '', since: '', pid: 0 });
const describe = ({ what, since }: Work): string =>
  `\`autonomous-workflow ${what}\` has been at work for ${describeMilliseconds(Date.now() - Date.parse(since))}`;

/**
 * Runs `work` while no other process of this program writes to work trees or branches of a folder's repository. Calls may be nested, and
 * the inner one is what is done meanwhile; a workflow's lock may be taken within `work`, but never around it.
 * @param what the words of the command line, for waiting processes, which say on standard error what they wait for.
 * @throws WorkflowError that names the running command and its start, after the longest wait.
 */
export async function asRepositoryWriter<T>(folder: string, what: string, work: () => Promise<T>): Promise<T> {
  const shared = sharedGitFolder(folder);
  // Without a repository, the operations that need one report it.
  if (shared === undefined) return work();
  const file = join(shared, 'autonomous-workflow', 'work.json');
  const locked = async () => {
    const known = readWork(file);
    const note = (one: Work): void => {
      writeAtomic(file, JSON.stringify(one), { flush: 'nothing' });
    };
    note({ what, since: new Date().toISOString(), pid: process.pid });
    try {
      return await work();
    } finally {
      if (known?.pid === process.pid) note(known);
      else removeFile(file);
    }
  };
  const from = performance.now();
  let isAnnounced = false;
  const onTaken = (): void => {
    const holder = readWork(file);
    if (isAnnounced || performance.now() - from < announceAfter || holder === undefined) return;
    isAnnounced = true;
    process.stderr.write(`Waiting: ${describe(holder)} (process ${holder.pid}).\n`);
  };
  const busy = (): WorkflowError => {
    const holder = readWork(file);
    const working = holder === undefined ? 'Another command of autonomous-workflow is at work' : describe(holder);
    return new WorkflowError(`${working}, and only one at a time may change the repository`, {
      ...(holder !== undefined && { received: `process ${holder.pid}` }),
      fix: `Wait until it has ended, then run \`autonomous-workflow ${what}\` again.`,
    });
  };
  return withLock(dirname(file), longestWait, locked, { onTaken, busy });
}
