import { access, cp, lstat, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { constants, existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { tmpdir } from 'node:os';
import { isAlive } from '../../files/lock.ts';
import { fields, git, tryGit } from './run-git.ts';
import { commitTree } from './commit.ts';
import { addWorktree, removeWorktree } from './worktrees.ts';

/** The folder's name contains the id of the process that made it. */
const namedAfter = /^autonomous-workflow-start-(\d+)-/;

export interface CleanCheckout {
  /** A work tree of the repository, whose dependencies are linked and whose submodules are used. */
  root: string;
  /** A commit or a tree. */
  tree: string;
  /** Ignored paths that are copied nevertheless, from the root. */
  copied?: readonly string[];
}

/**
 * Runs `work` in a checkout of exactly this tree, as a person gets it who clones the repository and installs its dependencies:
 * without ignored or hidden files. The folder is temporary and is removed afterwards, as are checkouts of ended processes.
 */
export async function withCheckout<T>(
  { root, tree, copied = [] }: CleanCheckout,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  await clearDeadCheckouts(root);
  const commit =
    (await git(root, ['cat-file', '-t', tree])) === 'tree' ? await commitTree(root, tree, [], 'To be verified') : tree;
  const temporary = await mkdtemp(join(tmpdir(), `autonomous-workflow-start-${process.pid}-`));
  const folder = join(await realpath(temporary), 'checkout');
  try {
    const made = await addWorktree(root, folder, commit, ofAnyClone);
    await checkOutSubmodules(root, made.folder, commit, temporary);
    for (const path of copied) await copyIgnored(join(root, path), join(made.folder, path));
    return await work(made.folder);
  } finally {
    await remove(root, folder);
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
  const found = await lstat(path).catch(() => undefined);
  if (found === undefined || found.isSymbolicLink()) return found !== undefined;
  if (!found.isFile() && !found.isDirectory()) return false;
  const needed = found.isDirectory() ? constants.R_OK | constants.X_OK : constants.R_OK;
  return access(path, needed).then(
    () => true,
    () => false,
  );
}

/** Settings that a clone does not bring: what they do to the checked-out files, others do not get. */
const ofAnyClone = [
  'core.autocrlf=false',
  'core.eol=native',
  'core.sparseCheckout=false',
  'core.useReplaceRefs=false',
  'submodule.recurse=false',
];

/** Checks out submodules at the commits in the tree, from the submodules of the work tree. */
async function checkOutSubmodules(root: string, folder: string, tree: string, temporary: string): Promise<void> {
  const entries = fields(await git(root, ['ls-tree', '-r', '-z', tree]));
  for (const entry of entries) {
    const [, commit = '', path = ''] = /^160000 commit (\w+)\t([\s\S]+)$/.exec(entry) ?? [];
    if (path === '' || !existsSync(join(root, path, '.git'))) continue;
    const [source, target] = [join(root, path), join(folder, path)];
    await mkdir(target, { recursive: true });
    const index = join(temporary, 'submodule-index');
    const environment = {
      GIT_INDEX_FILE: index,
      GIT_DIR: await git(source, ['rev-parse', '--absolute-git-dir']),
      GIT_WORK_TREE: target,
    };
    const settings = ofAnyClone.flatMap((setting) => ['-c', setting]);
    await git(target, [...settings, 'read-tree', '--reset', '-u', commit], { environment });
    await rm(index, { force: true });
    await checkOutSubmodules(source, target, commit, temporary);
  }
}

/** Removes the checkouts of killed processes. */
async function clearDeadCheckouts(root: string): Promise<void> {
  const output = await git(root, ['worktree', 'list', '--porcelain']);
  for (const line of output.split('\n')) {
    const folder = /^worktree (.+)$/.exec(line)?.[1] ?? '';
    if (isOfDeadProcess(basename(dirname(folder)))) await remove(root, folder);
  }
}

function isOfDeadProcess(name: string): boolean {
  const maker = namedAfter.exec(name)?.[1];
  return maker !== undefined && !isAlive(Number(maker));
}

/**
 * Unregisters the checkout and deletes it as far as possible. Files of another user, as containers write them, cannot be deleted;
 * the results of the checkout are valid nevertheless.
 */
async function remove(root: string, folder: string): Promise<void> {
  await removeWorktree(root, folder).catch(async () => {
    await rm(join(folder, '.git'), { force: true }).catch(() => undefined);
    await tryGit(root, ['worktree', 'prune']);
  });
  await rm(dirname(folder), { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
}
