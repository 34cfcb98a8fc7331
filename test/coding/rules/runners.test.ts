import { describe, expect, it } from 'vitest';
import { installationsOf, lineForFiles, reportingLine, withReports } from '../../../src/coding/rules/runners.ts';

describe('the line that runs some test files only', () => {
  it.each([
    [
      'vitest run --config a.ts --coverage',
      ['a b.test.ts'],
      "npx --no-install vitest run --config a.ts --reporter=default --reporter=json 'a b.test.ts'",
    ],
    [
      'node --experimental-vm-modules node_modules/jest/bin/jest.js -c unit.json --watch',
      ['a.test.js'],
      'node --experimental-vm-modules node_modules/jest/bin/jest.js -c unit.json --json --runTestsByPath a.test.js',
    ],
    [
      'mocha -r ts-node/register test',
      ['a.spec.ts'],
      'npx --no-install mocha -r ts-node/register --reporter=xunit a.spec.ts',
    ],
    ['npx jest', ['a.test.js'], 'npx jest --json --runTestsByPath a.test.js'],
    ['pnpm exec vitest run', ['a.test.ts'], 'pnpm exec vitest run --reporter=default --reporter=json a.test.ts'],
    ['bunx --no-install jest', ['a.test.js'], 'bunx --no-install jest --json --runTestsByPath a.test.js'],
    ['bun test --bail', ['a.test.ts'], 'bun test ./a.test.ts'],
    ['yarn run ava', ['a.test.js'], 'yarn run ava --tap a.test.js'],
    ['tsc && jest', ['a.test.js'], 'npx --no-install jest --json --runTestsByPath a.test.js'],
    ['NODE_ENV=test node --import tsx --test', ['a.test.ts'], 'NODE_ENV=test node --import tsx --test a.test.ts'],
    ['tsc && node --test dist', ['a.test.ts'], undefined],
    ['python3 -m unittest', ['tests/test_a.py'], 'python3 -m unittest -v tests.test_a'],
    ['python -m unittest discover -s tests', ['tests/test_a.py'], undefined],
    ['uv run pytest -q', ['tests/test_a.py'], 'uv run pytest -q tests/test_a.py'],
    ['go test ./...', ['a/a_test.go', 'a/b_test.go'], 'go test -json ./a'],
    ['cargo test', ['src/lib.rs'], undefined],
    ['make check', ['a.test.js'], undefined],
  ])('of %s', (definition, files, line) => {
    expect(lineForFiles(definition, files)).toBe(line);
  });
});

describe('the line that reports each test', () => {
  it.each([
    ['npm test', 'vitest run', 'npm test -- --reporter=default --reporter=json'],
    ['npm test', 'vitest run --reporter=dot', 'npm test'],
    ['npm test', 'tsc && vitest run', 'npm test -- --reporter=default --reporter=json'],
    ['npm test', 'vitest run && tsc', 'npm test'],
    ['yarn test', 'mocha', 'yarn test'],
    ['npm test --workspaces', 'vitest run', 'npm test --workspaces'],
    ['python3 -m unittest', 'python3 -m unittest', 'python3 -m unittest -v'],
    ['node --test', 'node --test', 'node --test'],
  ])('of %s, which is %s', (line, definition, expected) => {
    expect(reportingLine(line, definition)).toBe(expected);
  });
});

describe('a target that is one command', () => {
  const runOf = (line: string, contents: Record<string, string>) => {
    const project = { paths: Object.keys(contents), contents: new Map(Object.entries(contents)) };
    return withReports([{ kind: 'test', folder: '.', line }], project)[0]?.run;
  };
  const unittest = 'python3 -m unittest discover -s tests -t .';

  it.each([
    ['make test', { Makefile: `.PHONY: test\ntest:\n\t@${unittest}\n\nlint:\n\truff\n` }, `${unittest} -v`],
    ['make test', { Makefile: 'test: # all\n\tgo test ./...' }, 'go test ./... -json'],
    ['just test', { justfile: 'test:\n    npx vitest run\n' }, 'npx vitest run --reporter=default --reporter=json'],
    [
      'make test',
      { Makefile: 'test:\n\tnpm test\n', 'package.json': '{ "scripts": { "test": "jest" } }' },
      'npm test -- --json',
    ],
  ])('is run as that, with a report of each test: %s of %o', (line, files, run) =>
    expect(runOf(line, files as unknown as Record<string, string>)).toBe(run),
  );

  it.each([
    'test: build\n\tjest\n',
    'test:\n\tjest\n\truff\n',
    'test:\n\t-jest\n',
    'test:\n\t$(BIN)/jest\n',
    'export A = 1\ntest:\n\tjest\n',
    'include other.mk\ntest:\n\tjest\n',
    'test:\n\tnode --test\n',
  ])('is left to make where it is more, or names each test already: %s', (Makefile) =>
    expect(runOf('make test', { Makefile })).toBe('make test'),
  );
});

const needing = '{"dependencies":{"a":"1"}}';
const rows: [what: string, files: Record<string, string>, lines: string[]][] = [
  ['nothing', { 'package.json': '{"scripts":{"test":"node --test"}}', 'go.mod': '', 'Cargo.toml': '' }, []],
  ['packages without a lock file', { 'package.json': needing }, ['npm install --no-package-lock']],
  ['packages with a lock file', { 'package.json': needing, 'package-lock.json': '{}' }, ['npm ci']],
  [
    'a workspace once',
    { 'package.json': '{"workspaces":["a"]}', 'package-lock.json': '', 'a/package.json': needing },
    ['npm ci'],
  ],
  [
    'two languages',
    { 'package.json': needing, 'package-lock.json': '{}', 'api/requirements.txt': 'x==1\n' },
    ['npm ci', 'api: python3 -m venv .venv', 'api: .venv/bin/python -m pip install --quiet -r requirements.txt'],
  ],
  ['uv', { 'pyproject.toml': '', 'uv.lock': '', 'requirements.txt': '' }, ['uv sync --frozen']],
];

it.each(rows)('%s is installed by the manifests and lock files of a project', (_, files, lines) => {
  const found = installationsOf(Object.keys(files), (path) => files[path]);
  expect(found.map(({ folder, line }) => (folder === '.' ? line : `${folder}: ${line}`))).toEqual(lines);
});
