import { describe, expect, it } from 'vitest';
import { begunSession } from '../support/session.ts';

const loopFile = '.claude/ralph-loop.local.md';
const loop = (session: string) =>
  `---\nactive: true\niteration: 1\nsession_id: ${session}\nmax_iterations: 9\ncompletion_promise: null\n---\n/autonomous-workflow:continue-auto x\n`;

describe('a ralph-loop around continue-auto', () => {
  it.each(['ralph-loop', 'ralph-wiggum'])('changes no budget that its command does not name, as %s', async (plugin) => {
    const session = await begunSession();
    await session.types(`${plugin}:ralph-loop`, '"/autonomous-workflow:continue-auto x" --max-iterations 9');
    expect(session.project.state('x')).toMatchObject({ driver: 'ralph-loop', max_iterations: 30 });
    await session.types(
      `${plugin}:ralph-loop`,
      '"/autonomous-workflow:continue-auto x --max-iterations 8" --max-iterations 9',
    );
    expect(session.project.state('x')).toMatchObject({ driver: 'ralph-loop', max_iterations: 8 });
  });

  it('starts no budget anew when it is re-entered', async () => {
    const session = await begunSession();
    const { project } = session;
    await session.types('ralph-loop:ralph-loop', '"/autonomous-workflow:continue-auto x" --max-iterations 9');
    project.write(loopFile, loop('s1'));
    const { running_since } = project.state('x');
    const answer = await session.callsSkill(
      'autonomous-workflow:continue-auto',
      'x --max-iterations 900 --max-hours 900',
    );
    expect(answer?.hookSpecificOutput?.permissionDecision).toBe('allow');
    expect(project.state('x')).toMatchObject({ running_since, max_iterations: 30, max_duration_hours: 24 });
  });
});
