import { describe, expect, it } from 'vitest';
import { coderSays } from '../support/background.ts';
import { coderPrompt, codingSession } from '../support/coding-session.ts';
import { begunSession, handIn, reasonOf } from '../support/session.ts';
import { committedProject } from '../support/coding-project.ts';

const one = '# Tasks\n- [ ] T001 Function one in src/one.mjs\n- [ ] T002 Function two in src/two.mjs\n';

const task = (id: string, agent = 'researcher') => ({
  id,
  type: 'subagent',
  status: 'running',
  agent_type: `autonomous-workflow:${agent}`,
});

describe('record', () => {
  it('is refused while researchers are at work, and not once they have handed in', async () => {
    const session = await begunSession();
    for (const number of [1, 2, 3]) await session.launches(`a${number}`, 'researcher', `[i1-r${number}] Find out.`);
    for (const number of [1, 2]) await session.agentAnswers(`a${number}`, handIn(`i1-r${number}`));
    const early = await session.project.cli('record', 'x');
    expect([early.exitCode, early.stderr]).toEqual([
      1,
      expect.stringMatching(
        /`record` comes too early while agents are at work: i1-r3\n→ End your turn; you will be called/,
      ),
    ]);
    expect(session.project.events('x')).not.toContain('recorded');
    await session.agentAnswers('a3', handIn('i1-r3'));
    expect((await session.project.cli('record', 'x')).exitCode).toBe(0);
  });

  it.each([
    ['died or was stopped, which the end of a turn shows', []],
    ['was never ours', [{ id: 'a9', type: 'shell', status: 'running' }]],
  ])('goes on when the agent %s', async (_, background_tasks) => {
    const session = await begunSession();
    await session.launches('a1', 'researcher', '[i1-r1] Find out.');
    await session.endsTurn({ background_tasks });
    expect((await session.project.cli('record', 'x')).exitCode).toBe(0);
  });

  it('waits for an agent that was resumed, and for none that has ended and is listed once more', async () => {
    const session = await begunSession();
    for (const number of [1, 2, 3]) {
      await session.launches(`a${number}`, 'helper', `Task ${number}`);
      await session.agentAnswers(`a${number}`, 'Done.', 'helper');
    }
    await session.hook('guard', 'PostToolUse', {
      tool_name: 'SendMessage',
      tool_input: { to: 'a2', message: 'Go on.' },
      tool_response: { success: true, resumedAgentId: 'a2' },
    });
    expect((await session.project.cli('record', 'x')).stderr).toContain('while agents are at work: helper');
    await session.agentAnswers('a2', 'Done.', 'helper');
    await session.endsTurn({ background_tasks: [task('a3', 'helper')] });
    expect((await session.project.cli('record', 'x')).exitCode).toBe(0);
  });
});

describe('a coder', () => {
  it('of a feature that is not begun is refused, and so is a second one in the same answer', async () => {
    const coding = await committedProject(one);
    const session = await codingSession(coding);
    await coding.cli('feature', 'start', 'T001', 'x');
    const starts = async (id: string) =>
      reasonOf(
        await session.usesTool('Agent', {
          subagent_type: 'autonomous-workflow:autonomous-coder',
          description: 'Work',
          prompt: coderPrompt(id),
        }),
      );
    expect(await starts('T002')).toContain('T002 is not begun, so no coder can work on it');
    expect(await starts('T001')).toBeUndefined();
    expect(await starts('T001')).toContain('A coder is at work on T001 already → end your turn');
    expect(coding.project.events('x').filter((event) => event === 'agent-started')).toHaveLength(1);
    const reviews = { subagent_type: 'autonomous-workflow:code-reviewer', description: 'Review' };
    const prompt = `Your task is ${coding.project.path('docs/research-x/tasks/T001-review.md')}`;
    expect(reasonOf(await session.usesTool('Agent', { ...reviews, prompt: `${prompt}.` }))).toContain(
      'There is no task /',
    );
    coding.project.write('docs/research-x/tasks/T001-review.md', '# Review of T001\n');
    expect(reasonOf(await session.usesTool('Agent', { ...reviews, prompt }))).toBeUndefined();
    expect(reasonOf(await session.usesTool('Agent', { ...reviews, prompt }))).toContain(
      'A reviewer is at work on T001 already',
    );
  });
});

