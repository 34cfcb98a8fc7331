import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { statePath } from '../support/project.ts';
import { begunSession } from '../support/session.ts';

it('a state file that is gone is read from the log, and made again by repair', async () => {
  const { project } = await begunSession();
  rmSync(project.path(statePath('x')));
  expect((await project.cli('status')).stdout).toMatch(/^x \(research\): /);
  expect((await project.cli('repair', 'x')).exitCode).toBe(0);
  expect(project.exists(statePath('x'))).toBe(true);
});

it('the last sign of life of a session that has just begun is that it took the workflow', async () => {
  const { project } = await begunSession();
  for (const file of ['activity', 'turn', 'heartbeat'])
    rmSync(project.path(`docs/research-x/.runtime/session/${file}`), { force: true });
  expect((await project.cli('status')).stdout).toMatch(/session s1 has it; last sign of life \d min ago/);
});
