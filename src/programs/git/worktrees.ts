import { existsSync, constants, lstatSync, type Dirent } from 'node:fs';
import { mkdir, realpath, rm, access, cp, lstat, mkdtemp, copyFile, readdir, stat, symlink } from 'node:fs/promises';
import { dirname, resolve, basename, join, relative, sep } from 'node:path';
import { WorkflowError } from '../../base/errors.ts';
import { commitOf, repositoryOf, addAll } from './repository.ts';
import { fields, git, pathsWithout, tryGit } from './run-git.ts';
import { tmpdir } from 'node:os';
import { isAlive } from '../../files/lock.ts';
import { commitTree } from './commit.ts';

/** Checks a commit out into a new folder, with links to dependencies; returns the folder's real name. */
export async function addWorktree(
  mainFolder: string,
  folder: string,
  commit: string,
  settings: readonly string[] = [],
): Promise<string> {
  const { root } = await repositoryOf(mainFolder);
  await git(root, ['worktree', 'prune']);
  await mkdir(dirname(folder), { recursive: true });
  const configured = settings.flatMap((setting) => ['-c', setting]);
  await git(root, [...configured, 'worktree', 'add', '--quiet', '--detach', '--force', '--', resolve(folder), commit]);
  await linkDependencies(root, folder);
  return realpath(folder);
}

/** Deletes a worktree without a backup, which `keepWork` makes. */
export async function removeWorktree(root: string, folder: string): Promise<void> {
  // Files of another user, as of containers, stay. Links are deleted, not their targets.
  for (const path of [join(folder, '.git'), folder]) await removeAll(path);
  await git(root, ['worktree', 'prune']);
}

/** Deletes a file or a folder as far as possible. */
const removeAll = (path: string): Promise<void> =>
  rm(path, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);

export const isWorktree = (folder: string): boolean => existsSync(join(folder, '.git'));

/**
 * Applies work without committing it to files that equal the current commit. Returns the files with git's conflict markers.
 * @throws WorkflowError when git cannot apply it at all.
 */
export async function applyWork(root: string, work: string): Promise<string[]> {
  const picked = await tryGit(root, ['cherry-pick', '--no-commit', '--allow-empty', '--no-gpg-sign', work]);
  const conflicts = fields(await git(root, ['diff', '--name-only', '--diff-filter=U', '-z']));
  if (picked.exitCode !== 0) await tryGit(root, ['cherry-pick', '--quit']);
  await git(root, ['reset', '--quiet']);
  if (picked.exitCode === 0 || conflicts.length > 0) return conflicts;
  throw new WorkflowError('The work cannot be applied to what is checked out', {
    where: root,
    received: picked.stderr.trim(),
    fix: 'Do what git asks for in this message, then try again.',
  });
}

/** Moves a worktree to another commit, and applies some work there. Its former content is lost unless it was saved. */
export async function moveWorktree(folder: string, work: string, onto: string): Promise<string[]> {
  // New files are added to the index first, because git removes only files that it knows.
  await addAll(folder, []);
  await git(folder, ['reset', '--hard', '--quiet', onto]);
  return applyWork(folder, work);
}

/** The outcome of moving a branch: `overtaken` where it has moved itself since the commit was made; for `refused`, nothing was changed. */
type Landing = { outcome: 'landed' | 'overtaken' } | { outcome: 'refused'; reason: string };

/** Moves the current branch to a commit that is based on `start`. The user's uncommitted work is kept. */
export async function landCommit(root: string, commit: string, start: string): Promise<Landing> {
  const merge = ['merge', '--ff-only', '--quiet', '--no-autostash', '--no-overwrite-ignore', commit];
  const { exitCode, stderr } = await tryGit(root, merge);
  if (exitCode === 0) return { outcome: 'landed' };
  if ((await commitOf(root, 'HEAD')) !== start) return { outcome: 'overtaken' };
  return { outcome: 'refused', reason: stderr.trim() };
}

/** Resets index and files to a commit; ignored files and `without` are not changed. */
export async function restoreFiles(root: string, commit: string, without: readonly string[]): Promise<void> {
  // New files are added to the index first, because git removes only tracked files.
  await addAll(root, without);
  await git(root, ['restore', `--source=${commit}`, '--staged', '--worktree', ...pathsWithout(without)]);
}

/** The folder's name contains the id of the process that made it. */
const namedAfter = /^autonomous-workflow-start-(\d+)-/;

/**
 * Runs `work` in a checkout of exactly this tree, as a person gets it who clones the repository and installs its dependencies:
 * without ignored or hidden files. The folder is temporary and is removed afterwards, as are checkouts of ended processes.
 * @param at a work tree, whose dependencies are linked; a commit or a tree; and ignored paths that are copied nevertheless, from the root.
 */
export async function withCheckout<T>(
  { root, tree, copied = [] }: { root: string; tree: string; copied?: readonly string[] },
  work: (folder: string) => Promise<T>,
): Promise<T> {
  await clearDeadCheckouts(root);
  const commit =
    (await git(root, ['cat-file', '-t', tree])) === 'tree' ? await commitTree(root, tree, [], 'To be verified') : tree;
  const temporary = await mkdtemp(join(tmpdir(), `autonomous-workflow-start-${process.pid}-`));
  const folder = join(await realpath(temporary), 'checkout');
  try {
    const made = await addWorktree(root, folder, commit, ofAnyClone);
    for (const path of copied) await copyIgnored(join(root, path), join(made, path));
    return await work(made);
  } finally {
    await removeWorktree(root, folder);
    await removeAll(dirname(folder));
  }
}

