import { expect, it } from 'vitest';
import { codingProject, environment } from '../support/coding-project.ts';
import { startReceiver } from '../support/http-receiver.ts';

it(
  'tells a person who is elsewhere of a feature that failed, where they want to know',
  { timeout: 60_000 },
  async () => {
    const { project } = await codingProject('# Tasks\n- [ ] T001 Function one in src/one.mjs\n');
    const { url, received } = await startReceiver();
    const settings = { AUTONOMOUS_WORKFLOW_WEBHOOK_URL: url, AUTONOMOUS_WORKFLOW_NOTIFY_ON_FEATURE: 'true' };
    const cli = (...words: string[]) => project.cliIn('.', { ...environment, ...settings }, ...words);
    await cli('feature', 'start', 'T001', 'x');
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      expect(received).toEqual([]);
      project.write('test/draft.test.mjs', `throw new Error('draft ${attempt}');\n`);
      await cli('feature', 'verify', 'T001', 'x');
    }
    const bodies = () => received.map(({ body }) => body).join('\n');
    await expect.poll(bodies, { timeout: 60_000 }).toContain('x: feature failed');
    expect(bodies()).toContain('It is given up: ');
    await expect.poll(bodies, { timeout: 60_000 }).toContain('x: needs you');
  },
);

it('tells them of one that passed, and of nothing where they do not want to know', async () => {
  const { project, review, writesFunction } = await codingProject(
    '# Tasks\n- [ ] T001 Function one in src/one.mjs\n- [ ] T002 Function two in src/two.mjs\n',
  );
  const { url, received } = await startReceiver();
  const bodies = () => received.map(({ body }) => body).join('\n');
  const passes = async (id: string, name: string, wanted: string) => {
    const settings = { AUTONOMOUS_WORKFLOW_WEBHOOK_URL: url, AUTONOMOUS_WORKFLOW_NOTIFY_ON_FEATURE: wanted };
    const cli = (...words: string[]) => project.cliIn('.', { ...environment, ...settings }, 'feature', ...words, 'x');
    await cli('start', id);
    writesFunction(name, 1);
    await cli('verify', id);
    await review(id, 1);
    expect((await cli('verify', id)).stdout).toContain(`${id} passed`);
  };
  await passes('T001', 'one', 'false');
  await passes('T002', 'two', 'true');
  await expect.poll(bodies, { timeout: 60_000 }).toContain('x: feature passed');
  expect(bodies()).toContain('Function two in src/two.mjs. 2 of 2 features pass.');
  expect(bodies()).not.toContain('Function one');
});
