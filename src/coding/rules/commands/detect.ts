import type { Configuration } from '../../../configuration/rules/configuration.ts';
import { WorkflowError } from '../../../base/errors.ts';
import { isRecord } from '../../../base/json.ts';

/** Commands given by a person: a line for a kind, or an empty one for "none". They have priority over detected ones. */
export type CommandOverrides = Partial<Record<CommandKind, string>>;

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
    const languages = [...detectNode(kind, files), ...detectPython(kind, files), ...detectOthers(kind, files)];
    return withMake(withoutCovered(languages), withoutCovered(detectMake(kind, files)));
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

/**
 * A makefile's target covers everything below its folder if no other command is declared there, or if several languages are below it;
 * together with the scripts of one language it would run the same checks twice.
 */
function withMake(languages: readonly DetectedCommand[], targets: readonly DetectedCommand[]): DetectedCommand[] {
  let kept = [...languages];
  for (const target of targets) {
    const below = kept.filter(({ folder }) => isWithin(folder, target.folder));
    const isOfSeveral = new Set(below.map(({ ecosystem }) => ecosystem)).size > 1;
    if (isOfSeveral || below.every(({ declared }) => !declared))
      kept = [...kept.filter((one) => !below.includes(one)), target];
  }
  return kept;
}

/** The commands that the configuration names. */
export function saidCommands(configuration: Configuration): CommandOverrides {
  const kinds = { test: 'test_command', lint: 'lint_command', types: 'types_command', build: 'build_command' } as const;
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([kind, key]) => (configuration[key] === null ? [] : [[kind, configuration[key]]])),
  );
}

/**
 * The commands, at least one of which must run tests.
 * @throws WorkflowError that says what to write when none of them runs tests.
 */
export function requireTestCommand(found: DetectedCommand[], root: string): DetectedCommand[] {
  if (found.some(({ kind }) => kind === 'test')) return found;
  throw new WorkflowError('No command that runs the tests of this project was found', {
    where: root,
    expected:
      'a script "test" in package.json, a target "test" in a Makefile, or a pytest, Cargo, Go, Maven, Gradle, .NET, Ruby or PHP project',
    fix: 'Write it into .autonomous-workflow.yaml, such as `test_command: npm test`, and begin again; in a workflow that has begun: autonomous-workflow commands --set "test=npm test"',
  });
}

/** The names under which a package's scripts do each check, the best first. */
const scriptNames: Record<CommandKind, readonly string[]> = {
  test: ['test:ci', 'test', 'tests', 'test:run', 'test:unit', 'unit', 'check:test'],
  lint: ['lint:ci', 'lint', 'eslint', 'lint:check'],
  types: ['typecheck', 'type-check', 'check-types', 'check:types', 'types', 'tsc', 'types:check'],
  build: ['build', 'compile'],
};

const lockFiles = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lockb', 'bun'],
  ['bun.lock', 'bun'],
  ['package-lock.json', 'npm'],
  ['npm-shrinkwrap.json', 'npm'],
] as const;
type Manager = (typeof lockFiles)[number][1];

/** npm writes this into every new package; it checks nothing and fails. */
const noTest = /no test(?:s)? specified/;
const runners = ['vitest', 'jest', 'ava', 'mocha'] as const;

/** The manager of the nearest lock file above a folder; a `packageManager` field has priority over every lock file. */
function managerFor(folder: string, files: ProjectFiles, { packageManager }: Record<string, unknown>): Manager {
  const named = /^(npm|pnpm|yarn|bun)@/.exec(typeof packageManager === 'string' ? packageManager : '')?.[1];
  if (named !== undefined) return named as Manager;
  const [nearest] = files.paths
    .flatMap((path) => {
      const manager = lockFiles.find(([name]) => name === fileName(path))?.[1];
      return manager !== undefined && isWithin(folder, folderOf(path)) ? [{ manager, path }] : [];
    })
    .toSorted((a, b) => depthOf(b.path) - depthOf(a.path));
  return nearest?.manager ?? 'npm';
}

