import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { statePath, type Project } from '../support/project.ts';
import { begunSession, continuation, type Session } from '../support/session.ts';

async function altered(by: number): Promise<{ session: Session; project: Project }> {
  const session = await begunSession();
  const { project } = session;
  await session.worksThrough('x', 1);
  await session.endsTurn();
  expect(project.state('x').iteration).toBe(2);
  project.replace(statePath('x'), '\niteration: 2\n', `\niteration: ${by}\n`);
  return { session, project };
}

describe('a count of iterations that somebody changed by hand', () => {
  it.each([9, 1])('is repaired from the journal when the turn ends (%i)', async (by) => {
    const { session, project } = await altered(by);
    const answer = await session.endsTurn();
    expect(answer?.systemMessage).toContain(
      `autonomous-workflow set the iteration of 'x' back to 2: somebody had changed it by hand to ${by}.`,
    );
    expect(continuation(answer)).toBeDefined();
    expect(project.state('x')).toMatchObject({ iteration: 2, recorded_iteration: 1 });
    expect(project.events('x')).toContain('counters-corrected');
    expect((await session.endsTurn())?.systemMessage).toBeUndefined();
  });

  it('is shown by doctor and repaired by repair, also without a copy of the state', async () => {
    const { project } = await altered(9);
    rmSync(project.path('docs/research-x/.runtime/state.json'));
    expect((await project.cli('doctor')).stdout).toContain(
      'It says iteration 9 (recorded up to 1), the journal 2 (up to 1) → autonomous-workflow repair x',
    );
    expect((await project.cli('repair')).exitCode).toBe(0);
    expect(project.state('x').iteration).toBe(2);
    expect((await project.cli('doctor')).exitCode).toBe(0);
  });
});
