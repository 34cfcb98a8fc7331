import { isRecord } from '../../../base/json.ts';
import {
  type CommandKind,
  type DetectedCommand,
  fileName,
  folderOf,
  type ProjectFiles,
  atLine,
  inFolder,
  isWithin,
  type Ecosystem,
  readJson,
} from './project-files.ts';

const targetNames: Record<CommandKind, readonly string[]> = {
  test: ['test', 'tests', 'check'],
  lint: ['lint'],
  types: ['typecheck', 'type-check', 'types'],
  build: ['build'],
};

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

/** The checks that a Makefile or a justfile has a target for. */
export function detectMake(kind: CommandKind, files: ProjectFiles): DetectedCommand[] {
  return files.paths.flatMap((file) => {
    const program = /^(?:GNU)?makefile$/i.test(fileName(file))
      ? 'make'
      : /^justfile$/i.test(fileName(file))
        ? 'just'
        : '';
    if (program === '') return [];
    const targets = makeTargets(files.contents.get(file) ?? '');
    const name = targetNames[kind].find((one) => targets.has(one));
    const lineNumber = targets.get(name ?? '');
    if (name === undefined || lineNumber === undefined) return [];
    const reason = `${file} has the target "${name}"`;
    const folder = folderOf(file);
    return { kind, ecosystem: 'make', folder, line: `${program} ${name}`, declared: true, reason, file, lineNumber };
  });
}

type Hint = readonly [name: string, pattern: RegExp | undefined];

