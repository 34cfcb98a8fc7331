import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ClaudeProcess } from '../support/claude-process.ts';
import { newProject, statePath } from '../support/project.ts';
import { begunSession, Session } from '../support/session.ts';

const research = 'autonomous-workflow:research';
const continueAuto = 'autonomous-workflow:continue-auto';

const lease = 'docs/research-x/.runtime/lease.json';

describe('a session that has a workflow', () => {
  it('is refused a second one until the first has ended', async () => {
    const session = await begunSession();
    const { project } = session;
    const answer = await session.types(research, `'y' 'p'`);
    expect(answer).toEqual({
      decision: 'block',
      reason:
        "This session is driving the workflow 'x' already\n→ Stop it first with /autonomous-workflow:stop x, or start the other one in a second session.",
    });
    expect(project.files('docs/research-y')).toEqual([]);
    await session.types('autonomous-workflow:stop');
    await session.begins('y');
    expect(project.state('y').status).toBe('in_progress');
  });

  it('may type its command again, in full or by name only, and stays in its iteration', async () => {
    const session = await begunSession();
    const { project } = session;
    expect((await session.types(research, `'x' 'What is known?'`))?.decision).toBeUndefined();
    expect((await session.types(research, 'x'))?.decision).toBeUndefined();
    expect(project.state('x').iteration).toBe(1);
    expect(project.events('x')).toEqual(['created', 'claimed', 'iteration-begun']);
  });

  it('is refused another prompt under the same name', async () => {
    const session = await begunSession();
    const { project } = session;
    const answer = await session.types(research, `'x' 'Something else?'`);
    expect(answer?.reason).toMatch(
      /^A workflow 'x' exists with another prompt \(.*x-state\.md\)\n→ Choose another topic name/,
    );
    expect(project.state('x').prompt).toBe('What is known?');
  });

  it('takes over what a crash left of a workflow whose state file was not written yet', async () => {
    const session = await begunSession();
    const { project } = session;
    rmSync(project.path(statePath('x')));
    await session.begins('x');
    expect(project.state('x')).toMatchObject({ status: 'in_progress', iteration: 1 });
  });
});

describe('a workflow that another session has', () => {
  it('is refused while that session lives, and nothing changes', async () => {
    const project = await newProject();
    await new Session(project, 's1', { claude: new ClaudeProcess() }).begins('x');
    const before = [statePath('x'), lease, 'docs/research-x/journal.jsonl'].map((file) => project.read(file));
    const other = new Session(project, 's2');
    for (const command of [research, continueAuto]) {
      const answer = await other.types(command, 'x');
      expect(answer?.reason).toMatch(
        /^Another session is driving the workflow 'x'; received session s1, process \d+, since .+\n→ .*--take-over$/,
      );
    }
    expect([statePath('x'), lease, 'docs/research-x/journal.jsonl'].map((file) => project.read(file))).toEqual(before);
    expect(project.files('docs/.autonomous-workflow/sessions')).toEqual(['docs/.autonomous-workflow/sessions/s1']);
  });

  it('goes over when a person types --take-over, and its old session is free of it', async () => {
    const project = await newProject();
    const old = new Session(project, 's1', { claude: new ClaudeProcess() });
    await old.begins('x');
    const other = new Session(project, 's2');
    expect(await other.types(continueAuto, 'x --take-over')).toBeUndefined();
    expect(JSON.parse(project.read(lease))).toMatchObject({ session: 's2', process: process.pid, released: null });
    expect(project.journal('x')).toContainEqual(
      expect.objectContaining({ event: 'claimed', session: 's2', from: 's1', why: 'continue-auto' }),
    );
    expect(await old.endsTurn()).toBeUndefined();
    expect(await other.endsTurn()).toBeDefined();
  });

  it('does not go over when the model calls for it', async () => {
    const project = await newProject();
    await new Session(project, 's1', { claude: new ClaudeProcess() }).begins('x');
    const answer = await new Session(project, 's2').callsSkill(continueAuto, 'x --take-over');
    expect(answer?.hookSpecificOutput).toMatchObject({
      permissionDecision: 'deny',
      permissionDecisionReason: expect.stringMatching(/^Another session is driving the workflow 'x'/) as string,
    });
    expect(JSON.parse(project.read(lease))).toMatchObject({ session: 's1' });
  });

  it.each([research, continueAuto])('is taken over by %s when the process of that session is gone', async (command) => {
    const project = await newProject();
    const claude = new ClaudeProcess();
    await new Session(project, 's1', { claude }).begins('x');
    await claude.end();
    const answer = await new Session(project, 's2').types(command, 'x');
    expect(answer?.decision).toBeUndefined();
    expect(JSON.parse(project.read(lease))).toMatchObject({ session: 's2' });
    expect(project.events('x')).toContain('claimed');
    expect(project.files('docs/.autonomous-workflow/sessions')).toEqual(['docs/.autonomous-workflow/sessions/s2']);
  });

  it('is free when that session has ended, though its process lives', async () => {
    const project = await newProject();
    const old = new Session(project, 's1', { claude: new ClaudeProcess() });
    await old.begins('x');
    await old.ends('prompt_input_exit');
    expect((await new Session(project, 's2').types(research, 'x'))?.decision).toBeUndefined();
    expect(JSON.parse(project.read(lease))).toMatchObject({ session: 's2' });
  });
});

describe('a workflow that has ended', () => {
  it('is refused to research, and goes on with continue-auto', async () => {
    const session = await begunSession();
    const { project } = session;
    await session.types('autonomous-workflow:stop');
    expect((await session.types(research, 'x'))?.reason).toBe(
      "The workflow 'x' has ended (stop_requested)\n→ Go on with: /autonomous-workflow:continue-auto x",
    );
    expect(await session.types(continueAuto, '--max-iterations 40')).toBeUndefined();
    expect(project.state('x')).toMatchObject({ status: 'in_progress', end_reason: null, max_iterations: 40 });
    expect(project.events('x').at(-1)).toBe('resumed');
  });

  it('is not resumed without more iterations when they are used up', async () => {
    const project = await newProject();
    const session = new Session(project, 's1');
    await session.begins('x', '--max-iterations 1');
    await session.types('autonomous-workflow:stop');
    const before = project.read(lease);
    expect((await new Session(project, 's2').types(continueAuto, 'x'))?.reason).toBe(
      "The workflow 'x' has used its 1 iterations\n→ Give it more, for example: /autonomous-workflow:continue-auto x --max-iterations 11",
    );
    expect(project.read(lease)).toBe(before);
    expect(project.state('x').status).toBe('stopped');
  });
});
