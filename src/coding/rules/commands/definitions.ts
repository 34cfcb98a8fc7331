import { isRecord } from '../../../base/json.ts';
import { fileName, folderOf, inFolder, type ProjectFiles, readJson } from './project-files.ts';

/** The definition of a check: a script, a section of a file, or a whole file. */
export interface Definition {
  file: string;
  /** Its name for people: `script test`, `[tool.pytest.ini_options]`, `the whole file`. */
  part: string;
  text: string;
}

type Lines = readonly { line: string; folder: string }[];

/** Files that only define what a test runner, a linter or a compiler checks. */
const configuration =
  /^(?:(?:vitest|vite|jest|playwright|ava|karma|cypress|eslint|biome)(?:\.(?:config|conf|workspace|setup))*\.[\w.]+|\.eslintrc(?:\.\w+)?|\.?pytest\.(?:ini|toml)|conftest\.py|mypy\.ini|pyrightconfig\.json|\.?ruff\.toml|\.flake8|\.coveragerc|\.rspec|\.rubocop\.yml|phpunit\.xml(?:\.dist)?|phpstan\.neon(?:\.dist)?|\.mocharc\.\w+|\.c8rc(?:\.json)?|\.nycrc(?:\.json)?|\.?clippy\.toml|\.golangci\.ya?ml|tsconfig[\w.-]*\.json|[\w.-]+\.runsettings)$/;
const makefile = /^(?:(?:GNU)?makefile|\.?justfile)$/i;
const manifest = /^(?:package|composer|deno)\.jsonc?$/;
const sectioned = /^(?:pyproject\.toml|setup\.cfg|tox\.ini|Cargo\.toml)$/;

