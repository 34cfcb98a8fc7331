import { expect, it } from 'vitest';
import { installationsOf } from '../../../src/coding/rules/runners.ts';

const needing = '{"dependencies":{"a":"1"}}';
const rows: [what: string, files: Record<string, string>, lines: string[]][] = [
  ['nothing', { 'package.json': '{"scripts":{"test":"node --test"}}', 'go.mod': '', 'Cargo.toml': '' }, []],
  ['packages without a lock file', { 'package.json': needing }, ['npm install --no-package-lock']],
  ['packages with a lock file', { 'package.json': needing, 'package-lock.json': '{}' }, ['npm ci']],
  [
    'the lock file of pnpm first',
    { 'package.json': needing, 'pnpm-lock.yaml': '' },
    ['pnpm install --frozen-lockfile'],
  ],
  [
    'a workspace once',
    { 'package.json': '{"workspaces":["a"]}', 'package-lock.json': '', 'a/package.json': needing },
    ['npm ci'],
  ],
  [
    'two packages beside each other',
    { 'a/package.json': needing, 'b/package.json': needing },
    ['a: npm install --no-package-lock', 'b: npm install --no-package-lock'],
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
