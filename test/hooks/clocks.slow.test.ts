import { hostname } from 'node:os';
import { utimesSync } from 'node:fs';
import { expect, it } from 'vitest';
import { begunSession, Session } from '../support/session.ts';

const folder = 'docs/research-x';
const hour = 3_600_000;

it('the lease of a living session is not handed over when only the clock says that the machine was started anew', async () => {
  const session = await begunSession();
  const { project } = session;
  const lease = project.readJson(`${folder}/.runtime/session/lease.json`) as Record<string, unknown>;
  const claimed_at = new Date(Date.now() - 400 * 24 * hour).toISOString();
  const living = { ...lease, process: process.ppid, host: hostname(), claimed_at };
  project.write(`${folder}/.runtime/session/lease.json`, JSON.stringify(living));
  const other = new Session(project, 's2');
  const answer = await other.types('autonomous-workflow:continue-auto', 'x');
  expect(lease.boot).not.toBe('');
  expect(answer?.reason).toContain('is driving the workflow');
});

it.each(['a tool', 'the end of the turn'])(
  'the sleep of the machine inside a turn is no work, as %s finds',
  async (by) => {
    const session = await begunSession();
    const { project } = session;
    const state = `${folder}/x-state.md`;
    const awake = new Date(Date.now() - 3 * hour).toISOString();
    project.write(state, project.read(state).replace(/running_since: .*/, `running_since: "${awake}"`));
    await session.usesTool('Bash', { command: 'autonomous-workflow brief' });
    // For an hour there were signs of life, then none for two.
    const last = new Date(Date.now() - 2 * hour);
    for (const mark of ['activity', 'turn', 'heartbeat'])
      if (project.exists(`${folder}/.runtime/session/${mark}`))
        utimesSync(project.path(`${folder}/.runtime/session/${mark}`), last, last);
    expect(project.state('x').paused_hours).toBe(0);
    if (by === 'a tool') await session.usesTool('Bash', { command: 'autonomous-workflow brief' });
    else await session.endsTurn();
    expect(project.state('x').paused_hours).toBeCloseTo(2, 1);
    await session.usesTool('Bash', { command: 'autonomous-workflow record' });
    expect(project.state('x').paused_hours).toBeCloseTo(2, 1);
  },
);
