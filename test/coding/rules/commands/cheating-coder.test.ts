import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { definingParts } from '../../../../src/coding/rules/commands/defining-parts.ts';
import { detectCommands } from '../../../../src/coding/rules/commands/detect.ts';
import { changedSinceFrozen, freeze } from '../../../../src/coding/rules/commands/frozen.ts';
import { guardAgainstTampering, voidReasons } from '../../../../src/coding/rules/tamper/guard.ts';
import { differenceBetween, treeOfWorkTree } from '../../../../src/programs/git/work-tree.ts';
import { startOfFeature } from '../../../../src/programs/git/repository.ts';
import { readProject } from '../../../../src/coding/verification-run.ts';
import { testRepository } from '../../../support/repository.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const tests =
  "import test from 'node:test';\nimport assert from 'node:assert';\n\ntest('adds', () => {\n  assert.equal(1 + 1, 2);\n});\n";

it('a coder that skips a test, and weakens the script behind the command is named in both, in a real project', async () => {
  const { root, write } = testRepository({
    'package.json': '{\n  "scripts": {\n    "test": "sh scripts/test.sh"\n  }\n}\n',
    'scripts/test.sh': 'node --test\n',
    'test/a.test.mjs': tests,
  });
  const { commit } = await startOfFeature(root);
  const before = await readProject(root);
  const commands = detectCommands(before);
  const confirmation = {
    at: '2026-11-22T05:00:00Z',
    by: 'user',
    timeLimitSeconds: 600,
    hash,
  } as const;
  const frozen = freeze(commands, definingParts(commands, before), confirmation);
  expect(frozen.commands.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
    'npm test: package.json has the script "test"',
  ]);

  write('scripts/test.sh', 'node --test || true\n');
  write('test/a.test.mjs', tests.replace("test('adds'", "test.skip('adds'"));
  write('src/new file.mjs', 'export const a = 1;\n');
  const now = await readProject(root, frozen.commands);
  const findings = guardAgainstTampering({
    difference: await differenceBetween(root, commit, await treeOfWorkTree(root)),
    passedTestFiles: new Set(),
    frozenChanges: changedSinceFrozen(frozen, definingParts(frozen.commands, now), hash),
    definingFiles: new Set(frozen.parts.map(({ file }) => file)),
    expectedChanges: new Set(),
    editedOwnFiles: [],
    newPackages: new Set(),
    workTrees: [],
    words: '',
    answers: '',
    lost: undefined,
  });
  expect(voidReasons(findings)).toEqual([
    "test-skipped in test/a.test.mjs:4: A test is switched off: test.skip('adds', () => {",
    'verification-changed in scripts/test.sh: What the verification does was frozen, and the whole file is changed',
    'forced-success in scripts/test.sh:1: It ends well whatever the tests say: node --test || true',
  ]);
});
