import { existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { execa } from 'execa';
import type { Attempt } from './attempt.ts';
import { readJson } from './rules/commands/project-files.ts';
import {
  absolutePathsIn,
  describeEdited,
  describeOutside,
  describeUnnamed,
  importedIn,
  importPattern,
  isCode,
  isPythonManifest,
  mostNamed,
  ownModules,
  unnamedModules,
} from './rules/this-machine.ts';
import { orElse } from '../base/or-else.ts';
import { readOrNothing } from '../files/regular.ts';
import { dependencyFolders } from '../programs/git/dependencies.ts';
import { tryGit } from '../programs/git/run-git.ts';
import { pathsAt } from '../programs/git/work-tree.ts';
import { firstOf } from '../base/text.ts';
import { packagesOf, undeclaredPackages } from './undeclared-packages.ts';

/** Doubts whether the work needs what only this machine has, one sentence each. */
export async function onThisMachine(
  { checkout, paths, feature }: Attempt,
  between: { from: string; to: string; difference: string; since: number },
): Promise<string[]> {
  const { root } = checkout;
  const since = Date.parse(feature.attempts[0]?.started_at ?? '');
  return [
    ...(await strayPackages(root, between.since)),
    ...(await editedPackages(root, between.difference, since)),
    ...outsidePaths(between.difference, [root, paths.root]),
    ...(await unnamedImports(root, between)),
  ];
}

/**
 * Names packages that no installation brings. The work has passed without them in its own `node_modules`, but an installed package is a
 * link to this machine's, where it finds them.
 */
async function strayPackages(root: string, frozenAt: number): Promise<string[]> {
  const stray = await undeclaredPackages(root, frozenAt);
  if (stray.length === 0) return [];
  return [
    `no manifest and no lock file names ${firstOf(stray).join(', ')}, which came since the commands were frozen; a clone has not got it, and installed packages find it here: does the work pass without it?`,
  ];
}

/** Only so many files are examined, in some 200 ms. */
const mostFiles = 10_000;

/**
 * Names files of installed packages in `node_modules` that were edited since a time: they are newer, and their package was not installed
 * since. A clone gets the package without the edit. Packages that are links to folders of the project are left out.
 * @param difference the change, whose packages come first.
 * @param since in milliseconds.
 * @returns a sentence for each of the first few.
 */
async function editedPackages(root: string, difference: string, since: number): Promise<string[]> {
  const folders = (await dependencyFolders(root)).filter((path) => basename(path) === 'node_modules');
  const left = { files: mostFiles, found: [] as string[] };
  const all = folders.flatMap((folder) => packagesOf(join(root, folder)).map((name) => ({ folder, name })));
  const first = all.filter(({ name }) => difference.includes(name));
  for (const { folder, name } of new Set([...first, ...all])) collect(join(root, folder, name), since, left);
  return left.found.map((path) => describeEdited(relative(root, path).split(sep).join('/')));
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

/**
 * Names absolute paths outside of the repository that added code contains and that exist on this machine: a clone elsewhere may not have
 * them.
 * @returns a sentence for each of the first few.
 */
function outsidePaths(difference: string, workTrees: readonly string[]): string[] {
  const found = [...absolutePathsIn(difference, workTrees)].filter(([path]) => existsSync(path));
  return found.slice(0, mostNamed).map(([path, place]) => describeOutside(path, place));
}

/**
 * Names packages of Python that added lines import, that no other code imported before, and that are installed here although no manifest
 * has their name or that of their distribution. Nothing where the project's Python cannot be run.
 * @param from the tree or commit at the start.
 * @returns a sentence for each of the first few.
 */
async function unnamedImports(
  root: string,
  { from, to, difference }: { from: string; to: string; difference: string },
): Promise<string[]> {
  const imported = importedIn(difference);
  if (imported.size === 0) return [];
  const paths = [...(await pathsAt(root, to))];
  const own = ownModules(paths);
  const others = [...imported.keys()].filter((name) => !own.has(name));
  const fresh: string[] = [];
  for (const name of others) if (!(await wasImported(root, from, name))) fresh.push(name);
  if (fresh.length === 0) return [];
  const texts = paths.filter(isPythonManifest).map((path) => readOrNothing(join(root, path))?.toString());
  return unnamedModules(await installed(root, fresh), texts.join('\n'))
    .slice(0, mostNamed)
    .map((name) => describeUnnamed(name, imported.get(name)));
}

/** Prints the names that lie among installed packages, each with its distributions, which may have other names (yaml of PyYAML). */
const program = `
import sys
# Modules of the project must not stand in for those of Python.
del sys.path[0]
import importlib.metadata, importlib.util, json, re
found = {}
for name in sys.argv[1:]:
    try:
        spec = importlib.util.find_spec(name)
    except Exception:
        continue
    places = [spec.origin or '', *(spec.submodule_search_locations or [])] if spec else []
    if any(re.search(r'[\\\\/](site|dist)-packages[\\\\/]', place) for place in places):
        found[name] = []
if found and hasattr(importlib.metadata, 'packages_distributions'):
    known = importlib.metadata.packages_distributions()
    found = {name: known.get(name, []) for name in found}
print(json.dumps(found))
`;

const timeLimitMilliseconds = 10_000;

async function wasImported(root: string, tree: string, name: string): Promise<boolean> {
  const { exitCode } = await tryGit(root, ['grep', '-q', '-E', '-e', importPattern(name), tree, '--', '*.py']);
  return exitCode === 0;
}

/** The distributions of those names that lie among installed packages, as the Python of the project finds them. */
async function installed(root: string, names: string[]): Promise<Record<string, string[]>> {
  const own = ['.venv/bin/python', 'venv/bin/python', '.venv/Scripts/python.exe'].map((path) => join(root, path));
  const { stdout } = await execa(own.find((path) => existsSync(path)) ?? 'python3', ['-c', program, ...names], {
    cwd: root,
    env: { PYTHONDONTWRITEBYTECODE: '1' },
    stdin: 'ignore',
    timeout: timeLimitMilliseconds,
    windowsHide: true,
    reject: false,
  });
  return Object.fromEntries(
    Object.entries(readJson(typeof stdout === 'string' ? stdout : '')).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(String) : [],
    ]),
  );
}
