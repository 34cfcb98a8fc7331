import { existsSync } from 'node:fs';
import { lstat, mkdir, realpath, rm, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Start } from './repository.ts';
import { fields, git, pathsWithout, tryGit } from './run-git.ts';
import { commitTree, keep } from './snapshot.ts';
import { repositoryOf, treeOfWorkTree } from './work-tree.ts';

/** Folders that git ignores and that a checkout needs before anything in it runs. */
const dependencyFolder = /(?:^|\/)(?:node_modules|\.venv|venv|vendor|\.bundle)$/;

/** A second checkout of a repository, for one feature. */
export interface Worktree {
  folder: string;
  start: Start;
  /** Dependency folders that are links to those of the main checkout; they are no work of the feature. */
  links: string[];
}

async function linkDependencies(root: string, folder: string): Promise<string[]> {
  const ignored = ['ls-files', '--others', '--ignored', '--exclude-standard', '--directory', '-z'];
  const paths = fields(await git(root, ignored)).map((path) => path.replace(/\/$/, ''));
  const links = paths.filter((path) => dependencyFolder.test(path));
  for (const link of links) {
    const target = join(folder, link);
    if (
      await lstat(target).then(
        () => true,
        () => false,
      )
    )
      continue;
    await mkdir(dirname(target), { recursive: true });
    await symlink(join(root, link), target, process.platform === 'win32' ? 'junction' : 'dir');
  }
  return links;
}

/** Checks a commit out into a new folder, with no branch and with links to the dependencies that git ignores. */
export async function addWorktree(mainFolder: string, folder: string, commit: string): Promise<Worktree> {
  const { root } = await repositoryOf(mainFolder);
  await git(root, ['worktree', 'prune']);
  await mkdir(dirname(folder), { recursive: true });
  await git(root, ['worktree', 'add', '--quiet', '--detach', '--force', '--', resolve(folder), commit]);
  return {
    folder: await realpath(folder),
    start: { commit, branch: null },
    links: await linkDependencies(root, folder),
  };
}

/** Removes a worktree and all in it. Keep what is worth keeping first, with `takeSnapshot`. */
export async function removeWorktree(mainFolder: string, folder: string): Promise<void> {
  const { root } = await repositoryOf(mainFolder);
  const removed = await tryGit(root, ['worktree', 'remove', '--force', '--force', '--', resolve(folder)]);
  // The folder may be half gone; links are removed as links.
  if (removed.exitCode !== 0 && existsSync(folder)) await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  await git(root, ['worktree', 'prune']);
}

export type Integration =
  /** The work is in the main work tree and its index, uncommitted, to be verified there and then committed. */
  | { outcome: 'integrated'; work: string }
  /** It does not fit onto what was integrated before it; the main work tree is as it was. */
  | { outcome: 'conflict'; work: string; files: string[] };

/**
 * Brings the work of a worktree into the main one, on top of what is there. The main work tree must have nothing uncommitted
 * but `without`. The work is kept under a reference first.
 */
export async function integrateWorktree(
  mainFolder: string,
  worktree: Worktree,
  ref: string,
  without: readonly string[],
): Promise<Integration> {
  const { root, head } = await repositoryOf(mainFolder);
  const tree = await treeOfWorkTree(worktree.folder, worktree.links);
  const work = await commitTree(root, tree, [worktree.start.commit], `Work of ${ref}`);
  await keep(root, ref, work);
  const nothing = await tryGit(root, ['diff', '--quiet', worktree.start.commit, work]);
  if (nothing.exitCode === 0) return { outcome: 'integrated', work };
  const picked = await tryGit(root, ['cherry-pick', '--no-commit', '--allow-empty', '--no-gpg-sign', work]);
  if (picked.exitCode === 0) return { outcome: 'integrated', work };
  const files = fields(await git(root, ['diff', '--name-only', '--diff-filter=U', '-z']));
  await tryGit(root, ['cherry-pick', '--quit']);
  await git(root, ['restore', `--source=${head ?? 'HEAD'}`, '--staged', '--worktree', ...pathsWithout(without)]);
  if (files.length === 0) {
    const reason = picked.stderr.trim().split('\n')[0] ?? 'git could not say where';
    return { outcome: 'conflict', work, files: [reason] };
  }
  return { outcome: 'conflict', work, files };
}