/** Fields of a manifest, and sections of others, that configure tools; what else they hold may change with every feature. */
const fields = ['jest', 'vitest', 'mocha', 'ava', 'nyc', 'c8', 'tap', 'eslintConfig', 'workspaces', 'tasks'];
const toolSections =
  /^\[+(?:tool\.(?:pytest|coverage|tox|mypy|ruff|pyright|pdm\.scripts|poe)|tool:pytest|pytest|testenv|tox|flake8|mypy|coverage|lints|test|bench|\[?test|profile\.test|workspace(?!\.dependencies))/;

/** Others whose text says which commands there are. */
const telling = /^(?:setup\.py|requirements[\w.-]*\.txt|Gemfile|Rakefile)$/;

/** Whether a file with this path may define a command or its effect. */
export const worthReading = (path: string): boolean =>
  [configuration, makefile, manifest, sectioned, telling].some((pattern) => pattern.test(fileName(path)));

/** The words of a text that may be names of scripts. A path is no name, and `npm t` is `npm test`. */
const wordsOf = (text: string): string[] => text.replace(/\b(?:npm|pnpm) t(?:st)?\b/g, '$& test').split(/[^\w:./*-]+/);

/** Whether a word is the name of a script, of that before or after which npm runs it, or a pattern for it such as `test:*`. */
function isNamed(name: string, words: ReadonlySet<string>): boolean {
  if (words.has(name) || words.has(name.replace(/^(?:pre|post)/, ''))) return true;
  return [...words].some((word) => /^\w[\w:.-]*:\*{0,2}$/.test(word) && name.startsWith(word.replace(/\*+$/, '')));
}

/** Files of the project that a text names, as in `bash scripts/test.sh`. */
function namedFiles(text: string, folder: string, paths: ReadonlySet<string>): string[] {
  return text
    .split(/[\s"'=,;()[\]]+/)
    .map((word) => inFolder(folder, word.replace(/^\.\//, '')))
    .filter((path) => paths.has(path) && /\.(?:sh|bash|[cm]?[jt]s|py|rb|php|ps1|bat|cmd|pl)$/.test(path));
}

function scriptsOf(files: ProjectFiles): Definition[] {
  return [...files.contents].flatMap(([file, text]) => {
    const { scripts } = manifest.test(fileName(file)) ? readJson(text) : {};
    return Object.entries(isRecord(scripts) ? scripts : {}).flatMap(([name, script]) =>
      typeof script === 'string' ? [{ file, part: `script ${name}`, text: script }] : [],
    );
  });
}

/** The programs behind command lines: scripts of manifests, program files, and whether make or just is called. */
function reachedFrom(lines: Lines, files: ProjectFiles) {
  const paths = new Set(files.paths);
  const scripts = scriptsOf(files);
  const reached = { scripts: new Set<Definition>(), files: new Set<string>(), makes: false };
  const read = (text: string, folder: string): void => {
    const words = new Set(wordsOf(text));
    if (!reached.makes && (words.has('make') || words.has('gmake') || words.has('just'))) {
      reached.makes = true;
      for (const [file, content] of files.contents) if (makefile.test(fileName(file))) read(content, folderOf(file));
    }
    for (const one of scripts)
      if (!reached.scripts.has(one) && isNamed(one.part.slice('script '.length), words)) {
        reached.scripts.add(one);
        read(one.text, folderOf(one.file));
      }
    for (const file of namedFiles(text, folder, paths))
      if (!reached.files.has(file)) {
        reached.files.add(file);
        for (const command of (files.contents.get(file) ?? '').split('\n'))
          if (/\b(?:npm|npx|pnpm|yarn|bunx?|turbo|nx|lerna|run-[sp]|g?make|just)\b/.test(command)) read(command, '.');
      }
  };
  for (const { line, folder } of lines) read(line, folder);
  return reached;
}

/** The program files that the command lines lead to; the caller has to read their contents to include them. */
export const namedScripts = (lines: Lines, files: ProjectFiles): string[] => [...reachedFrom(lines, files).files];

/** The sections of a TOML or INI file that configure tools, each with its lines. */
function sectionsOf(file: string, text: string): Definition[] {
  const found = new Map<string, string[]>();
  let current: string[] | undefined;
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith('[')) {
      current = toolSections.test(line) ? (found.get(line.trim()) ?? []) : undefined;
      if (current !== undefined) found.set(line.trim(), current);
    } else if (line.trim() !== '' && !/^\s*[#;]/.test(line)) current?.push(line);
  }
  return [...found].map(([part, lines]) => ({ file, part, text: lines.join('\n') }));
}

/**
 * Everything that defines what command lines do: the scripts and files that they start, the makefiles where they start make, and the
 * configurations of runners, linters and compilers.
 */
export function definitionsOf(lines: Lines, files: ProjectFiles): Definition[] {
  const reached = reachedFrom(lines, files);
  const whole = (file: string): Definition => ({ file, part: 'the whole file', text: files.contents.get(file) ?? '' });
  const configured = [...files.contents].flatMap(([file, text]): Definition[] => {
    const name = fileName(file);
    if (configuration.test(name) || (reached.makes && makefile.test(name))) return [whole(file)];
    if (sectioned.test(name)) return sectionsOf(file, text);
    const values = manifest.test(name) ? readJson(text) : {};
    return fields
      .filter((field) => isRecord(values[field]) || Array.isArray(values[field]))
      .map((field) => ({ file, part: field, text: JSON.stringify(values[field]) }));
  });
  const named = [...reached.files].filter((file) => !configured.some((one) => one.file === file)).map(whole);
  return [...reached.scripts, ...configured, ...named];
}

/** A rule of a makefile or a recipe of a justfile, without variables (`a := b`, `a = b`). */
const target = /^([A-Za-z0-9_.-]+)(?:\s+[^:=]*)?:(?!=)/;

/** The targets that a makefile or justfile defines, with the number of their line. */
export function makeTargets(text: string): Map<string, number> {
  const found = new Map<string, number>();
  text.split('\n').forEach((line, index) => {
    const name = target.exec(line)?.[1];
    if (name !== undefined && !name.startsWith('.') && !found.has(name)) found.set(name, index + 1);
  });
  return found;
}
