import { parseCommandLine, quoteWord } from '../../base/command-line.ts';
import { isRecord } from '../../base/json.ts';
import {
  makeTargets,
  depthOf,
  folderOf,
  inFolder,
  type ProjectFiles,
  readJson,
  fileName,
  isWithin,
} from './commands/detect.ts';
import type { FrozenCommand } from './commands/frozen.ts';

type Line = Pick<FrozenCommand, 'line' | 'folder'>;
type TestCommand = Pick<FrozenCommand, 'line' | 'folder' | 'time_limit_seconds'>;

/** How a runner is asked for a report of each test, and for some files only. */
interface Runner {
  runs: RegExp;
  /** The files that it can run. */
  files: RegExp;
  /** The words that run these files only; undefined if that is not possible. `own` are the words of its command. */
  words: (own: readonly string[], files: readonly string[]) => readonly string[] | undefined;
  /** Options for a report of each test, and where that is asked for already. */
  reports?: readonly [options: readonly string[], unless: RegExp];
}

const script = /\.(?:[cm]?[jt]sx?|vue|svelte)$/;
const python = /\.py$/;
const ruby = /\.rb$/;

/** The words of a command up to and including the first that matches, and the others. */
function splitAfter(words: readonly string[], last: RegExp): [start: string[], others: string[]] {
  const at = words.findIndex((word) => last.test(word)) + 1;
  return [words.slice(0, at), words.slice(at)];
}

/** Options with their values. */
const optionsIn = (words: readonly string[], withValue: RegExp): string[] =>
  words.filter((word, index) => word.startsWith('-') || withValue.test(words[index - 1] ?? ''));

const loadsTypes = /^(?:--import|--loader|--experimental-loader|-r|--require|--experimental-strip-types)/;

const runners: readonly Runner[] = [
  {
    runs: /\bvitest\b/,
    files: script,
    words: (own, files) => {
      const withValue = /^(?:-c|-r|--config|--root|--project|--environment|--dir)$/;
      const options = optionsIn(splitAfter(own, /^vitest$/)[1], withValue);
      return ['npx', '--no-install', 'vitest', 'run', ...options, '--reporter=default', '--reporter=json', ...files];
    },
    reports: [['--reporter=default', '--reporter=json'], /--reporter/],
  },
  { runs: /react-scripts test/, files: script, words: () => undefined, reports: [['--json'], /--json|--watch/] },
  {
    runs: /\bjest\b/,
    files: script,
    words: (own, files) => {
      // In `node --experimental-vm-modules node_modules/jest/bin/jest.js` and `cross-env NODE_OPTIONS=… jest`, the first words remain.
      const [start, others] = splitAfter(own, /(?:^|\/)jest(?:\.js)?$/);
      const options = others.filter(
        (word, index) => /^(?:-c|--config)\b/.test(word) || /^(?:-c|--config)$/.test(others[index - 1] ?? ''),
      );
      const known = start.length === 0 ? ['jest'] : start[0] === 'npx' ? start.slice(-1) : start;
      const program = known[0] === 'node' ? known : ['npx', '--no-install', ...known];
      return [...program, ...options, '--json', '--runTestsByPath', ...files];
    },
    reports: [['--json'], /--json|--watch/],
  },
  { runs: /\bmocha\b/, files: script, words: (_, files) => ['npx', '--no-install', 'mocha', ...files] },
  { runs: /\bava\b/, files: script, words: (_, files) => ['npx', '--no-install', 'ava', ...files] },
  {
    runs: /\bnode\b.*--test\b/,
    files: script,
    words: (own, files) => {
      // The command would run compiled files instead of the changed ones.
      const isCompiled = files.some((file) => /\.[cm]?tsx?$/.test(file)) && !own.some((word) => loadsTypes.test(word));
      if (isCompiled) return undefined;
      const [program = 'node', ...others] = own.slice(own.findIndex((word) => /(?:^|\/)node$/.test(word)));
      return [program, ...optionsIn(others, /^(?:--import|--loader|--require|-r)$/), ...files];
    },
  },
  {
    runs: /\bbun (?:run )?test\b/,
    files: script,
    words: (_, files) => ['bun', 'test', ...files.map((file) => `./${file}`)],
  },
  { runs: /\bdeno\b.*\btest\b/, files: script, words: (_, files) => ['deno', 'test', '-A', ...files] },
  {
    runs: /\bpytest\b/,
    files: python,
    words: (own, files) => {
      // Such as `uv run`, which loads its environment.
      const loader = /^(?:uv|poetry|pdm|pipenv)$/.test(own[0] ?? '') ? own.slice(0, 2) : [];
      return [...loader, 'python3', '-m', 'pytest', '-rA', ...files];
    },
    reports: [['-rA'], /\s-r\w*[Ap]|\s-v/],
  },
  {
    runs: /-m unittest\b/,
    files: python,
    words: (own, files) => {
      const [start, others] = splitAfter(own, /^unittest$/);
      if (!own.includes('discover'))
        return [...start, '-v', ...files.map((file) => file.replace(/\.py$/, '').replaceAll('/', '.'))];
      // Discovery resolves modules from its own start folder, and takes only one pattern.
      const valueOf = (option: RegExp) => others[others.findIndex((word) => option.test(word)) + 1] ?? '.';
      const from = others.some((word) => /^(?:-s|--start-directory)$/.test(word))
        ? valueOf(/^(?:-s|--start-directory)$/)
        : '.';
      const [only = ''] = files;
      const isInside = from === '.' || only.startsWith(`${from.replace(/^\.\//, '').replace(/\/$/, '')}/`);
      if (files.length !== 1 || !isInside) return undefined;
      const top = others.some((word) => /^(?:-t|--top-level-directory)$/.test(word))
        ? ['-t', valueOf(/^(?:-t|--top-level-directory)$/)]
        : [];
      return [...start, 'discover', '-v', '-s', from, ...top, '-p', only.slice(only.lastIndexOf('/') + 1)];
    },
    reports: [['-v'], /\s(?:-v|--verbose|-q)\b/],
  },
  {
    runs: /\bgo test\b/,
    files: /\.go$/,
    words: (_, files) => [
      'go',
      'test',
      '-json',
      ...new Set(files.map((file) => `./${folderOf(`./${file}`).slice(2)}`)),
    ],
    reports: [['-json'], /\s-json\b/],
  },
  {
    runs: /\bcargo test\b/,
    files: /\.rs$/,
    words: (_, files) =>
      files.every((file) => /^tests\/\w+\.rs$/.test(file))
        ? ['cargo', 'test', ...files.flatMap((file) => ['--test', file.slice(6, -3)])]
        : undefined,
  },
  { runs: /\brspec\b/, files: ruby, words: (_, files) => ['bundle', 'exec', 'rspec', ...files] },
  { runs: /\brails test\b/, files: ruby, words: (_, files) => ['bin/rails', 'test', ...files] },
];

