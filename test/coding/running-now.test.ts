import { expect, it } from 'vitest';
import { codingPhase } from '../../src/coding/phase.ts';
import { asRepositoryWriter } from '../../src/coding/place.ts';
import { workflowPaths } from '../../src/files/paths.ts';
import { codingProject } from '../support/coding-project.ts';

it('the status names the features in progress, and the one whose tests run', async () => {
  const { cli, project } = await codingProject('# Tasks\n- [ ] T001 Function one\n- [ ] T002 Function two\n');
  const now = () => codingPhase.describeWork?.(workflowPaths(project.root, 'x'), project.state('x'), []);
  expect(now()).toBe('a feature in each');
  await cli('feature', 'start', 'T001', 'x');
  expect(now()).toBe('T001 in progress');
  const during = await asRepositoryWriter(project.root, 'feature verify T001', () => Promise.resolve(now()));
  expect(during).toBe('T001 in progress; the tests of T001 run');
  expect(now()).toBe('T001 in progress');
});

it('the status names the feature whose baseline runs, also before any is in progress and within a verification', async () => {
  const { cli, project } = await codingProject('# Tasks\n- [ ] T001 Function one\n- [ ] T002 Function two\n');
  const paths = workflowPaths(project.root, 'x');
  const now = () => codingPhase.describeWork?.(paths, project.state('x'), []);
  const during = (what: string) => asRepositoryWriter(project.root, what, () => Promise.resolve(now()));
  expect(await during('feature start t001')).toBe('the baseline of T001 runs');
  await cli('feature', 'start', 'T001', 'x');
  expect(await during('feature start T001')).toBe('T001 in progress');
  await asRepositoryWriter(project.root, 'feature verify T001', async () => {
    expect(await during('feature start T002')).toBe('T001 in progress; the baseline of T002 runs');
    expect(now()).toBe('T001 in progress; the tests of T001 run');
  });
});
