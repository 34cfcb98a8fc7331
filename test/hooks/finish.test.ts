import { describe, expect, it } from 'vitest';
import { begunSession, type Session } from '../support/session.ts';

const folder = 'docs/research-x';
const loopFile = '.claude/ralph-loop.local.md';
const agents = { background_tasks: [{ id: 't1', type: 'subagent', status: 'running' }] };

/** A workflow in a ralph-loop. */
async function looped(): Promise<Session> {
  const session = await begunSession();
  session.project.write(loopFile, '---\nactive: true\niteration: 1\nsession_id: s1\nmax_iterations: 9\n---\nresearch');
  return session;
}

describe('the loop is cancelled when the workflow is ended', () => {
  it.each([
    ['stop', (session: Session) => session.project.cli('stop', 'x').then(({ stdout }) => stdout)],
    ['complete', (session: Session) => session.types('autonomous-workflow:complete', 'x').then((one) => one?.reason)],
    [
      'a stop file that is met at rest',
      async (session: Session) => {
        const { woken } = await session.endsTurnWaiting(agents);
        session.project.write(`${folder}/STOP`, '');
        await woken;
        return session.project.state('x').end_message;
      },
    ],
  ])('by %s', async (_, end) => {
    const session = await looped();
    const { project } = session;
    await end(session);
    expect(project.exists(loopFile)).toBe(false);
    expect(project.events('x').slice(-2)).toEqual(['ended', 'loop-cancelled']);
  });
});
