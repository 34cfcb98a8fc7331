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
  it.each([
    ['complete'],
    ['stop'],
    ['cancel'],
    ['redirect', 'Stop here.'],
    ['resolve', 'E001', 'Yes.'],
    ['archive'],
    ['repair'],
    ['checkpoint', 'restore', '1'],
  ])('may not %s', async (...words) => {
    const session = await begunSession();
    const { exitCode, stderr } = await called(session, 's1', ...words);
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/^Only the user may do this .*\n→ /);
    expect(session.project.state('x').status).toBe('in_progress');
  });

  it('may ask and record', async () => {
    const session = await begunSession();
    for (const word of ['status', 'brief', 'escalations', 'record']) {
      expect((await called(session, 's1', word)).exitCode, word).toBe(0);
    }
  });

  it('is another than that of somebody else, who may stop it', async () => {
    const session = await begunSession();
    expect((await called(session, 's2', 'stop', 'x')).exitCode).toBe(0);
    expect(session.project.state('x').end_reason).toBe('stop_requested');
  });
});
