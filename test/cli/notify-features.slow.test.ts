import { expect, it } from 'vitest';
import { codingProject, environment } from '../support/coding-project.ts';
import { startReceiver } from '../support/http-receiver.ts';

it('tells a person who is elsewhere of a feature that failed', async () => {
  const { project, codes, writes } = await codingProject('# Tasks\n- [ ] T001 Function one in src/one.mjs\n');
  const { url, received } = await startReceiver();
  const settings = { AUTONOMOUS_WORKFLOW_NOTIFY: url };
  const cli = (...words: string[]) => project.cliIn('.', { ...environment, ...settings }, ...words);
  await cli('feature', 'start', 'T001', 'x');
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    expect(received).toEqual([]);
    writes('test/draft.test.mjs', `throw new Error('draft ${attempt}');\n`);
    await codes('T001');
    await cli('feature', 'verify', 'T001', 'x');
  }
  const bodies = () => received.map(({ body }) => body).join('\n');
  await expect.poll(bodies, { timeout: 60_000 }).toContain('x: feature failed');
  expect(bodies()).toContain('It is given up: ');
  await expect.poll(bodies, { timeout: 60_000 }).toContain('x: needs you');
});

it('tells them of one that passed', async () => {
  const { project, review, writesFunction } = await codingProject('# Tasks\n- [ ] T001 Function one in src/one.mjs\n');
  const { url, received } = await startReceiver();
  const settings = { ...environment, AUTONOMOUS_WORKFLOW_NOTIFY: url };
  const cli = (...words: string[]) => project.cliIn('.', settings, 'feature', ...words, 'x');
  await cli('start', 'T001');
  writesFunction('one', 1);
  await cli('verify', 'T001');
  await review('T001', 1);
  expect((await cli('verify', 'T001')).stdout).toContain('T001 passed');
  const bodies = () => received.map(({ body }) => body).join('\n');
  await expect.poll(bodies, { timeout: 60_000 }).toContain('x: feature passed');
  expect(bodies()).toContain('Function one in src/one.mjs. 1 of 1 features pass.');
});
