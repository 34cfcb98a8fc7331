import type { Configuration } from '../../../configuration/rules/configuration.ts';
import { WorkflowError } from '../../../base/errors.ts';
import { isRecord } from '../../../base/json.ts';

/** Commands given by a person: a line for a kind, or an empty one for "none". They have priority over detected ones. */
type CommandOverrides = Partial<Record<CommandKind, string>>;

/**
 * The commands that check a project, by kind and with the reason for each. A kind without commands is left to a person: a guess that
 * checks nothing would make every proof worthless.
 */
export function detectCommands(files: ProjectFiles, overrides: CommandOverrides = {}): DetectedCommand[] {
  return commandKinds.flatMap((kind): DetectedCommand[] => {
    const line = overrides[kind]?.trim();
    if (line === '') return [];
    if (line !== undefined)
      return [{ kind, ecosystem: 'user', folder: '.', line, declared: true, reason: 'the user said so' }];
    const found = [...declaredCommands(kind, files), ...usualCommands(kind, files), ...unittestCommands(kind, files)];
    const languages = withoutCovered(found.filter(({ ecosystem }) => ecosystem !== 'make'));
    const targets = withoutCovered(found.filter(({ ecosystem }) => ecosystem === 'make'));
    // A target binds several languages below its folder together; beside the scripts of one it would run the same checks twice.
    const made = targets.filter(({ folder: top }) => {
      const below = languages.filter(({ folder }) => isWithin(folder, top));
      return new Set(below.map(({ ecosystem }) => ecosystem)).size > 1 || below.every(({ declared }) => !declared);
    });
    return [...languages.filter((one) => !made.some(({ folder }) => isWithin(one.folder, folder))), ...made];
  });
}

/** Commands in files have priority over conventions, and outer folders over inner ones, which they cover. */
function withoutCovered(found: readonly DetectedCommand[]): DetectedCommand[] {
  const kept: DetectedCommand[] = [];
  const ranked = found.toSorted(
    (a, b) => depthOf(a.folder) - depthOf(b.folder) || Number(b.declared) - Number(a.declared),
  );
  for (const command of ranked)
    if (!kept.some((one) => one.ecosystem === command.ecosystem && isWithin(command.folder, one.folder)))
      kept.push(command);
  return kept;
}

/** The commands that the configuration names. */
export const saidCommands = (configuration: Configuration): CommandOverrides =>
  Object.fromEntries(
    commandKinds.flatMap((kind) => {
      const line = configuration[`${kind}_command`];
      return line === null ? [] : [[kind, line]];
    }),
  );

/** @throws WorkflowError that says what to write when none of the commands runs tests. */
export function requireTestCommand(found: DetectedCommand[], root: string): DetectedCommand[] {
  if (found.some(({ kind }) => kind === 'test')) return found;
  throw new WorkflowError('No command that runs the tests of this project was found', {
    where: root,
    expected:
      'a script "test" in package.json, a target "test" in a Makefile, or a pytest, Cargo, Go, Maven, Gradle, .NET, Ruby or PHP project',
    fix: 'Write it into .autonomous-workflow.yaml, such as `test_command: npm test`, and begin again; in a workflow that has begun: autonomous-workflow commands --confirm',
  });
}

/** npm writes this into every new package; it checks nothing and fails. */
const noTest = /no test(?:s)? specified/;
const watches = /--watch(?:All)?\b(?!=false)/;

/** Files in which a project declares its checks: where there, how one is run, and the names that they have, the best first. */
const declaring: readonly {
  file: RegExp;
  ecosystem: Ecosystem;
  field?: string;
  run: string;
  names: Record<CommandKind, string>;
}[] = [
  {
    file: /^package\.json$/,
    ecosystem: 'node',
    field: 'scripts',
    run: 'npm run',
    names: {
      test: 'test:ci test tests test:run test:unit unit check:test',
      lint: 'lint:ci lint eslint lint:check',
      types: 'typecheck type-check check-types check:types types tsc types:check',
      build: 'build compile',
    },
  },
  {
    file: /^composer\.json$/,
    ecosystem: 'php',
    field: 'scripts',
    run: 'composer run-script',
    names: { test: 'test test:ci', lint: 'lint lint:ci', types: 'check types', build: 'build' },
  },
  {
    file: /^deno\.jsonc?$/,
    ecosystem: 'deno',
    field: 'tasks',
    run: 'deno task',
    names: { test: 'test test:ci', lint: 'lint lint:ci', types: 'check types', build: 'build' },
  },
  ...(['make', 'just'] as const).map((run) => ({
    file: run === 'make' ? /^(?:GNU)?makefile$/i : /^\.?justfile$/i,
    ecosystem: 'make' as const,
    run,
    names: { test: 'test tests check', lint: 'lint', types: 'typecheck type-check types', build: 'build' },
  })),
];

