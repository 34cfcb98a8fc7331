import { dirname, join, resolve } from 'node:path';
import { WorkflowError } from '../../base/errors.ts';
import { fields, git, pathsWithout, tryGit } from './run-git.ts';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { hashOf } from '../../files/hash.ts';
import { withLock } from '../../files/lock.ts';
import { makeFolder } from '../../files/store.ts';

interface Repository {
  root: string;
  /** Git's own folder for this work tree. */
  gitFolder: string;
  head: string | null;
  /** The full name of the branch, such as `refs/heads/main`; null when HEAD is detached. */
  branch: string | null;
}

/** The repository that contains a folder; undefined when there is none, or a bare one. */
export async function findRepository(folder: string): Promise<Repository | undefined> {
  const { exitCode, stdout, stderr } = await tryGit(folder, ['rev-parse', '--show-toplevel', '--absolute-git-dir']);
  if (exitCode !== 0 && stderr.includes('dubious ownership'))
    throw new WorkflowError('git does not trust this folder', {
      ...{ where: folder, received: stderr.trim(), fix: 'Run what git names, if you trust it.' },
    });
  const [root, gitFolder] = stdout.split('\n');
  if (exitCode !== 0 || root === undefined || gitFolder === undefined) return undefined;
  const branch = await tryGit(folder, ['symbolic-ref', '--quiet', 'HEAD']);
  return {
    root: resolve(root),
    gitFolder,
    head: (await commitOf(folder, 'HEAD')) ?? null,
    branch: branch.exitCode === 0 ? branch.stdout.trim() : null,
  };
}

