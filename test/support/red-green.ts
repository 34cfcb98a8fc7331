import { join } from 'node:path';
import { freeze } from '../../src/coding/rules/commands/frozen.ts';
import { treeOfWork } from '../../src/programs/git/repository.ts';
import { type TestRepository, testRepository } from './repository.ts';

export const testOf = (name: string, code: string, file = '../src/add.mjs') =>
  `import test from 'node:test';\nimport assert from 'node:assert';\nimport { add } from '${file}';\ntest('${name}', () => { ${code} });\n`;

export const manifest = (script: string) => JSON.stringify({ type: 'module', scripts: { test: script } });

export interface Project {
  commands?: readonly { folder: string; line: string }[];
  /** Tests that failed before any feature, and all before this one. */
  failing?: string[];
  known?: string[];
}

/** What is asked of a check of a feature's tests: the work tree is its work. */
export async function requestFor(
  { root, outside }: TestRepository,
  start: string,
  { commands, failing = [], known = [] }: Project,
) {
  const detected = (commands ?? [{ folder: '.', line: 'node --test' }]).map(
    (one) => ({ kind: 'test', reason: '', declared: true, ecosystem: 'node', ...one }) as const,
  );
  const confirmation = { at: '2026-11-22T05:00:00Z', by: 'user', timeLimitSeconds: 60 } as const;
  const frozen = { ...freeze(detected, confirmation), failing };
  const tree = await treeOfWork(root, start);
  const logFile = (name: string) => join(outside, `${name}.log`);
  const more = { listed: [], baseline: 'passed', passedWithAll: new Set<string>(), logFile } as const;
  return { known: new Set(known), root, commands: frozen.commands, frozen, start, tree, ...more };
}

/** A project with one function and its test. */
export const begin = (files: Record<string, string> = {}) =>
  testRepository({
    'src/add.mjs': 'export const add = (a, b) => a + b;\n',
    'test/add.test.mjs': testOf('adds', 'assert.equal(add(1, 1), 2)'),
    ...files,
  });

export const addsMany = 'export const add = (...all) => all.reduce((a, b) => a + b, 0);\n';