describe('feature verify', () => {
  it('is refused while the coder of the feature is at work, which counts no attempt', async () => {
    const coding = await committedProject(one);
    const session = await codingSession(coding);
    await coding.cli('feature', 'start', 'T001', 'x');
    await session.launches('a1', 'autonomous-coder', coderPrompt('T001'));
    const early = await coding.cli('feature', 'verify', 'T001', 'x');
    expect([early.exitCode, early.stderr]).toEqual([
      1,
      expect.stringMatching(/`feature verify T001` comes too early while agents are at work: T001\n→ End your turn/),
    ]);
    expect(coding.feature('T001').attempts).toMatchObject([{ outcome: null }]);
    expect((await coding.cli('record', 'x')).stderr).toContain('while agents are at work: T001');
    expect((await coding.cli('feature', 'start', 'T001', 'x')).stderr).toMatch(
      /`feature start T001` comes too early while agents are at work: T001\n→ End your turn/,
    );
    expect((await coding.cli('brief', 'x')).stdout).toMatch(/^At work: T001\. [^\n]+\n?$/);
    coding.writesFunction('one', 1);
    await session.agentAnswers('a1', coderSays('T001'), 'autonomous-coder');
    expect((await coding.cli('feature', 'verify', 'T001', 'x')).stdout).toContain('T001 is green');
  });
});

describe('the end of a workflow', () => {
  it.each(['by a STOP file', 'typed'])('%s asks the user for nothing while agents come back', async (how) => {
    const session = await begunSession();
    await session.launches('a1', 'researcher', '[i1-r1] Find out.');
    await session.launches('a2', 'researcher', '[i1-r2] Find out.');
    if (how === 'typed') await session.types('autonomous-workflow:stop', '');
    else {
      session.project.write('docs/research-x/STOP', 'enough');
      const told = await session.endsTurn({ background_tasks: [task('a1'), task('a2')] });
      expect(told?.systemMessage).toContain('ended (stop_requested)');
    }
    const record = await session.usesTool('Bash', { command: 'autonomous-workflow record' });
    // One that was told at the end of its turn makes nobody pay for more.
    const denied = expect.objectContaining({ permissionDecision: 'deny' }) as object;
    const over = { continue: false, stopReason: 'The workflow has ended.', hookSpecificOutput: denied };
    if (how === 'typed') expect(record?.hookSpecificOutput?.permissionDecision).toBe('allow');
    else expect(record).toEqual(over);
    expect((await session.project.cli('record', 'x')).stderr).toContain('no iteration in progress');
    const other = { subagent_type: 'autonomous-workflow:researcher', prompt: '[i1-r3] Find out.' };
    const started = await session.usesTool('Agent', other);
    if (how === 'typed') expect(reasonOf(started)).toContain('The workflow has ended: start no agent');
    else expect(started).toEqual(over);
    // The session is its user's again, while agents at work are stopped, and nobody hears of them.
    expect(await session.says('And what now?')).toBeUndefined();
    expect(await session.usesTool('Bash', { command: 'ls' })).toBeUndefined();
    const tool = await session.hook('guard', 'PreToolUse', {
      tool_name: 'Bash',
      tool_input: { command: 'ls' },
      agent_id: 'a1',
      agent_type: 'autonomous-workflow:researcher',
    });
    expect(tool).toEqual(over);
    // What comes late is kept, and nobody is sent back.
    expect(await session.agentAnswers('a1', handIn('i1-r1'))).toBeUndefined();
    expect(await session.agentAnswers('a2', 'Nothing.')).toBeUndefined();
    expect(session.project.exists('docs/research-x/wave/i1-r1.json')).toBe(true);
    const last = await session.endsTurn({ background_tasks: [] });
    if (how !== 'typed') expect(last).toBeUndefined();
    expect(await session.says('And now?')).toBeUndefined();
    expect(session.project.files('docs/.autonomous-workflow/sessions')).toEqual([]);
  });
});
