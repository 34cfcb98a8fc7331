import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execaSync } from 'execa';
import { afterAll, beforeAll } from 'vitest';
import { guardAgainstTampering, type GuardedChange } from '../../../../src/coding/rules/tamper/guard.ts';

let root = '';

/** A repository for the tests of one file. */
export function useRepository(): void {
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'tamper-'));
    execaSync('git', ['init', '--quiet', '--template='], { cwd: root });
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));
}

/** The text of files by their paths. */
export type Files = Record<string, string>;

function tree(files: Files): string {
  execaSync('git', ['read-tree', '--empty'], { cwd: root });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    execaSync('git', ['add', '--force', '--', path], { cwd: root });
  }
  return execaSync('git', ['write-tree'], { cwd: root }).stdout;
}

/** The change between two states of a project, as git shows it. */
export function differenceOf(before: Files, after: Files): string {
  const options = ['diff', '-M', '-U1000000', '--no-ext-diff', tree(before), tree(after)];
  return execaSync('git', options, { cwd: root, stripFinalNewline: false }).stdout;
}

/** What the guard says of a change between two states of a project. */
export function guard(before: Files, after: Files, context: Partial<GuardedChange> & { passed?: string[] } = {}) {
  return guardAgainstTampering({
    difference: differenceOf(before, after),
    passedTestFiles: new Set(context.passed ?? []),
    frozenChanges: [],
    definingFiles: new Set(),
    expectedChanges: new Set(),
    editedOwnFiles: [],
    newPackages: new Set(),
    workTrees: [],
    words: '',
    answers: '',
    lost: undefined,
    ...context,
  });
}

export const ids = (...from: Parameters<typeof guard>) => guard(...from).map(({ id, severity }) => `${severity} ${id}`);

export const js = (body: string, name = 'adds') =>
  `import { add } from './add.js';\n\ntest('first', () => {\n  expect(add(0, 1)).toBe(1);\n});\n\ntest('${name}', () => {\n${body}});\n`;
export const good = '  const sum = add(1, 2);\n  expect(sum).toBe(3);\n  expect(add(2, 2)).toBe(4);\n';
export const py = (body: string) =>
  `import unittest\n\n\nclass T(unittest.TestCase):\n    def test_first(self):\n        self.assertEqual(f(0), 1)\n\n    def test_second(self):\n${body}`;
export const pyGood = '        value = f(1)\n        self.assertEqual(value, 2)\n        self.assertEqual(f(2), 3)\n';
