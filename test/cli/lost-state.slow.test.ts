import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { statePath } from '../support/project.ts';
import { begunSession } from '../support/session.ts';

it.each([
  [['status']],
  [['status', 'x']],
  [['redirect', 'Leave out phones.']],
  [['evidence']],
  [['brief']],
  [['stop']],
])('%j says that the state file is gone and how it comes back, in a terminal', async (words) => {
  const { project } = await begunSession();
  rmSync(project.path(statePath('x')));
  const { stderr, exitCode } = await project.cli(...words);
  expect(stderr).toMatch(/^The state file of the workflow 'x' is gone .*\n→ .*autonomous-workflow repair x/);
  expect(exitCode).toBe(4);
});

it('list and a command of the session that drove it say so, too', async () => {
  const { project } = await begunSession();
  rmSync(project.path(statePath('x')));
  const { stdout, exitCode } = await project.cli('list');
  expect(stdout).toMatch(/^x +The state file of the workflow 'x' is gone/);
  expect(exitCode).toBe(4);
  const own = await project.cliIn('.', { CLAUDE_CODE_SESSION_ID: 's1' }, 'status');
  expect(own.stderr).toMatch(/^The state file of the workflow 'x' is gone/);
  expect((await project.cli('repair', 'x')).exitCode).toBe(0);
  expect((await project.cli('list')).exitCode).toBe(0);
});

it('the last sign of life of a session that has just begun is that it took the workflow', async () => {
  const { project } = await begunSession();
  for (const file of ['activity', 'turn', 'heartbeat'])
    rmSync(project.path(`docs/research-x/.runtime/${file}`), { force: true });
  expect((await project.cli('status', '--verbose')).stdout).toMatch(/session s1 has it; last sign of life \d min ago/);
});
