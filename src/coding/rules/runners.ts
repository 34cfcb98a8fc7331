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

/** How a runner is asked for a report of each test, unless its environment asks for one, and for some files only. */
interface Runner {
  /** The word of a command that names it, and what follows it there. */
  word: RegExp;
  /** The files that it can run; none where it cannot select them. */
  files?: RegExp;
  /** Options that have their value in the next word. */
  values?: RegExp;
  /** A word before the files. */
  before?: string;
  /** How files are named to it; undefined where it cannot take one of them. */
  named?: (file: string, own: readonly string[]) => string | undefined;
  /** Options for a report of each test, and where one is asked for already. */
  report?: string;
  unless?: RegExp;
}

const script = /\.(?:[cm]?[jt]sx?|vue|svelte)$/;
const loadsTypes = /^(?:--import|--loader|--experimental-loader|-r|--require|--experimental-strip-types)/;
const required = /^(?:-r|--require|--import|--loader|-c|--config|--root|--project|--environment|--dir)$/;

const runners: readonly Runner[] = [
  {
    word: /(?:^|\/)vitest(?: run)?$/,
    files: script,
    values: required,
    report: '--reporter=default --reporter=json',
    unless: /--reporter/,
  },
  { word: /^react-scripts test$/, report: '--json', unless: /--json|--watch/ },
  {
    word: /(?:^|\/)jest(?:\.js)?$/,
    files: script,
    values: required,
    before: '--runTestsByPath',
    report: '--json',
    unless: /--json|--watch/,
  },
  { word: /(?:^|\/)mocha$/, files: script, values: required, report: '--reporter=xunit', unless: /--reporter|\s-R/ },
  { word: /(?:^|\/)ava$/, files: script, values: required, report: '--tap', unless: /--tap/ },
  {
    word: /^--test$/,
    files: script,
    values: required,
    // The command would run compiled files instead of the changed ones.
    named: (file, own) => (/\.[cm]?tsx?$/.test(file) && !own.some((word) => loadsTypes.test(word)) ? undefined : file),
  },
  { word: /^bun test$/, files: script, named: (file) => `./${file}` },
  { word: /^deno test$/, files: script, report: '--reporter=junit', unless: /--reporter/ },
  { word: /(?:^|\/)pytest$/, files: /\.py$/, values: /^-[ckmnp]$/ },
  {
    word: /^unittest$/,
    files: /\.py$/,
    // Discovery takes no files.
    named: (file, own) => (own.includes('discover') ? undefined : file.replace(/\.py$/, '').replaceAll('/', '.')),
    report: '-v',
    unless: /\s(?:-v|--verbose|-q)\b/,
  },
  {
    word: /^go test$/,
    files: /\.go$/,
    named: (file) => `./${folderOf(`./${file}`).slice(2)}`,
    report: '-json',
    unless: /\s-json\b/,
  },
  { word: /^cargo test$/, files: /^tests\/\w+\.rs$/, named: (file) => `--test=${file.slice(6, -3)}` },
  { word: /(?:^|\/)(?:rspec|rails test)$/, files: /\.rb$/ },
];

/** Programs that find one of a package, or run files themselves. A line that begins with another word is a script's, whose manager finds it. */
const starter = /^(?:node|deno|bunx?|np[mx]|pnpm|yarn)$/;