/** The checks of a Node package: its scripts, run by the package manager that its lock file names, or else the tools that it depends on. */
function detectNode(kind: CommandKind, files: ProjectFiles): DetectedCommand[] {
  return files.paths
    .filter((path) => fileName(path) === 'package.json' && !path.includes('node_modules/'))
    .flatMap((file): DetectedCommand[] => {
      const manifest = readJson(files.contents.get(file));
      const folder = folderOf(file);
      const manager = managerFor(folder, files, manifest);
      const found = (line: string, reason: string, declared = false): DetectedCommand[] => [
        { kind, ecosystem: 'node', folder, line, declared, reason },
      ];
      const scripts = isRecord(manifest.scripts) ? manifest.scripts : {};
      const textOf = (name: string) => (typeof scripts[name] === 'string' ? scripts[name] : undefined);
      const usable = scriptNames[kind].filter((name) => !noTest.test(textOf(name) ?? 'no test specified'));
      const script = usable.find((name) => !/--watch(?:All)?\b(?!=false)/.test(textOf(name) ?? '')) ?? usable[0];
      const isTest = script === 'test' && manager !== 'bun';
      if (script !== undefined)
        return found(`${manager} ${isTest ? '' : 'run '}${script}`, `${file} has the script "${script}"`, true);
      const { dependencies, devDependencies } = manifest;
      const tools = { ...(dependencies as object | undefined), ...(devDependencies as object | undefined) };
      const run = { npm: 'npx --no-install', pnpm: 'pnpm exec', yarn: 'yarn run', bun: 'bunx --no-install' }[manager];
      if (kind === 'types' && 'typescript' in tools && files.paths.includes(inFolder(folder, 'tsconfig.json')))
        return found(`${run} tsc --noEmit`, `${file} depends on typescript`);
      if (kind !== 'test') return [];
      const runner = runners.find((name) => name in tools);
      if (runner !== undefined)
        return found(`${run} ${runner}${runner === 'vitest' ? ' run' : ''}`, `${file} depends on ${runner}`);
      const test = files.paths.find((path) => isWithin(folderOf(path), folder) && /[.-]test\.[cm]?js$/.test(path));
      if (test === undefined) return [];
      return found(manager === 'bun' ? 'bun test' : 'node --test', `${test} is a test file, and no script runs it`);
    });
}

/** The checks that a Makefile or a justfile has a target for. */
function detectMake(kind: CommandKind, files: ProjectFiles): DetectedCommand[] {
  const names = { test: 'test tests check', lint: 'lint', types: 'typecheck type-check types', build: 'build' }[kind];
  return files.paths.flatMap((file): DetectedCommand[] => {
    const program = /(?:^|\/)(?:(?:GNU)?(make)file|(just)file)$/i.exec(file)?.slice(1).join('').toLowerCase();
    const targets = program === undefined ? new Map() : makeTargets(files.contents.get(file) ?? '');
    const name = names.split(' ').find((one) => targets.has(one));
    if (program === undefined || name === undefined) return [];
    const reason = `${file} has the target "${name}"`;
    return [{ kind, ecosystem: 'make', folder: folderOf(file), line: `${program} ${name}`, declared: true, reason }];
  });
}