function declaredCommands(kind: CommandKind, files: ProjectFiles): DetectedCommand[] {
  return files.paths.flatMap((file): DetectedCommand[] => {
    const known = declaring.find((one) => one.file.test(basename(file)));
    if (known === undefined || file.includes('node_modules/')) return [];
    const { ecosystem, field, run, names } = known;
    const text = files.contents.get(file) ?? '';
    const tasks = field === undefined ? undefined : readJson(text.replace(/^\s*\/\/.*$/gm, ''))[field];
    const all = isRecord(tasks) ? tasks : Object.fromEntries(field === undefined ? makeTargets(text) : []);
    const usable = names[kind].split(' ').filter((name) => name in all && !noTest.test(String(all[name])));
    const name = usable.find((one) => !watches.test(String(all[one]))) ?? usable[0];
    if (name === undefined) return [];
    const what = ecosystem === 'make' ? 'target' : ecosystem === 'node' ? 'script' : 'task';
    const folder = dirname(file);
    const line = byManager(`${run} ${name}`, ecosystem, folder, files);
    return [{ kind, ecosystem, folder, line, declared: true, reason: `${file} has the ${what} "${name}"` }];
  });
}

const lockFiles: readonly (readonly [file: RegExp, manager: string])[] = [
  [/^pnpm-lock\.yaml$/, 'pnpm'],
  [/^yarn\.lock$/, 'yarn'],
  [/^bun\.lockb?$/, 'bun'],
  [/^(?:package-lock|npm-shrinkwrap)\.json$/, 'npm'],
  [/^uv\.lock$/, 'uv'],
  [/^poetry\.lock$/, 'poetry'],
  [/^pdm\.lock$/, 'pdm'],
  [/^Pipfile\.lock$/, 'pipenv'],
];
const nodeManagers = /^(?:npm|pnpm|yarn|bun)$/;
const starters: Record<string, string> = { pnpm: 'pnpm exec', yarn: 'yarn run', bun: 'bunx --no-install' };

/** A line as the package manager of its folder runs it, by the nearest lock file above, or the field `packageManager`. */
function byManager(line: string, ecosystem: Ecosystem, folder: string, files: ProjectFiles): string {
  if (ecosystem !== 'node' && ecosystem !== 'python') return line;
  const locks = files.paths
    .filter((path) => isWithin(folder, dirname(path)))
    .toSorted((one, other) => depthOf(other) - depthOf(one))
    .flatMap((path) => lockFiles.find(([file]) => file.test(basename(path)))?.[1] ?? [])
    .filter((manager) => nodeManagers.test(manager) === (ecosystem === 'node'));
  if (ecosystem === 'python')
    return locks[0] === undefined ? line : `${locks[0]} run ${line.replace(/^python3/, 'python')}`;
  const { packageManager } = readJson(files.contents.get(join(folder, 'package.json')));
  const named = typeof packageManager === 'string' ? packageManager.replace(/@.*$/s, '') : '';
  const manager = nodeManagers.test(named) ? named : (locks[0] ?? 'npm');
  const called = line.replace(/^npm (?=run )/, `${manager} `).replace(/^npx --no-install/, starters[manager] ?? '$&');
  return manager === 'bun' ? called : called.replace(/^(\w+) run test$/, '$1 test');
}

/**
 * The usual commands: in a folder with one of these files, which may have to have a text, or another file beside or below it, these lines are the
 * checks; what the tests of a compiled language build anyway needs no command of its own. Of one ecosystem the first counts.
 */
