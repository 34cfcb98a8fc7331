import { statSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { namesIn, readOrNothing } from '../files/regular.ts';
import { dependencyFolders } from '../programs/git/dependencies.ts';
import { fields, git } from '../programs/git/run-git.ts';
import { isRecord } from '../base/json.ts';
import { literally } from '../base/text.ts';
import { readJson } from './rules/commands/project-files.ts';

const text = (path: string): string => readOrNothing(path)?.toString('utf8') ?? '';

/** The parts of a manifest that name packages. */
export const dependencyKinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/** The packages that a manifest names. */
function namedIn(manifest: string): string[] {
  const all = readJson(manifest);
  return dependencyKinds.flatMap((kind) => (isRecord(all[kind]) ? Object.keys(all[kind]) : []));
}

/** The packages of a `node_modules` folder, such as `@types/node`, without those of caches and programs. */
export function packagesOf(folder: string): string[] {
  return namesIn(folder).flatMap((name) => {
    if (name.startsWith('.')) return [];
    return name.startsWith('@') ? namesIn(join(folder, name)).map((one) => `${name}/${one}`) : [name];
  });
}

/**
 * The packages in `node_modules` that came since a time and that an installation would not bring: no manifest or lock file of the work
 * tree names them, nor does a package that these lead to. Packages of the project itself, which are links, are left out.
 * @param since in milliseconds.
 * @returns their paths from the root.
 */
export async function undeclaredPackages(root: string, since: number): Promise<string[]> {
  const folders = (await dependencyFolders(root)).filter((path) => basename(path) === 'node_modules');
  const all = folders.flatMap((folder) => packagesOf(join(root, folder)).map((name) => ({ folder, name })));
  const isNew = (path: string) => (statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0) >= since;
  const recent = all.filter(({ folder, name }) => isNew(join(root, folder, name, 'package.json')));
  if (recent.length === 0) return [];
  const files = fields(await git(root, ['ls-files', '--cached', '--others', '--exclude-standard', '-z', ...manifests]));
  const named = new Set(
    files.filter((path) => basename(path) === 'package.json').flatMap((path) => namedIn(text(join(root, path)))),
  );
  // A set grows while it is walked.
  for (const name of named)
    for (const folder of folders)
      for (const one of namedIn(text(join(root, folder, name, 'package.json')))) named.add(one);
  const locks = files.filter((path) => basename(path) !== 'package.json').map((path) => text(join(root, path)));
  const isLocked = (name: string) => {
    const entry = new RegExp(`(?:^|["'\\s/])${literally(name)}["'@:]`, 'm');
    return locks.some((lock) => entry.test(lock));
  };
  const real = await realpath(root);
  // An installation that runs at the same time may take it away.
  const isOwn = async (path: string) => {
    const inside = relative(real, await realpath(path).catch(() => path)).split(sep);
    return inside[0] !== '..' && !inside.includes('node_modules');
  };
  const missing: string[] = [];
  for (const { folder, name } of recent)
    if (!named.has(name) && !isLocked(name) && !(await isOwn(join(root, folder, name))))
      missing.push(`${folder}/${name}`);
  return missing;
}

const manifests = [
  '--',
  ...['package.json', 'package-lock.json', 'npm-shrinkwrap.json', 'yarn.lock', 'pnpm-lock.yaml', 'bun.lock'].map(
    (name) => `:(glob)**/${name}`,
  ),
];
