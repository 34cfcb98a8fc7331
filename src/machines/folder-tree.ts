import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { fields, git } from '../programs/git/run-git.ts';

/** A file as git trees store it, byte for byte: the project's attributes and filters do not apply. */
export interface TreeEntry {
  hash: string;
  /** Relative to the folder, with forward slashes. */
  path: string;
}

/** Stores the regular files of a folder in the repository. */
export async function storeFiles(
  root: string,
  folder: string,
  isLeftOut: (path: string) => boolean,
): Promise<TreeEntry[]> {
  for (let attempt = 1; ; attempt += 1) {
    const paths = filesIn(folder).filter((path) => !isLeftOut(path) && !path.includes('\n'));
    if (paths.length === 0) return [];
    const places = paths.map((path) => join(folder, ...path.split('/')));
    const input = `${places.join('\n')}\n`;
    try {
      const hashes = await git(root, ['hash-object', '-w', '--no-filters', '--stdin-paths'], { input });
      return hashes.split('\n').map((hash, index) => ({ hash, path: paths[index] ?? '' }));
    } catch (error) {
      // Some files may disappear meanwhile, because the lock does not cover them: sent notifications, for example.
      if (attempt === mostTries || places.every((place) => existsSync(place))) throw error;
    }
  }
}

const mostTries = 5;
/** The temporary files of `writeAtomic`. */
const unfinished = /\.\d+-\d+\.tmp$/;

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !unfinished.test(path))
    .sort();
}

/**
 * A copy of a tree in which one folder has these entries instead.
 * @param tree a tree or a commit; undefined for an empty one.
 * @param place the folder, relative to the root; empty for the root itself.
 */
export async function treeWith(
  root: string,
  tree: string | undefined,
  place: string,
  entries: readonly TreeEntry[],
): Promise<string> {
  return withIndex(async (environment) => {
    if (tree !== undefined) await git(root, ['read-tree', tree], { environment });
    if (tree !== undefined && place !== '') {
      const gone = ['rm', '--cached', '-r', '-f', '--quiet', '--ignore-unmatch', '--', `:(top,literal)${place}`];
      await git(root, gone, { environment });
    }
    const prefix = place === '' ? '' : `${place}/`;
    const input = entries.map(({ hash, path }) => `100644 ${hash}\t${prefix}${path}\0`).join('');
    if (input !== '') await git(root, ['update-index', '--add', '-z', '--index-info'], { environment, input });
    return git(root, ['write-tree'], { environment });
  });
}

async function withIndex<T>(work: (environment: { GIT_INDEX_FILE: string }) => Promise<T>): Promise<T> {
  const temporary = mkdtempSync(join(tmpdir(), 'autonomous-workflow-index-'));
  try {
    return await work({ GIT_INDEX_FILE: join(temporary, 'index') });
  } finally {
    rmSync(temporary, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Settings with which git checks out files byte for byte. */
const untouched = [`core.attributesFile=${devNull}`, 'core.autocrlf=false', 'core.eol=lf', 'core.symlinks=false'];

/**
 * Makes a folder equal to a tree, except for the paths to leave out.
 * @param tree a tree of the repository; undefined for an empty one.
 */
export async function restoreFiles(
  root: string,
  tree: string | undefined,
  folder: string,
  isLeftOut: (path: string) => boolean,
): Promise<void> {
  const temporary = mkdtempSync(join(tmpdir(), 'autonomous-workflow-tree-'));
  const work = join(temporary, 'work');
  try {
    mkdirSync(work);
    if (tree !== undefined) {
      const gitFolder = await git(root, ['rev-parse', '--absolute-git-dir']);
      const environment = {
        GIT_DIR: gitFolder,
        GIT_WORK_TREE: work,
        GIT_INDEX_FILE: join(temporary, 'index'),
      };
      await git(work, ['read-tree', tree], { environment });
      const settings = untouched.flatMap((setting) => ['-c', setting]);
      await git(work, [...settings, 'checkout-index', '--all', '--force'], { environment });
    }
    const kept = new Set(filesIn(work));
    for (const path of filesIn(folder))
      if (!kept.has(path) && !isLeftOut(path)) rmSync(join(folder, ...path.split('/')), { force: true });
    cpSync(work, folder, { recursive: true, force: true });
  } finally {
    rmSync(temporary, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** The tree at a path of a commit or tree; undefined when there is none. */
export async function treeAt(root: string, commit: string, place: string): Promise<string | undefined> {
  const [entry] = fields(await git(root, ['ls-tree', '-z', '-d', commit, '--', place]));
  return / tree ([0-9a-f]+)\t/.exec(entry ?? '')?.[1];
}
