import { describe, expect, it } from 'vitest';
import { Background, coderSays, two } from '../support/background.ts';
import { environment, testOf } from '../support/coding-project.ts';
import { criticSays } from '../support/planning.ts';
import { Session } from '../support/session.ts';

describe('a session that is called because an agent has answered', () => {
  it('says once, to the person too, which tests fail before any feature, as soon as the tests have run', async () => {
    const background = await Background.begun('', two, { 'test/old.test.mjs': testOf('zero', 5) });
    await background.session.launches('c1', 'plan-critic', '[i1-c1] Judge.');
    await background.session.launches('c2', 'plan-critic', '[i1-c2] Judge.');
    await background.session.agentAnswers('c1', criticSays('i1-c1', 'readiness'), 'plan-critic');
    await background.session.agentAnswers('c2', criticSays('i1-c2', 'verifiability'), 'plan-critic');
    const begun = await background.session.isCalled(['c2']);
    const failing = /These tests fail before any feature\..*zero gives 5/;
    expect(begun?.hookSpecificOutput?.additionalContext).toMatch(failing);
    expect(begun?.systemMessage).toMatch(failing);
    const coded = await background.codes('T001', 'one', 1);
    expect(coded).toContain('T001 is green and has to be reviewed');
    expect(coded).not.toMatch(failing);
    const reviewed = await background.reviews('T001');
    expect(reviewed).toContain('T002 is begun');
    expect(reviewed).not.toMatch(failing);
  });

  it('is told to start an agent anew that was stopped, and nothing of one that is not its own', async () => {
    const background = await Background.begun();
    const { coding } = background;
    await background.passesCritics();
    await background.session.launches('a1', 'autonomous-coder', 'Feature T001: your task is /x/tasks/T001.md');
    expect(await background.session.isCalled(['somebody'])).toBeUndefined();
    expect(await new Session(coding.project, 's2', { environment }).isCalled(['a1'])).toBeUndefined();
    const stopped = await background.session.isCalled(['a1'], { status: 'killed' });
    expect(stopped?.hookSpecificOutput?.additionalContext).toContain('T001 is begun, and no agent works on it');
    expect(coding.feature('T001').attempts).toMatchObject([{ outcome: null }]);
    // It has ended, as Claude Code says, though the hook of its answer died before it could note that.
    expect((await coding.cli('feature', 'verify', 'T001', 'x')).stdout).toContain('no coder has handed in');
  });

  it('is told of a coder who comes after its attempt that nothing is to be done, and it changes nothing more', async () => {
    const background = await Background.begun();
    await background.passesCritics();
    await background.session.launches('a1', 'autonomous-coder', 'Feature T001: your task is /x/tasks/T001.md');
    await background.session.agentAnswers('a1', coderSays('T001'), 'autonomous-coder');
    expect(await background.told('a1')).toMatch(
      /T001: attempt 1 failed:\n- nothing was changed[\s\S]*It goes on with attempt 2,/,
    );
    expect(await background.told('a1')).toBe('Taken already: T001.');
    expect(background.coding.feature('T001').attempts).toMatchObject([{ outcome: 'failed' }, { outcome: null }]);
    const write = await background.session.hook('guard', 'PreToolUse', {
      tool_name: 'Write',
      tool_input: { file_path: background.coding.project.path('src/one.mjs'), content: '' },
      agent_id: 'a1',
      agent_type: 'autonomous-workflow:autonomous-coder',
    });
    expect(write?.hookSpecificOutput?.permissionDecisionReason).toContain('Your work on T001 is over');
  });
});
