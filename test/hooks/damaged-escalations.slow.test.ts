import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { sideBySide } from '../support/background.ts';
import { folder } from '../support/feature-project.ts';

const polledTwiceMilliseconds = 2_500;

it('a damaged file of escalations stops no waiter, and the answer wakes the session', async () => {
  const background = await sideBySide('one', 'two');
  const { coding, session } = background;
  const { project, cli, git } = coding;
  for (const id of ['T001', 'T002'])
    await background.launches(`coder-${id}`, 'autonomous-coder', `Feature ${id}: your task is /x/tasks/${id}.md`);
  await git('checkout', '--quiet', '-b', 'elsewhere');
  expect(await background.hasCoded('T001', 'one', 1)).toContain('T001 waits for the answer');
  await git('checkout', '--quiet', '-');
  const agent = { id: 'coder-T002', type: 'subagent', status: 'running', agent_type: 'autonomous-coder' };
  const { woken } = await session.endsTurnWaiting({ background_tasks: [agent] });
  let isOver = false;
  const text = woken.finally(() => (isOver = true));
  project.write(`${folder}/escalations.json`, '{"schema": 1, "escalations": [{"id": "E0');
  await sleep(polledTwiceMilliseconds);
  expect(isOver).toBe(false);
  expect((await cli('resolve', 'E001', 'I am back on it.', 'x')).stdout).toContain('E001 is answered');
  expect(await text).toMatch(/^The user has answered: T001 can go on\.[^]*T001 is begun \(/);
});
