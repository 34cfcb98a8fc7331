import type { Dirent } from 'node:fs';
import { copyFile, lstat, mkdir, readdir, readlink, realpath, stat, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fields, git } from './run-git.ts';

/** Ignored folders that a checkout needs before anything in it can run. */
const dependencyFolder = /(?:^|\/)(?:node_modules|\.venv|venv|vendor|\.bundle)$/;

/** Folders of `node_modules` that tools fill while they run. */
const caches: ReadonlySet<string> = new Set(['.cache', '.vite', '.vite-temp', '.vitest']);

/** Programs of the system. A file of that name among those of packages would be run in their place. */
const systemPrograms: ReadonlySet<string> = new Set(
  'node npm npx sh bash env git python python3'.split(' ').flatMap((name) => [name, `${name}.cmd`, `${name}.ps1`]),
);

/** The folders of dependencies that git ignores, and links to such folders, which a pattern for folders does not cover. */
export async function dependencyFolders(root: string): Promise<string[]> {
  const unknown = fields(await git(root, ['ls-files', '--others', '--exclude-standard', '-z']));
  return [...new Set([...(await ignoredPaths(root)), ...unknown])].filter((path) => dependencyFolder.test(path));
}

/** Everything that git ignores in a work tree, from the root: whole folders under their own name only. */
export async function ignoredPaths(root: string): Promise<string[]> {
  const ignored = ['ls-files', '--others', '--ignored', '--exclude-standard', '--directory', '-z'];
  return fields(await git(root, ignored)).map((path) => path.replace(/\/$/, ''));
}

/** Whether a path is a folder of dependencies. */
export function isDependencyFolder(path: string): boolean {
  return dependencyFolder.test(path);
}

/**
 * Links the dependencies of a work tree, which git ignores, into another checkout of it. Packages of a workspace, to which
 * `node_modules` links, lead to those of that checkout.
 * @returns the folders, from the root.
 */
export async function linkDependencies(root: string, folder: string): Promise<string[]> {
  const links = await dependencyFolders(root);
  for (const link of links) {
    const target = join(folder, link);
    if (await isThere(target)) continue;
    await mkdir(dirname(target), { recursive: true });
    const source = join(root, link);
    // A link may lead nowhere, and a file may have that name.
    const isFolder = (await stat(source).catch(() => undefined))?.isDirectory() === true;
    if (isFolder && basename(link) === 'node_modules') await linkPackages({ root, folder }, source, target);
    else await makeLink(source, target);
  }
  return links;
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
    if (entry.name === '.bin') await linkPrograms(source, target);
    else if (entry.name.startsWith('@') && entry.isDirectory()) await linkPackages(checkouts, source, target);
    else await makeLink(await placeOf(checkouts, source, entry), target);
  }
}

/** The target of a package's link: its own place, or the package of a workspace in the other checkout. */
async function placeOf({ root, folder }: Checkouts, source: string, entry: Dirent): Promise<string> {
  if (!entry.isSymbolicLink()) return source;
  const real = await realpath(source).catch(() => source);
  const inside = relative(await realpath(root), real);
  const parts = inside.split(sep);
  return parts[0] === '..' || parts.includes('node_modules') ? real : join(folder, inside);
}

/** The programs of packages are links with paths of their own, which hold in the other checkout too. */
async function linkPrograms(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else if (!systemPrograms.has(entry.name)) await makeLink(source, target);
  }
}

async function makeLink(source: string, target: string): Promise<void> {
  if (process.platform !== 'win32') return symlink(source, target);
  // Only folders can be linked there without a privilege.
  const found = await stat(source).catch(() => undefined);
  if (found?.isDirectory() === true) return symlink(source, target, 'junction');
  if (found !== undefined) await copyFile(source, target);
}

async function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}
