import { expect, it } from 'vitest';
import { installationsOf, reportingLine } from '../../../src/coding/rules/runners.ts';

it.each([
  ['npm test', 'vitest run', 'npm test -- --reporter=default --reporter=json'],
  ['npm test', 'vitest run --reporter=dot', 'npm test'],
  ['npm test', 'tsc && vitest run', 'npm test -- --reporter=default --reporter=json'],
  ['npm test', 'vitest run && tsc', 'npm test'],
  ['yarn test', 'mocha', 'yarn test'],
  ['npm t', 'ava', 'npm t -- --tap'],
  ['npm test --workspaces', 'vitest run', 'npm test --workspaces'],
  ['python3 -m unittest', '', 'python3 -m unittest -v'],
  ['node --test', '', 'node --test'],
  ['npm test', 'node --experimental-vm-modules node_modules/jest/bin/jest.js -c unit.json', 'npm test -- --json'],
  ['pnpm test', 'NODE_ENV=test mocha -r ts-node/register test', 'pnpm test --reporter=xunit'],
  ['npm test', 'jest && vitest run', 'npm test'],
])('%s, with the script %s, is run with a report of each test as %s', (line, script, expected) => {
  expect(reportingLine(line, JSON.stringify({ scripts: { test: script } }))).toBe(expected);
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
