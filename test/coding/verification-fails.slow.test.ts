import { mkdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { codingProject, testOf } from '../support/coding-project.ts';
import { folder } from '../support/feature-project.ts';

it('an error of a verification is in progress.txt, and not only in the answer to the session', async () => {
  const { project, cli, list, verify, writes } = await codingProject(
    '# Tasks\n- [ ] T001 Function one in src/one.mjs\n',
  );
  await cli('feature', 'start', 'T001');
  writes('src/one.mjs', 'export const one = () => 1;\n');
  writes('test/one.test.mjs', testOf('one', 1));
  mkdirSync(project.path(`${folder}/proofs/T001-1-test.log`));
  const { exitCode, stderr } = await verify('T001');
  expect(exitCode).not.toBe(0);
  expect(stderr).toContain('EISDIR');
  expect(project.read(`${folder}/progress.txt`)).toMatch(/T001 could not be verified: EISDIR/);
  expect(list().features).toMatchObject([{ status: 'in_progress', passes: false }]);
});
