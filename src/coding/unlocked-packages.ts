import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isRecord } from '../base/json.ts';
import { literally } from '../base/text.ts';
import { readOrNothing } from '../files/regular.ts';
import { tryGit } from '../programs/git/run-git.ts';
import { changedPaths, pathsAt } from '../programs/git/work-tree.ts';
import { listFiles, type IgnoredFile } from './ignored-work.ts';
import { folderOf, inFolder, readJson } from './rules/commands/project-files.ts';
import { dependencyKinds } from './undeclared-packages.ts';

interface Change {
  from: string;
  to: string;
  /** The result of `differenceBetween` for these two. */
  difference: string;
  /** The time, in milliseconds, before which packages were the user's own. */
  since: number;
}

/**
 * Packages that npm would not install from its lock file as they are here: package.json asks for one in another way than the lock was
 * made for, as it did not at the start, or one that a changed file names was installed in another version.
 */
export async function unlockedPackages(root: string, change: Change): Promise<IgnoredFile[]> {
  const { from, to } = change;
  const locks = lockFiles(await pathsAt(root, to));
  if (locks.length === 0) return [];
  const isChanged = (await changedPaths(root, from, to)).some(
    (path) => basename(path) === 'package.json' || locks.includes(path),
  );
  const found: IgnoredFile[] = [];
  for (const lock of locks) {
    const now = isChanged ? await outOfStep(root, to, lock) : [];
    const before = new Set((now.length === 0 ? [] : await outOfStep(root, from, lock)).map(({ why }) => why));
    found.push(...now.filter(({ why }) => !before.has(why)), ...otherVersions(root, lock, change));
  }
  return found;
}

/** The lock files that npm uses, at most one in a folder; none where another package manager has one, too. */
function lockFiles(paths: ReadonlySet<string>): string[] {
  return [...paths].filter((path) => {
    const beside = (name: string) => paths.has(inFolder(folderOf(path), name));
    if (['yarn.lock', 'pnpm-lock.yaml', 'bun.lock', 'bun.lockb'].some(beside)) return false;
    const name = basename(path);
    return name === 'npm-shrinkwrap.json' || (name === 'package-lock.json' && !beside('npm-shrinkwrap.json'));
  });
}

const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** The entries of a lock: those of the manifests by their folders, and those of packages by their places in `node_modules`. */
const entriesOf = (lock: string | undefined) => Object.entries(recordOf(readJson(lock).packages));

async function outOfStep(root: string, tree: string, lock: string): Promise<IgnoredFile[]> {
  const read = async (path: string) => (await tryGit(root, ['show', `${tree}:${path}`])).stdout || undefined;
  const found: IgnoredFile[] = [];
  for (const [place, entry] of entriesOf(await read(lock))) {
    if (place.split('/').includes('node_modules')) continue;
    const path = inFolder(folderOf(lock), place === '' ? 'package.json' : `${place}/package.json`);
    const manifest = readJson(await read(path));
    const kinds = dependencyKinds.map((kind) => recordOf(recordOf(entry)[kind]));
    for (const [name, range] of dependencyKinds.flatMap((kind) => Object.entries(recordOf(manifest[kind])))) {
      const known = kinds.map((kind) => kind[name]).filter((one) => typeof one === 'string');
      if (typeof range !== 'string' || known.includes(range)) continue;
      const made = known.length === 0 ? 'does not have it' : `was made for ${known.join(' and ')}`;
      found.push({ path, why: `it asks for ${name} ${range}, and ${lock} ${made}` });
    }
  }
  return found;
}

function otherVersions(root: string, lock: string, { difference, since }: Change): IgnoredFile[] {
  return entriesOf(readOrNothing(join(root, lock))?.toString('utf8')).flatMap(([place, entry]) => {
    const { link, version } = recordOf(entry);
    const [, name] = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(place) ?? [];
    if (name === undefined || link === true || typeof version !== 'string') return [];
    const path = inFolder(folderOf(lock), place);
    const manifest = join(root, path, 'package.json');
    if ((statSync(manifest, { throwIfNoEntry: false })?.ctimeMs ?? 0) < since) return [];
    const installed = readJson(readOrNothing(manifest)?.toString('utf8')).version;
    if (typeof installed !== 'string' || installed === version) return [];
    if (!new RegExp(`['"]${literally(name)}['"/]`).test(difference)) return [];
    return [{ path, why: `${installed} is installed, and ${lock} has ${version}` }];
  });
}

/** The answer to a session whose work passes with packages that a clone would not get. */
export function describeUnlocked(feature: string, unlocked: readonly IgnoredFile[]): string[] {
  return [
    `${feature} passes here, and a clone would not get the same packages:\n${listFiles(unlocked)}`,
    `Have its coder run \`npm install\`, so that package.json, the lock file and node_modules agree; then run \`autonomous-workflow feature verify ${feature}\` again. It does not count as a failed attempt.`,
  ];
}
