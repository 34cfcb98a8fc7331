import { isRecord } from '../../../base/json.ts';
import { fileName, inFolder, folderOf, type ProjectFiles, readJson } from './project-files.ts';
import { makeTargets } from './detect-languages.ts';
import { isDefinition, reachedFrom, variablesPart } from './reached.ts';
import { setupFiles } from './setup-files.ts';

/** The part of a file that defines a check. */
export interface DefiningPart {
  file: string;
  /** Its name for people: `scripts`, `[tool.pytest.ini_options]`, `the whole file`. */
  part: string;
  text: string;
  /** Whether a frozen command leads to it; otherwise it may change. */
  runs: boolean;
}

type Part = Omit<DefiningPart, 'runs'>;

/** Files that only define what a test runner, a linter or a compiler checks. */
const whole =
  /^(?:(?:vitest|vite|jest|playwright|ava|karma|cypress|eslint|biome)(?:\.(?:config|conf|workspace|setup))*\.[\w.]+|\.eslintrc(?:\.\w+)?|\.?pytest\.(?:ini|toml)|conftest\.py|mypy\.ini|pyrightconfig\.json|\.?ruff\.toml|\.flake8|\.coveragerc|\.rspec|\.rubocop\.yml|phpunit\.xml(?:\.dist)?|phpstan\.neon(?:\.dist)?|\.mocharc\.\w+|\.c8rc(?:\.json)?|\.nycrc(?:\.json)?|\.?clippy\.toml|\.golangci\.ya?ml|tsconfig[\w.-]*\.json|[\w.-]+\.runsettings)$/;

const loadedFirst = 'the whole file, loaded before the tests by ';

/** Whether a part is a file that a runner loads before the tests. */
export const isLoadedBeforeTests = (part: string): boolean => part.startsWith(loadedFirst);

