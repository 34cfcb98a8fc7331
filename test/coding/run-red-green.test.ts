import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startOfFeature } from '../../src/programs/git/repository.ts';
import { runRedGreen } from '../../src/coding/run-red-green.ts';
import { type TestRepository, testRepository } from '../support/repository.ts';

const testOf = (name: string, code: string) =>
  `import test from 'node:test';\nimport assert from 'node:assert';\nimport { add } from '../src/add.mjs';\ntest('${name}', () => { ${code} });\n`;

async function redGreen({ root, outside }: TestRepository, start: string, definition = 'node --test') {
  return runRedGreen({
    root,
    command: { kind: 'test', folder: '.', line: 'npm test', reason: '', time_limit_seconds: 30 },
    definition,
    start,
    without: [],
    logFile: (name) => join(outside, `${name}.log`),
  });
}

const begin = () =>
  testRepository({
    'src/add.mjs': 'export const add = (a, b) => a + b;\n',
    'test/add.test.mjs': testOf('adds', 'assert.equal(add(1, 1), 2)'),
  });

describe('new tests', () => {
  it('were red at the start of the feature and are green now', async () => {
    const repository = begin();
    const { commit } = await startOfFeature(repository.root);
    repository.write('src/add.mjs', 'export const add = (...all) => all.reduce((a, b) => a + b, 0);\n');
    repository.write('test/a many.test.mjs', testOf('adds many', 'assert.equal(add(1, 1, 1), 3)'));
    const before = repository.status();
    expect(await redGreen(repository, commit)).toMatchObject({ verdict: 'red_green', files: ['test/a many.test.mjs'] });
    expect(repository.status()).toBe(before);
    expect(repository.git('worktree', 'list').split('\n')).toHaveLength(1);
  });

  it('that passed before prove nothing, and are named', async () => {
    const repository = begin();
    const { commit } = await startOfFeature(repository.root);
    repository.write('test/more.test.mjs', testOf('adds again', 'assert.equal(add(2, 2), 4)'));
    expect(await redGreen(repository, commit)).toMatchObject({
      verdict: 'passed_before',
      passedBefore: ['adds again'],
    });
  });

  it('could not be judged when there are none, when the runner is unknown, and when the start runs no test', async () => {
    const repository = begin();
    const { commit } = await startOfFeature(repository.root);
    expect(await redGreen(repository, commit)).toMatchObject({
      verdict: 'could_not_run',
      reason: 'no test file is new or changed',
    });
    repository.write('test/more.test.mjs', testOf('adds again', 'assert.equal(add(2, 2), 5)'));
    expect(await redGreen(repository, commit, 'make check')).toMatchObject({ verdict: 'could_not_run' });
    expect(await redGreen(repository, commit)).toMatchObject({ verdict: 'fails_after' });
    const broken = testRepository({ 'test/add.test.mjs': testOf('adds', '') });
    const from = await startOfFeature(broken.root);
    broken.write('src/add.mjs', 'export const add = 1;\n');
    broken.write('test/more.test.mjs', testOf('more', 'assert.equal(add, 1)'));
    expect(await redGreen(broken, from.commit)).toMatchObject({
      verdict: 'could_not_run',
      reason: expect.stringContaining('from before') as string,
    });
  });
});
