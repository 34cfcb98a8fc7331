import { expect, it } from 'vitest';
import { codingPhase } from '../../src/coding/phase.ts';
import { asRepositoryWriter } from '../../src/coding/repository-writer.ts';
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
