import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writePatch, addAll, repositoryOf } from './work-tree.ts';
import { isAncestor, type Start } from './repository.ts';
import { git, pathsWithout, tryGit } from './run-git.ts';
import { takeSnapshot } from './snapshot.ts';

export interface GoBackRequest {
  folder: string;
  start: Start;
  /** The reference that keeps the work, see `refOf`. */
  ref: string;
  /** The file for the patch, absolute. */
  patchFile: string;
  /** Files and folders that stay as they are, from the root: the workflow's own folder. */
  without: readonly string[];
}

export interface WentBack {
  /** A commit with everything that was there. */
  snapshot: string;
  /** Whether the patch has any change in it. */
  changed: boolean;
  /** The commit that is checked out now. */
  head: string;
}

/** Quits a merge, rebase or the like that was left in the middle; its changes are in the snapshot. */
async function quitOperation(folder: string): Promise<void> {
  const { operation, root } = await repositoryOf(folder);
  if (operation === null) return;
  if (operation === 'bisect') await git(root, ['bisect', 'reset', 'HEAD']);
  else await git(root, [operation, '--quit']);
}

/**
 * Checks the branch of the start out again, and resets index and files to where it stands. A branch is never moved: who made the
 * commits on it since, a coder, the user, or the feature before, cannot be known.
 */
async function restore(root: string, { branch, commit }: Start, without: readonly string[]): Promise<string> {
  const message = 'autonomous-workflow: back to the start of the feature';
  if (branch !== null) await git(root, ['symbolic-ref', '-m', message, 'HEAD', branch]);
  const { head } = await repositoryOf(root);
  // The branch may be gone; a detached HEAD that left the line of its start is on nobody's branch.
  const isGone = head === null || (branch === null && !(await isAncestor(root, commit, head)));
  if (isGone) {
    const before = head ?? '0'.repeat(commit.length);
    await git(root, ['update-ref', ...(branch === null ? ['--no-deref'] : []), '-m', message, 'HEAD', commit, before]);
  }
  const target = isGone ? commit : head;
  await restoreFiles(root, target, without);
  return target;
}

/** Resets index and files to a commit; files that git ignores and `without` stay. */
export async function restoreFiles(root: string, commit: string, without: readonly string[]): Promise<void> {
  // New files are taken into the index first, because git removes only what it knows.
  await addAll(root, without);
  const arguments_ = ['restore', `--source=${commit}`, '--staged', '--worktree', ...pathsWithout(without)];
  const { exitCode, stderr } = await tryGit(root, arguments_);
  // git reports an error for the root when neither the folder nor the commit has a file.
  if (exitCode !== 0 && !stderr.includes("':(top)' did not match any file")) await git(root, arguments_);
}

/**
 * Takes the work tree back to the start of a feature and loses nothing: everything there, with new files and commits, is first kept
 * under a reference and, as a patch, in a file. Commits that were made since stay on their branch. A call after an interrupted one
 * finishes its work.
 */
export async function goBack({ folder, start, ref, patchFile, without }: GoBackRequest): Promise<WentBack> {
  const { root } = await repositoryOf(folder);
  const snapshot = await takeSnapshot(root, ref, `Work that was undone (${ref})`);
  await mkdir(dirname(patchFile), { recursive: true });
  const changed = await writePatch(root, start.commit, snapshot, patchFile, without);
  await quitOperation(root);
  return { snapshot, changed, head: await restore(root, start, without) };
}
