import { hostname } from 'node:os';
import { utimesSync } from 'node:fs';
import { expect, it } from 'vitest';
import { workflowPaths } from '../../src/files/paths.ts';
import { writeWait } from '../../src/loop/waiting.ts';
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

/** The workflow runs for three hours: in the first there were signs of life, then none. */
async function asleep(session: Session): Promise<void> {
  const { project } = session;
  const state = `${folder}/x-state.md`;
  const begun = new Date(Date.now() - 3 * hour).toISOString();
  project.write(state, project.read(state).replace(/running_since: .*/, `running_since: "${begun}"`));
  await session.usesTool('Bash', { command: 'autonomous-workflow brief' });
  const last = new Date(Date.now() - 2 * hour);
  for (const mark of ['activity', 'turn', 'heartbeat'])
    if (project.exists(`${folder}/.runtime/session/${mark}`))
      utimesSync(project.path(`${folder}/.runtime/session/${mark}`), last, last);
}

it.each(['a tool', 'the end of the turn'])(
  'the sleep of the machine inside a turn is no work, as %s finds',
  async (by) => {
    const session = await begunSession();
    const { project } = session;
    await asleep(session);
    expect(project.state('x').paused_hours).toBe(0);
    if (by === 'a tool') await session.usesTool('Bash', { command: 'autonomous-workflow brief' });
    else await session.endsTurn();
    expect(project.state('x').paused_hours).toBeCloseTo(2, 1);
    await session.usesTool('Bash', { command: 'autonomous-workflow record' });
    expect(project.state('x').paused_hours).toBeCloseTo(2, 1);
  },
);

it('the sleep of the machine in a pause that counts is no work when the next iteration begins', async () => {
  const session = await begunSession();
  const { project } = session;
  await asleep(session);
  // The waiter takes a verdict of later than its own start.
  const turn = Date.now() + 60_000;
  writeWait(workflowPaths(project.root, 'x'), { kind: 'pause', turn, until: 0, failed: false });
  expect(await session.waits('watch', 'Stop')).toContain('[i1-r1]');
  expect(project.state('x').paused_hours).toBeCloseTo(2, 1);
});
