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

/** The commits of HEAD that are not in the history of another commit, newest first. */
export async function commitsSince(root: string, commit: string): Promise<string[]> {
  const output = await git(root, ['rev-list', `${commit}..HEAD`]);
  return output === '' ? [] : output.split('\n');
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

/** The paths among these, from the root, of files that git neither tracks nor ignores. */
export async function untrackedAmong(root: string, paths: readonly string[]): Promise<string[]> {
  return (await untrackedFiles(root)).filter((path) => paths.includes(path));
}

/** The files below a folder that git neither tracks nor ignores, relative to it. */
async function untrackedFiles(folder: string): Promise<string[]> {
  return fields(await git(folder, ['ls-files', '--others', '--exclude-standard', '-z']));
}

/** The state of the repository at the beginning of a feature, to return to. */
export interface Start {
  commit: string;
  branch: string | null;
}

function refuse(what: string, fix: string, details: { where?: string; received?: string } = {}): never {
  throw new WorkflowError(what, { fix, ...details });
}

const shownPaths = 5;

/**
 * The start of a feature. The repository needs a commit, no unfinished operation, and no uncommitted work, which would be mixed
 * with the feature's.
 * @param without files of the workflow itself, from the root.
 * @param waysOut advice about uncommitted work.
 * @throws WorkflowError with advice when the repository does not allow a start.
 */
export async function startOfFeature(
  folder: string,
  without: readonly string[] = [],
  waysOut = 'Commit it, put it away or undo it.',
): Promise<Start> {
  const repository = await findRepository(folder);
  if (repository === undefined) {
    return refuse('There is no git repository', 'Run `git init`, commit what is there, and start again.', {
      where: folder,
    });
  }
  const { root, head, branch, operation } = repository;
  if (operation !== null) {
    refuse(
      `A ${operation} is in progress`,
      `Finish it or run \`git ${operation} ${operation === 'bisect' ? 'reset' : '--abort'}\`.`,
      { where: root },
    );
  }
  if (head === null) {
    return refuse(
      'The repository has no commit to return to',
      'Run `git commit --allow-empty -m "Start"` and start again.',
      { where: root },
    );
  }
  const paths = await uncommittedPaths(root, without);
  if (paths.length > 0) {
    const more = paths.length > shownPaths ? ` and ${paths.length - shownPaths} more` : '';
    const named = `${paths.slice(0, shownPaths).join(', ')}${more}`;
    refuse(
      `There is uncommitted work (${excerpt(named)}), which must not be mixed with the work of a feature`,
      waysOut,
      { where: root },
    );
  }
  return { commit: head, branch };
}
