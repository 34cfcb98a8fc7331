import { describe, expect, it } from 'vitest';
import { Background, coderSays, sideBySide, two } from '../support/background.ts';
import { environment, testOf } from '../support/coding-project.ts';
import { criticSays } from '../support/planning.ts';
import { Session } from '../support/session.ts';

describe('a session that is called because an agent has answered', () => {
  it('gets the verification with the next step, the next feature already begun, and at last the end', async () => {
    const background = await Background.begun();
    const { coding } = background;
    const [first, second] = await background.passesCritics();
    expect(first).toBe('Done: i1-c1. Still at work: i1-c2. Claude goes on when they are done.');
    expect(second).toContain('iteration 2 of at most');
    expect(second).toMatch(
      /1\. T001 is begun \(.+; attempt 1, 2 more if it fails\)\. Start a new agent `autonomous-workflow:autonomous-coder` with this prompt/,
    );
    expect(second).not.toContain('Run `autonomous-workflow feature start');
    expect(coding.feature('T001')).toMatchObject({ status: 'in_progress', passes: false });
    const green = await background.codes('T001', 'one', 1);
    expect(green).toContain(
      'T001 is green and has to be reviewed. Start a new agent `autonomous-workflow:code-reviewer`',
    );
    expect(coding.feature('T001').passes).toBe(false);
    const passed = await background.reviews('T001');
    expect(passed).toMatch(/^T001 passed: .+ \(commit [0-9a-f]{10}\)\./);
    expect(passed).not.toContain('in this iteration: end your turn');
    expect(passed).toMatch(/1\. T002 is begun/);
    expect(coding.feature('T001').passes).toBe(true);
    await background.codes('T002', 'two', 2);
    expect(await background.reviews('T002')).toMatch(/^autonomous-workflow x ended \(complete\)/m);
    expect(coding.project.state('x')).toMatchObject({ status: 'complete', features_complete: 2 });
    expect((await coding.project.cli('feature')).stdout).toMatch(/T002 .*\n$/);
    expect((await coding.git('log', '--format=%s')).split('\n')).toHaveLength(3);
  });

  it('says once, to the person too, which tests fail before any feature, as soon as the tests have run', async () => {
    const background = await Background.begun('', two, { 'test/old.test.mjs': testOf('zero', 5) });
    await background.launches('c1', 'plan-critic', '[i1-c1] Judge.');
    await background.launches('c2', 'plan-critic', '[i1-c2] Judge.');
    await background.session.agentAnswers('c1', criticSays('i1-c1', 'readiness'), 'plan-critic');
    await background.session.agentAnswers('c2', criticSays('i1-c2', 'verifiability'), 'plan-critic');
    const begun = await background.isCalled('c2');
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

  it('codes what no objection concerns while the user is asked about another feature', async () => {
    const background = await Background.begun('', two.replaceAll('Function', '[P] Function'));
    const { coding, session } = background;
    const [statement, evidence] = ['Nobody says what it gives.', 'It does not say it.'];
    const objection = { severity: 'blocker', about: 'T001', statement, evidence, resolution: 'Say which number.' };
    await background.launches('c1', 'plan-critic', '[i1-c1] Judge.');
    await background.launches('c2', 'plan-critic', '[i1-c2] Judge.');
    await session.agentAnswers('c1', criticSays('i1-c1', 'readiness', { defects: [objection] }), 'plan-critic');
    await session.agentAnswers('c2', criticSays('i1-c2', 'verifiability'), 'plan-critic');
    const next = await background.told('c2');
    expect(next).toContain('T002 is begun');
    expect(next).not.toContain('T001 is begun');
    expect((await coding.cli('resolve')).stdout).toMatch(/E001 \([^)]*T001\)[^]*Nobody says what it gives/);
    expect(await background.codes('T002', 'two', 2)).toContain('T002 is green');
    expect(await background.reviews('T002')).toContain('1 of 2 features pass, 1 blocked');
    expect(coding.feature('T001')).toMatchObject({ passes: false, attempts: [] });
  });

  it('hears nothing of the second of two critics who ended together: the first call has gone on', async () => {
    const background = await Background.begun();
    const { session } = background;
    await background.launches('c1', 'plan-critic', '[i1-c1] Judge.');
    await background.launches('c2', 'plan-critic', '[i1-c2] Judge.');
    await session.agentAnswers('c1', criticSays('i1-c1', 'readiness'), 'plan-critic');
    await session.agentAnswers('c2', criticSays('i1-c2', 'verifiability'), 'plan-critic');
    expect(await background.told('c1')).toContain('T001 is begun');
    expect(await background.told('c2')).toBe('Taken already: i1-c2.');
  });

  it('goes on by hand as before, also where the hook has done it already', async () => {
    const background = await Background.begun();
    const { coding } = background;
    await background.passesCritics();
    const again = await coding.cli('feature', 'start', 'T001', 'x');
    expect(again.stdout).toContain('# Feature T001');
    const told = await background.codes('T001', 'one', 1);
    expect((await coding.cli('feature', 'verify', 'T001', 'x')).stdout).toContain(told.slice(0, 40));
    expect(coding.feature('T001').attempts).toHaveLength(1);
  });

  it('hears a step once where `feature verify` has named it before the news of the agent comes', async () => {
    const background = await Background.begun();
    const { coding, session } = background;
    await background.passesCritics();
    await background.launches('a1', 'autonomous-coder', 'Feature T001: your task is /x/tasks/T001.md');
    coding.writesFunction('one', 1);
    await session.agentAnswers('a1', coderSays('T001'), 'autonomous-coder');
    expect((await coding.cli('feature', 'verify', 'T001', 'x')).stdout).toContain('Start a new agent');
    const told = await background.told('a1');
    expect(told).toBe('The answer about T001 was taken before.');
    expect(await background.reviews('T001')).toMatch(/^T001 passed/);
  });

  it('is told what is wrong with work that fails, and that the next attempt is open', async () => {
    const background = await Background.begun();
    await background.passesCritics();
    await background.launches('a1', 'autonomous-coder', 'Feature T001: your task is /x/tasks/T001.md');
    await background.session.agentAnswers('a1', coderSays('T001'), 'autonomous-coder');
    expect(await background.told('a1')).toMatch(
      /T001: attempt 1 failed:\n- nothing was changed[\s\S]*It goes on with attempt 2, 1 more if it fails/,
    );
  });

  it('is told to start an agent anew that was stopped, and nothing of one that is not its own', async () => {
    const background = await Background.begun();
    const { coding } = background;
    await background.passesCritics();
    await background.launches('a1', 'autonomous-coder', 'Feature T001: your task is /x/tasks/T001.md');
    expect(await background.isCalled('somebody')).toBeUndefined();
    expect(
      await background.isCalled('a1', 'completed', new Session(coding.project, 's2', { environment })),
    ).toBeUndefined();
    const stopped = await background.isCalled('a1', 'killed');
    expect(stopped?.hookSpecificOutput?.additionalContext).toContain('T001 is begun, and no agent works on it');
    expect(coding.feature('T001').attempts).toMatchObject([{ outcome: null }]);
    // It has ended, as Claude Code says, though the hook of its answer died before it could note that.
    expect(await background.told('a1')).toContain('T001 is not verified: no coder has handed in');
  });

  it('makes no request for one that passed while others are at work, nor one that only waits for them', async () => {
    const background = await sideBySide('one', 'two');
    expect(
      await background.launches('coder-T001', 'autonomous-coder', 'Feature T001: your task is /x/tasks/T001.md'),
    ).toBe(true);
    expect(
      await background.launches('coder-T002', 'autonomous-coder', 'Feature T002: your task is /x/tasks/T002.md'),
    ).toBe(false);
    await background.hasCoded('T001', 'one', 1);
    await background.hasReviewed('T001');
    const news = await background.isCalled('reviewer-T001');
    expect(background.coding.feature('T001').passes).toBe(true);
    expect([news?.decision, news?.reason]).toEqual([
      'block',
      expect.stringMatching(/^T001 passed: .+ T002 is still worked on/),
    ]);
    await background.hasCoded('T002', 'two', 2);
    expect(await background.launches('reviewer-T002', 'code-reviewer', 'Your task is /x/tasks/T002-review.md')).toBe(
      false,
    );
  });

  it('is told of the one that was begun in the place of one that passed, and ends its turn when its coder is started', async () => {
    const background = await sideBySide('one', 'two', 'three');
    for (const id of ['T001', 'T002'])
      await background.launches(`coder-${id}`, 'autonomous-coder', `Feature ${id}: your task is /x/tasks/${id}.md`);
    await background.hasCoded('T001', 'one', 1);
    await background.hasReviewed('T001');
    expect(await background.told('reviewer-T001')).toMatch(
      /T001 passed: [\s\S]*T003 is begun [\s\S]*Start a new agent `autonomous-workflow:autonomous-coder`/,
    );
    expect(background.coding.feature('T003').status).toBe('in_progress');
    expect(
      await background.launches('coder-T003', 'autonomous-coder', 'Feature T003: your task is /x/tasks/T003.md'),
    ).toBe(false);
  });

  it('begins no feature once the budget is spent, and says so', async () => {
    const background = await Background.begun('--max-iterations 2');
    await background.passesCritics();
    await background.codes('T001', 'one', 1);
    expect(await background.reviews('T001')).toMatch(/ended \(max_iterations\)/);
    expect(background.coding.feature('T002')).toMatchObject({ status: 'pending', attempts: [] });
  });

  it('hears that a coder who comes after its feature is over changes nothing', async () => {
    const background = await Background.begun();
    await background.passesCritics();
    await background.codes('T001', 'one', 1);
    await background.reviews('T001');
    expect(await background.told('coder-T001')).toBe(
      'The work on T001 is over: its agent came late, and nothing is to be done about it.',
    );
    const reports = (agent_id: string) => background.session.hook('agents-answered', 'AgentReport', { agent_id });
    expect((await reports('coder-T001'))?.consumed).toContain('its agent came late');
  });

  it('is told of a coder who comes after its attempt that nothing is to be done, and it changes nothing more', async () => {
    const background = await Background.begun();
    await background.passesCritics();
    await background.launches('a1', 'autonomous-coder', 'Feature T001: your task is /x/tasks/T001.md');
    await background.session.agentAnswers('a1', coderSays('T001'), 'autonomous-coder');
    await background.told('a1');
    expect(await background.told('a1')).toBe(
      'An agent of an earlier attempt at T001 came late: nothing is to be done about it.',
    );
    expect(background.coding.feature('T001').attempts).toMatchObject([{ outcome: 'failed' }, { outcome: null }]);
    const write = await background.session.hook('guard', 'PreToolUse', {
      tool_name: 'Write',
      tool_input: { file_path: background.coding.project.path('src/one.mjs'), content: '' },
      agent_id: 'a1',
      agent_type: 'autonomous-workflow:autonomous-coder',
    });
    expect(write?.hookSpecificOutput?.permissionDecisionReason).toContain('Your attempt at T001 is over');
  });
});
