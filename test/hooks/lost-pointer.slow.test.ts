import { mkdirSync, rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ClaudeProcess } from '../support/claude-process.ts';
import { newProject, type Project } from '../support/project.ts';
import { begunSession, continuation, handIn, Session } from '../support/session.ts';

const remove = (project: Project, ...folders: string[]) => {
  for (const folder of folders) rmSync(project.path(folder), { recursive: true });
};

describe('a session whose workflow another session took over', () => {
  async function takenOver(): Promise<{ loser: Session; winner: Session }> {
    const project = await newProject();
    const loser = new Session(project, 's1', { claude: new ClaudeProcess() });
    await loser.begins('x');
    const winner = new Session(project, 's2');
    await winner.types('autonomous-workflow:continue-auto', 'x --take-over');
    return { loser, winner };
  }

  it('is told once, by whom and how to get it back', async () => {
    const { loser, winner } = await takenOver();
    const told = await loser.endsTurn();
    expect(told?.systemMessage).toMatch(
      /^autonomous-workflow: session s2 \(process \d+ in .*\) took the workflow 'x' over at 20.*; this session no longer drives it\.\n→ To get it back: \/autonomous-workflow:continue-auto x --take-over$/,
    );
    expect(continuation(told)).toBeUndefined();
    expect(await loser.endsTurn()).toBeUndefined();
    expect(continuation(await winner.endsTurn())).toContain('i1-r1');
  });

  it('is told before its next tool is used, too; what its agents hand in is the work of nobody', async () => {
    const { loser } = await takenOver();
    await loser.agentAnswers('a1', handIn('i1-r1'));
    expect(loser.project.files('docs/research-x/inbox')).toEqual([]);
    expect((await loser.usesTool('Agent', { prompt: 'i1-r1' }))?.systemMessage).toContain('took the workflow');
    expect(await loser.endsTurn()).toBeUndefined();
  });

  it('gets it back, and then the other one is told', async () => {
    const { loser, winner } = await takenOver();
    await loser.types('autonomous-workflow:continue-auto', 'x --take-over');
    expect(continuation(await loser.endsTurn())).toContain('i1-r1');
    expect((await winner.endsTurn())?.systemMessage).toContain('session s1');
  });
});

describe('a session whose workflow was removed', () => {
  it('is told once; nothing is made in its place', async () => {
    const session = await begunSession();
    const { project } = session;
    remove(project, 'docs/research-x');
    await session.agentAnswers('a1', handIn('i1-r1'));
    expect((await session.endsTurn())?.systemMessage).toBe(
      "autonomous-workflow: docs/research-x is gone, so this session no longer drives the workflow 'x'.\n→ Put the folder back, then: /autonomous-workflow:continue-auto x",
    );
    expect(await session.endsTurn()).toBeUndefined();
    expect(project.exists('docs/research-x')).toBe(false);
  });
});

describe('a session goes on driving its workflow', () => {
  const pointers = 'docs/.autonomous-workflow';

  it.each([[[pointers]], [[pointers, 'docs/research-x/.runtime']]])(
    'when %j is removed, and says so once',
    async (folders) => {
      const session = await begunSession();
      const { project } = session;
      remove(project, ...folders);
      // What the agents bring meanwhile is kept.
      const answer = await session.agentAnswers('a1', handIn('i1-r1'));
      expect(answer?.systemMessage).toBe(
        "autonomous-workflow: docs/.autonomous-workflow was removed. This session goes on driving the workflow 'x'.\n→ To end it: /autonomous-workflow:stop",
      );
      expect(project.files('docs/research-x/inbox')).toEqual(['docs/research-x/inbox/1/researcher-1.json']);
      const end = await session.endsTurn();
      expect(end?.systemMessage).toBeUndefined();
      expect(continuation(end)).toContain('i1-r2');
    },
  );

  it.each([
    ['empty', ''],
    ['cut off', '{'],
    ['marked by a merge', '<<<<<<< HEAD\nx\n'],
    ['a folder', undefined],
  ])('when its pointer is %s: the guard refuses as ever, and the night goes on', async (_, content) => {
    const session = await begunSession();
    const { project } = session;
    const damage = () => {
      remove(project, `${pointers}/sessions/s1`);
      if (content === undefined) mkdirSync(project.path(`${pointers}/sessions/s1`));
      else project.write(`${pointers}/sessions/s1`, content);
    };
    damage();
    const refused = await session.usesTool('Bash', { command: 'git push --force' });
    expect(refused?.hookSpecificOutput?.permissionDecision).toBe('deny');
    expect(refused?.systemMessage).toBe(
      "autonomous-workflow: docs/.autonomous-workflow/sessions/s1 was damaged. This session goes on driving the workflow 'x'.\n→ To end it: /autonomous-workflow:stop",
    );
    expect(project.read(`${pointers}/sessions/s1`)).toBe('x\n');
    damage();
    expect(continuation(await session.endsTurn())).toContain('i1-r1');
  });

  it('but not one that is damaged in a session whose workflow has ended', async () => {
    const session = await begunSession();
    const { project } = session;
    await project.cli('stop', 'x');
    project.write(`${pointers}/sessions/s1`, '{');
    expect(await session.endsTurn()).toBeUndefined();
    expect(await session.usesTool('Bash', { command: 'git push --force' })).toBeUndefined();
  });

  it('and so does every other session of the project', async () => {
    const session = await begunSession();
    const { project } = session;
    const other = new Session(project, 's2');
    await other.begins('y');
    remove(project, pointers, 'docs/research-x/.runtime', 'docs/research-y/.runtime');
    expect(continuation(await session.endsTurn())).toContain('i1-r1');
    expect(continuation(await other.endsTurn())).toContain('i1-r1');
  });

  it('but one that did not drive it is left alone, and so is one whose workflow has ended', async () => {
    const session = await begunSession();
    const { project } = session;
    remove(project, pointers);
    expect(await new Session(project, 's2').endsTurn()).toBeUndefined();
    expect(project.exists(pointers)).toBe(false);
    await project.cli('stop', 'x');
    expect(await session.endsTurn()).toBeUndefined();
    expect(project.exists(pointers)).toBe(false);
  });

  it('at the end of a turn: the hook that the user sees tells it, and the one beside it waits as ever', async () => {
    const session = await begunSession();
    const { project } = session;
    remove(project, pointers);
    const { answer, woken } = await session.endsTurnWaiting({
      background_tasks: [{ id: 't', type: 'subagent', status: 'running' }],
    });
    expect(answer?.systemMessage).toContain('goes on driving');
    expect(project.readJson('docs/research-x/.runtime/rest.json')).toMatchObject({ kind: 'agents' });
    await project.cli('stop', 'x');
    expect(await woken).toBeUndefined();
  });
});
