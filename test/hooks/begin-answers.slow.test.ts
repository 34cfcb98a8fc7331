import { describe, expect, it } from 'vitest';
import { newProject } from '../support/project.ts';
import { begunSession, continuation, runHook, Session } from '../support/session.ts';

describe('commands that need no model', () => {
  it('status is answered in place of a request, for the workflow of the session', async () => {
    const project = await newProject();
    await new Session(project, 's1').begins('x');
    await new Session(project, 's2').begins('y');
    for (const [id, workflow] of [
      ['s1', 'x'],
      ['s2', 'y'],
    ] as const) {
      const answer = await new Session(project, id).types('autonomous-workflow:status');
      expect(answer?.decision).toBe('block');
      expect(answer?.reason).toMatch(new RegExp(`^${workflow} \\(research\\): What is known\\?\\n`));
      expect(answer?.reason).toContain('Phase A: Research, iteration 1 of at most 30: 0 of 3 agents handed in.');
    }
  });

  it('status without a name tells of all workflows where none is the own', async () => {
    const project = await newProject();
    await new Session(project, 's1').begins('x');
    await new Session(project, 's2').begins('y');
    const stranger = new Session(project, 's3');
    expect((await stranger.types('autonomous-workflow:status'))?.reason).toMatch(
      /^x: It works\.\n {2}now +Phase A: Research, iteration 1 of [^]*\n\ny: It works\.[^]*More about one: /,
    );
    expect((await stranger.types('autonomous-workflow:status', 'y'))?.reason).toMatch(/^y \(research\): /);
  });

  it('status shows no control characters of a prompt', async () => {
    const project = await newProject();
    const session = new Session(project, 's1');
    await session.types('autonomous-workflow:research', `'x' 'red \u001b[31m bell \u0007 csi \u009b2J turn \u202e'`);
    const answer = await session.types('autonomous-workflow:status');
    expect(answer?.reason).toContain('red [31m bell csi 2J turn');
    expect(answer?.reason).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
  });

  it('stop ends the workflow, once', async () => {
    const session = await begunSession();
    const { project } = session;
    expect(await session.types('autonomous-workflow:stop')).toMatchObject({
      decision: 'block',
      reason:
        "Stopped the workflow 'x' at iteration 1. Nothing is lost; go on with: /autonomous-workflow:continue-auto x",
    });
    expect(project.state('x')).toMatchObject({ status: 'stopped', end_reason: 'stop_requested' });
    expect(await session.types('autonomous-workflow:stop')).toMatchObject({
      decision: 'block',
      reason: "The workflow 'x' has ended already (stop_requested).",
    });
    expect(project.events('x').filter((event) => event === 'ended')).toHaveLength(1);
  });

  it('stop from another session ends it too, and the ralph-loop around it', async () => {
    const project = await newProject();
    await new Session(project, 's1').begins('x');
    project.write('.claude/ralph-loop.local.md', '---\nsession_id: s1\n---\nprompt\n');
    await new Session(project, 's2').types('autonomous-workflow:stop', 'x');
    expect(project.exists('.claude/ralph-loop.local.md')).toBe(false);
    expect(project.events('x').slice(-2)).toEqual(['ended', 'loop-cancelled']);
  });

  it('stop of another workflow leaves the session its own', async () => {
    const session = await begunSession();
    await new Session(session.project, 's2').begins('y');
    await session.types('autonomous-workflow:stop', 'y');
    expect(session.project.state('y').status).toBe('stopped');
    expect(continuation(await session.endsTurn())).toContain('Workflow x, iteration 1, is not complete yet');
  });

  it('help names every command', async () => {
    const project = await newProject();
    const answer = await new Session(project, 's1').types('autonomous-workflow:help');
    expect(answer?.decision).toBe('block');
    for (const command of ['research', 'continue-auto', 'status', 'stop', 'help']) {
      expect(answer?.reason).toContain(`/autonomous-workflow:${command}`);
    }
  });
});

describe('commands that are none of ours', () => {
  it.each([
    'commit',
    'other:research',
    'autonomous-workflow',
    'autonomous-workflowx:research',
    'autonomous-workflow:dance',
    '',
  ])('"%s" gets no answer and leaves no trace', async (command) => {
    const project = await newProject();
    expect(await new Session(project, 's1').types(command, `'x' 'p'`)).toBeUndefined();
    expect(project.files()).toEqual([]);
  });

  it.each([
    ['no command', {}],
    ['a command that is no text', { command_name: 7, command_args: [] }],
    ['no tool input', { hook_event_name: 'PreToolUse', tool_name: 'Skill' }],
    ['a tool input that is no object', { hook_event_name: 'PreToolUse', tool_name: 'Skill', tool_input: 'skill' }],
    ['a tool input that is null', { hook_event_name: 'PreToolUse', tool_name: 'Skill', tool_input: null }],
  ])('an event with %s is left alone', async (_, fields) => {
    const project = await newProject();
    const ended = await runHook(project, 'begin', JSON.stringify({ session_id: 's1', ...fields }));
    expect(ended).toMatchObject({ exitCode: 0, stdout: '', stderr: '' });
  });
});

describe('a session without an id', () => {
  it.each([
    ['help', 'research'],
    ['status', 'It works.'],
    ['stop', 'Stopped the workflow'],
  ])('gets the answer of %s', async (command, told) => {
    const { project } = await begunSession();
    const answer = await new Session(project, '').types(`autonomous-workflow:${command}`);
    expect(answer?.reason).toContain(told);
  });

  it('begins nothing', async () => {
    const { project } = await begunSession();
    const answer = await new Session(project, '').types('autonomous-workflow:continue-auto', 'x');
    expect(answer?.reason).toContain('gave this session no id');
  });
});
