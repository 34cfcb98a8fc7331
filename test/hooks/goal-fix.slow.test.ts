import { describe, expect, it } from 'vitest';
import { committedProject, type CodingProject } from '../support/coding-project.ts';
import { codingSession } from '../support/coding-session.ts';
import { type Session, told } from '../support/session.ts';

const tasks = '# Tasks\n- [ ] T001 Function one in src/one.mjs\n';
const goal = (checks: object[]) =>
  JSON.stringify({ objective: 'Functions that give numbers.', constraints: [], checks });
const three = { type: 'command', id: 'three', command: 'node --test test/three.test.mjs' };

/** A session whose only feature has passed, and whose checklist is looked at next. */
async function builtWithGoal(checks: object[]): Promise<{ coding: CodingProject; session: Session }> {
  const coding = await committedProject(tasks, { 'goal.json': goal(checks) });
  await coding.cli('align', 'x', 'goal.json');
  const session = await codingSession(coding, {}, '--max-iterations 20');
  await coding.cli('feature', 'start', 'T001', 'x');
  coding.writesFunction('one', 1);
  await coding.verify('T001', 'x');
  await coding.review('T001', 1);
  return { coding, session };
}

/** The feature passes, with which the iteration is recorded. */
async function checksGoal({ cli, verify }: CodingProject, session: Session, feature = 'T001'): Promise<string> {
  const recorded = await verify(feature, 'x');
  expect(recorded.stdout).toContain('- Run `autonomous-workflow acceptance --run`:');
  expect(told(await session.endsTurn())).toContain('Run `autonomous-workflow acceptance --run`');
  await cli('acceptance', 'x', '--run');
  return told(await session.endsTurn());
}

describe('an acceptance check that fails at the end', () => {
  it('becomes a feature that its own command proves, and the workflow is complete when it holds', async () => {
    const { coding, session } = await builtWithGoal([three]);
    const { cli, project, feature, git } = coding;
    expect(await checksGoal(coding, session)).toContain('feature start fix1-three');
    expect(feature('fix1-three')).toMatchObject({
      kind: 'fix',
      verification_commands: [three.command],
      status: 'pending',
    });
    expect(project.state('x')).toMatchObject({ status: 'in_progress', finishing: null, features_total: 2 });
    await cli('feature', 'start', 'fix1-three', 'x');
    expect(project.read('docs/research-x/tasks/fix1-three.md')).toContain('Fix what fails at its cause');
    expect((await cli('feature', 'verify', 'fix1-three', 'x')).stdout).toContain('no coder has handed in');
    coding.writesFunction('three', 3);
    await coding.verify('fix1-three', 'x');
    await coding.review('fix1-three', 1);
    expect(await checksGoal(coding, session, 'fix1-three')).toContain('ended (complete)');
    expect(feature('fix1-three')).toMatchObject({ passes: true });
    expect((await git('log', '-1', '--format=%s')).trim()).toBe('fix1-three: Fix failing acceptance checks: three');
    expect(project.journal('x').find(({ event }) => event === 'goal-missed')).toMatchObject({
      checks: ['three'],
      feature: 'fix1-three',
    });
  });
});
