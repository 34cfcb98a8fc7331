import { existsSync } from 'node:fs';
import { lstat, mkdir, realpath, rm, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { findRepository, type Start } from './repository.ts';
import { isIgnoredWhole } from './repository-without.ts';
import { fields, git, tryGit } from './run-git.ts';
import { repositoryOf } from './work-tree.ts';

/** Folders that git ignores and that a checkout needs before anything in it runs. */
const dependencyFolder = /(?:^|\/)(?:node_modules|\.venv|venv|vendor|\.bundle)$/;

/** A second checkout of a repository, for one feature. */
export interface Worktree {
  folder: string;
  start: Start;
  /** Links to dependencies of the main checkout that git does not ignore; they are no work of the feature. */
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
  const links = await linkDependencies(root, folder);
  const isIgnored = await Promise.all(links.map((link) => isIgnoredWhole(folder, link)));
  return {
    folder: await realpath(folder),
    start: { commit, branch: null },
    links: links.filter((_, index) => isIgnored[index] === false),
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

/** Whether a folder is the top of a checkout, and not only within one. */
export async function isWorktree(folder: string): Promise<boolean> {
  if (!existsSync(folder)) return false;
  const repository = await findRepository(folder);
  return repository !== undefined && (await realpath(repository.root)) === (await realpath(folder));
}
