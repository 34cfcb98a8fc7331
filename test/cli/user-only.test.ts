import { execa } from 'execa';
import { describe, expect, it } from 'vitest';
import { cliFile } from '../support/project.ts';
import { begunSession, type Session } from '../support/session.ts';

/** As the model calls it: in the shell of the session. */
const called = ({ project }: Session, id: string, ...words: string[]) =>
  execa(process.execPath, [cliFile, ...words], {
    cwd: project.root,
    env: { ...project.environment, CLAUDE_CODE_SESSION_ID: id },
    extendEnv: false,
    reject: false,
  });

describe('the session that drives a workflow', () => {
  // All of them: safety/rules/own-command.test.ts; the program asks that list before each command.
  it.each([['feature', 'import', '--from', 'other.md'], ['run']])('may not %s', async (...words) => {
    const session = await begunSession();
    const { exitCode, stderr } = await called(session, 's1', ...words);
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/^Only the user may do this .*\n→ /);
    expect(session.project.state('x').status).toBe('in_progress');
  });
});

describe('another session of Claude Code', () => {
  it.each([['stop'], ['redirect', 'Stop here.', 'x']])('may not %s what a live one drives', async (...words) => {
    const session = await begunSession();
    const { exitCode, stderr } = await called(session, 's2', ...words);
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/^Only the user may do this while a session drives the workflow 'x'\n→ /);
    expect(session.project.state('x').status).toBe('in_progress');
  });

  it.each([{ CLAUDECODE: '1' }, { CLAUDECODE: '1', CLAUDE_CODE_SESSION_ID: '' }, { CLAUDE_CODE_SESSION_ID: '../s1' }])(
    'is one whatever it makes of its own id: %j',
    async (environment) => {
      const { project } = await begunSession();
      expect((await project.cliIn('.', environment, 'cancel', 'x')).exitCode).toBe(1);
      expect(project.state('x').status).toBe('in_progress');
    },
  );

  it('may do it where nobody drives: the session has let go, or the workflow has ended', async () => {
    const released = await begunSession();
    await released.ends('other');
    expect((await called(released, 's2', 'stop', 'x')).exitCode).toBe(0);
    expect(released.project.state('x').end_reason).toBe('stop_requested');
    expect((await called(released, 's2', 'redirect', 'Look at Redis', 'x')).stderr).not.toContain('Only the user');
  });
});
