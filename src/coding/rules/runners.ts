import { parseCommandLine } from '../../base/command-line.ts';
import { isRecord } from '../../base/json.ts';
import { basename, dirname, isWithin, join, readJson, type ProjectFiles } from './commands/detect.ts';
import type { FrozenCommand } from './commands/frozen.ts';

type Line = Pick<FrozenCommand, 'line' | 'folder'>;

/** Runners that report each test only when they are asked to: the word of a command that names one, how, and where it is asked already. */
const runners: readonly (readonly [word: RegExp, report: string, unless: RegExp])[] = [
  [/(?:^|\/)vitest(?: run)?$/, '--reporter=default --reporter=json', /--reporter/],
  [/(?:^|\/)jest(?:\.js)?$|^react-scripts test$/, '--json', /--json|--watch/],
  [/(?:^|\/)mocha$/, '--reporter=xunit', /--reporter|\s-R/],
  [/(?:^|\/)ava$/, '--tap', /--tap/],
  [/^deno test$/, '--reporter=junit', /--reporter/],
  [/^unittest$/, '-v', /\s(?:-v|--verbose|-q)\b/],
  [/^go test$/, '-json', /\s-json\b/],
];

/** How the last command of a line is asked for a report of each test; undefined where it is not, or another command has reports, too. */
function reportOf(definition: string) {
  const parsed = parseCommandLine(definition);
  const commands = 'problem' in parsed ? [] : parsed.commands;
  const found = commands.map(({ program, arguments: words }) => {
    const all = [program, ...words];
    const names = all.flatMap((word, at) => [all.slice(at, at + 2).join(' '), word]);
    return runners.find(([word]) => names.some((name) => word.test(name)));
  });
  const last = found.pop();
  return found.every((one) => one === undefined) ? last : undefined;
}

/** A line with a report of each test, where its runner, in the script behind it, has to be asked for one and can be. */
export function reportingLine(line: string, definition: string): string {
  const [, report, unless] = reportOf(definition) ?? [];
  if (report === undefined || unless?.test(definition) === true || unless?.test(line) === true) return line;
  if (line === definition) return `${line} ${report}`;
  return /^(?:\w+=\S+ )*(?:npm|pnpm) (?:run )?[\w:.-]+$/.test(line.trim())
    ? `${line.trim()} ${/\bpnpm\b/.test(line) ? '' : '-- '}${report}`
    : line;
}

/** The commands, with a report of each test added if their runner, or that of the script which they start, can give one. */
export function withReports<C extends Line & { kind: string }>(
  commands: readonly C[],
  { contents }: ProjectFiles,
): (C & { run?: string })[] {
  return commands.map((command) => {
    const { kind, folder, line } = command;
    if (kind !== 'test') return command;
    const { scripts } = readJson(contents.get(join(folder, 'package.json')));
    const defined = isRecord(scripts) ? scripts[scriptNamed(line) ?? ''] : undefined;
    return { ...command, run: reportingLine(line, typeof defined === 'string' ? defined : line) };
  });
}

/** The script of a package that a line starts, such as `NODE_ENV=test npm test --workspaces`; undefined when it starts none. */
function scriptNamed(line: string): string | undefined {
  const parsed = parseCommandLine(line);
  const [command, ...others] = 'problem' in parsed ? [] : parsed.commands;
  if (command === undefined || others.length > 0 || !/^(?:npm|pnpm|yarn|bun)$/.test(command.program)) return undefined;
  const [first, ...more] = command.arguments.filter(
    (word, index, all) =>
      !word.startsWith('-') && !/^(?:-w|--workspace|--filter|-C|--prefix)$/.test(all[index - 1] ?? ''),
  );
  // Bun's own runner, whatever the scripts are.
  if (command.program === 'bun' && first === 'test') return undefined;
  const [name, ...added] = /^run(?:-script)?$/.test(first ?? '') ? more : [first === 't' ? 'test' : first, ...more];
  return added.length === 0 ? name : undefined;
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
): { folder: string; line: string }[] {
  const inOrder = paths.toSorted((one, other) => one.split('/').length - other.split('/').length);
  return ecosystems.flatMap((kinds) => {
    const folders: string[] = [];
    return inOrder.flatMap((path) => {
      const folder = dirname(path);
      if (folders.some((outer) => isWithin(folder, outer))) return [];
      const known = kinds.find(([name]) => paths.includes(join(folder, name)));
      if (known?.[0] !== basename(path)) return [];
      const [name, ...lines] = known;
      const needs = readJson(textOf(join(folder, 'package.json')));
      const isNeeded = !/^(?:package|npm-)/.test(name) || dependencyKinds.some((kind) => isFilled(needs[kind]));
      if (!isNeeded) return [];
      folders.push(folder);
      return lines.map((line) => ({ folder, line }));
    });
  });
}

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : isRecord(value) && Object.keys(value).length > 0;
