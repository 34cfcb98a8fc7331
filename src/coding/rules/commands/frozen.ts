import * as z from 'zod/mini';
import { excerpt } from '../../../base/errors.ts';
import { text } from '../../../loop/rules/hand-in-fields.ts';
import { basename, commandKinds, dirname, join, readJson, type DetectedCommand, type ProjectFiles } from './detect.ts';
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

/** Describes to the user the commands that a beginning workflow freezes, and how to change them. */
export const describeFreezing = (frozen: FrozenCommands, name: string): string =>
  `Features are proven by ${describeProof(frozen).join(', ')}, as these are now. To have others, write them into .autonomous-workflow.yaml (test_command and so on), then: autonomous-workflow commands --confirm ${name}`;

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

const whole = (file: string): Definition => ({ file, part: 'the whole file', text: '' });

/** The scripts, makefiles and program files that command lines lead to. */
function reachedFrom(
  lines: readonly { line: string; folder: string }[],
  { paths, contents }: ProjectFiles,
): Definition[] {
  const scripts = [...contents].flatMap(([file, text]): Definition[] => {
    const { scripts: own } = manifest.test(basename(file)) ? readJson(text) : {};
    return Object.entries(isRecord(own) ? own : {}).map(([name, script]) => ({
      ...{ file, part: `script ${name}`, text: String(script) },
    }));
  });
  const makefiles = [...contents.keys()].filter((file) => makefile.test(basename(file)));
  const reached = new Map<string, Definition>();
  const texts = lines.map(({ line, folder }) => ({ text: line, folder }));
  const add = (one: Definition, text = '') => {
    const key = `${one.file}: ${one.part}`;
    if (!reached.has(key)) texts.push({ text, folder: dirname(one.file) });
    reached.set(key, one);
  };
  // The loop also visits what is added during it.
  for (const { text, folder } of texts) {
    // A path is no name of a script.
    const words = new Set(text.replace(/\bp?npm t\b/g, '$& test').split(/[^\w:./*-]+/));
    if (['make', 'gmake', 'just'].some((one) => words.has(one)))
      for (const file of makefiles) add(whole(file), contents.get(file));
    for (const one of scripts) {
      const name = one.part.slice('script '.length);
      const names = [name, name.replace(/^(?:pre|post)/, ''), name.replace(/:.*$/, ':*')];
      if (names.some((word) => words.has(word))) add(one, one.text);
    }
    for (const word of words) {
      const file = join(folder, word.replace(/^\.\//, ''));
      if (program.test(file) && paths.includes(file)) add(whole(file));
    }
  }
  return [...reached.values()];
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
export function definitionsOf(lines: readonly { line: string; folder: string }[], files: ProjectFiles): Definition[] {
  const configured = files.paths.flatMap((file): Definition[] => {
    const name = basename(file);
    if (configuration.test(name)) return [whole(file)];
    const text = files.contents.get(file) ?? '';
    if (sectioned.test(name)) return sectionsOf(file, text);
    const values = manifest.test(name) ? readJson(text) : {};
    return fields
      .filter((field) => isRecord(values[field]) || Array.isArray(values[field]))
      .map((field) => ({ file, part: field, text: JSON.stringify(values[field]) }));
  });
  const reached = reachedFrom(lines, files);
  return [...reached, ...configured.filter(({ file }) => !reached.some((one) => one.file === file && one.text === ''))];
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
  const byName = (all: readonly Definition[]) => {
    const found = new Map<string, string>();
    for (const { file, part, text } of all) {
      const name = `${file}\0${part}`;
      found.set(name, `${found.get(name) ?? ''}${text.replace(/[ \t\r]+$/gm, '').trim()}\n`);
    }
    return found;
  };
  const [old, present] = [byName(before), byName(now)];
  return [...new Set([...old.keys(), ...present.keys()])].sort().flatMap((name): ChangedDefinition[] => {
    const [was, is] = [old.get(name), present.get(name)];
    const [file = '', part = ''] = name.split('\0');
    const isSame = was === is && (part !== whole(file).part || !changed.includes(file));
    return isSame
      ? []
      : [{ file, part, change: was === undefined ? 'added' : is === undefined ? 'removed' : 'changed' }];
  });
}

/**
 * Of the commands of a plan, a confirmed one with further arguments is run (`npm test -- parser` for `npm test`). Others are refused,
 * since a plan may come from anywhere. A confirmed command itself is in neither list: it is run in any case.
 */
export function runnableProposals(proposed: readonly string[], { commands }: Pick<FrozenCommands, 'commands'>) {
  const own = proposed.map((line) => line.trim());
  const all = own
    .filter((line) => !commands.some((one) => asCalled(one.line) === asCalled(line)))
    .map((line) => ({ line, confirmed: commands.find((one) => onlyAddsArguments(line, one.line)) }));
  return {
    run: all.flatMap(({ line, confirmed }) => (confirmed === undefined ? [] : [{ line, confirmed }])),
    refused: all.flatMap(({ line, confirmed }) => (confirmed === undefined ? [line] : [])),
  };
}

/** `npm run test` is `npm test`. */
const asCalled = (line: string): string => line.trim().replace(/^(npm|pnpm|yarn) run(?:-script)? (?=test$)/, '$1 ');

/** Programs that treat an additional word as an additional task: `make test deploy`. */
const taskRunner =
  /(?:^|[/\s])(?:g?make|just|task|rake|ant|invoke|gradlew?|mvnw?|bazel|nx|turbo|composer|tox|nox|grunt|gulp)(?=\s|$)/;
/** Refused within quotes, too: the program may pass its arguments to a shell. */
const shellCharacter = /[|;<>&()`$\\\n\r]/;

function onlyAddsArguments(line: string, confirmed: string): boolean {
  const [wanted, whole] = [asCalled(line), asCalled(confirmed)];
  const added = wanted.startsWith(`${whole} `) ? wanted.slice(whole.length).trim().split(/\s+/) : [];
  if (added.length === 0 || shellCharacter.test(wanted)) return false;
  return !taskRunner.test(whole) || added.every((word) => /^-|^\w+=/.test(word));
}
