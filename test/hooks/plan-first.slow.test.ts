import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { newProject } from '../support/project.ts';
import { handIn, Session } from '../support/session.ts';

const outline = 'docs/research-x/outline.md';
const begins = (session: Session, options = '--plan-first') =>
  session.types('autonomous-workflow:research', `'x' 'What is known? Who keeps it up?' ${options}`);

describe('--plan-first', () => {
  it('writes an outline and begins nothing; continue-auto begins with what the user made of it', async () => {
    const session = new Session(await newProject(), 's1');
    const { project } = session;
    const answer = await begins(session);
    expect(answer?.decision).toBe('block');
    expect(answer?.reason).toContain(
      `'x' is planned, and nothing has been spent. Edit ${outline}, then type /autonomous-workflow:continue-auto x.`,
    );
    expect(project.state('x')).toMatchObject({ status: 'stopped', end_reason: 'stop_requested', iteration: 0 });
    expect((await session.endsTurn())?.systemMessage).toContain('Planned; nothing has been spent. Edit ');
    expect((await project.cli('status')).stdout).toContain('nothing has been spent');
    expect(project.read(outline)).toContain('- What is known?\n- Who keeps it up?');

    project.replace(outline, '- Who keeps it up?', '- Which company pays for it?');
    const resumed = await session.types('autonomous-workflow:continue-auto', 'x');
    expect(resumed?.decision).toBeUndefined();
    expect(project.state('x')).toMatchObject({ status: 'in_progress', iteration: 1 });
    const { stdout } = await project.cli('brief');
    expect(stdout).toContain(`The user's file ${outline} says:`);
    expect(stdout).toContain('> - Which company pays for it?');
    expect(stdout).not.toMatch(/- Who keeps it up|Budgets:|One for each line/);
    expect(stdout).toMatch(/task: `\[i1-r1\]` Answer the open question Q001: “What is known\?”/);
    const { questions } = project.readJson('docs/research-x/ledger.json') as { questions: object[] };
    expect(questions).toMatchObject([
      { id: 'Q001', text: 'What is known?', raised_by: 'user' },
      { id: 'Q002', text: 'Which company pays for it?', raised_by: 'user' },
    ]);
    await session.agentAnswers('a1', handIn('i1-r1', { answers: ['Q001'] }));
    for (const number of [2, 3]) await session.agentAnswers(`a${number}`, handIn(`i1-r${number}`, { claims: [] }));
    await project.cli('record');
    expect(project.readJson('docs/research-x/ledger.json')).toMatchObject({
      questions: [{ status: 'answered' }, { status: 'open' }],
    });
  });

  it('is not needed for each question of a goal to be followed: of several, each is', async () => {
    const session = new Session(await newProject(), 's1');
    await begins(session, '');
    expect((await session.project.cli('brief')).stdout).toMatch(
      /task: `\[i1-r1\]` Answer the open question Q001: “What is known\?”\n[^`]*`[^`]*`, task: `\[i1-r2\]` Answer the open question Q002/,
    );
    const one = new Session(await newProject(), 's2');
    await one.begins('x');
    expect((await one.project.cli('brief')).stdout).not.toContain('Q001');
  });

  it('goes on without an outline that the user took away, by the prompt alone', async () => {
    const session = new Session(await newProject(), 's1');
    await begins(session);
    rmSync(session.project.path(outline));
    await session.types('autonomous-workflow:continue-auto', 'x');
    const { stdout } = await session.project.cli('brief');
    expect(stdout).toContain('> What is known? Who keeps it up?');
    expect(stdout).not.toContain('outline.md');
  });

  it('is an option of research alone', async () => {
    const session = new Session(await newProject(), 's1');
    const answer = await session.types('autonomous-workflow:full-auto', `'x' 'Build it' --plan-first`);
    expect(answer?.reason).toContain('Unknown option');
  });
});