const runnerOf = (definition: string): Runner | undefined => runners.find(({ runs }) => runs.test(definition));

/**
 * The line that runs only these test files, or undefined when the runner is not known, is for another language or cannot select files.
 * @param definition the script or recipe behind a command, or the command itself.
 * @param files from the folder of the command.
 * @param environment variables that precede the command.
 */
export function lineForFiles(
  definition: string,
  files: readonly string[],
  environment: Record<string, string> = {},
): string | undefined {
  const runner = runnerOf(definition);
  const parsed = parseCommandLine(definition);
  if (runner === undefined || 'problem' in parsed || !files.every((file) => runner.files.test(file))) return undefined;
  const found = parsed.commands.findLast(({ program, arguments: words }) =>
    runner.runs.test([program, ...words].join(' ')),
  );
  if (files.length === 0 || found === undefined) return undefined;
  // Coverage and written reports are of no use for some files.
  const own = [found.program, ...found.arguments].filter((word) => !/^--(?:coverage|cov|bail|reporter)\b/.test(word));
  const words = runner.words(own, files);
  const variables = Object.entries({ ...environment, ...found.environment });
  return (
    words && [...variables.map(([name, value]) => `${name}=${quoteWord(value)}`), ...words.map(quoteWord)].join(' ')
  );
}

/**
 * The same line with a report of each test, if the runner is known and the definition is a single command.
 * @param definition the script behind the line, or the line itself.
 */
export function reportingLine(line: string, definition: string): string {
  const parsed = parseCommandLine(definition);
  const [options, unless] = runnerOf(definition)?.reports ?? [];
  if ('problem' in parsed || parsed.commands.length !== 1 || options === undefined) return line;
  if (unless?.test(definition) === true || unless?.test(line) === true) return line;
  if (line === definition) return `${line} ${options.join(' ')}`;
  return /^(?:\w+=\S+ )*(?:npm|pnpm) (?:run )?[\w:.-]+$/.test(line.trim())
    ? `${line.trim()} ${/\bpnpm\b/.test(line) ? '' : '-- '}${options.join(' ')}`
    : line;
}

/** The commands, with a report of each test added if their runner can give one. */
export function withReports<C extends Line & { kind: string }>(
  commands: readonly C[],
  project: ProjectFiles,
): (C & { run?: string })[] {
  return commands.map((command) => {
    if (command.kind !== 'test') return command;
    const recipe = recipeOf(command, project);
    // The only command of a target can be run instead of make.
    const sole = recipe?.isAll === true ? recipe.first : undefined;
    const asked = sole && reportingLine(sole, definitionOf({ ...command, line: sole }, project));
    const run = asked === sole ? undefined : asked;
    return { ...command, run: run ?? reportingLine(command.line, definitionOf(command, project)) };
  });
}

