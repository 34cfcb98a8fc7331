import { expect, it } from 'vitest';
import { begunSession, Session } from '../support/session.ts';

it('a file in the place of the archive holds nothing up: begin, list; archive says that it is in the way', async () => {
  const { project } = await begunSession();
  project.write('docs/archived-research', 'x\n');
  const other = new Session(project, 's2');
  await other.begins('w2');
  expect(project.state('w2')).toMatchObject({ status: 'in_progress', iteration: 1 });
  const listed = await project.cli('list');
  expect(listed).toMatchObject({ exitCode: 0, stderr: '' });
  expect(listed.stdout).toMatch(/^w2 /m);
  await project.cli('stop', 'x');
  await new Session(project, 's1').endsTurn();
  const refused = await project.cli('archive', 'x');
  expect(refused.stderr).toMatch(/^A file stands where archived workflows go .*archived-research/);
  expect(refused.exitCode).toBe(1);
  expect(project.events('x')).not.toContain('archived');
  expect(project.read('docs/archived-research')).toBe('x\n');
});
