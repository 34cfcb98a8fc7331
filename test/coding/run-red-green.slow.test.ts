import { readFileSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execaSync } from 'execa';
import { describe, expect, it } from 'vitest';
import { checkMutants, runNewTests, type TestedWork } from '../../src/coding/checks.ts';
import { factsAt } from '../../src/coding/facts.ts';
import type { FrozenCommands } from '../../src/coding/rules/commands/frozen.ts';
import { workflowPaths } from '../../src/files/paths.ts';
import { addedLines, changedPaths, treeOfWork } from '../../src/programs/git/repository.ts';
import { addWorktree } from '../../src/programs/git/worktrees.ts';
import { type TestRepository, testRepository } from '../support/repository.ts';

const testOf = (name: string, code: string, file = '../src/add.mjs') =>
  `import test from 'node:test';\nimport assert from 'node:assert';\nimport { add } from '${file}';\ntest('${name}', () => { ${code} });\n`;
const addsMany = 'export const add = (...all) => all.reduce((a, b) => a + b, 0);\n';
const manyAreThree = testOf('adds many', 'assert.equal(add(1, 1, 1), 3)');

/** A project with one function and its test. */
const begin = (files: Record<string, string> = {}) =>
  testRepository({
    'src/add.mjs': 'export const add = (a, b) => a + b;\n',
    'test/add.test.mjs': testOf('adds', 'assert.equal(add(1, 1), 2)'),
    ...files,
  });

interface Project {
  commands?: readonly { folder: string; line: string }[];
  root?: string;
}

/** What is in the work tree as the work on a feature, which begins from the last commit. */
async function workIn(repository: TestRepository, project: Project = {}): Promise<TestedWork> {
  const { commands = [{ folder: '.', line: 'node --test' }], root = repository.root } = project;
  const frozen: FrozenCommands = {
    ...{ schema: 1, confirmed_at: '2026-11-22T05:00:00Z', confirmed_by: 'user', needs: [], failing: [] },
    commands: commands.map((one) => ({ kind: 'test', reason: '', time_limit_seconds: 60, ...one })),
  };
  const paths = workflowPaths(repository.root, 'x');
  const from = repository.git('rev-parse', 'HEAD');
  const to = await treeOfWork(root, from);
  const runAt = (tree: string) => factsAt({ paths, tree, frozen, root, name: tree });
  const [changed, added] = [await changedPaths(root, from, to), await addedLines(root, from, to)];
  const [before, run] = [await runAt(from), await runAt(to)];
  return { paths, root, frozen, from, to, changed, added, before, run, definitions: [], known: [], name: 'T001-1' };
}

const redGreen = async (...given: Parameters<typeof workIn>) => runNewTests(await workIn(...given));

const python = (name: string, sum: string, from = 'add') =>
  `import unittest\nfrom ${from} import add\n\n\nclass ${name}(unittest.TestCase):\n    def test_it(self):\n        self.assertEqual(${sum})\n`;

describe('new tests', () => {
  it('were red at the start of the feature and are green now, by their names', async () => {
    const repository = begin();
    repository.write('src/add.mjs', addsMany);
    repository.write('test/a many.test.mjs', manyAreThree);
    const before = repository.status();
    expect(await redGreen(repository)).toMatchObject({
      why: null,
      files: ['test/a many.test.mjs'],
      said: expect.stringContaining('the new tests failed before and pass now (adds many)') as string,
    });
    expect(repository.status().replace(/^.*docs\/.*\n/gm, '')).toBe(before);
    expect(repository.git('worktree', 'list').split('\n')).toHaveLength(1);
  });

  it('that hang on the old code are ended there, and show nothing', async () => {
    const repository = begin();
    repository.write('src/add.mjs', addsMany);
    const hangs = 'if (add(1, 1, 1) !== 3) setInterval(() => {}, 1_000);\n';
    repository.write('test/many.test.mjs', manyAreThree + hangs);
    expect(await redGreen(repository)).toMatchObject({
      why: expect.stringMatching(/^they could not be run on the code before: not finished after \d\d s$/) as string,
    });
  });

  it('were red with a package that is installed in place, in the work tree of a feature', async () => {
    const main = testRepository({
      '.gitignore': '.venv/\n__pycache__/\n',
      'backend/src/app.py': 'def add(a, b):\n    return a + b\n',
      'backend/tests/test_add.py': python('Adds', 'add(1, 1), 2', 'app'),
      'backend/tests/__init__.py': '',
    });
    execaSync('python3', ['-m', 'venv', '--without-pip', join(main.root, 'backend/.venv')]);
    const library = join(main.root, 'backend/.venv/lib');
    const [version = ''] = readdirSync(library);
    writeFileSync(join(library, version, 'site-packages/app.pth'), `${main.root}/backend/src\n`);
    const root = join(main.outside, 'tree');
    await addWorktree(main.root, root, main.git('rev-parse', 'HEAD'));
    writeFileSync(join(root, 'backend/src/app.py'), 'def add(*all):\n    return sum(all)\n');
    writeFileSync(join(root, 'backend/tests/test_many.py'), python('AddsMany', 'add(1, 1, 1), 3', 'app'));
    const commands = [{ folder: 'backend', line: '.venv/bin/python3 -m unittest' }];
    expect(await redGreen(main, { commands, root })).toMatchObject({
      why: null,
      said: expect.stringContaining('AddsMany') as string,
    });
  });
});

it.each([
  ['failed', 1, 2],
  ['passed', 0, 1],
])('what is known of a commit is run again where it %s, which may have lacked something', async (_, code, runs) => {
  const outside = join(testRepository().outside, 'runs');
  const count = `import { appendFileSync } from 'node:fs';\nappendFileSync('${outside}', 'x');\nprocess.exit(${code});\n`;
  const repository = begin({ 'count.mjs': count });
  const commands = [{ folder: '.', line: 'node count.mjs' }];
  await workIn(repository, { commands });
  expect(readFileSync(outside, 'utf8')).toHaveLength(runs);
});

describe('small faults in the lines of a feature', () => {
  it('are never written through a link', async () => {
    const repository = begin();
    const outside = join(repository.outside, 'user.mjs');
    const usual = 'export const add = (a, b) => a + b;\n';
    writeFileSync(outside, usual);
    const link = (target: string, path: string) => symlinkSync(target, join(repository.root, path));
    link(outside, 'test/fixture.mjs');
    link(repository.outside, 'test/fixtures');
    repository.commit('Links');
    for (const path of ['test/fixture.mjs', 'test/fixtures']) rmSync(join(repository.root, path));
    repository.write('test/fixture.mjs', 'export const three = 3;\n');
    repository.write('test/fixtures/user.mjs', 'export const three = 3;\n');
    link('fixtures', 'test/same');
    link(outside, 'src/linked.mjs');
    link('nowhere.mjs', 'src/dangling.mjs');
    repository.write('src/add.mjs', addsMany);
    repository.write('test/many.test.mjs', manyAreThree);
    const work = await workIn(repository);
    const red = await runNewTests(work);
    expect(red.why).toBeNull();
    const { ctimeMs } = statSync(outside);
    expect((await checkMutants(work)).said).toMatch(/^its tests notice/);
    expect(readFileSync(outside, 'utf8')).toBe(usual);
    expect(statSync(outside).ctimeMs).toBe(ctimeMs);
  });
});