/** Files that show that a tool of Python is used, with a pattern for their text, and its line; the most reliable first. */
const pythonTools: readonly [
  kind: CommandKind,
  line: string,
  tool: string,
  ...hints: [file: string, text?: RegExp][],
][] = [
  [
    'test',
    'python3 -m pytest',
    'pytest',
    ['pytest.ini'],
    ['pyproject.toml', /^\[tool\.pytest/m],
    ['setup.cfg', /^\[tool:pytest\]/m],
    ['tox.ini', /^\[pytest\]|^\s*(?:python -m )?pytest\b/m],
    ['conftest.py'],
    ['tests/conftest.py'],
    ['pyproject.toml', /["']pytest\b|^pytest\b/m],
    ['setup.cfg', /^\s*pytest\b/m],
    ['requirements-dev.txt', /^pytest\b/m],
    ['requirements-test.txt', /^pytest\b/m],
    ['requirements.txt', /^pytest\b/m],
  ],
  ['test', 'tox', 'tox', ['tox.ini', /^\[testenv/m]],
  ['test', 'python3 manage.py test', 'Django', ['manage.py']],
  ['lint', 'ruff check .', 'ruff', ['ruff.toml'], ['.ruff.toml'], ['pyproject.toml', /^\[tool\.ruff/m]],
  ['lint', 'flake8', 'flake8', ['.flake8'], ['setup.cfg', /^\[flake8\]/m], ['tox.ini', /^\[flake8\]/m]],
  ['types', 'mypy .', 'mypy', ['mypy.ini'], ['pyproject.toml', /^\[tool\.mypy/m], ['setup.cfg', /^\[mypy\]/m]],
  ['types', 'pyright', 'pyright', ['pyrightconfig.json'], ['pyproject.toml', /^\[tool\.pyright/m]],
];

const pythonMarks =
  /^(?:pyproject\.toml|setup\.(?:cfg|py)|tox\.ini|pytest\.ini|requirements[\w.-]*\.txt|Pipfile|manage\.py)$/;
const pythonTest = /(?:^|\/)test_[^/]*\.py$/;
const environments: readonly (readonly [lock: string, prefix: string])[] = [
  ['uv.lock', 'uv run '],
  ['poetry.lock', 'poetry run '],
  ['pdm.lock', 'pdm run '],
  ['Pipfile.lock', 'pipenv run '],
];

/** The checks of a Python project, in its environment manager; tests that no tool is named for are run by unittest. */
function detectPython(kind: CommandKind, files: ProjectFiles): DetectedCommand[] {
  const folders = files.paths.filter((path) => pythonMarks.test(fileName(path))).map(folderOf);
  if (folders.length === 0 && files.paths.some((path) => pythonTest.test(path))) folders.push('.');
  return [...new Set(folders)].flatMap((folder): DetectedCommand[] => {
    const lock = environments.find(([name]) => files.paths.includes(inFolder(folder, name)));
    const found = (line: string, reason: string): DetectedCommand[] => {
      const run = lock === undefined ? line : lock[1] + line.replace(/^python3/, 'python');
      return [{ kind, ecosystem: 'python', folder, line: run, declared: false, reason }];
    };
    for (const [of, line, tool, ...hints] of pythonTools)
      for (const [name, text] of of === kind ? hints : []) {
        const file = inFolder(folder, name);
        if (files.paths.includes(file) && (text?.test(files.contents.get(file) ?? '') ?? true))
          return found(line, `${file} is about ${tool}`);
      }
    const [test] = files.paths
      .filter((path) => pythonTest.test(path) && isWithin(folderOf(path), folder))
      .toSorted((one, other) => depthOf(one) - depthOf(other));
    if (kind !== 'test' || test === undefined) return [];
    return found(discovery(folder, test, files), `${test} is a test file, and nothing names pytest`);
  });
}

/** The line with which unittest finds a test file: from the project's root if its folders are packages, otherwise from its folder. */
function discovery(folder: string, file: string, { paths }: ProjectFiles): string {
  const own = folderOf(file).slice(folder === '.' ? 0 : folder.length + 1);
  if (own === '' || own === '.') return 'python3 -m unittest discover';
  const all = own.split('/');
  const isPackage = (_: string, index: number) =>
    paths.includes(inFolder(folder, `${all.slice(0, index + 1).join('/')}/__init__.py`));
  return `python3 -m unittest discover -s ${all.every(isPackage) ? `${all[0] ?? '.'} -t .` : own}`;
}

/** A tool's convention: in a folder with one of these files, these lines are the checks. */
interface Convention {
  ecosystem: Ecosystem;
  mark: RegExp;
  lines: Partial<Record<CommandKind, string>>;
  /** An additional condition: a file of the project, or text in the found file. */
  path?: RegExp;
  text?: RegExp;
  /** A program in that folder that replaces the first word. */
  wrapper?: string;
}

const conventions: readonly Convention[] = [
  {
    ecosystem: 'rust',
    mark: /^Cargo\.toml$/,
    text: /^\[workspace\]/m,
    lines: {
      test: 'cargo test --workspace',
      types: 'cargo check --workspace --all-targets',
      build: 'cargo build --workspace',
    },
  },
  {
    ecosystem: 'rust',
    mark: /^Cargo\.toml$/,
    lines: { test: 'cargo test', types: 'cargo check --all-targets', build: 'cargo build' },
  },
  { ecosystem: 'rust', mark: /^\.?clippy\.toml$/, lines: { lint: 'cargo clippy --all-targets -- -D warnings' } },
  { ecosystem: 'go', mark: /^\.golangci\.ya?ml$/, lines: { lint: 'golangci-lint run' } },
  {
    ecosystem: 'go',
    mark: /^go\.mod$/,
    lines: { test: 'go test ./...', lint: 'go vet ./...', build: 'go build ./...' },
  },
  {
    ecosystem: 'jvm',
    mark: /^pom\.xml$/,
    lines: { test: 'mvn -B test', build: 'mvn -B -DskipTests package' },
    wrapper: 'mvnw',
  },
  {
    ecosystem: 'jvm',
    mark: /^build\.gradle(?:\.kts)?$/,
    lines: { test: 'gradle test --console=plain', build: 'gradle assemble --console=plain' },
    wrapper: 'gradlew',
  },
  { ecosystem: 'dotnet', mark: /\.(?:slnx?|(?:cs|fs|vb)proj)$/, lines: { test: 'dotnet test', build: 'dotnet build' } },
  {
    ecosystem: 'ruby',
    mark: /^Gemfile$/,
    path: /(?:^|\/)spec\/.*_spec\.rb$/,
    lines: { test: 'bundle exec rspec' },
  },
  { ecosystem: 'ruby', mark: /^Gemfile$/, path: /^(?:.*\/)?bin\/rails$/, lines: { test: 'bin/rails test' } },
  { ecosystem: 'ruby', mark: /^Rakefile$/, text: /TestTask|task\s+:?test/, lines: { test: 'rake test' } },
  { ecosystem: 'ruby', mark: /^\.rubocop\.yml$/, lines: { lint: 'bundle exec rubocop' } },
  { ecosystem: 'php', mark: /^phpunit\.xml(?:\.dist)?$/, lines: { test: 'vendor/bin/phpunit' } },
  { ecosystem: 'php', mark: /^phpstan\.neon(?:\.dist)?$/, lines: { types: 'vendor/bin/phpstan analyse' } },
  { ecosystem: 'deno', mark: /^deno\.jsonc?$/, lines: { test: 'deno test', lint: 'deno lint', types: 'deno check .' } },
];

/** Scripts and tasks that a composer.json or deno.json declares; the first of these names that is there. */
const taskFiles = [
  { name: /^composer\.json$/, ecosystem: 'php', field: 'scripts', run: 'composer run-script' },
  { name: /^deno\.jsonc?$/, ecosystem: 'deno', field: 'tasks', run: 'deno task' },
] as const;

/** The checks of Rust, Go, Java and Kotlin, .NET, Ruby, PHP and Deno projects. */
function detectOthers(kind: CommandKind, files: ProjectFiles): DetectedCommand[] {
  const textOf = (file: string) => files.contents.get(file) ?? '';
  const declared = files.paths.flatMap((file): DetectedCommand[] => {
    const reader = taskFiles.find(({ name }) => name.test(fileName(file)));
    if (reader === undefined) return [];
    const tasks = readJson(textOf(file).replace(/^\s*\/\/.*$/gm, ''))[reader.field];
    const names = [kind === 'types' ? 'check' : kind, `${kind}:ci`, kind];
    const task = names.find((name) => isRecord(tasks) && name in tasks);
    if (task === undefined) return [];
    const reason = `${file} has "${task}" in "${reader.field}"`;
    const { ecosystem, run } = reader;
    return [{ kind, ecosystem, folder: folderOf(file), line: `${run} ${task}`, declared: true, reason }];
  });
  const usual = conventions.flatMap(({ ecosystem, mark, lines, path, text, wrapper }): DetectedCommand[] => {
    const line = lines[kind];
    if (line === undefined || (path !== undefined && !files.paths.some((one) => path.test(one)))) return [];
    return files.paths
      .filter((file) => mark.test(fileName(file)) && (text?.test(textOf(file)) ?? true))
      .map((file) => {
        const folder = folderOf(file);
        const isWrapped = wrapper !== undefined && files.paths.includes(inFolder(folder, wrapper));
        const run = isWrapped ? line.replace(/^\S+/, `./${wrapper}`) : line;
        return { kind, ecosystem, folder, line: run, declared: false, reason: `${file} is there` };
      });
  });
  return [...declared, ...usual];
}

/** The data from which the commands of a project are detected: all its paths, and the text of the files that are `worthReading`. */
export interface ProjectFiles {
  /** From the project's root, with forward slashes, without what git ignores. */
  paths: readonly string[];
  /** The text of a file by its path. */
  contents: ReadonlyMap<string, string>;
}

export const commandKinds = ['test', 'lint', 'types', 'build'] as const;
export type CommandKind = (typeof commandKinds)[number];

/** The package managers, build tools and languages that commands are found for. */
export type Ecosystem = 'node' | 'deno' | 'python' | 'rust' | 'go' | 'jvm' | 'dotnet' | 'ruby' | 'php' | 'make';

/** A command that checks the project, as declared or derived from its files. */
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

/** The last part of a path with forward slashes. */
export function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The folder of a path; `.` for files in the root. */
export function folderOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash === -1 ? '.' : path.slice(0, slash);
}

/** The path of a file in a folder as `folderOf` names it. */
export function inFolder(folder: string, name: string): string {
  return folder === '.' ? name : `${folder}/${name}`;
}

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
export function makeTargets(text: string): Map<string, number> {
  const found = new Map<string, number>();
  text.split('\n').forEach((line, index) => {
    const name = target.exec(line)?.[1];
    if (name !== undefined && !name.startsWith('.') && !found.has(name)) found.set(name, index + 1);
  });
  return found;
}