/** The only command of a line that calls a known runner: the words up to its name, and those behind; and whether it is the last one. */
function runnerOf(definition: string) {
  const parsed = parseCommandLine(definition);
  const commands = 'problem' in parsed ? [] : parsed.commands;
  const found = commands.flatMap((command) => {
    const words = [command.program, ...command.arguments];
    for (const runner of runners)
      for (const at of words.keys())
        for (const length of [2, 1])
          if (runner.word.test(words.slice(at, at + length).join(' '))) {
            const end = Math.min(at + length, words.length);
            const { environment } = command;
            const isLast = command === commands.at(-1);
            return [{ runner, start: words.slice(0, end), others: words.slice(end), environment, isLast }];
          }
    return [];
  });
  return found.length === 1 ? found[0] : undefined;
}

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
  const found = runnerOf(definition);
  if (found === undefined || files.length === 0) return undefined;
  const { start, others } = found;
  const { files: own, values, named = (file: string) => file, before = '', report = '' } = found.runner;
  const names = files.map((file) => (own?.test(file) === true ? named(file, [...start, ...others]) : undefined));
  if (names.includes(undefined)) return undefined;
  // Coverage and written reports are of no use for some files, and watching has no end.
  const options = others.filter(
    (word, at) =>
      (word.startsWith('-') && !/^--(?:coverage|cov|bail|reporter|watch)\b/.test(word)) ||
      values?.test(others[at - 1] ?? '') === true,
  );
  const isBare = own === script && !starter.test(start[0] ?? '');
  const added = `${report} ${before}`.split(' ').filter((one) => one !== '');
  const words = [...(isBare ? ['npx', '--no-install'] : []), ...start, ...options, ...added, ...new Set(names)];
  return [
    ...Object.entries({ ...environment, ...found.environment }).map(([name, value]) => `${name}=${quoteWord(value)}`),
    ...words.map((word) => quoteWord(word ?? '')),
  ].join(' ');
}

/**
 * The same line with a report of each test, where its runner has to be asked for one, and an option can be added to its last command.
 * @param definition the script behind the line, or the line itself.
 */
export function reportingLine(line: string, definition: string): string {
  const found = runnerOf(definition);
  const { report, unless } = found?.runner ?? {};
  if (found?.isLast !== true || report === undefined) return line;
  if (unless?.test(definition) === true || unless?.test(line) === true) return line;
  if (line === definition) return `${line} ${report}`;
  return /^(?:\w+=\S+ )*(?:npm|pnpm) (?:run )?[\w:.-]+$/.test(line.trim())
    ? `${line.trim()} ${/\bpnpm\b/.test(line) ? '' : '-- '}${report}`
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
    const found = inner
      .map((command) => ({ command, folder: packageOf(file, command, project) }))
      .find(({ command, folder }) => folder !== undefined && lineIn(folder, command, [file], project) !== undefined);
    if (found?.folder === undefined) return undefined;
    const key = `${inner.indexOf(found.command)} ${found.folder}`;
    const { files: others = [] } = groups.get(key) ?? {};
    groups.set(key, { command: found.command, folder: found.folder, files: [...others, file] });
  }
  return [...groups.values()].map(({ command: { time_limit_seconds, ...command }, folder, files: own }) => ({
    ...{ folder, time_limit_seconds, line: lineIn(folder, command, own, project) ?? command.line },
  }));
}

function lineIn(folder: string, command: Line, files: readonly string[], project: ProjectFiles) {
  const name = scriptNamed(command.line);
  const parsed = parseCommandLine(command.line);
  const environment = 'problem' in parsed || name === undefined ? {} : (parsed.commands[0]?.environment ?? {});
  const definition = scriptOf(folder, name, project) ?? definitionOf(command, project);
  const own = files.map((file) => (folder === '.' ? file : file.slice(folder.length + 1)));
  return lineForFiles(definition, own, environment);
}

/** The nearest folder above a file, within the command's folder, whose package has the script; otherwise the command's folder. */
function packageOf(file: string, { line, folder: top }: Line, project: ProjectFiles): string | undefined {
  if (!isWithin(file, top)) return undefined;
  const name = scriptNamed(line);
  let folder = folderOf(file);
  while (folder !== top && folder !== '.' && scriptOf(folder, name, project) === undefined) folder = folderOf(folder);
  return folder === '.' ? top : folder;
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
  // Bun's own runner, whatever the scripts are.
  if (command.program === 'bun' && first === 'test') return undefined;
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
