import { expect, it } from 'vitest';
import { codingProject } from '../support/coding-project.ts';
import { folder } from '../support/feature-project.ts';

/** Its tests run where git's own folder is, and so in no checkout of a commit. */
const here =
  "import test from 'node:test';\nimport assert from 'node:assert';\nimport { statSync } from 'node:fs';\ntest('here', () => assert.ok(statSync('.git').isDirectory()));\n";

it('a project whose tests run in its own folder only has its features built there, on a clean tree', async () => {
  const coding = await codingProject('# Tasks\n- [ ] T001 Function one\n- [ ] T002 Function two\n', {
    'test/here.test.mjs': here,
  });
  const { project, cli, git, feature, review, verify } = coding;
  const started = await cli('feature', 'start', 'T001');
  expect(`${started.stdout}${started.stderr}`).toContain('run in its own folder only, not in a checkout');
  expect(project.readJson(`${folder}/proofs/T001-1.json`)).toMatchObject({ worktree: null });
  project.write('src/one.mjs', 'export const one = () => 2;\n');
  expect(
    await coding.codes('T001', { outcome: 'missing', missing: [{ kind: 'service', name: 'a database' }] }),
  ).toEqual([]);
  expect((await verify('T001')).stdout).toContain('The user is asked about it');
  // What is not done is put away, and comes back with the answer.
  expect(await git('status', '--porcelain', '--', 'src', 'test')).toBe('');
  project.write('src/zero.mjs', 'export const zero = () => 0; // mine\n');
  await cli('resolve', 'E001', 'It is there now.');
  expect((await cli('feature', 'start', 'T001')).stderr).toContain('there is uncommitted work (src/zero.mjs)');
  await git('commit', '--quiet', '-am', 'Mine');
  await cli('resolve', 'E002', 'It is committed.');
  await cli('feature', 'start', 'T001');
  expect(project.read('src/one.mjs')).toContain('=> 2');
  coding.writesFunction('one', 1);
  expect((await verify('T001')).stdout).toContain('T001 is green');
  await review('T001', 1);
  expect((await verify('T001')).stdout).toContain('T001 passed');
  expect(feature('T001').attempts).toMatchObject([{ outcome: 'passed' }]);
  expect(await git('log', '--format=%s')).toBe('T001: Function one\nMine\nFirst');
  expect(await git('status', '--porcelain', '--', 'src', 'test')).toBe('');
}, 300_000);