/** Files that show that a tool is used, with a pattern for their text; the most reliable first. */
const hints: Record<string, readonly Hint[]> = {
  pytest: [
    ['pytest.ini', undefined],
    ['pyproject.toml', /^\[tool\.pytest/],
    ['setup.cfg', /^\[tool:pytest\]/],
    ['tox.ini', /^\[pytest\]/],
    ['conftest.py', undefined],
    ['tests/conftest.py', undefined],
    ['pyproject.toml', /["']pytest\b|^pytest\b/],
    ['tox.ini', /^\s*(?:python -m )?pytest\b/],
    ['setup.cfg', /^\s*pytest\b/],
    ['requirements-dev.txt', /^pytest\b/],
    ['requirements-test.txt', /^pytest\b/],
    ['requirements.txt', /^pytest\b/],
  ],
  tox: [['tox.ini', /^\[testenv/]],
  ruff: [
    ['ruff.toml', undefined],
    ['.ruff.toml', undefined],
    ['pyproject.toml', /^\[tool\.ruff/],
  ],
  flake8: [
    ['.flake8', undefined],
    ['setup.cfg', /^\[flake8\]/],
    ['tox.ini', /^\[flake8\]/],
  ],
  mypy: [
    ['mypy.ini', undefined],
    ['pyproject.toml', /^\[tool\.mypy/],
    ['setup.cfg', /^\[mypy\]/],
  ],
  pyright: [
    ['pyrightconfig.json', undefined],
    ['pyproject.toml', /^\[tool\.pyright/],
  ],
};

const tools: Record<CommandKind, readonly (readonly [tool: string, line: string])[]> = {
  test: [
    ['pytest', 'python3 -m pytest'],
    ['tox', 'tox'],
  ],
  lint: [
    ['ruff', 'ruff check .'],
    ['flake8', 'flake8'],
  ],
  types: [
    ['mypy', 'mypy .'],
    ['pyright', 'pyright'],
  ],
  build: [],
};

const marks =
  /^(?:pyproject\.toml|setup\.(?:cfg|py)|tox\.ini|pytest\.ini|requirements[\w.-]*\.txt|Pipfile|manage\.py)$/;
const environments: readonly (readonly [lock: string, prefix: string])[] = [
  ['uv.lock', 'uv run '],
  ['poetry.lock', 'poetry run '],
  ['pdm.lock', 'pdm run '],
  ['Pipfile.lock', 'pipenv run '],
];

function hintFor(tool: string, folder: string, files: ProjectFiles): { file: string; lineNumber?: number } | undefined {
  for (const [name, pattern] of hints[tool] ?? []) {
    const file = inFolder(folder, name);
    if (!files.paths.includes(file)) continue;
    if (pattern === undefined) return { file };
    const place = atLine(files.contents.get(file) ?? '', pattern);
    if (place.lineNumber !== undefined) return { file, ...place };
  }
  return undefined;
}

function detectIn(folder: string, kind: CommandKind, files: ProjectFiles): DetectedCommand | undefined {
  const lock = environments.find(([name]) => files.paths.includes(inFolder(folder, name)));
  const base = { kind, ecosystem: 'python', folder, declared: false } as const;
  const command = (line: string) =>
    `${lock?.[1] ?? ''}${lock === undefined ? line : line.replace(/^python3/, 'python')}`;
  for (const [tool, line] of tools[kind]) {
    const hint = hintFor(tool, folder, files);
    if (hint !== undefined) return { ...base, line: command(line), reason: `${hint.file} is about ${tool}`, ...hint };
  }
  if (kind !== 'test') return undefined;
  const manage = inFolder(folder, 'manage.py');
  if (files.paths.includes(manage))
    return { ...base, line: command('python3 manage.py test'), reason: `${manage} is Django's`, file: manage };
  const depth = (path: string) => path.split('/').length;
  const [file] = files.paths
    .filter((path) => /(?:^|\/)test_[^/]*\.py$/.test(path) && isWithin(folderOf(path), folder))
    .sort((one, other) => depth(one) - depth(other));
  if (file === undefined) return undefined;
  return {
    ...base,
    line: command(discovery(folder, file, files)),
    reason: `${file} is a test file, and nothing names pytest`,
    file,
  };
}

/** The line with which unittest finds a test file: from the project's root if its folders are packages, otherwise from its folder. */
function discovery(folder: string, file: string, { paths }: ProjectFiles): string {
  const own = folderOf(file).slice(folder === '.' ? 0 : folder.length + 1);
  const all = own.split('/');
  const isPackage = (_: string, index: number) =>
    paths.includes(inFolder(folder, `${all.slice(0, index + 1).join('/')}/__init__.py`));
  if (own === '' || own === '.') return 'python3 -m unittest discover';
  return `python3 -m unittest discover -s ${all.every(isPackage) ? `${all[0] ?? '.'} -t .` : own}`;
}

/** The checks of a Python project: pytest, tox, Django or unittest; ruff, flake8; mypy, pyright; in its environment manager. */
export function detectPython(kind: CommandKind, files: ProjectFiles): DetectedCommand[] {
  const folders = files.paths.filter((path) => marks.test(fileName(path))).map(folderOf);
  if (folders.length === 0 && files.paths.some((path) => /(?:^|\/)test_[^/]*\.py$/.test(path))) folders.push('.');
  return [...new Set(folders)].flatMap((folder) => detectIn(folder, kind, files) ?? []);
}

/** A tool's convention: in a folder with one of these files, these lines are the checks. */
interface Convention {
  ecosystem: Ecosystem;
  mark: RegExp;
  lines: Partial<Record<CommandKind, string>>;
  /** An additional condition: a file in the folder or below it, or text in the found file. */
  needs?: { path?: RegExp; text?: RegExp };
  /** A program in that folder that replaces the first word. */
  wrapper?: string;
}

const conventions: readonly Convention[] = [
  {
    ecosystem: 'rust',
    mark: /^Cargo\.toml$/,
    needs: { text: /^\[workspace\]/m },
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
  { ecosystem: 'dotnet', mark: /\.slnx?$/, lines: { test: 'dotnet test', build: 'dotnet build' } },
  { ecosystem: 'dotnet', mark: /\.(?:cs|fs|vb)proj$/, lines: { test: 'dotnet test', build: 'dotnet build' } },
  {
    ecosystem: 'ruby',
    mark: /^Gemfile$/,
    needs: { path: /(?:^|\/)spec\/.*_spec\.rb$/ },
    lines: { test: 'bundle exec rspec' },
  },
  { ecosystem: 'ruby', mark: /^Gemfile$/, needs: { path: /^(?:.*\/)?bin\/rails$/ }, lines: { test: 'bin/rails test' } },
  { ecosystem: 'ruby', mark: /^Rakefile$/, needs: { text: /TestTask|task\s+:?test/ }, lines: { test: 'rake test' } },
  { ecosystem: 'ruby', mark: /^\.rubocop\.yml$/, lines: { lint: 'bundle exec rubocop' } },
  { ecosystem: 'php', mark: /^phpunit\.xml(?:\.dist)?$/, lines: { test: 'vendor/bin/phpunit' } },
  { ecosystem: 'php', mark: /^phpstan\.neon(?:\.dist)?$/, lines: { types: 'vendor/bin/phpstan analyse' } },
  { ecosystem: 'deno', mark: /^deno\.jsonc?$/, lines: { test: 'deno test', lint: 'deno lint', types: 'deno check .' } },
];

function appliesTo({ needs }: Convention, file: string, files: ProjectFiles): boolean {
  const { path, text } = needs ?? {};
  if (text !== undefined && !text.test(files.contents.get(file) ?? '')) return false;
  return path === undefined || files.paths.some((one) => path.test(one));
}

/** Scripts and tasks that a composer.json or deno.json declares; the first of these names that is there. */
const taskFiles = [
  { name: /^composer\.json$/, ecosystem: 'php', field: 'scripts', run: 'composer run-script' },
  { name: /^deno\.jsonc?$/, ecosystem: 'deno', field: 'tasks', run: 'deno task' },
] as const;

function declaredTask(kind: CommandKind, file: string, files: ProjectFiles): DetectedCommand | undefined {
  const reader = taskFiles.find(({ name }) => name.test(fileName(file)));
  if (reader === undefined) return undefined;
  const text = files.contents.get(file) ?? '';
  const tasks = readJson(text.replace(/^\s*\/\/.*$/gm, ''))[reader.field];
  const task = [kind === 'types' ? 'check' : kind, `${kind}:ci`, kind].find((name) => isRecord(tasks) && name in tasks);
  if (task === undefined) return undefined;
  const place = atLine(text, new RegExp(`^\\s*"${task}"\\s*:`));
  const reason = `${file} has "${task}" in "${reader.field}"`;
  return {
    kind,
    ecosystem: reader.ecosystem,
    folder: folderOf(file),
    line: `${reader.run} ${task}`,
    declared: true,
    reason,
    file,
    ...place,
  };
}

/** The checks of Rust, Go, Java and Kotlin, .NET, Ruby, PHP and Deno projects; the first detector that matches a folder counts. */
export function detectOthers(kind: CommandKind, files: ProjectFiles): DetectedCommand[] {
  const declared = files.paths.flatMap((file) => declaredTask(kind, file, files) ?? []);
  const usual = conventions.flatMap((convention): DetectedCommand[] => {
    const { ecosystem, mark, lines, wrapper } = convention;
    const line = lines[kind];
    if (line === undefined) return [];
    return files.paths
      .filter((file) => mark.test(fileName(file)) && appliesTo(convention, file, files))
      .map((file) => {
        const folder = folderOf(file);
        const own = wrapper !== undefined && files.paths.includes(inFolder(folder, wrapper));
        const text = own ? line.replace(/^\S+/, `./${wrapper}`) : line;
        return { kind, ecosystem, folder, line: text, declared: false, reason: `${file} is there`, file };
      });
  });
  return [...declared, ...usual];
}
