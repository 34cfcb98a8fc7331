import * as z from 'zod/mini';
import { excerpt } from '../../../base/errors.ts';
import { text } from '../../../loop/rules/hand-in-fields.ts';
import { basename, commandKinds, dirname, join, readJson, type ProjectFiles } from './detect.ts';
import { isRecord } from '../../../base/json.ts';

const frozenCommand = z.object({
  kind: z.enum(commandKinds),
  folder: text(1_000),
  line: text(2_000),
  reason: text(2_000),
  time_limit_seconds: z.number().check(z.minimum(1)),
});

export const frozenCommandsSchema = z.object({
  schema: z.literal(1),
  confirmed_at: text(40),
  /** `user`, or `unattended` when no person had confirmed them. */
  confirmed_by: text(100),
  commands: z.array(frozenCommand),
  /** Ignored files without which the project's own tests failed before any feature; `.`: its whole folder. */
  needs: z._default(z.array(text(1_000)), []),
  /** Tests that failed before any feature, which later runs ignore. Missing before their first run. */
  failing: z.optional(z.array(text(2_000))),
});

export type FrozenCommands = z.infer<typeof frozenCommandsSchema>;

/** The commands that are run as proof of every feature, a line each, with their origin and who confirmed them. */
export function describeProof({ confirmed_by, commands }: FrozenCommands): string[] {
  const by = confirmed_by === 'user' ? ', confirmed by the user' : '';
  return commands.map(
    ({ kind, line, folder, reason }) =>
      `${excerpt(line)} (${kind}${folder === '.' ? '' : ` in ${folder}`}; ${excerpt(reason)})${by}`,
  );
}

/** The definition of a check. */
export interface Definition {
  file: string;
  /** Its name for people: `script test`, `[tool.pytest.ini_options]`, `the whole file`. */
  part: string;
  /** Empty for a whole file. */
  text: string;
}

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

/** Whether the text of a file with this path may say which commands there are, or what they run. */
export const worthReading = (path: string): boolean =>
  [makefile, manifest, sectioned, telling].some((pattern) => pattern.test(basename(path)));

const program = /\.(?:sh|bash|[cm]?[jt]s|py|rb|php|ps1|bat|cmd|pl)$/;

type Lines = readonly { line: string; folder: string }[];

const wholeFile = 'the whole file';
const nameOf = ({ file, part }: Definition): string => `${file}\0${part}`;

/** The scripts of all manifests, by their names. */
const scriptsOf = ({ contents }: ProjectFiles): Definition[] =>
  [...contents].flatMap(([file, text]) => {
    const { scripts } = manifest.test(basename(file)) ? readJson(text) : {};
    return Object.entries(isRecord(scripts) ? scripts : {}).map(([name, script]) => ({
      ...{ file, part: `script ${name}`, text: String(script) },
    }));
  });

