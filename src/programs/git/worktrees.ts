import { existsSync } from 'node:fs';
import { mkdir, realpath, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { findRepository } from './repository.ts';
import { isIgnoredWhole, repositoryOf, addAll } from './work-tree.ts';
import { linkDependencies } from './dependencies.ts';
import { fields, git, pathsWithout, tryGit } from './run-git.ts';

/** A second checkout of a repository, for one feature. */
export interface Worktree {
  folder: string;
  /** Links to dependencies of the main checkout that git does not ignore; they do not belong to the feature. */
  links: string[];
}

/**
 * Checks a commit out into a new folder, detached, with links to the ignored dependencies.
 * @param settings of git for the checkout, such as `core.autocrlf=false`, instead of the user's.
 */
export async function addWorktree(
  mainFolder: string,
  folder: string,
  commit: string,
  settings: readonly string[] = [],
): Promise<Worktree> {
  const { root } = await repositoryOf(mainFolder);
  await git(root, ['worktree', 'prune']);
  await mkdir(dirname(folder), { recursive: true });
  const configured = settings.flatMap((setting) => ['-c', setting]);
  await git(root, [...configured, 'worktree', 'add', '--quiet', '--detach', '--force', '--', resolve(folder), commit]);
  const links = await linkDependencies(root, folder);
  const isIgnored = await Promise.all(links.map((link) => isIgnoredWhole(folder, link)));
  return {
    folder: await realpath(folder),
    links: links.filter((_, index) => isIgnored[index] === false),
  };
}

/** Deletes a worktree without a backup, which `keepWork` makes. */
export async function removeWorktree(mainFolder: string, folder: string): Promise<void> {
  const { root } = await repositoryOf(mainFolder);
  const removed = await tryGit(root, ['worktree', 'remove', '--force', '--force', '--', resolve(folder)]);
  // git may have removed only a part. Links are deleted, not their targets.
  if (removed.exitCode !== 0 && existsSync(folder)) await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  await git(root, ['worktree', 'prune']);
}

/** Whether a folder is the top folder of a checkout. */
export async function isWorktree(folder: string): Promise<boolean> {
  if (!existsSync(folder)) return false;
  const repository = await findRepository(folder);
  return repository !== undefined && (await realpath(repository.root)) === (await realpath(folder));
}

/** The result of moving work to another commit. */
export interface Moved {
  /** The files with conflicts, or the reason why the work could not be moved. */
  conflicts: string[];
  /** Whether the work is there, with conflict markers; otherwise the files equal the commit. */
  isThere: boolean;
}

/** Applies work without committing it to files that equal the current commit, as in a project's own folder. */
export async function applyWork(root: string, work: string): Promise<Moved> {
  const picked = await tryGit(root, ['cherry-pick', '--no-commit', '--allow-empty', '--no-gpg-sign', work]);
  const conflicts = picked.exitCode === 0 ? [] : await conflictedPaths(root);
  if (picked.exitCode !== 0) await tryGit(root, ['cherry-pick', '--quit']);
  if (picked.exitCode === 0 || conflicts.length > 0) {
    await git(root, ['reset', '--quiet']);
    return { conflicts, isThere: true };
  }
  return { conflicts: [picked.stderr.trim().split('\n')[0] ?? 'git could not say where'], isThere: false };
}

async function conflictedPaths(root: string): Promise<string[]> {
  return fields(await git(root, ['diff', '--name-only', '--diff-filter=U', '-z']));
}

/**
 * Moves a worktree to another commit, and applies some work without committing it. The former content is lost unless it was saved
 * before. If a call was interrupted, the next one completes it.
 * @param links see `Worktree`.
 */
export async function moveWorktree(
  folder: string,
  work: string,
  onto: string,
  links: readonly string[],
): Promise<Moved> {
  const { root } = await repositoryOf(folder);
  // New files are added to the index first, because git removes only files that it knows.
  await addAll(root, links);
  await git(root, ['reset', '--hard', '--quiet', onto]);
  const nothing = await tryGit(root, ['diff', '--quiet', `${work}^`, work]);
  if (nothing.exitCode === 0) return { conflicts: [], isThere: true };
  const moved = await applyWork(root, work);
  if (moved.isThere) return moved;
  await addAll(root, links);
  await git(root, ['reset', '--hard', '--quiet', onto]);
  return moved;
}

/** The conflict markers in a commit that an earlier one does not have, such as `src/a.ts:3`. */
export async function conflictMarks(root: string, since: string, commit: string): Promise<string[]> {
  const { stdout } = await tryGit(root, ['diff', '--check', '--no-color', '--no-ext-diff', since, commit]);
  return stdout.split('\n').flatMap((line) => /^(.+:\d+): leftover conflict marker/.exec(line)?.[1] ?? []);
}

export type Landing =
  | { outcome: 'landed' }
  /** The branch has moved since the commit was made. */
  | { outcome: 'overtaken' }
  /** Nothing was changed, for example because of the user's uncommitted work. */
  | { outcome: 'refused'; reason: string };

/** Moves the current branch to a commit that is based on `start`. The user's uncommitted work is kept. */
export async function landCommit(mainFolder: string, commit: string, start: string): Promise<Landing> {
  const { root } = await repositoryOf(mainFolder);
  const merge = ['merge', '--ff-only', '--quiet', '--no-autostash', '--no-overwrite-ignore', commit];
  const { exitCode, stderr } = await tryGit(root, merge);
  if (exitCode === 0) return { outcome: 'landed' };
  const { head } = await repositoryOf(root);
  return head === start ? { outcome: 'refused', reason: stderr.trim() } : { outcome: 'overtaken' };
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
