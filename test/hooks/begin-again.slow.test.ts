import { describe, expect, it } from 'vitest';
import { type Project } from '../support/project.ts';
import { begunSession } from '../support/session.ts';

const loop = '---\nactive: true\niteration: 1\nsession_id: s1\nmax_iterations: 9\n---\n\nprompt\n';

describe('a ralph-loop that is active although the command was typed outside it', () => {
  const loopFile = '.claude/ralph-loop.local.md';
  const active = (project: Project) =>
    `The ralph-loop of this session starts the iterations. To go on without it, delete ${project.path(loopFile)}.`;

  it('is told about', async () => {
    const session = await begunSession();
    session.project.write(loopFile, loop);
    const answer = await session.types('autonomous-workflow:continue-auto', 'x');
    expect(answer?.decision).toBeUndefined();
    expect(answer?.systemMessage?.split('\n')).toEqual([
      expect.stringMatching(/^autonomous-workflow: x \(/),
      active(session.project),
      expect.stringMatching(/^No TeX was found: /),
    ]);
    expect(session.project.state('x').driver).toBe('ralph-loop');
  });
});
