import { describe, expect, it } from 'vitest';
import { ClaudeProcess } from '../support/claude-process.ts';
import { newProject, statePath } from '../support/project.ts';
import { begunSession, Session } from '../support/session.ts';

const research = 'autonomous-workflow:research';
const continueAuto = 'autonomous-workflow:continue-auto';

/** Every command that sets a workflow going says what begins, and then this, on a machine without TeX. */
const begins = /^autonomous-workflow: x \(\S+\) (?:begins|goes on with iteration \d+) in docs\/research-x\/: [^\n]+$/;
const noTex = {
  systemMessage: expect.stringMatching(
    new RegExp(`${begins.source.slice(0, -1)}\nNo TeX was found: [^\n]+$`),
  ) as string,
};

const lease = 'docs/research-x/.runtime/session/lease.json';

describe('a session that has a workflow', () => {
  it('is refused a second one until the first has ended', async () => {
    const session = await begunSession();
    const { project } = session;
    const answer = await session.types(research, `'y' 'p'`);
    expect(answer).toMatchObject({
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
    expect(project.events('x')).toEqual(['claimed', 'created', 'iteration-begun', 'hand-in', 'goal-read']);
  });
});

describe('a workflow that another session has', () => {
  it('is refused while that session lives, and nothing changes', async () => {
    const project = await newProject();
    await new Session(project, 's1', { claude: new ClaudeProcess() }).begins('x');
    const before = [statePath('x'), lease, 'docs/research-x/log.jsonl'].map((file) => project.read(file));
    const other = new Session(project, 's2');
    for (const command of [research, continueAuto]) {
      const answer = await other.types(command, 'x');
      expect(answer?.reason).toMatch(
        /^Another session is driving the workflow 'x'; received session s1, process \d+ on \S+, since .+\n→ .*--take-over, or autonomous-workflow run x --take-over$/,
      );
    }
    expect([statePath('x'), lease, 'docs/research-x/log.jsonl'].map((file) => project.read(file))).toEqual(before);
    expect(project.files('docs/.autonomous-workflow/sessions')).toEqual(['docs/.autonomous-workflow/sessions/s1']);
  });

  it('goes over when a person types --take-over, and its old session is told once and then free of it', async () => {
    const project = await newProject();
    const old = new Session(project, 's1', { claude: new ClaudeProcess() });
    await old.begins('x');
    const other = new Session(project, 's2');
    expect(await other.types(continueAuto, 'x --take-over')).toEqual(noTex);
    expect(JSON.parse(project.read(lease))).toMatchObject({ session: 's2', process: process.pid, released: null });
    expect(project.journal('x')).toContainEqual(
      expect.objectContaining({ event: 'claimed', session: 's2', from: 's1', why: 'continue-auto' }),
    );
    expect((await old.endsTurn())?.decision).toBeUndefined();
    expect(await old.endsTurn()).toBeUndefined();
    expect(await other.endsTurn()).toBeDefined();
  });
});

describe('a workflow that has ended', () => {
  it('is refused to research, and goes on with continue-auto', async () => {
    const session = await begunSession();
    const { project } = session;
    await session.types('autonomous-workflow:stop');
    expect((await session.types(research, 'x'))?.reason).toBe(
      "The workflow 'x' has ended (stop_requested)\n→ Choose another topic name, go on with it: /autonomous-workflow:continue-auto x, or put it away: mkdir -p docs/archived-research && mv docs/research-x docs/archived-research/",
    );
    expect(await session.types(continueAuto, 'x --max-iterations 40')).toEqual(noTex);
    expect(project.state('x')).toMatchObject({ status: 'in_progress', end_reason: null, max_iterations: 40 });
    expect(project.events('x').at(-1)).toBe('resumed');
  });

  it('has its report compiled when it goes on, if that is not compiled as it stands, and the journal says so', async () => {
    const session = await begunSession();
    const { project } = session;
    const compiled = () => project.events('x').filter((event) => event === 'compiled').length;
    session.editsReport('x');
    await project.cli('stop');
    await session.types(continueAuto, 'x');
    // What the command injects.
    const first = await project.cli('brief', '--compile');
    expect(first.stdout).toMatch(/^No PDF: [^]*# Brief: workflow x/);
    expect(compiled()).toBe(1);
    expect((await project.cli('brief', '--compile')).stdout).toMatch(/^# Brief: workflow x/);
    expect(compiled()).toBe(1);
    session.editsReport('x');
    await project.cli('brief', '--compile');
    expect(compiled()).toBe(2);
  });
});
