import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { literally } from '../base/text.ts';
import { readOrNothing } from '../files/regular.ts';
import { tryGit } from '../programs/git/run-git.ts';
import { pathsAt } from '../programs/git/work-tree.ts';
import type { Environment } from './rules/commands/environment.ts';
import { readJson } from './rules/commands/project-files.ts';
import { parseDifference } from './rules/tamper/difference.ts';

/** Files that say what an installation of a Python project brings. */
const manifest =
  /(?:^|\/)(?:[\w.-]*requirements[\w.-]*\.(?:txt|in)|requirements\/[^/]+\.(?:txt|in)|pyproject\.toml|setup\.(?:py|cfg)|Pipfile(?:\.lock)?|environment[\w.-]*\.ya?ml|(?:poetry|uv|pdm)\.lock|tox\.ini|noxfile\.py)$/;

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

const mostNamed = 5;
const timeLimitMilliseconds = 10_000;

/**
 * Names packages of Python that added lines import, that no other code imported before, and that are installed here although no manifest
 * has their name or that of their distribution. Nothing where the project's Python cannot be run.
 * @param from the tree or commit at the start.
 * @returns a sentence for each of the first few.
 */
export async function unnamedImports(
  root: string,
  { from, to, difference }: { from: string; to: string; difference: string },
  environment: Environment,
): Promise<string[]> {
  const imported = importedIn(difference);
  if (imported.size === 0) return [];
  const paths = [...(await pathsAt(root, to))];
  const own = new Set(paths.flatMap((path) => path.split('/')).map((part) => part.replace(/\.py$/, '')));
  const others = [...imported.keys()].filter((name) => !own.has(name));
  const fresh: string[] = [];
  for (const name of others) if (!(await wasImported(root, from, name))) fresh.push(name);
  if (fresh.length === 0) return [];
  const texts = paths.filter((path) => manifest.test(path)).map((path) => readOrNothing(join(root, path))?.toString());
  const named = normal(texts.join('\n'));
  const isNamed = (name: string) => new RegExp(`(?<![a-z0-9])${literally(normal(name))}(?![a-z0-9])`).test(named);
  return Object.entries(await installed(root, fresh, environment))
    .filter(([name, distributions]) => ![name, ...distributions].some(isNamed))
    .slice(0, mostNamed)
    .map(
      ([name]) =>
        `${imported.get(name)} imports ${name}, which is installed here and which no manifest of the project names: does a clone get it?`,
    );
}

const normal = (text: string): string => text.toLowerCase().replaceAll('_', '-');

/** The first parts of the modules that added lines import, each with the place of its first import. */
function importedIn(difference: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { path, change, lines } of parseDifference(difference)) {
    if (change === 'removed' || !path.endsWith('.py')) continue;
    for (const { kind, text, number } of lines) {
      const [, source, all = ''] = /^\s*(?:from\s+(\w+)[\w.]*\s+import\b|import\s+([\w., ]+))/.exec(text) ?? [];
      if (kind !== 'added') continue;
      for (const one of source === undefined ? all.split(',') : [source]) {
        const [name] = /\w+/.exec(one) ?? [];
        if (name !== undefined && !found.has(name)) found.set(name, `${path}:${number}`);
      }
    }
  }
  return found;
}

async function wasImported(root: string, tree: string, name: string): Promise<boolean> {
  const pattern = `^[[:space:]]*(from|import)[[:space:]]+([A-Za-z0-9_., ]+,[[:space:]]*)?${name}([^A-Za-z0-9_]|$)`;
  const { exitCode } = await tryGit(root, ['grep', '-q', '-E', '-e', pattern, tree, '--', '*.py']);
  return exitCode === 0;
}

/** The distributions of those names that lie among installed packages, as the Python of the project finds them. */
async function installed(root: string, names: string[], environment: Environment): Promise<Record<string, string[]>> {
  const own = ['.venv/bin/python', 'venv/bin/python', '.venv/Scripts/python.exe'].map((path) => join(root, path));
  const { stdout } = await execa(own.find((path) => existsSync(path)) ?? 'python3', ['-c', program, ...names], {
    cwd: root,
    env: { ...environment, PYTHONDONTWRITEBYTECODE: '1' },
    extendEnv: false,
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
