import { describe, expect, it } from 'vitest';
import { installationsOf, reportingLine, withReports } from '../../../src/coding/rules/runners.ts';

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
    ['npm test', 'node --experimental-vm-modules node_modules/jest/bin/jest.js -c unit.json', 'npm test -- --json'],
    ['pnpm test', 'NODE_ENV=test mocha -r ts-node/register test', 'pnpm test --reporter=xunit'],
    ['npm test', 'jest && vitest run', 'npm test'],
  ])('of %s, which is %s', (line, definition, expected) => {
    expect(reportingLine(line, definition)).toBe(expected);
  });
});

describe('a script, or a target that is one command,', () => {
  const runOf = (line: string, contents: Record<string, string>) => {
    const project = { paths: Object.keys(contents), contents: new Map(Object.entries(contents)) };
    return withReports([{ kind: 'test', folder: '.', line }], project)[0]?.run;
  };
  const unittest = 'python3 -m unittest discover -s tests -t .';

  it.each([
    ['npm t', { 'package.json': '{ "scripts": { "test": "ava" } }' }, 'npm t -- --tap'],
    ['bun test', { 'package.json': '{ "scripts": { "test": "jest" } }' }, 'bun test'],
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
