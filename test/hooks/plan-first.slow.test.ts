import { describe, expect, it } from 'vitest';
import { newProject } from '../support/project.ts';
import { readingOf } from '../support/reading.ts';
import { Session } from '../support/session.ts';

const file = 'docs/research-x/questions.md';
const goal = 'What is known? Who keeps it up?';

/** A session whose research stopped once its goal was read. */
async function planned() {
  const session = new Session(await newProject(), 's1', { isUnread: true });
  await session.types('autonomous-workflow:research', `'x' '${goal}' --plan-first`);
  await session.agentAnswers('reader', readingOf('i1-g1', goal), 'goal-reader');
  const ended = await session.endsTurn();
  return { session, project: session.project, ended };
}

describe('--plan-first', () => {
  it('stops once the goal is read; continue-auto searches by what the user made of its questions', async () => {
    const { session, project, ended } = await planned();
    expect(ended?.systemMessage).toContain(`Edit ${file}.`);
    expect(ended?.systemMessage).toContain('Go on with: /autonomous-workflow:continue-auto x');
    expect(project.state('x')).toMatchObject({ status: 'stopped', end_reason: 'stop_requested', iteration: 1 });
    expect(project.read(file)).toContain('- What is known?\n- Who keeps it up?');
    project.replace(file, '- Who keeps it up?', '- Which company pays for it?\n  - Acme');
    expect((await session.types('autonomous-workflow:continue-auto', 'x'))?.decision).toBeUndefined();
    expect(project.state('x')).toMatchObject({ status: 'in_progress', iteration: 1 });
    const { stdout } = await project.cli('brief');
    expect(stdout).toMatch(/task: `\[i1-r1\]` Answer the open question Q001: “What is known\?”/);
    expect(project.readJson('docs/research-x/ledger.json')).toMatchObject({
      questions: [
        { text: 'What is known?', raised_by: 'user' },
        { text: 'Which company pays for it?', options: ['Acme'], raised_by: 'user' },
      ],
    });
  });
});
