import { expect, it } from 'vitest';
import { begunSession } from '../support/session.ts';

/** Commands that otherwise only slow tests run as processes. */
const commands: [words: string[], exitCode: number, answer: RegExp][] = [
  [['compile', '--check'], 1, /^The report: 3 places to fix:\n- Executive Summary: The section says nothing → /],
  [['evidence', '--page', '1'], 0, /C001/],
  [['source'], 0, /^No source was fetched yet\.$/m],
  [['source', 'missing.md'], 1, /^Not stored: repository:missing\.md\. There is no file/],
  [['loop-command'], 0, /\/autonomous-workflow:research 'x'/],
];

it('each command is a process that answers', async () => {
  const session = await begunSession();
  await session.worksThrough('x', 1);
  for (const [words, exitCode, answer] of commands) {
    const ended = await session.project.cli(...words);
    expect(ended.exitCode, words.join(' ')).toBe(exitCode);
    expect(ended.stdout + ended.stderr, words.join(' ')).toMatch(answer);
  }
});