const usual: readonly (readonly [
  ecosystem: Ecosystem,
  mark: string,
  lines: Partial<Record<CommandKind, string>>,
  text?: RegExp | undefined,
  beside?: RegExp,
])[] = [
  ...['vitest run', 'jest', 'ava', 'mocha'].map(
    (line) =>
      [
        'node',
        'package\\.json',
        { test: `npx --no-install ${line}` },
        new RegExp(`"${line.replace(/ .*/, '')}"\\s*:`),
      ] as const,
  ),
  ['node', 'package\\.json', { test: 'node --test' }, undefined, /[.-]test\.[cm]?js$/],
  ['node', 'package\\.json', { types: 'npx --no-install tsc --noEmit' }, /"typescript"\s*:/, /^tsconfig\.json$/],
  ['python', 'pytest\\.ini|(?:tests/)?conftest\\.py', { test: 'python3 -m pytest' }],
  ['python', 'pyproject\\.toml', { test: 'python3 -m pytest' }, /^\[tool\.pytest|["']pytest\b|^pytest\b/m],
  ['python', 'setup\\.cfg', { test: 'python3 -m pytest' }, /^\[tool:pytest\]|^\s*pytest\b/m],
  ['python', 'tox\\.ini', { test: 'python3 -m pytest' }, /^\[pytest\]|^\s*(?:python -m )?pytest\b/m],
  ['python', 'requirements(?:-\\w+)?\\.txt', { test: 'python3 -m pytest' }, /^pytest\b/m],
  ['python', 'tox\\.ini', { test: 'tox' }, /^\[testenv/m],
  ['python', 'manage\\.py', { test: 'python3 manage.py test' }],
  ['python', '\\.?ruff\\.toml', { lint: 'ruff check .' }],
  ['python', 'pyproject\\.toml', { lint: 'ruff check .' }, /^\[tool\.ruff/m],
  ['python', '\\.flake8', { lint: 'flake8' }],
  ['python', 'setup\\.cfg|tox\\.ini', { lint: 'flake8' }, /^\[flake8\]/m],
  ['python', 'mypy\\.ini', { types: 'mypy .' }],
  ['python', 'pyproject\\.toml|setup\\.cfg', { types: 'mypy .' }, /^\[(?:tool\.)?mypy/m],
  ['python', 'pyrightconfig\\.json', { types: 'pyright' }],
  ['rust', 'Cargo\\.toml', { test: 'cargo test --workspace' }, /^\[workspace\]/m],
  ['rust', 'Cargo\\.toml', { test: 'cargo test' }],
  ['rust', '\\.?clippy\\.toml', { lint: 'cargo clippy --all-targets -- -D warnings' }],
  ['go', '\\.golangci\\.ya?ml', { lint: 'golangci-lint run' }],
  ['go', 'go\\.mod', { test: 'go test ./...', lint: 'go vet ./...' }],
  ['jvm', 'pom\\.xml', { test: 'mvn -B test' }],
  ['jvm', 'build\\.gradle(?:\\.kts)?', { test: 'gradle test --console=plain' }],
  ['dotnet', '[^/]*\\.(?:slnx?|(?:cs|fs|vb)proj)', { test: 'dotnet test' }],
  ['ruby', 'Gemfile', { test: 'bundle exec rspec' }, undefined, /(?:^|\/)spec\/.*_spec\.rb$/],
  ['ruby', 'Gemfile', { test: 'bin/rails test' }, undefined, /^bin\/rails$/],
  ['ruby', 'Rakefile', { test: 'rake test' }, /TestTask|task\s+:?test/],
  ['ruby', '\\.rubocop\\.yml', { lint: 'bundle exec rubocop' }],
  ['php', 'phpunit\\.xml(?:\\.dist)?', { test: 'vendor/bin/phpunit' }],
  ['php', 'phpstan\\.neon(?:\\.dist)?', { types: 'vendor/bin/phpstan analyse' }],
  ['deno', 'deno\\.jsonc?', { test: 'deno test', lint: 'deno lint', types: 'deno check .' }],
];

function usualCommands(kind: CommandKind, files: ProjectFiles): DetectedCommand[] {
  return usual.flatMap(([ecosystem, mark, lines, text, beside]) => {
    const line = lines[kind];
    const place = new RegExp(`(?:^|/)(?:${mark})$`);
    return (line === undefined ? [] : files.paths).flatMap((file): DetectedCommand[] => {
      const at = place.exec(file)?.index;
      if (line === undefined || at === undefined || text?.test(files.contents.get(file) ?? '') === false) return [];
      const folder = file.slice(0, at) || '.';
      const below = (path: string) =>
        isWithin(dirname(path), folder) && beside?.test(pathWithin(path, folder)) === true;
      if (file.includes('node_modules/') || (beside !== undefined && !files.paths.some(below))) return [];
      // A program in the folder that fetches the tool: `mvnw`, `gradlew`.
      const wrapped = line.replace(/^\w+/, (tool) =>
        files.paths.includes(join(folder, `${tool}w`)) ? `./${tool}w` : tool,
      );
      const run = byManager(wrapped, ecosystem, folder, files);
      return [{ kind, ecosystem, folder, line: run, declared: false, reason: `${file} is there` }];
    });
  });
}

const pathWithin = (path: string, folder: string): string => (folder === '.' ? path : path.slice(folder.length + 1));

const pythonMarks = /^(?:pyproject\.toml|setup\.(?:cfg|py)|tox\.ini|requirements[\w.-]*\.txt|Pipfile)$/;
const pythonTest = /(?:^|\/)test_[^/]*\.py$/;

/** Tests of Python that no tool is named for: unittest finds them from the root if their folders are packages, otherwise from their folder. */
function unittestCommands(kind: CommandKind, files: ProjectFiles): DetectedCommand[] {
  const tests = kind === 'test' ? files.paths.filter((path) => pythonTest.test(path)) : [];
  const marked = files.paths.filter((path) => pythonMarks.test(basename(path))).map((path) => dirname(path));
  return [...new Set(marked.length === 0 ? ['.'] : marked)].flatMap((folder): DetectedCommand[] => {
    const [test] = tests
      .filter((path) => isWithin(dirname(path), folder))
      .toSorted((one, other) => depthOf(one) - depthOf(other));
    if (test === undefined) return [];
    const inner = pathWithin(dirname(test), folder).split('/');
    const isPackage = inner.every((_, index) =>
      files.paths.includes(join(folder, `${inner.slice(0, index + 1).join('/')}/__init__.py`)),
    );
    const from = dirname(test) === folder ? '' : isPackage ? ` -s ${inner[0] ?? '.'} -t .` : ` -s ${inner.join('/')}`;
    const line = byManager(`python3 -m unittest discover${from}`, 'python', folder, files);
    const reason = `${test} is a test file, and nothing names pytest`;
    return [{ kind, ecosystem: 'python', folder, line, declared: false, reason }];
  });
}

/** The data from which the commands of a project are detected: all its paths, and the text of the files that are `worthReading`. */
export interface ProjectFiles {
  /** From the project's root, with forward slashes, without what git ignores. */
  paths: readonly string[];
  contents: ReadonlyMap<string, string>;
}

export const commandKinds = ['test', 'lint', 'types', 'build'] as const;
export type CommandKind = (typeof commandKinds)[number];

export type Ecosystem = 'node' | 'deno' | 'python' | 'rust' | 'go' | 'jvm' | 'dotnet' | 'ruby' | 'php' | 'make';

export interface DetectedCommand {
  kind: CommandKind;
  ecosystem: Ecosystem | 'user';
  /** Its folder, from the project's root; `.` is the root. */
  folder: string;
  /** In the form for a shell prompt; see `parseCommandLine`. */
  line: string;
  /** Whether it is a declared script, target or task, and not a convention of the tool. */
  declared: boolean;
  reason: string;
}

// Paths are from the project's root, with forward slashes; `.` is the root.
export const basename = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
export const dirname = (path: string): string => (path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.');
export const join = (folder: string, name: string): string => (folder === '.' ? name : `${folder}/${name}`);

/** The number of folders above the files of a folder; 0 for the root. */
export function depthOf(folder: string): number {
  return folder === '.' ? 0 : folder.split('/').length;
}

/** Whether a folder is another one or is inside it. */
export function isWithin(folder: string, outer: string): boolean {
  return outer === '.' || folder === outer || folder.startsWith(`${outer}/`);
}

/** Parses a JSON object, perhaps with a byte order mark; empty when it is missing or invalid. */
export function readJson(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse((text ?? '{}').replace(/^\ufeff/, ''));
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** A rule of a makefile or a recipe of a justfile, without variables (`a := b`, `a = b`). */
const target = /^([A-Za-z0-9_.-]+)(?:\s+[^:=]*)?:(?!=)/;

/** The targets that a makefile or justfile defines, with the number of their line. */
function makeTargets(text: string): Map<string, number> {
  const found = new Map<string, number>();
  text.split('\n').forEach((line, index) => {
    const name = target.exec(line)?.[1];
    if (name !== undefined && !name.startsWith('.') && !found.has(name)) found.set(name, index + 1);
  });
  return found;
}
