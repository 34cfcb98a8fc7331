import { describe, expect, it } from 'vitest';
import { begunSession } from '../support/session.ts';

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
});
