import { describe, expect, it } from 'vitest';
import { newProject } from '../support/project.ts';
import { begunSession, Session } from '../support/session.ts';

describe('commands that need no model', () => {
  it('status is answered in place of a request, for the workflow of the session', async () => {
    const project = await newProject();
    await new Session(project, 's1').begins('x');
    await new Session(project, 's2').begins('y');
    for (const [id, workflow] of [
      ['s1', 'x'],
      ['s2', 'y'],
    ] as const) {
      const answer = await new Session(project, id).types('autonomous-workflow:status');
      expect(answer?.decision).toBe('block');
      expect(answer?.reason).toMatch(new RegExp(`^${workflow} \\(research\\): What is known\\?\\n`));
      expect(answer?.reason).toContain('Phase A: Research, iteration 1 of at most 30: 1 of 4 agents handed in.');
    }
  });

  it('stop ends the workflow, once', async () => {
    const session = await begunSession();
    const { project } = session;
    expect(await session.types('autonomous-workflow:stop')).toMatchObject({
      decision: 'block',
      reason: expect.stringMatching(
        /^Stopped the workflow 'x' at iteration 1\. Nothing is lost; go on with: \/autonomous-workflow:continue-auto x\n/,
      ) as string,
    });
    expect(project.state('x')).toMatchObject({ status: 'stopped', end_reason: 'stop_requested' });
    expect(await session.types('autonomous-workflow:stop')).toMatchObject({
      decision: 'block',
      reason: expect.stringContaining("The workflow 'x' has ended already (stop_requested).") as string,
    });
    expect(project.events('x').filter((event) => event === 'ended')).toHaveLength(1);
  });
});
