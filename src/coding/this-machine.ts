import { lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import type { Attempt } from './attempt.ts';
import { outsidePaths } from './outside-paths.ts';
import { frozenEnvironment } from './rules/commands/environment.ts';
import { unnamedImports } from './unnamed-imports.ts';
import { orElse } from '../base/or-else.ts';
import { dependencyFolders } from '../programs/git/dependencies.ts';
import { packagesOf } from './undeclared-packages.ts';

/** Doubts whether the work needs what only this machine has, one sentence each. */
export async function onThisMachine(
  { checkout, paths, commands, feature }: Attempt,
  between: { from: string; to: string; difference: string },
): Promise<string[]> {
  const { root } = checkout;
  const since = Date.parse(feature.attempts[0]?.started_at ?? '');
  return [
    ...(await editedPackages(root, between.difference, since)),
    ...outsidePaths(between.difference, [root, paths.root]),
    ...(await unnamedImports(root, between, frozenEnvironment(commands.environment, process.env))),
  ];
}

/** Only so many files are examined, in some 200 ms. */
const mostFiles = 10_000;
const mostNamed = 5;

/** Files that an editor changes; what builds and downloads write has other names. */
const isCode = (name: string): boolean => /\.(?:[cm]?[jt]sx?|json|css|vue|svelte)$/.test(name);

/**
 * Names files of installed packages in `node_modules` that were edited since a time: they are newer, and their package was not installed
 * since. A clone gets the package without the edit. Packages that are links to folders of the project are left out.
 * @param difference the change, whose packages come first.
 * @param since in milliseconds.
 * @returns a sentence for each of the first few.
 */
export async function editedPackages(root: string, difference: string, since: number): Promise<string[]> {
  const folders = (await dependencyFolders(root)).filter((path) => basename(path) === 'node_modules');
  const left = { files: mostFiles, found: [] as string[] };
  const all = folders.flatMap((folder) => packagesOf(join(root, folder)).map((name) => ({ folder, name })));
  const first = all.filter(({ name }) => difference.includes(name));
  for (const { folder, name } of new Set([...first, ...all])) collect(join(root, folder, name), since, left);
  return left.found.map(
    (path) =>
      `${relative(root, path).split(sep).join('/')} was edited since the feature was begun, and a clone installs its package without that: does the work pass without it?`,
  );
}

/** An installation that runs at the same time may take a package away. */
function collect(place: string, since: number, left: { files: number; found: string[] }): void {
  orElse(() => {
    const isInstalled = realpathSync(place).split(sep).includes('node_modules');
    // Some package managers keep the times of the archive.
    if (isInstalled && statSync(join(place, 'package.json')).ctimeMs < since) collectIn(place, since, left);
  }, undefined);
}

function collectIn(folder: string, since: number, left: { files: number; found: string[] }): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.name.startsWith('.') || left.found.length >= mostNamed || left.files <= 0) continue;
    // Packages below have an installation of their own.
    if (entry.isDirectory() && entry.name === 'node_modules')
      for (const name of packagesOf(path)) collect(join(path, name), since, left);
    else if (entry.isDirectory()) collectIn(path, since, left);
    else if (entry.isFile() && isCode(entry.name)) {
      left.files -= 1;
      if (lstatSync(path).mtimeMs >= since) left.found.push(path);
    }
  }
}
