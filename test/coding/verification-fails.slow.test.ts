import { mkdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { codingProject, testOf } from '../support/coding-project.ts';
import { folder } from '../support/feature-project.ts';

it('an error of a verification is in progress.txt, and not only in the answer to the session', async () => {
  const { project, cli, list } = await codingProject('# Tasks\n- [ ] T001 Function one in src/one.mjs\n');
  await cli('feature', 'start', 'T001');
  project.write('src/one.mjs', 'export const one = () => 1;\n');
  project.write('test/one.test.mjs', testOf('one', 1));
  mkdirSync(project.path(`${folder}/proofs/T001-1-test.log`));
  const { exitCode, stderr } = await cli('feature', 'verify', 'T001');
  expect(exitCode).not.toBe(0);
  expect(stderr).toContain('EISDIR');
  expect(project.read(`${folder}/progress.txt`)).toMatch(/T001 could not be verified: EISDIR/);
  expect(list().features).toMatchObject([{ status: 'in_progress', passes: false }]);
});
