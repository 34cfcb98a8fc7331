import {
  atLine,
  type CommandKind,
  type DetectedCommand,
  fileName,
  folderOf,
  inFolder,
  isWithin,
  type ProjectFiles,
} from './project-files.ts';

type Hint = readonly [name: string, pattern: RegExp | undefined];

/** Which file, with which words in it, says that a tool is used. The surest first. */
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
  const file = files.paths.find((path) => /(?:^|\/)test_[^/]*\.py$/.test(path) && isWithin(folderOf(path), folder));
  if (file === undefined) return undefined;
  const start = folderOf(file).slice(folder === '.' ? 0 : folder.length + 1) || '.';
  const line = command(`python3 -m unittest discover -s ${start.split('/')[0] ?? '.'} -t .`);
  return {
    ...base,
    line: start === '.' ? command('python3 -m unittest discover') : line,
    reason: `${file} is a test file, and nothing names pytest`,
    file,
  };
}

/** The checks of a Python project: pytest, tox, Django or unittest; ruff, flake8; mypy, pyright; in its environment manager. */
export function detectPython(kind: CommandKind, files: ProjectFiles): DetectedCommand[] {
  const folders = files.paths.filter((path) => marks.test(fileName(path))).map(folderOf);
  if (folders.length === 0 && files.paths.some((path) => /(?:^|\/)test_[^/]*\.py$/.test(path))) folders.push('.');
  return [...new Set(folders)].flatMap((folder) => detectIn(folder, kind, files) ?? []);
}
