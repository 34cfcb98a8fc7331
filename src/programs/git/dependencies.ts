import type { Dirent } from 'node:fs';
import { copyFile, cp, lstat, mkdir, readdir, readlink, realpath, rm, stat, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fields, git } from './run-git.ts';

/** Ignored folders that a checkout needs to run anything. */
const dependencyFolder = /(?:^|\/)(?:node_modules|\.venv|venv|vendor|\.bundle)$/;

/** Folders of `node_modules` that tools use as caches. */
const caches: ReadonlySet<string> = new Set(['.cache', '.vite', '.vite-temp', '.vitest']);

/** The part of a path up to a folder of dependencies that is never committed, whether or not git ignores it. */
const neverCommitted = /^(?:.*?\/)??(?:node_modules|\.venv)(?=\/)/;

/**
 * The ignored folders of dependencies, links to such folders, which a folder pattern does not match, and those that no rule ignores yet,
 * as after the first installation in a project.
 */
export async function dependencyFolders(root: string): Promise<string[]> {
  const unknown = fields(await git(root, ['ls-files', '--others', '--exclude-standard', '-z']));
  const installed = unknown.map((path) => neverCommitted.exec(path)?.[0] ?? path);
  return [...new Set([...(await ignoredPaths(root)), ...installed])].filter((path) => dependencyFolder.test(path));
}

/** All ignored paths in a work tree, from the root; a wholly ignored folder is listed only by its own name. */
export async function ignoredPaths(root: string): Promise<string[]> {
  const ignored = ['ls-files', '--others', '--ignored', '--exclude-standard', '--directory', '-z'];
  return fields(await git(root, ignored)).map((path) => path.replace(/\/$/, ''));
}

export function isDependencyFolder(path: string): boolean {
  return dependencyFolder.test(path);
}

/**
 * Links the ignored dependencies of a work tree into another checkout. `node_modules` links to packages of a workspace, and these
 * links lead to the other checkout's packages.
 * @returns the folders, from the root.
 */
export async function linkDependencies(root: string, folder: string): Promise<string[]> {
  const links = await dependencyFolders(root);
  for (const link of links) {
    const target = join(folder, link);
    if (await isThere(target)) continue;
    await mkdir(dirname(target), { recursive: true });
    const source = join(root, link);
    // It may be a dangling link, or a file.
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

/** The target for a package's link: the package itself, or that of a workspace in the other checkout. */
async function placeOf({ root, folder }: Checkouts, source: string, entry: Dirent): Promise<string> {
  if (!entry.isSymbolicLink()) return source;
  const real = await realpath(source).catch(() => source);
  const inside = relative(await realpath(root), real);
  const parts = inside.split(sep);
  return parts[0] === '..' || parts.includes('node_modules') ? real : join(folder, inside);
}

/** The programs of packages are relative links, which are valid in the other checkout too. */
async function linkPrograms(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else await makeLink(source, target);
  }
}

/**
 * Brings packages that were installed in a checkout with linked dependencies into the work tree that these are of: what was landed needs
 * them there, too. Folders that are links as a whole hold them already.
 */
export async function bringPackages(folder: string, root: string): Promise<void> {
  for (const path of await dependencyFolders(folder))
    if (basename(path) === 'node_modules') await bringInto(join(folder, path), join(root, path));
}

async function bringInto(from: string, to: string): Promise<void> {
  if (!(await lstat(from)).isDirectory()) return;
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    const isLink = entry.isSymbolicLink();
    if (caches.has(entry.name) || (isLink && (await isThere(target)))) continue;
    if (!isLink && /^(?:\.bin|@.*)$/.test(entry.name)) await bringInto(source, target);
    else {
      await rm(target, { recursive: true, force: true });
      await cp(source, target, { recursive: true, verbatimSymlinks: true });
    }
  }
}

/** Links a file or a folder; Windows gets a copy of a file. */
async function makeLink(source: string, target: string): Promise<void> {
  if (process.platform !== 'win32') return symlink(source, target);
  // Without a privilege, Windows can link only folders.
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
