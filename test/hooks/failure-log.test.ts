import { mkdirSync, rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Project } from '../support/project.ts';
import { begunSession, runHook } from '../support/session.ts';

/** Makes whatever notes an event fail, once it is in the log. */
function spoil(project: Project): void {
  rmSync(project.path('docs/research-x/progress.txt'));
  mkdirSync(project.path('docs/research-x/progress.txt'));
}

const endOf = (session: string) =>
  JSON.stringify({ session_id: session, hook_event_name: 'SessionEnd', reason: 'clear' });

describe('a hook that fails', () => {
  it('says so in the log of the workflow that its session owns', async () => {
    const { project } = await begunSession();
    spoil(project);
    const { exitCode, stdout, stderr } = await runHook(project, 'session-end', endOf('s1'));
    expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: '' });
    expect(stderr).toMatch(/^autonomous-workflow: hook failed, the session goes on without it: EISDIR[^\n]+\n$/);
    expect(project.journal('x').at(-1)).toMatchObject({
      event: 'failed',
      what: 'the hook of SessionEnd',
      error: expect.stringMatching(/^EISDIR/) as string,
    });
  });
});