/** The commit of a branch, a tag or a hash; undefined when there is none. */
export async function commitOf(root: string, name: string): Promise<string | undefined> {
  const { exitCode, stdout } = await tryGit(root, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
  return exitCode === 0 ? stdout.trim() : undefined;
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

export function shortBranch(branch: string): string {
  return branch.replace(/^refs\/heads\//, '');
}

/** Milliseconds. A verification may take long, but commands have time limits of their own. */
const longestWait = 9 * 60_000;

/**
 * Runs `work` while no other process of this program writes to work trees or branches of a folder's repository. Calls may be nested; a
 * workflow's lock may be taken within `work`, but never around it.
 * @throws WorkflowError after the longest wait.
 */
export async function asRepositoryWriter<T>(folder: string, what: string, work: () => Promise<T>): Promise<T> {
  const { exitCode, stdout } = await tryGit(folder, ['rev-parse', '--git-common-dir']);
  // Without a repository, the operations that need one report it.
  if (exitCode !== 0) return work();
  const shared = await realpath(resolve(await realpath(folder), stdout.trimEnd()));
  const busy = (lock: string): WorkflowError =>
    new WorkflowError('Another command of autonomous-workflow is at work, and only one may change the repository', {
      where: lock,
      fix: `Wait until it has ended, then run \`autonomous-workflow ${what}\` again.`,
    });
  return withLock(join(shared, 'autonomous-workflow'), longestWait, work, busy);
}

/** The changed, new or staged paths, from the root, without ignored ones and those left out. */
export async function uncommittedPaths(root: string, without: readonly string[] = []): Promise<string[]> {
  const how = ['--porcelain=v1', '-z', '--no-renames', '--untracked-files=all', '--ignore-submodules=none'];
  return fields(await git(root, ['status', ...how, ...pathsWithout(without)])).map((entry) => entry.slice(3));
}

/** The commit and branch that features begin from. @throws WorkflowError with advice when there is none. */
export async function startOfFeature(folder: string): Promise<{ commit: string; branch: string | null }> {
  const { root, head, branch } = await repositoryOf(folder);
  if (head === null)
    throw new WorkflowError('The repository has no commit to begin from', {
      where: root,
      fix: 'Run `git commit --allow-empty -m "Start"` and start again.',
    });
  return { commit: head, branch };
}

/** @throws WorkflowError when the folder is in no repository. */
export async function repositoryOf(folder: string): Promise<Repository> {
  const repository = await findRepository(folder);
  if (repository !== undefined) return repository;
  throw new WorkflowError('There is no git repository', {
    where: folder,
    fix: 'Run `git init`, commit what is there, and start again.',
  });
}

/** Adds all files to an index, including new ones, except ignored and generated ones. */
export async function addAll(
  root: string,
  without: readonly string[],
  environment: Record<string, string> = {},
): Promise<void> {
  await git(root, ['add', '--all', ...pathsWithout(without)], { environment });
}

/**
 * The tree of all present files of a checkout: committed, staged, changed and new ones, without ignored ones. The user's index is only read;
 * a temporary copy of it is changed.
 * @param start the commit that the work is on top of: what does not belong to the work is as in it.
 * @param without files and folders that do not belong to the work, from the root.
 */
export async function treeOfWork(folder: string, start: string, without: readonly string[] = []): Promise<string> {
  const { root, gitFolder, head } = await repositoryOf(folder);
  return withIndex(async (environment) => {
    const index = join(gitFolder, 'index');
    // With its time, by which git knows which files may have changed while it was written.
    if (existsSync(index)) await cp(index, environment.GIT_INDEX_FILE, { preserveTimestamps: true });
    else if (head !== null) await git(root, ['read-tree', head], { environment });
    await addAll(root, without, environment);
    const others = without.map((path) => `:(top,literal)${path}`);
    if (others.length > 0) await git(root, ['reset', '--quiet', start, '--', ...others], { environment });
    return git(root, ['write-tree'], { environment });
  });
}

/** The paths of all files of a commit or tree, from the root, with forward slashes. */
export async function pathsAt(root: string, tree: string): Promise<ReadonlySet<string>> {
  return new Set((await entriesOf(root, tree)).map(([path]) => path));
}

/** Runs `work` with an index of its own, which is removed afterwards. */
async function withIndex<T>(work: (environment: { GIT_INDEX_FILE: string }) => Promise<T>): Promise<T> {
  const temporary = await mkdtemp(join(tmpdir(), 'autonomous-workflow-index-'));
  try {
    return await work({ GIT_INDEX_FILE: join(temporary, 'index') });
  } finally {
    await rm(temporary, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** A hash of all files of a commit or tree but some files and folders. */
export async function hashWithout(root: string, tree: string, without: readonly string[]): Promise<string> {
  const isLeft = (path: string) => !without.some((one) => path === one || path.startsWith(`${one}/`));
  return hashOf((await entriesOf(root, tree)).flatMap(([path, entry]) => (isLeft(path) ? [entry] : [])).join('\0'));
}

/** The entries of all files of a commit or tree, as git lists them, with their paths. */
async function entriesOf(root: string, tree: string): Promise<[path: string, entry: string][]> {
  const entries = fields(await git(root, ['ls-tree', '-r', '-z', tree]));
  return entries.map((entry) => [entry.slice(entry.indexOf('\t') + 1), entry]);
}

export const treeOf = (root: string, commit: string): Promise<string> => git(root, ['rev-parse', `${commit}^{tree}`]);

/** The tree of a commit or tree in which these paths are as in another one; what that does not have is gone. */
export async function treeWith(root: string, base: string, paths: readonly string[], from: string): Promise<string> {
  const wanted = new Set(paths);
  const taken = (await entriesOf(root, from)).flatMap(([path, entry]) => (wanted.has(path) ? [entry] : []));
  return withIndex(async (environment) => {
    await git(root, ['read-tree', base], { environment });
    const none = '0'.repeat((await git(root, ['write-tree'], { environment })).length);
    const lines = [...paths.map((path) => `0 ${none}\t${path}`), ...taken];
    const input = lines.map((line) => `${line}\0`).join('');
    await git(root, ['update-index', '--replace', '-z', '--index-info'], { environment, input });
    return git(root, ['write-tree'], { environment });
  });
}

/** Options that override the user's settings for differences. */
const plain = [
  '--no-ext-diff',
  '--no-textconv',
  '--no-color',
  '--inter-hunk-context=0',
  '--src-prefix=a/',
  '--dst-prefix=b/',
  '--ignore-submodules=none',
];

/** The difference between two commits or trees, with renames and this many lines around each change. */
export async function differenceBetween(root: string, from: string, to: string, context: number): Promise<string> {
  return git(root, ['diff', '--find-renames', `--unified=${context}`, ...plain, from, to]);
}

/** The numbers of the lines that files gain between two commits or trees, by their paths; files that gain none are not among them. */
export async function addedLines(root: string, from: string, to: string): Promise<Map<string, ReadonlySet<number>>> {
  const found = new Map<string, Set<number>>();
  for (const part of (await differenceBetween(root, from, to, 0)).split(/^(?=diff --git )/m)) {
    // A path that git quotes is left out.
    const path = /^\+\+\+ b\/(.*?)\t?$/m.exec(part.split('\n@@', 1)[0] ?? '')?.[1];
    const lines = [...part.matchAll(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm)].flatMap(([, first, count = '1']) =>
      Array.from({ length: Number(count) }, (_, index) => Number(first) + index),
    );
    if (path !== undefined && lines.length > 0) found.set(path, new Set(lines));
  }
  return found;
}

/** The text of a file in a commit; undefined when it does not exist, or is too large for source code. */
export async function textAtCommit(root: string, commit: string, path: string): Promise<string | undefined> {
  const { exitCode, stdout } = await tryGit(root, ['show', `${commit}:${path}`]);
  return exitCode === 0 && stdout.length <= largestSource ? stdout : undefined;
}

const largestSource = 1_000_000;

/** The paths that two commits or trees have not alike; both of a renamed file. */
export async function changedPaths(root: string, from: string, to: string): Promise<string[]> {
  return fields(await git(root, ['diff', '--name-only', '--no-renames', '-z', from, to]));
}

/** Writes the difference between two commits or trees as a patch, by default for `git apply`, with binary and new files. */
export async function writePatch(
  root: string,
  from: string,
  to: string,
  file: string,
  how = ['--binary', '--full-index', '--no-renames'],
  without: readonly string[] = [],
): Promise<void> {
  makeFolder(dirname(file));
  const others = without.map((path) => `:(top,exclude,literal)${path}`);
  await git(root, ['diff', ...how, ...plain, `--output=${file}`, from, to, '--', ':(top)', ...others]);
}

/** Generated files, which reviewers do not read line by line. */
const generated =
  /(?:^|\/)(?:__pycache__|node_modules|\.pytest_cache|\.mypy_cache)\/|\.(?:pyc|min\.js|map|snap)$|(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock|poetry\.lock|uv\.lock|Pipfile\.lock|Cargo\.lock|go\.sum|composer\.lock|Gemfile\.lock)$/;

/** Writes a patch for reviewers, with renames and without generated files; returns the changed files that are left out. */
export async function writeReviewPatch(
  root: string,
  from: string,
  to: string,
  file: string,
  without: readonly string[],
): Promise<string[]> {
  const changed = await changedPaths(root, from, to);
  const written = changed.filter((path) => generated.test(path));
  const unread = written.length === changed.length ? [] : written;
  await writePatch(root, from, to, file, ['--find-renames'], [...without, ...unread]);
  return unread;
}

/** A checkout with the files and folders in it that do not belong to the work on features, from its root. */
export type RepositoryCheckout = Repository & { without: string[] };

/** Whether git ignores a whole folder; git rejects a command with the path of such a folder. */
export async function isIgnoredWhole(root: string, path: string): Promise<boolean> {
  const { exitCode } = await tryGit(root, ['check-ignore', '--quiet', '--no-index', '--', path]);
  return exitCode === 0 && (await git(root, ['ls-files', '-z', '--', path])) === '';
}
