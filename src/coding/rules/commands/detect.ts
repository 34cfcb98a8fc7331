import type { Configuration } from '../../../configuration/rules/configuration.ts';
import { orElse, WorkflowError } from '../../../base/errors.ts';
import { isRecord, parseJson } from '../../../base/json.ts';

/**
 * The commands that check a project, by kind and with the reason for each. A kind without commands is left to a person: a guess that
 * checks nothing would make every proof worthless.
 * @param said the commands of the configuration, which come before others; an empty one stands for none.
 */
export function detectCommands(
  files: ProjectFiles,
  said: Partial<Pick<Configuration, `${CommandKind}_command`>> = {},
): DetectedCommand[] {
  return commandKinds.flatMap((kind): DetectedCommand[] => {
    const line = said[`${kind}_command`]?.trim();
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

/** Files in which a project declares its checks: the field that has them there, and how one is run. */
const declaring: readonly (readonly [file: RegExp, ecosystem: Ecosystem, field: string | undefined, run: string])[] = [
  [/^package\.json$/, 'node', 'scripts', 'npm run'],
  [/^composer\.json$/, 'php', 'scripts', 'composer run-script'],
  [/^deno\.jsonc?$/, 'deno', 'tasks', 'deno task'],
  [/^(?:GNU)?makefile$/i, 'make', undefined, 'make'],
  [/^\.?justfile$/i, 'make', undefined, 'just'],
];

/** The names that checks have there, the best first. */
const names: Record<CommandKind, string> = {
  test: 'test:ci test tests test:run test:unit unit check:test',
  lint: 'lint:ci lint eslint lint:check',
  types: 'typecheck type-check check-types check:types types tsc types:check',
  build: 'build compile',
};

function declaredCommands(kind: CommandKind, files: ProjectFiles): DetectedCommand[] {
  return files.paths.flatMap((file): DetectedCommand[] => {
    const known = declaring.find(([name]) => name.test(basename(file)));
    if (known === undefined) return [];
    const [, ecosystem, field, run] = known;
    const text = files.contents.get(file) ?? '';
    const inJson = field === undefined ? undefined : readJson(text.replace(/^\s*\/\/.*$/gm, ''))[field];
    const made = field === undefined ? [...text.matchAll(targets)].map(([, name]) => [name, '']) : [];
    const all = isRecord(inJson) ? inJson : (Object.fromEntries(made) as Record<string, unknown>);
    // `make check` is the test of autotools.
    const wanted = [...names[kind].split(' '), ...(ecosystem === 'make' && kind === 'test' ? ['check'] : [])];
    const usable = wanted.filter((name) => name in all && !noTest.test(String(all[name])));
    const name = usable.find((one) => !watches.test(String(all[one]))) ?? usable[0];
    if (name === undefined) return [];
    const what = ecosystem === 'make' ? 'target' : ecosystem === 'node' ? 'script' : 'task';
    const folder = dirname(file);
    const line = byManager(`${run} ${name}`, ecosystem, folder, files);
    return [{ kind, ecosystem, folder, line, declared: true, reason: `${file} has the ${what} "${name}"` }];
  });
}

/**
 * Files by which the package manager of a folder is known, the most exact first, with the lines that install what the project needs. Of one
 * ecosystem the first counts.
 */
export const managers: readonly (readonly [ecosystem: Ecosystem, file: string, manager: string, ...lines: string[]])[] =
  [
    ['node', 'pnpm-lock.yaml', 'pnpm', 'pnpm install --frozen-lockfile'],
    ['node', 'yarn.lock', 'yarn', 'yarn install --frozen-lockfile'],
    ['node', 'bun.lock', 'bun', 'bun install --frozen-lockfile'],
    ['node', 'package-lock.json', 'npm', 'npm ci'],
    ['node', 'package.json', '', 'npm install --no-package-lock'],
    ['python', 'uv.lock', 'uv', 'uv sync --frozen'],
    ['python', 'poetry.lock', 'poetry', 'poetry install'],
    ['python', 'Pipfile.lock', 'pipenv', 'pipenv sync --dev'],
    [
      ...(['python', 'requirements.txt', '', 'python3 -m venv .venv'] as const),
      '.venv/bin/python -m pip install --quiet -r requirements.txt',
    ],
    ['ruby', 'Gemfile.lock', '', 'bundle install'],
    ['php', 'composer.lock', '', 'composer install --no-interaction'],
  ];

/** How a program of a package is started by its manager. */
const starters: Record<string, string> = { pnpm: 'pnpm exec', yarn: 'yarn run', bun: 'bunx --no-install' };

/** A line as the package manager of its folder runs it, by the nearest lock file above, or the field `packageManager`. */
function byManager(line: string, ecosystem: Ecosystem, folder: string, files: ProjectFiles): string {
  const [locked = ''] = files.paths
    .filter((path) => isWithin(folder, dirname(path)))
    .toSorted((one, other) => depthOf(dirname(other)) - depthOf(dirname(one)))
    .map((path) => managers.find(([of, file]) => of === ecosystem && file === basename(path))?.[2] ?? '')
    .filter((manager) => manager !== '');
  if (ecosystem === 'python') return locked === '' ? line : `${locked} run ${line.replace(/^python3/, 'python')}`;
  if (ecosystem !== 'node') return line;
  const { packageManager } = readJson(files.contents.get(join(folder, 'package.json')));
  const named = /^(?:npm|pnpm|yarn|bun)(?=@|$)/.exec(String(packageManager))?.[0];
  const manager = named ?? (locked === '' ? 'npm' : locked);
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
  ['node', 'package\\.json', { test: 'npx --no-install vitest run' }, /"vitest"\s*:/],
  ['node', 'package\\.json', { test: 'npx --no-install jest' }, /"jest"\s*:/],
  ['node', 'package\\.json', { test: 'npx --no-install mocha' }, /"mocha"\s*:/],
  ['node', 'package\\.json', { test: 'node --test' }, undefined, /[.-]test\.[cm]?js$/],
  ['node', 'package\\.json', { types: 'npx --no-install tsc --noEmit' }, /"typescript"\s*:/, /^tsconfig\.json$/],
  ['python', 'pytest\\.ini|(?:tests/)?conftest\\.py', { test: 'python3 -m pytest' }],
  [
    'python',
    'pyproject\\.toml|setup\\.cfg|tox\\.ini|requirements(?:-\\w+)?\\.txt',
    { test: 'python3 -m pytest' },
    /^\[(?:tool[.:])?pytest|["']pytest\b|^\s*(?:python -m )?pytest\b/m,
  ],
  ['python', 'tox\\.ini', { test: 'tox' }, /^\[testenv/m],
  ['python', 'manage\\.py', { test: 'python3 manage.py test' }],
  ['python', '\\.?ruff\\.toml', { lint: 'ruff check .' }],
  ['python', 'pyproject\\.toml', { lint: 'ruff check .' }, /^\[tool\.ruff/m],
  ['python', '\\.flake8|setup\\.cfg|tox\\.ini', { lint: 'flake8' }, /^\[flake8\]/m],
  ['python', 'mypy\\.ini|pyproject\\.toml|setup\\.cfg', { types: 'mypy .' }, /^\[(?:tool\.)?mypy/m],
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
      if (beside !== undefined && !files.paths.some(below)) return [];
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
  /** From the project's root, with forward slashes, without what git ignores, and without `node_modules`. */
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
export function readJson(text = ''): Record<string, unknown> {
  const value = orElse(() => parseJson(text.replace(/^\ufeff/, '')), undefined);
  return isRecord(value) ? value : {};
}

/** Rules of a makefile and recipes of a justfile, without variables (`a := b`, `a = b`) and those of make itself. */
const targets = /^(?!\.)([\w.-]+)(?:[ \t]+[^:=\n]*)?:(?!=)/gm;
