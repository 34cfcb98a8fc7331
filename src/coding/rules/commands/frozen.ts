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

export type FrozenCommand = z.infer<typeof frozenCommand>;
export type FrozenCommands = z.infer<typeof frozenCommandsSchema>;

/** Freezes commands: from now on they prove features. */
export function freeze(
  commands: readonly DetectedCommand[],
  { at, by, timeLimitSeconds }: { at: string; by: 'user' | 'unattended'; timeLimitSeconds: number },
): FrozenCommands {
  return {
    schema: 1,
    confirmed_at: at,
    confirmed_by: by,
    commands: commands.map(({ kind, folder, line, reason }) => ({
      ...{ kind, folder, line, reason },
      time_limit_seconds: timeLimitSeconds,
    })),
    needs: [],
  };
}

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
  [configuration, makefile, manifest, sectioned, telling].some((pattern) => pattern.test(basename(path)));

const program = /\.(?:sh|bash|[cm]?[jt]s|py|rb|php|ps1|bat|cmd|pl)$/;

/** The programs behind command lines: scripts of manifests, program files that they name, and whether make or just is called. */
function reachedFrom(lines: Lines, { paths, contents }: ProjectFiles) {
  const scripts = [...contents].flatMap(([file, text]): Definition[] => {
    const { scripts: own } = manifest.test(basename(file)) ? readJson(text) : {};
    return Object.entries(isRecord(own) ? own : {}).flatMap(([name, script]) =>
      typeof script === 'string' ? [{ file, part: `script ${name}`, text: script }] : [],
    );
  });
  const reached = { scripts: new Set<Definition>(), files: new Set<string>(), makes: false };
  const texts = lines.map(({ line, folder }) => ({ text: line, folder }));
  // The loop also visits what is added during it.
  for (const { text, folder } of texts) {
    // A path is no name of a script.
    const words = new Set(text.replace(/\bp?npm t\b/g, '$& test').split(/[^\w:./*-]+/));
    if (!reached.makes && ['make', 'gmake', 'just'].some((one) => words.has(one))) {
      reached.makes = true;
      for (const [file, recipes] of contents)
        if (makefile.test(basename(file))) texts.push({ text: recipes, folder: dirname(file) });
    }
    for (const one of scripts) {
      const name = one.part.slice('script '.length);
      const names = [name, name.replace(/^(?:pre|post)/, ''), name.replace(/:.*$/, ':*')];
      if (reached.scripts.has(one) || !names.some((word) => words.has(word))) continue;
      reached.scripts.add(one);
      texts.push({ text: one.text, folder: dirname(one.file) });
    }
    for (const word of words) {
      const file = join(folder, word.replace(/^\.\//, ''));
      if (program.test(file) && paths.includes(file)) reached.files.add(file);
    }
  }
  return reached;
}

/** The program files that the command lines lead to; the caller has to read their contents to include them. */
export const namedScripts = (lines: Lines, files: ProjectFiles): string[] => [...reachedFrom(lines, files).files];

/** The sections of a TOML or INI file that configure tools, each with its lines. */
function sectionsOf(file: string, text: string): Definition[] {
  const found = new Map<string, string>();
  const lines = text.split(/\r?\n/).filter((line) => !/^\s*(?:[#;]|$)/.test(line));
  for (const section of lines.join('\n').split(/^(?=\[)/m)) {
    const [head = ''] = section.split('\n', 1);
    if (toolSections.test(head)) found.set(head.trim(), `${found.get(head.trim()) ?? ''}${section.slice(head.length)}`);
  }
  return [...found].map(([part, own]) => ({ file, part, text: own }));
}

/** The definitions behind command lines: scripts and files that they start, makefiles, and configurations of runners, linters, compilers. */
export function definitionsOf(lines: Lines, files: ProjectFiles): Definition[] {
  const reached = reachedFrom(lines, files);
  const whole = (file: string): Definition => ({ file, part: 'the whole file', text: files.contents.get(file) ?? '' });
  const configured = [...files.contents].flatMap(([file, text]): Definition[] => {
    const name = basename(file);
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

export interface ChangedDefinition {
  file: string;
  part: string;
  change: 'changed' | 'removed' | 'added';
}

/** The differences between definitions before and now, but for line ends and blanks at the end of lines. */
export function changedDefinitions(before: readonly Definition[], now: readonly Definition[]): ChangedDefinition[] {
  const byName = (all: readonly Definition[]) =>
    new Map(all.map(({ file, part, text }) => [`${file}\0${part}`, text.replace(/[ \t\r]+$/gm, '').trim()]));
  const [old, present] = [byName(before), byName(now)];
  return [...new Set([...old.keys(), ...present.keys()])].sort().flatMap((name): ChangedDefinition[] => {
    const [was, is] = [old.get(name), present.get(name)];
    const [file = '', part = ''] = name.split('\0');
    const change = was === undefined ? 'added' : is === undefined ? 'removed' : 'changed';
    return was === is ? [] : [{ file, part, change }];
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