/**
 * The lines that run these test files only, one for each package of theirs; undefined where a runner cannot select files, and all tests
 * have to run.
 * @param commands of the tests, each perhaps for another part or language of the project.
 * @param files from the root.
 */
export function linesForFiles(
  commands: readonly TestCommand[],
  files: readonly string[],
  project: ProjectFiles,
): TestCommand[] | undefined {
  const inner = commands.toSorted((one, other) => depthOf(other.folder) - depthOf(one.folder));
  const groups = new Map<string, { command: TestCommand; folder: string; files: string[] }>();
  for (const file of files) {
    const [found] = inner.flatMap((command) => {
      const folder = packageOf(file, command, project);
      const line = folder && lineIn(folder, command, [file], project);
      return folder === undefined || line === undefined ? [] : [{ command, folder }];
    });
    if (found === undefined) return undefined;
    const key = `${inner.indexOf(found.command)} ${found.folder}`;
    groups.set(key, { ...found, files: [...(groups.get(key)?.files ?? []), file] });
  }
  const lines = [...groups.values()].map(({ command, folder, files: own }) => {
    const line = lineIn(folder, command, own, project);
    return line === undefined ? undefined : { folder, line, time_limit_seconds: command.time_limit_seconds };
  });
  return lines.every((line) => line !== undefined) ? lines : undefined;
}

function lineIn(folder: string, command: TestCommand, files: readonly string[], project: ProjectFiles) {
  const name = scriptNamed(command.line);
  const parsed = parseCommandLine(command.line);
  const environment = 'problem' in parsed || name === undefined ? {} : (parsed.commands[0]?.environment ?? {});
  const definition = scriptOf(folder, name, project) ?? definitionOf(command, project);
  const own = files.map((file) => (folder === '.' ? file : file.slice(folder.length + 1)));
  return lineForFiles(definition, own, environment);
}

/** The nearest folder above a file, within the command's folder, whose package has the script; otherwise the command's folder. */
function packageOf(file: string, { line, folder: top }: TestCommand, project: ProjectFiles): string | undefined {
  if (top !== '.' && !file.startsWith(`${top}/`)) return undefined;
  const name = scriptNamed(line);
  for (let folder = folderOf(file); ; folder = folderOf(folder)) {
    if (folder === top || folder === '.') return top;
    if (scriptOf(folder, name, project) !== undefined) return folder;
  }
}

/** The definition behind a line: its script or recipe, or the line itself. */
export function definitionOf(command: Line, files: ProjectFiles): string {
  const { line, folder } = command;
  return scriptOf(folder, scriptNamed(line), files) ?? recipeOf(command, files)?.first ?? line;
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
  const [name, ...added] = /^run(?:-script)?$/.test(first ?? '') ? more : [first === 't' ? 'test' : first, ...more];
  return added.length === 0 ? name : undefined;
}

/** The text of a script in the manifest of a folder. */
function scriptOf(folder: string, name: string | undefined, { contents }: ProjectFiles): string | undefined {
  const { scripts } = readJson(contents.get(inFolder(folder, 'package.json')));
  const defined = name !== undefined && isRecord(scripts) ? scripts[name] : undefined;
  return typeof defined === 'string' ? defined : undefined;
}

/** Names of recipe files; the program uses the first that exists. */
const recipeFiles = { make: ['GNUmakefile', 'makefile', 'Makefile'], just: ['justfile', 'Justfile', '.justfile'] };
/** Lines of a recipe file that change how all recipes run. */
const surrounds =
  /^\s*-?(?:export|unexport|s?include|import|set|SHELL|MAKEFLAGS|\.ONESHELL|\.RECIPEPREFIX|\.EXPORT)\b/m;

/** The first line of the recipe that a line runs, and whether it is the only one. */
function recipeOf({ line, folder }: Line, { contents }: ProjectFiles): { first: string; isAll: boolean } | undefined {
  const [, program, target = ''] = /^(make|just) ([\w.-]+)$/.exec(line.trim()) ?? [];
  if (program === undefined) return undefined;
  const names = recipeFiles[program === 'make' ? 'make' : 'just'];
  const text = names.map((name) => contents.get(inFolder(folder, name))).find((one) => one !== undefined) ?? '';
  const number = makeTargets(text).get(target);
  const [head = '', first = '', next = ''] = text.split(/\r?\n/).slice((number ?? 0) - 1);
  if (number === undefined || !/^\s+\S/.test(first)) return undefined;
  const isBare = head.replace(/#.*/, '').trim() === `${target}:` && !/^\s+\S/.test(next);
  const isPlain = !/^\s*[@+]*-|[$\\]|\{\{/.test(first) && !surrounds.test(text);
  return { first: first.trim().replace(/^[@+-]+/, ''), isAll: isBare && isPlain };
}

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
