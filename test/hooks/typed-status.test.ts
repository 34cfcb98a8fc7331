import { describe, expect, it } from 'vitest';
import { begunSession } from '../support/session.ts';

describe('the status that a user types', () => {
  it('of a broken state file is what the log says, and leaves the file as it is', async () => {
    const session = await begunSession();
    const file = 'docs/research-x/x-state.md';
    session.project.write(file, '---\nname: [\n---\n');
    const answer = await session.types('autonomous-workflow:status', 'x');
    expect(answer?.reason).toContain('Phase A: Research, iteration 1 of at most 30');
    expect(session.project.read(file)).toBe('---\nname: [\n---\n');
    expect(session.project.journal('x').map(({ event }) => event)).not.toContain('view-made');
  });
});