const packageFields = ['jest', 'vitest', 'mocha', 'ava', 'nyc', 'c8', 'tap', 'eslintConfig', 'workspaces'];
const toolSections =
  /^\[+(?:tool\.(?:pytest|coverage|tox|mypy|ruff|pyright|pdm\.scripts|poe)|tool:pytest|pytest|testenv|tox|flake8|mypy|coverage|lints|test|bench|\[?test|profile\.test|workspace(?!\.dependencies))/;
/** Lines of build files that switch tests on and off; their dependencies may change with every feature. */
const testLines =
  /skip_?tests?|maven\.test\.skip|testFailureIgnore|ignoreFailures|surefire|failsafe|useJUnit|exclude|enabled\s*=|^\s*(?:test|doctest|harness)\s*=|rake_?test|TestTask|^\s*"(?:tasks|scripts)"/i;

function jsonPart(file: string, text: string, fields: readonly string[]): Part[] {
  const manifest = readJson(text);
  return fields
    .filter((field) => isRecord(manifest[field]) || Array.isArray(manifest[field]))
    .map((field) => ({ file, part: field, text: JSON.stringify(manifest[field]) }));
}

function scriptParts(file: string, text: string): Part[] {
  const { scripts } = readJson(text);
  if (!isRecord(scripts)) return [];
  return Object.entries(scripts).flatMap(([name, script]) =>
    typeof script === 'string' ? [{ file, part: `script ${name}`, text: script }] : [],
  );
}

const npmSetting =
  /^\s*["']?(?:script-shell|node-options|shell|ignore-scripts|prefix|prefer-offline-scripts)["']?\s*=\s*\S/;

/** The settings of npm that decide what runs a script. */
function npmParts(file: string, text: string): Part[] {
  const settings = text.split(/\r?\n/).filter((line) => npmSetting.test(line));
  return settings.length === 0 ? [] : [{ file, part: 'its settings for scripts', text: settings.join('\n') }];
}

/** The sections of a TOML or INI file whose header matches, each with its lines up to the next header. */
function sections(file: string, text: string): Part[] {
  const found = new Map<string, string[]>();
  let current: string[] | undefined;
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith('[')) {
      const lines = toolSections.test(line) ? (found.get(line.trim()) ?? []) : undefined;
      if (lines !== undefined) found.set(line.trim(), lines);
      current = lines;
    } else if (line.trim() !== '' && !/^\s*[#;]/.test(line)) {
      current?.push(line.trimEnd());
    }
  }
  return [...found].map(([part, lines]) => ({ file, part, text: lines.join('\n') }));
}

/** The recipes with their prerequisites, and everything outside of recipes, such as variables and includes. */
function makefile(file: string, text: string): Part[] {
  const lines = text.split(/\r?\n/);
  const targets = makeTargets(text);
  const starts = new Map([...targets].map(([name, number]) => [number - 1, name]));
  const recipes = new Map<string, string[]>();
  const outside: string[] = [];
  let current: string[] | undefined;
  lines.forEach((line, index) => {
    const name = starts.get(index);
    if (name !== undefined) recipes.set(name, (current = [line]));
    else if (/^\s+\S/.test(line) && current !== undefined) current.push(line);
    else if (line.trim() !== '' && !line.startsWith('#')) {
      current = undefined;
      outside.push(line);
    }
  });
  const parts = [...recipes].map(([name, recipe]) => ({
    file,
    part: `target ${name}`,
    text: recipe.map((line) => line.trimEnd()).join('\n'),
  }));
  return [...parts, { file, part: variablesPart, text: outside.join('\n') }];
}

function partsOf(file: string, text: string): Part[] {
  const name = fileName(file);
  if (name === 'package.json') return [...scriptParts(file, text), ...jsonPart(file, text, packageFields)];
  if (name === '.npmrc') return npmParts(file, text);
  if (/^(?:composer|deno)\.jsonc?$/.test(name)) return jsonPart(file, text, ['scripts', 'tasks', 'test', 'lint']);
  if (/^(?:gnu)?makefile$|^justfile$/i.test(name)) return makefile(file, text);
  if (whole.test(name)) return [{ file, part: 'the whole file', text }];
  if (/^(?:pyproject\.toml|setup\.cfg|tox\.ini|Cargo\.toml)$/.test(name)) return sections(file, text);
  if (/^(?:pom\.xml|build\.gradle(?:\.kts)?|gradle\.properties|Rakefile|Directory\.Build\.props)$/.test(name)) {
    const lines = text.split(/\r?\n/).filter((line) => testLines.test(line));
    return lines.length === 0 ? [] : [{ file, part: 'its lines about tests', text: lines.join('\n') }];
  }
  return [];
}

/** Files of the project that a text names, as in `bash scripts/test.sh`. */
export function namedFiles(text: string, folder: string, paths: ReadonlySet<string>): string[] {
  const words = text.split(/[\s"'=,;()[\]]+/).map((word) => word.replace(/^\.\//, ''));
  return [...new Set(words)]
    .map((word) => inFolder(folder, word))
    .filter((path) => paths.has(path) && /\.(?:sh|bash|[cm]?[jt]s|py|rb|php|ps1|bat|cmd|pl)$/.test(path));
}

type Lines = readonly { line: string; folder: string }[];

/** The parts of all files that are read, but for the scripts that these name; and what the command lines lead to. */
function partsAndReached(lines: Lines, files: ProjectFiles) {
  const paths = new Set(files.paths);
  const own = [...files.contents].flatMap(([file, text]) => partsOf(file, text));
  const setup = [...setupFiles(files)]
    .filter(([file]) => !whole.test(fileName(file)))
    .map(([file, by]) => ({ file, part: `${loadedFirst}${by}`, text: files.contents.get(file) ?? '' }));
  const namesFiles = ({ part }: Part): boolean => part === 'scripts' || part === 'tasks' || isDefinition(part);
  const namedBy = (part: Part): string[] => (namesFiles(part) ? namedFiles(part.text, folderOf(part.file), paths) : []);
  const byLines = lines.flatMap(({ line, folder }) => namedFiles(line, folder, paths));
  const textOf = (file: string): string => files.contents.get(file) ?? '';
  const reached = reachedFrom({ lines, parts: [...own, ...setup], named: byLines, namedBy, textOf });
  return { own, setup, namedBy, reached };
}

/** The scripts that the command lines lead to; the caller has to read their contents to include them. */
export function namedScripts(lines: Lines, files: ProjectFiles): string[] {
  return [...partsAndReached(lines, files).reached.files];
}

/**
 * Everything that defines checks of a project: scripts, targets, sections, configurations, and the files that scripts and targets name.
 * Scripts and targets to which no command line leads are among them, marked, because frozen commands may know them from before.
 */
export function definingParts(lines: Lines, files: ProjectFiles): DefiningPart[] {
  const { own, setup, namedBy, reached } = partsAndReached(lines, files);
  const scripts = [...new Set([...reached.files, ...own.flatMap(namedBy)])]
    .filter((file) => !whole.test(fileName(file)))
    .map((file) => ({
      file,
      part: 'the whole file',
      text: files.contents.get(file) ?? '',
      runs: reached.files.has(file),
    }));
  const loaded = setup
    .filter(({ file }) => !scripts.some((one) => one.runs && one.file === file))
    .map((one) => ({ ...one, runs: true }));
  return [...own.map((one) => reached.mark(one)), ...scripts, ...loaded];
}