/** Copies what git ignores from one work tree into another, where it is there. */
export async function copyIgnored(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  await mkdir(dirname(to), { recursive: true });
  await cp(from, to, { recursive: true, force: true, verbatimSymlinks: true, filter: isCopied });
}

/** Leaves out sockets, pipes, and files that only another user may read, such as the data of a container. */
async function isCopied(path: string): Promise<boolean> {
  const found = await lstat(path);
  if (found.isSymbolicLink()) return true;
  const isReadable = access(path, constants.R_OK).then(
    () => true,
    () => false,
  );
  return (found.isFile() || found.isDirectory()) && isReadable;
}

/** Settings that a clone does not bring: what they do to the checked-out files, others do not get. */
const ofAnyClone = ['core.autocrlf=false', 'core.eol=native', 'core.sparseCheckout=false', 'core.useReplaceRefs=false'];

async function clearDeadCheckouts(root: string): Promise<void> {
  const output = await git(root, ['worktree', 'list', '--porcelain']);
  for (const line of output.split('\n')) {
    const folder = /^worktree (.+)$/.exec(line)?.[1] ?? '';
    const maker = namedAfter.exec(basename(dirname(folder)))?.[1];
    if (maker === undefined || isAlive(Number(maker))) continue;
    await removeWorktree(root, folder);
    await removeAll(dirname(folder));
  }
}

/** Whether a path is that of a folder which a checkout needs to run anything. */
export const isDependencyFolder = (path: string): boolean =>
  /(?:^|\/)(?:node_modules|\.venv|venv|vendor|\.bundle)$/.test(path);

/** Folders of `node_modules` that tools use as caches. */
const caches: ReadonlySet<string> = new Set(['.cache', '.vite', '.vite-temp', '.vitest']);

/** The part of a path up to a folder of dependencies that is never committed, whether or not git ignores it. */
const neverCommitted = /^(?:.*?\/)??(?:node_modules|\.venv)(?=\/)/;

/** Ignored folders of dependencies, links to such, and those that no rule ignores yet, as after the first installation. */
export async function dependencyFolders(root: string): Promise<string[]> {
  const unknown = fields(await git(root, ['ls-files', '--others', '--exclude-standard', '-z']));
  const installed = unknown.map((path) => neverCommitted.exec(path)?.[0] ?? path);
  return [...new Set([...(await ignoredPaths(root)), ...installed])].filter(isDependencyFolder);
}

/** All ignored paths in a work tree, from the root; a wholly ignored folder is listed only by its own name. */
export async function ignoredPaths(root: string): Promise<string[]> {
  const ignored = ['ls-files', '--others', '--ignored', '--exclude-standard', '--directory', '-z'];
  return fields(await git(root, ignored)).map((path) => path.replace(/\/$/, ''));
}

/**
 * Links what is in the ignored folders of dependencies of a work tree into another checkout, where packages of a workspace are its own. The
 * folders themselves are real ones: the usual patterns of a .gitignore, which end with a slash, name no link.
 */
async function linkDependencies(root: string, folder: string): Promise<void> {
  for (const link of await dependencyFolders(root)) {
    const [source, target] = [join(root, link), join(folder, link)];
    if (isThere(target)) continue;
    await mkdir(dirname(target), { recursive: true });
    // It may be a dangling link, or a file.
    const isFolder = (await stat(source).catch(() => undefined))?.isDirectory() === true;
    await (isFolder ? linkPackages({ root, folder }, source, target) : makeLink(source, target));
  }
}

interface Checkouts {
  root: string;
  folder: string;
}

async function linkPackages(checkouts: Checkouts, from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (caches.has(entry.name)) continue;
    if (/^(?:\.bin|@.*)$/.test(entry.name) && entry.isDirectory()) await linkPackages(checkouts, source, target);
    else await makeLink(await placeOf(checkouts, source, entry), target);
  }
}

/** The target for the link of a package or its program: itself, or that of a workspace in the other checkout. */
async function placeOf({ root, folder }: Checkouts, source: string, entry: Dirent): Promise<string> {
  if (!entry.isSymbolicLink()) return source;
  const real = await realpath(source).catch(() => source);
  const inside = relative(await realpath(root), real);
  const parts = inside.split(sep);
  return parts[0] === '..' || parts.includes('node_modules') ? real : join(folder, inside);
}

/** Brings packages that were installed in a checkout with linked dependencies into the work tree that these are of. */
export async function bringPackages(folder: string, root: string): Promise<void> {
  // Links are those that were made here, but for new ones.
  const filter = (source: string, target: string) =>
    !caches.has(basename(source)) && !(lstatSync(source).isSymbolicLink() && isThere(target));
  for (const path of await dependencyFolders(folder))
    if (basename(path) === 'node_modules')
      await cp(join(folder, path), join(root, path), { recursive: true, verbatimSymlinks: true, filter });
}

/** Links a file or a folder; Windows gets a copy of a file. */
async function makeLink(source: string, target: string): Promise<void> {
  if (process.platform !== 'win32') return symlink(source, target);
  // Without a privilege, Windows can link only folders.
  const found = await stat(source).catch(() => undefined);
  if (found !== undefined) await (found.isDirectory() ? symlink(source, target, 'junction') : copyFile(source, target));
}

const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;