/** The scripts, makefiles and program files that command lines lead to. */
function reachedFrom(lines: Lines, files: ProjectFiles, found = new Map<string, Definition>()): Definition[] {
  const called = lines.flatMap(({ line, folder }): Definition[] => {
    // A path is no name of a script.
    const words = line.replace(/\bp?npm t\b/g, '$& test').split(/[^\w:./*-]+/);
    const scripts = scriptsOf(files).filter(({ part }) => {
      const name = part.slice('script '.length);
      const names = [name, name.replace(/^(?:pre|post)/, ''), name.replace(/:.*$/, ':*')];
      return names.some((one) => words.includes(one));
    });
    const isMade = ['make', 'gmake', 'just'].some((one) => words.includes(one));
    const makefiles = [...files.contents].filter(([file]) => isMade && makefile.test(basename(file)));
    const programs = words.map((word) => join(folder, word.replace(/^\.\//, '')));
    return [
      ...scripts,
      ...makefiles.map(([file, text]) => ({ file, part: wholeFile, text })),
      ...programs
        .filter((file) => program.test(file) && files.paths.includes(file))
        .map((file) => ({ file, part: wholeFile, text: '' })),
    ];
  });
  const fresh = called.filter((one) => !found.has(nameOf(one)));
  for (const one of fresh) found.set(nameOf(one), one);
  const next = fresh.map(({ file, text }) => ({ line: text, folder: dirname(file) }));
  return fresh.length === 0 ? [...found.values()] : reachedFrom(next, files, found);
}

/** The sections of a TOML or INI file that configure tools, each with its lines. */
function sectionsOf(file: string, text: string): Definition[] {
  const lines = text.split(/\r?\n/).filter((line) => !/^\s*(?:[#;]|$)/.test(line));
  return lines
    .join('\n')
    .split(/^(?=\[)/m)
    .flatMap((section) => {
      const [head = '', ...own] = section.split('\n');
      return toolSections.test(head) ? [{ file, part: head.trim(), text: own.join('\n') }] : [];
    });
}

/** The definitions behind command lines: scripts and files that they start, makefiles, and configurations of runners, linters, compilers. */
export function definitionsOf(lines: Lines, files: ProjectFiles): Definition[] {
  const configured = files.paths.flatMap((file): Definition[] => {
    const [name, text] = [basename(file), files.contents.get(file) ?? ''];
    if (configuration.test(name)) return [{ file, part: wholeFile, text: '' }];
    if (sectioned.test(name)) return sectionsOf(file, text);
    const values = manifest.test(name) ? readJson(text) : {};
    return fields
      .filter((field) => isRecord(values[field]) || Array.isArray(values[field]))
      .map((field) => ({ file, part: field, text: JSON.stringify(values[field]) }));
  });
  return [...reachedFrom(lines, files), ...configured];
}

export interface ChangedDefinition {
  file: string;
  part: string;
  change: 'changed' | 'removed' | 'added';
}

/**
 * The differences between definitions before and now, but for line ends and blanks at the end of lines.
 * @param changed the files that differ.
 */
export function changedDefinitions(
  before: readonly Definition[],
  now: readonly Definition[],
  changed: readonly string[],
): ChangedDefinition[] {
  const textsOf = (all: readonly Definition[], name: string) =>
    all.filter((one) => nameOf(one) === name).map(({ text }) => text.replace(/[ \t\r]+$/gm, '').trim());
  const known = new Map([...before, ...now].map((one) => [nameOf(one), one]));
  return [...known].toSorted().flatMap(([name, { file, part }]): ChangedDefinition[] => {
    const [was, is] = [textsOf(before, name), textsOf(now, name)];
    if (was.length === 0 || is.length === 0) return [{ file, part, change: was.length === 0 ? 'added' : 'removed' }];
    const isSame = part === wholeFile ? !changed.includes(file) : was.join('\n') === is.join('\n');
    return isSame ? [] : [{ file, part, change: 'changed' }];
  });
}

/**
 * Of the commands of a plan, a confirmed one with further arguments is run (`npm test -- parser` for `npm test`). Others are refused,
 * since a plan may come from anywhere. A confirmed command itself is in neither list: it is run in any case.
 */
export function runnableProposals(proposed: readonly string[], { commands }: Pick<FrozenCommands, 'commands'>) {
  const own = proposed
    .map((line) => line.trim())
    .filter((line) => !commands.some((one) => asCalled(one.line) === asCalled(line)))
    .map((line) => ({ line, confirmed: commands.find((one) => onlyAddsArguments(line, one.line)) }));
  const run = own.flatMap(({ line, confirmed }) => (confirmed ? { ...confirmed, kind: 'own', line } : []));
  return { run, refused: own.flatMap(({ line, confirmed }) => (confirmed ? [] : line)) };
}

/** `npm run test` is `npm test`. */
const asCalled = (line: string): string => line.trim().replace(/^(npm|pnpm|yarn) run(?:-script)? (?=test$)/, '$1 ');

/** Programs that treat an additional word as an additional task: `make test deploy`. */
const taskRunner =
  /(?:^|[/\s])(?:g?make|just|task|rake|ant|invoke|gradlew?|mvnw?|bazel|nx|turbo|composer|tox|nox|grunt|gulp)(?=\s|$)/;
/** Refused within quotes, too: the program may pass its arguments to a shell. */
const shellCharacter = /[|;<>&()`$\\\n\r]/;

const onlyAddsArguments = (line: string, confirmed: string): boolean =>
  asCalled(line).startsWith(`${asCalled(confirmed)} `) && !shellCharacter.test(line) && !taskRunner.test(confirmed);
