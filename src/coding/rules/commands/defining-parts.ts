import { isRecord } from '../../../base/json.ts';
import { fileName, inFolder, folderOf, type ProjectFiles, readJson } from './project-files.ts';
import { makeTargets } from './detect-languages.ts';
import { npmVariables } from './environment.ts';
import { setupFiles } from './setup-files.ts';

/** The part of a file that defines a check. */
export interface DefiningPart {
  file: string;
  /** Its name for people: `scripts`, `[tool.pytest.ini_options]`, `the whole file`. */
  part: string;
  text: string;
}

/** Files that only define what a test runner, a linter or a compiler checks. */
const whole =
  /^(?:(?:vitest|vite|jest|playwright|ava|karma|cypress|eslint|biome)(?:\.(?:config|conf|workspace|setup))*\.[\w.]+|\.eslintrc(?:\.\w+)?|pytest\.ini|conftest\.py|mypy\.ini|pyrightconfig\.json|\.?ruff\.toml|\.flake8|\.coveragerc|\.rspec|\.rubocop\.yml|phpunit\.xml(?:\.dist)?|phpstan\.neon(?:\.dist)?|\.mocharc\.\w+|\.c8rc(?:\.json)?|\.nycrc(?:\.json)?|\.?clippy\.toml|\.golangci\.ya?ml|tsconfig[\w.-]*\.json|[\w.-]+\.runsettings)$/;

const loadedFirst = 'the whole file, loaded before the tests by ';

/** Whether a part is a file that a runner loads before the tests. */
export const isLoadedBeforeTests = (part: string): boolean => part.startsWith(loadedFirst);

const packageFields = ['jest', 'vitest', 'mocha', 'ava', 'nyc', 'c8', 'tap', 'eslintConfig', 'workspaces'];
const toolSections =
  /^\[+(?:tool\.(?:pytest|coverage|tox|mypy|ruff|pyright|pdm\.scripts|poe)|tool:pytest|pytest|testenv|tox|flake8|mypy|coverage|lints|test|bench|\[?test|profile\.test|workspace(?!\.dependencies))/;
/** Lines of build files that switch tests on and off; their dependencies may change with every feature. */
const testLines =
  /skip_?tests?|maven\.test\.skip|testFailureIgnore|ignoreFailures|surefire|failsafe|useJUnit|exclude|enabled\s*=|^\s*(?:test|doctest|harness)\s*=|rake_?test|TestTask|^\s*"(?:tasks|scripts)"/i;

function jsonPart(file: string, text: string, fields: readonly string[]): DefiningPart[] {
  const manifest = readJson(text);
  return fields
    .filter((field) => isRecord(manifest[field]) || Array.isArray(manifest[field]))
    .map((field) => ({ file, part: field, text: JSON.stringify(manifest[field]) }));
}

/** Scripts that check something, by convention. */
const checks = ['test', 'tests', 'check', 'lint', 'typecheck', 'type-check', 'types', 'tsc', 'build'];

/** The scripts that check the project, with their pre- and post-scripts and those that they start; other scripts may change. */
function scriptParts(file: string, text: string): DefiningPart[] {
  const { scripts } = readJson(text);
  if (!isRecord(scripts)) return [];
  const reached = new Set<string>();
  const reach = (name: string): void => {
    const script = Object.hasOwn(scripts, name) ? scripts[name] : undefined;
    if (typeof script !== 'string' || reached.has(name)) return;
    reached.add(name);
    for (const around of [`pre${name}`, `post${name}`]) reach(around);
    for (const word of script.split(/[^\w:.-]+/)) reach(word);
  };
  for (const name of Object.keys(scripts))
    if (checks.some((check) => name === check || name.startsWith(`${check}:`))) reach(name);
  return [...reached].map((name) => ({ file, part: `script ${name}`, text: String(scripts[name]) }));
}

/** The settings of npm that decide what runs a script. */
function npmParts(file: string, text: string): DefiningPart[] {
  const settings = Object.entries(npmVariables(text)).map(([name, value]) => `${name}=${value}`);
  return settings.length === 0 ? [] : [{ file, part: 'its settings for scripts', text: settings.join('\n') }];
}

/** The sections of a TOML or INI file whose header matches, each with its lines up to the next header. */
function sections(file: string, text: string): DefiningPart[] {
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

/** The recipes of the checks with their dependencies, and everything outside of recipes, such as variables and includes. */
function makefile(file: string, text: string): DefiningPart[] {
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
  const reached = new Set<string>();
  const reach = (name: string): void => {
    const recipe = recipes.get(name);
    if (recipe === undefined || reached.has(name)) return;
    reached.add(name);
    for (const word of recipe.join(' ').split(/[^\w.-]+/)) reach(word);
  };
  for (const name of ['test', 'tests', 'check', 'lint', 'typecheck', 'type-check', 'types', 'build']) reach(name);
  const parts = [...reached].map((name) => ({
    file,
    part: `target ${name}`,
    text: (recipes.get(name) ?? []).map((line) => line.trimEnd()).join('\n'),
  }));
  return [...parts, { file, part: 'variables and includes', text: outside.join('\n') }];
}

function partsOf(file: string, text: string): DefiningPart[] {
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

/** The scripts named by the command lines and definitions; the caller has to read their contents to include them. */
export function namedScripts(lines: readonly { line: string; folder: string }[], files: ProjectFiles): string[] {
  const paths = new Set(files.paths);
  const definitions = [...files.contents].flatMap(([file, text]) =>
    partsOf(file, text)
      .filter(({ part }) => part === 'scripts' || part === 'tasks' || /^(?:script|target) /.test(part))
      .flatMap(({ text: definition }) => namedFiles(definition, folderOf(file), paths)),
  );
  return [...new Set([...lines.flatMap(({ line, folder }) => namedFiles(line, folder, paths)), ...definitions])];
}

/** Everything that defines the checks of a project: scripts, targets, sections, configurations, and scripts that these name. */
export function definingParts(lines: readonly { line: string; folder: string }[], files: ProjectFiles): DefiningPart[] {
  const scripts = namedScripts(lines, files)
    .filter((file) => !whole.test(fileName(file)))
    .map((file) => ({ file, part: 'the whole file', text: files.contents.get(file) ?? '' }));
  const setup = [...setupFiles(files)]
    .filter(([file]) => !whole.test(fileName(file)) && !scripts.some((one) => one.file === file))
    .map(([file, by]) => ({
      file,
      part: `${loadedFirst}${by}`,
      text: files.contents.get(file) ?? '',
    }));
  return [...[...files.contents].flatMap(([file, text]) => partsOf(file, text)), ...scripts, ...setup];
}
