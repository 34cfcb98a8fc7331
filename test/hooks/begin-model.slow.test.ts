import { describe, expect, it } from 'vitest';
import { ClaudeProcess } from '../support/claude-process.ts';
import { newProject } from '../support/project.ts';
import { begunSession, Session } from '../support/session.ts';

const research = 'autonomous-workflow:research';
const continueAuto = 'autonomous-workflow:continue-auto';
const loopFile = '.claude/ralph-loop.local.md';
const loop =
  '---\nactive: true\niteration: 1\nsession_id: s1\nmax_iterations: 9\ncompletion_promise: null\n---\n\nprompt\n';

const allowed = {
  hookSpecificOutput: {
    hookEventName: 'PreToolUse',
    permissionDecision: 'allow',
    permissionDecisionReason: 'a command of the workflow that this session drives',
  },
};

const usersOnly = {
  hookSpecificOutput: {
    hookEventName: 'PreToolUse',
    permissionDecision: 'deny',
    permissionDecisionReason:
      'Only the user begins or resumes a workflow\n→ Ask the user to type the command, and end your turn.',
  },
};

describe('ralph-loop around a command of ours', () => {
  it('begins the workflow from the arguments before any shell sees them', async () => {
    const project = await newProject();
    const session = new Session(project, 's1');
    await session.types(
      'ralph-loop:ralph-loop',
      `"/autonomous-workflow:research 'x' 'It's $5, \`id\` and $(id)'" --max-iterations 9 --completion-promise 'DONE'`,
    );
    expect(project.state('x')).toMatchObject({
      prompt: "It's $5, `id` and $(id)",
      driver: 'ralph-loop',
      max_iterations: 9,
      iteration: 1,
    });
  });
});

describe('a command that the model calls', () => {
  it('is allowed to the owner whatever became of its arguments, and begins the next iteration', async () => {
    const session = await begunSession();
    const { project } = session;
    project.write(loopFile, loop);
    for (const mangled of ['', `'x' 'It costs `, `Big Topic' --nonsense 5`, `'y' 'p'`]) {
      expect(await session.callsSkill(research, mangled)).toEqual(allowed);
    }
    expect(project.state('x')).toMatchObject({ iteration: 1, prompt: 'What is known?', driver: 'ralph-loop' });
    await session.worksThrough('x', 1);
    expect(await session.callsSkill(research, 'x')).toEqual(allowed);
    expect(project.state('x').iteration).toBe(2);
    expect(project.files('docs/research-y')).toEqual([]);
  });

  it.each([
    ['continue-auto', '', true],
    ['status', '', false],
    ['stop', '', false],
  ])('%s %s of the owner is decided: %s', async (command, args, decided) => {
    const session = await begunSession();
    const { project } = session;
    const answer = await session.callsSkill(`autonomous-workflow:${command}`, args);
    expect(answer).toEqual(decided ? allowed : undefined);
    expect(project.state('x').status).toBe('in_progress');
  });

  it.each([
    ['live', false],
    ['idle', true],
  ])('is denied to a session for the %s workflow of another, and claims nothing', async (_, idle) => {
    const project = await newProject();
    const owner = new Session(project, 's1', { claude: new ClaudeProcess() });
    await owner.begins('x');
    if (idle) await owner.ends('other');
    const contents = () => project.files().map((file) => [file, project.read(file)]);
    const before = contents();
    for (const [command, args] of [
      [research, 'x'],
      [research, `'x' 'What is known?'`],
      [continueAuto, ''],
      [continueAuto, 'x --take-over'],
    ] as const) {
      expect(await new Session(project, 's2').callsSkill(command, args), args).toEqual(usersOnly);
    }
    expect(contents()).toEqual(before);
  });

  it('is denied after the workflow has ended, with a way to end the turn', async () => {
    const session = await begunSession();
    const { project } = session;
    await project.cli('stop', 'x');
    const answer = await session.callsSkill(research, `'x' 'What is known?'`);
    expect(answer?.hookSpecificOutput).toEqual({
      hookEventName: 'PreToolUse',
      permissionDecision: 'deny',
      permissionDecisionReason:
        "The workflow 'x' has ended (stop_requested); there is nothing left to do\n→ End your turn with one sentence that says so.",
    });
    await session.endsTurn();
    await session.says('And now?');
    // From then on the session is its user's again.
    expect(await session.callsSkill(research, `'x' 'What is known?'`)).toEqual(usersOnly);
    expect(await session.callsSkill(continueAuto, 'x --max-iterations 99')).toEqual(usersOnly);
    expect(project.state('x')).toMatchObject({ status: 'stopped', iteration: 1, max_iterations: 30 });
  });
});
