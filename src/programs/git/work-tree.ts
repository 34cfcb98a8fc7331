import { copyFile, mkdtemp, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WorkflowError } from '../../engine/workflow-error.ts';
import { git, tryGit } from './run-git.ts';
import { findRepository, type Repository } from './repository.ts';

/** The repository of a folder; an error when there is none. */
export async function repositoryOf(folder: string): Promise<Repository> {
  const repository = await findRepository(folder);
  if (repository !== undefined) return repository;
  throw new WorkflowError('There is no git repository', {
    where: folder,
    fix: 'Run `git init` and commit what is there.',
  });
}

/** Repositories in the work tree that have no commit: git cannot add them, and stops at the first. */
const noCommit = /^error: '(.+?)\/?' does not have a commit checked out$/m;

/** Takes all files into an index, with new ones, without those that git ignores and a repository within that has no commit. */
export async function addAll(
  root: string,
  without: readonly string[],
  environment: Record<string, string> = {},
): Promise<void> {
  const left = without.map((path) => `:(top,exclude,literal)${path}`);
  const { exitCode, stdout, stderr } = await tryGit(root, ['add', '--all', '--', ':(top)', ...left], { environment });
  if (exitCode === 0) return;
  const nested = noCommit.exec(stderr)?.[1];
  if (nested !== undefined && !without.includes(nested)) return addAll(root, [...without, nested], environment);
  throw new WorkflowError('git cannot read all files of the work tree', {
    where: root,
    received: stderr.trim() === '' ? stdout : stderr,
    fix: 'Make the named file readable or add it to .gitignore.',
  });
}

/**
 * The hash of a tree with all files as they are on the disk: committed, staged, changed and new ones, without those that git
 * ignores. The user's index is only read: a copy of it, in a temporary folder, takes the changes. The tree is stored, so that it
 * can be compared with others, until git clears away what nothing refers to.
 * @param without files and folders, from the root, that shall not be in it.
 */
export async function treeOfWorkTree(folder: string, without: readonly string[] = []): Promise<string> {
  const repository = await repositoryOf(folder);
  return withIndexCopy(repository, async (environment) => {
    await addAll(repository.root, without, environment);
    return writeTree(repository.root, without, environment);
  });
}

/** Works on a copy of the user's index, in a temporary folder that is gone afterwards. */
export async function withIndexCopy<T>(
  { root, gitFolder, head }: Repository,
  work: (environment: { GIT_INDEX_FILE: string }) => Promise<T>,
): Promise<T> {
  const temporary = await mkdtemp(join(tmpdir(), 'autonomous-workflow-index-'));
  const environment = { GIT_INDEX_FILE: join(temporary, 'index') };
  try {
    if (!(await copyIndex(join(gitFolder, 'index'), environment.GIT_INDEX_FILE)) && head !== null)
      await git(root, ['read-tree', head], { environment });
    return await work(environment);
  } finally {
    await rm(temporary, { recursive: true, force: true, maxRetries: 3 });
  }
}

/**
 * A copy saves git the reading of every file. It is made older than the index, because git takes a file that was changed in the
 * moment the index was written for unchanged when the index looks newer. Says whether there was an index.
 */
async function copyIndex(from: string, to: string): Promise<boolean> {
  try {
    const { mtimeMs } = await stat(from);
    await copyFile(from, to);
    const older = Math.floor(mtimeMs / 1000) - 1;
    await utimes(to, older, older);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

async function writeTree(
  root: string,
  without: readonly string[],
  environment: Record<string, string>,
): Promise<string> {
  if (without.length > 0) {
    const paths = without.map((path) => `:(top,literal)${path}`);
    await git(root, ['rm', '--cached', '-r', '-f', '--quiet', '--ignore-unmatch', '--', ...paths], { environment });
  }
  return git(root, ['write-tree'], { environment });
}

/** The hash of the tree of a commit without some files and folders, to compare with `treeOfWorkTree`. */
export async function treeOfCommit(root: string, commit: string, without: readonly string[]): Promise<string> {
  const temporary = await mkdtemp(join(tmpdir(), 'autonomous-workflow-index-'));
  const environment = { GIT_INDEX_FILE: join(temporary, 'index') };
  try {
    await git(root, ['read-tree', commit], { environment });
    return await writeTree(root, without, environment);
  } finally {
    await rm(temporary, { recursive: true, force: true, maxRetries: 3 });
  }
}
