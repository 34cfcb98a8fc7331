import { isRecord } from '../../base/json.ts';
import { fileName, folderOf, inFolder, isWithin, readJson } from './commands/project-files.ts';

/** A command that installs what a project needs, in a folder. */
export interface Installation {
  folder: string;
  line: string;
}

/** Files that an installation is made from, the most exact first, and its commands; an ecosystem has one installation in a folder. */
const ecosystems: readonly (readonly (readonly [file: string, ...lines: string[]])[])[] = [
  [
    ['pnpm-lock.yaml', 'pnpm install --frozen-lockfile'],
    ['yarn.lock', 'yarn install --frozen-lockfile'],
    ['bun.lock', 'bun install --frozen-lockfile'],
    ['bun.lockb', 'bun install --frozen-lockfile'],
    ['package-lock.json', 'npm ci'],
    ['npm-shrinkwrap.json', 'npm ci'],
    ['package.json', 'npm install --no-package-lock'],
  ],
  [
    ['uv.lock', 'uv sync --frozen'],
    ['poetry.lock', 'poetry install'],
    ['Pipfile.lock', 'pipenv sync --dev'],
    ['requirements.txt', 'python3 -m venv .venv', '.venv/bin/python -m pip install --quiet -r requirements.txt'],
  ],
  [['Gemfile.lock', 'bundle install']],
  [['composer.lock', 'composer install --no-interaction']],
  [['mix.lock', 'mix deps.get']],
];

const dependencyKinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'workspaces'];

/**
 * The commands that install what a project needs, by its manifests and lock files, the outermost folder of each ecosystem only. Cargo and
 * go fetch by themselves. Empty where nothing has to be installed.
 * @param textOf the text of a file.
 */
export function installationsOf(
  paths: readonly string[],
  textOf: (path: string) => string | undefined,
): Installation[] {
  const inOrder = paths.toSorted((one, other) => one.split('/').length - other.split('/').length);
  return ecosystems.flatMap((kinds) => {
    const folders: string[] = [];
    return inOrder.flatMap((path): Installation[] => {
      const folder = folderOf(path);
      if (folders.some((outer) => isWithin(folder, outer))) return [];
      const known = kinds.find(([name]) => paths.includes(inFolder(folder, name)));
      if (known?.[0] !== fileName(path)) return [];
      const [name, ...lines] = known;
      const needs = readJson(textOf(inFolder(folder, 'package.json')));
      const isNeeded = !/^(?:package|npm-)/.test(name) || dependencyKinds.some((kind) => isFilled(needs[kind]));
      if (!isNeeded) return [];
      folders.push(folder);
      return lines.map((line) => ({ folder, line }));
    });
  });
}

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : isRecord(value) && Object.keys(value).length > 0;
