import { describe, expect, it } from 'vitest';
import { begunSession } from '../support/session.ts';

describe('the status that a user types', () => {
  it('of a broken state file says how it is repaired, and leaves the file as it is', async () => {
    const session = await begunSession();
    const file = 'docs/research-x/x-state.md';
    session.project.write(file, '---\nname: [\n---\n');
    const answer = await session.types('autonomous-workflow:status', 'x');
    expect(JSON.stringify(answer)).toMatch(/autonomous-workflow (?:repair|doctor)/);
    expect(session.project.read(file)).toBe('---\nname: [\n---\n');
    expect(session.project.journal('x').map(({ event }) => event)).not.toContain('repaired');
  });
});
