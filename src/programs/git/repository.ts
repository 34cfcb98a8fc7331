import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { excerpt, WorkflowError } from '../../base/errors.ts';
import { fields, git, pathsWithout, tryGit } from './run-git.ts';

/** An unfinished operation of git. */
export type Operation = 'merge' | 'rebase' | 'cherry-pick' | 'revert' | 'am' | 'bisect';

export interface Repository {
  /** The top folder of the work tree, absolute. */
  root: string;
  /** Git's own folder for this work tree. */
  gitFolder: string;
  /** The current commit; null in a repository without commits. */
  head: string | null;
  /** The full name of the branch, such as `refs/heads/main`; null when HEAD is detached. */
  branch: string | null;
  operation: Operation | null;
}

const marks: readonly (readonly [file: string, operation: Operation])[] = [
  ['rebase-merge', 'rebase'],
  ['rebase-apply/applying', 'am'],
  ['rebase-apply', 'rebase'],
  ['MERGE_HEAD', 'merge'],
  ['CHERRY_PICK_HEAD', 'cherry-pick'],
  ['REVERT_HEAD', 'revert'],
  ['BISECT_LOG', 'bisect'],
];

/** The repository that contains a folder; undefined when there is none, or a bare one. */
export async function findRepository(folder: string): Promise<Repository | undefined> {
  const { exitCode, stdout, stderr } = await tryGit(folder, ['rev-parse', '--show-toplevel', '--absolute-git-dir']);
  if (exitCode !== 0 && stderr.includes('dubious ownership')) {
    throw new WorkflowError('git does not trust this folder, because it belongs to another user', {
      where: folder,
      fix: `Run: git config --global --add safe.directory '${resolve(folder)}'`,
    });
  }
  const [root, gitFolder] = stdout.split('\n');
  if (exitCode !== 0 || root === undefined || gitFolder === undefined) return undefined;
  const head = await tryGit(folder, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
  const branch = await tryGit(folder, ['symbolic-ref', '--quiet', 'HEAD']);
  return {
    root: resolve(root),
    gitFolder,
    head: head.exitCode === 0 ? head.stdout.trim() : null,
    branch: branch.exitCode === 0 ? branch.stdout.trim() : null,
    operation: marks.find(([file]) => existsSync(join(gitFolder, file)))?.[1] ?? null,
  };
}

/** Whether a commit equals another or is in its history. */
export async function isAncestor(root: string, commit: string, of: string): Promise<boolean> {
  return (await tryGit(root, ['merge-base', '--is-ancestor', commit, of])).exitCode === 0;
}

/** The branch that has a commit: the one that is checked out, if it has it, else another; null when none has. */
export async function branchWith({ root, branch }: Repository, commit: string): Promise<string | null> {
  const { stdout } = await tryGit(root, ['for-each-ref', '--format=%(refname)', `--contains=${commit}`, 'refs/heads/']);
  const [first = null, ...others] = stdout.split('\n').filter((name) => name !== '');
  return branch !== null && others.includes(branch) ? branch : first;
}

/** The name of a branch as people say it. */
export function shortBranch(branch: string): string {
  return branch.replace(/^refs\/heads\//, '');
}

/** The trees that the repository still has, in the given order. */
export async function treesAmong(root: string, trees: readonly string[]): Promise<string[]> {
  const asked = trees.filter((tree) => /^[0-9a-f]{40,64}$/.test(tree));
  if (asked.length === 0) return [];
  const kinds = await git(root, ['cat-file', '--batch-check=%(objecttype)'], { input: `${asked.join('\n')}\n` });
  const types = kinds.split('\n');
  return asked.filter((_, index) => types[index] === 'tree');
}

/**
 * The git folder that all work trees of a repository share, absolute; undefined when there is no repository. It is found as
 * gitrepository-layout(5) describes, without starting git, which may be missing.
 */
export function sharedGitFolder(folder: string): string | undefined {
  // Resolves links, so that a repository has one name.
  return gitFolderAbove(realpathSync(folder));
}

function gitFolderAbove(folder: string): string | undefined {
  const entry = join(folder, '.git');
  const stats = statSync(entry, { throwIfNoEntry: false });
  if (stats === undefined) return dirname(folder) === folder ? undefined : gitFolderAbove(dirname(folder));
  if (stats.isDirectory()) return entry;
  const own = resolve(
    folder,
    readFileSync(entry, 'utf8')
      .replace(/^gitdir: /, '')
      .trimEnd(),
  );
  const shared = join(own, 'commondir');
  return existsSync(shared) ? resolve(own, readFileSync(shared, 'utf8').trimEnd()) : own;
}

/** The changed, new or staged paths, from the root, without ignored ones and those left out. */
export async function uncommittedPaths(root: string, without: readonly string[] = []): Promise<string[]> {
  const status = [
    'status',
    '--porcelain=v1',
    '-z',
    '--no-renames',
    '--untracked-files=all',
    '--ignore-submodules=none',
  ];
  const output = await git(root, [...status, ...pathsWithout(without)]);
  return fields(output).map((entry) => entry.slice(3));
}

/** The commit that features begin from. */
export interface Start {
  commit: string;
  branch: string | null;
}

/**
 * The commit that features begin from: the one that is checked out.
 * @throws WorkflowError with advice when there is none.
 */
export async function startOfFeature(folder: string): Promise<Start> {
  const repository = await findRepository(folder);
  if (repository === undefined)
    throw new WorkflowError('There is no git repository', {
      where: folder,
      fix: 'Run `git init`, commit what is there, and start again.',
    });
  const { root, head, branch } = repository;
  if (head === null)
    throw new WorkflowError('The repository has no commit to begin from', {
      where: root,
      fix: 'Run `git commit --allow-empty -m "Start"` and start again.',
    });
  return { commit: head, branch };
}

const shownPaths = 5;

/**
 * Refuses a folder in which a feature cannot be worked on itself: one with an unfinished operation, or with uncommitted work, which would be
 * mixed with the feature's.
 * @param without files of the workflow itself, from the root.
 * @throws WorkflowError with advice.
 */
export async function refuseUnclean(folder: string, without: readonly string[]): Promise<void> {
  const { root = folder, operation = null } = (await findRepository(folder)) ?? {};
  if (operation !== null)
    throw new WorkflowError(`A ${operation} is in progress`, {
      where: root,
      fix: `Finish it or run \`git ${operation} ${operation === 'bisect' ? 'reset' : '--abort'}\`.`,
    });
  const paths = await uncommittedPaths(root, without);
  if (paths.length === 0) return;
  const more = paths.length > shownPaths ? ` and ${paths.length - shownPaths} more` : '';
  const named = excerpt(`${paths.slice(0, shownPaths).join(', ')}${more}`);
  throw new WorkflowError(`There is uncommitted work (${named}), which must not be mixed with the work of a feature`, {
    where: root,
    fix: 'The tests of this project run in its own folder only, so features are built there: commit it, put it away or undo it.',
  });
}
