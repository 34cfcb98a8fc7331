import { expect, it } from 'vitest';
import { workflowPaths } from '../../src/files/paths.ts';
import { copiedState } from '../../src/loop/state-file.ts';
import { begunSession } from '../support/session.ts';

it('a copy of the state that is a list of millions is no copy, and is seen to be none at once', async () => {
  const { project } = await begunSession();
  const paths = workflowPaths(project.root, 'x');
  expect(copiedState(paths)?.iteration).toBe(1);
  project.write('docs/research-x/.runtime/state.json', `[${'1,'.repeat(5_000_000)}1]`);
  const { user } = process.cpuUsage();
  expect(copiedState(paths)).toBeUndefined();
  expect((process.cpuUsage().user - user) / 1_000).toBeLessThan(1_000);
});
