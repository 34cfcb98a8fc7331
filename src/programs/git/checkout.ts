import { writePatch, addAll, repositoryOf } from './work-tree.ts';
import { isAncestor, type Start } from './repository.ts';
import { git, pathsWithout, tryGit } from './run-git.ts';
import { takeSnapshot } from './snapshot.ts';

export interface GoBackRequest {
  folder: string;
  start: Start;
  /** The reference for the saved work, see `refOf`. */
  ref: string;
  /** The absolute path of the patch. */
  patchFile: string;
  /** Files and folders that must not change, from the root: the workflow's own folder. */
  without: readonly string[];
}

/** Aborts an unfinished merge, rebase or similar operation; its changes are in the snapshot. */
async function quitOperation(folder: string): Promise<void> {
  const { operation, root } = await repositoryOf(folder);
  if (operation === null) return;
  if (operation === 'bisect') await git(root, ['bisect', 'reset', 'HEAD']);
  else await git(root, [operation, '--quit']);
}

/**
 * Checks the branch of the start out again, and resets index and files to its present commit. A branch is never moved, because
 * its new commits may be those of a coder, the user, or the feature before.
 */
async function restore(root: string, { branch, commit }: Start, without: readonly string[]): Promise<void> {
  const message = 'autonomous-workflow: back to the start of the feature';
  if (branch !== null) await git(root, ['symbolic-ref', '-m', message, 'HEAD', branch]);
  const { head } = await repositoryOf(root);
  // The branch may be deleted; a detached HEAD that no longer contains the start belongs to no branch.
  const isGone = head === null || (branch === null && !(await isAncestor(root, commit, head)));
  if (isGone) {
    const before = head ?? '0'.repeat(commit.length);
    await git(root, ['update-ref', ...(branch === null ? ['--no-deref'] : []), '-m', message, 'HEAD', commit, before]);
  }
  await restoreFiles(root, isGone ? commit : head, without);
}

/** Resets index and files to a commit; ignored files and `without` are not changed. */
export async function restoreFiles(root: string, commit: string, without: readonly string[]): Promise<void> {
  // New files are added to the index first, because git removes only tracked files.
  await addAll(root, without);
  const arguments_ = ['restore', `--source=${commit}`, '--staged', '--worktree', ...pathsWithout(without)];
  const { exitCode, stderr } = await tryGit(root, arguments_);
  // git reports an error for the root when neither the folder nor the commit has any file.
  if (exitCode !== 0 && !stderr.includes("':(top)' did not match any file")) await git(root, arguments_);
}

/**
 * Resets the work tree to the start of a feature without losing anything: all files and commits are first saved under a reference
 * and, as a patch, in a file. Commits made since then stay on their branch. If a call was interrupted, the next one completes it.
 */
export async function goBack({ folder, start, ref, patchFile, without }: GoBackRequest): Promise<void> {
  const { root } = await repositoryOf(folder);
  const snapshot = await takeSnapshot(root, ref, `Work that was undone (${ref})`);
  await writePatch(root, start.commit, snapshot, patchFile, without);
  await quitOperation(root);
  await restore(root, start, without);
}
