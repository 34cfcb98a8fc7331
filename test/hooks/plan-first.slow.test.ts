import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { newProject } from '../support/project.ts';
import { readingOf } from '../support/reading.ts';
import { handIn, Session } from '../support/session.ts';

const outline = 'docs/research-x/outline.md';
const goal = 'What is known? Who keeps it up?';
const begins = (session: Session, options = '--plan-first') =>
  session.types('autonomous-workflow:research', `'x' '${goal}' ${options}`);
const unread = async () => new Session(await newProject(), 's1', { isUnread: true });
const readsGoal = (session: Session) =>
  session.agentAnswers('reader', JSON.stringify(readingOf('i1-g1', goal)), 'goal-reader');

describe('a goal', () => {
  it('is read first, by one agent, and its questions are followed from then on', async () => {
    const session = await unread();
    const { project } = session;
    await begins(session, '');
    const first = await project.cli('brief');
    expect(first.stdout).toContain('agent `autonomous-workflow:goal-reader`, task: `[i1-g1]` Read the goal');
    expect(first.stdout).not.toContain('i1-r1');
    await readsGoal(session);
    const { stdout } = await project.cli('record');
    expect(stdout).toMatch(
      /task: `\[i1-r1\]` Answer the open question Q001: “What is known\?”\n[^`]*`[^`]*`, task: `\[i1-r2\]` Answer the open question Q002/,
    );
    expect(project.readJson('docs/research-x/ledger.json')).toMatchObject({
      questions: [
        { id: 'Q001', text: 'What is known?', raised_by: 'user' },
        { id: 'Q002', text: 'Who keeps it up?', raised_by: 'user' },
      ],
    });
    expect(project.state('x')).toMatchObject({ iteration: 1, recorded_iteration: 0 });
  });

  it('is one question as a whole where its reader fails twice', async () => {
    const session = await unread();
    await begins(session, '');
    for (let times = 0; times < 3; times += 1)
      await session.agentAnswers('reader', '{"assignment": "i1-g1", "title": 7}', 'goal-reader');
    await session.project.cli('record');
    expect(session.project.readJson('docs/research-x/ledger.json')).toMatchObject({ questions: [{ text: goal }] });
  });

  it('names each sentence to its reader that no quote comes from', async () => {
    const session = await unread();
    await begins(session, '');
    const { questions, ...rest } = readingOf('i1-g1', goal);
    const part = { ...rest, questions: questions.slice(0, 1) };
    const reply = await session.agentAnswers('reader', JSON.stringify(part), 'goal-reader');
    expect(reply?.reason).toContain('no quote comes from “Who keeps it up?”');
  });
});

describe('--plan-first', () => {
  it('stops with an outline once the goal is read; continue-auto searches by what the user made of it', async () => {
    const session = await unread();
    const { project } = session;
    await begins(session);
    await readsGoal(session);
    const ended = await session.endsTurn();
    expect(ended?.systemMessage).toContain(
      `It is planned; only the reading of the goal was paid for. Edit ${outline}, then type /autonomous-workflow:continue-auto x.`,
    );
    expect(project.state('x')).toMatchObject({ status: 'stopped', end_reason: 'stop_requested', iteration: 1 });
    expect(project.read(outline)).toContain('- What is known?\n- Who keeps it up?');

    project.replace(outline, '- Who keeps it up?', '- Which company pays for it?\n  - Acme');
    const resumed = await session.types('autonomous-workflow:continue-auto', 'x');
    expect(resumed?.decision).toBeUndefined();
    expect(project.state('x')).toMatchObject({ status: 'in_progress', iteration: 1 });
    const { stdout } = await project.cli('brief');
    expect(stdout).toContain(`The user's file ${outline} says:`);
    expect(stdout).toContain('> - Which company pays for it?');
    expect(stdout).not.toMatch(/- Who keeps it up|Budgets:|One for each line/);
    expect(stdout).toMatch(/task: `\[i1-r1\]` Answer the open question Q001: “What is known\?”/);
    expect(project.readJson('docs/research-x/ledger.json')).toMatchObject({
      questions: [
        { id: 'Q001', text: 'What is known?', raised_by: 'user' },
        { id: 'Q002', text: 'Which company pays for it?', options: ['Acme'], raised_by: 'user' },
      ],
    });
    await session.agentAnswers('a1', handIn('i1-r1', { claims: [] }));
  });

  it('goes on without an outline that the user took away, by what was read', async () => {
    const session = await unread();
    await begins(session);
    await readsGoal(session);
    await session.endsTurn();
    rmSync(session.project.path(outline));
    await session.types('autonomous-workflow:continue-auto', 'x');
    const { stdout } = await session.project.cli('brief');
    expect(stdout).toContain(`> ${goal}`);
    expect(stdout).not.toContain('outline.md');
    expect(stdout).toContain('Q002');
  });

  it('is an option of research alone', async () => {
    const session = new Session(await newProject(), 's1');
    const answer = await session.types('autonomous-workflow:full-auto', `'x' 'Build it' --plan-first`);
    expect(answer?.reason).toContain('Unknown option');
  });
});
