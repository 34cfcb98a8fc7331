import { expect, it } from 'vitest';
import { begunSession, handIn } from '../support/session.ts';

const questions = [
  { text: 'How much loss of data is acceptable for this service?', priority: 'high', addressee: 'user' },
  { text: 'Which budget does its owner have for storage?', priority: 'low', addressee: 'user' },
  { text: 'Which default has the newest release of it?', priority: 'high', addressee: 'web' },
];

it('questions that only the user can answer are asked once, together, and go to no agent', async () => {
  const session = await begunSession();
  const { project } = session;
  for (const iteration of [1, 2]) {
    await session.agentAnswers(`a${iteration}`, handIn(`i${iteration}-r1`, { questions }));
    for (const number of [2, 3])
      await session.agentAnswers(`a${iteration}${number}`, handIn(`i${iteration}-r${number}`));
    await project.cli('record');
    const { escalations } = project.readJson('docs/research-x/records/escalations.json') as { escalations: object[] };
    expect(escalations).toMatchObject([{ id: 'E001', item: 'Q002', others: ['Q003'], answer: null }]);
    session.editsReport('x');
    const answer = await session.endsTurn();
    const notice = expect(answer?.systemMessage ?? '');
    if (iteration === 1)
      notice.toMatch(
        /needs you: Only you can answer this.*Q002: How much loss.*Q003: Which budget.*\n→ Answer in a terminal: .* resolve x/,
      );
    else notice.not.toContain('Only you can answer');
    expect(project.state('x')).toMatchObject({ status: 'in_progress', iteration: iteration + 1 });
    const { stdout } = await project.cli('brief');
    expect(stdout).toContain('Q004');
    expect(stdout).not.toMatch(/How much loss|Which budget/);
  }
  expect((await project.cli('evidence')).stdout).toMatch(
    /- Q002 \(high, for the user\)[^]*- Q004 \(high, for the web\)/,
  );
});
