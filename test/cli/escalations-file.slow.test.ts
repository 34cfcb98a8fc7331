import { describe, expect, it } from 'vitest';
import { asked, asking } from '../support/asking.ts';

describe('escalations', () => {
  it('shows the open ones first, as text and in status', async () => {
    const answered = asked('E001', { answer: 'Yes.', answered_at: '2026-11-21T11:00:00Z' });
    const project = await asking(answered, asked('E002'));
    const { stdout } = await project.cli('resolve');
    expect(stdout).toMatch(/^E002 .*\n(?: {2}.*\n)+ {2}→ autonomous-workflow resolve E002 "your answer" x\n\nE001 /);
    expect(await project.cliJson('status')).toMatchObject({
      escalations: [expect.stringMatching(/^E002 \(ambiguous requirement, Q001\): /), expect.stringMatching(/^→ /)],
    });
  });
});
