import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Ledger } from '../../src/research/rules/ledger.ts';
import { statePath, type Project } from '../support/project.ts';
import { begunSession, handIn } from '../support/session.ts';

const folder = 'docs/research-x';
const ledgerOf = (project: Project) => project.readJson(`${folder}/ledger.json`) as Ledger;

const question = { text: 'How do bursts behave?', priority: 'high' };

/** Two recorded iterations; the second answers what the first asked. */
async function answered(): Promise<Project> {
  const session = await begunSession();
  const { project } = session;
  for (const number of [1, 2, 3])
    await session.agentAnswers(`a${number}`, handIn(`i1-r${number}`, { questions: [question] }));
  await project.cli('record', 'x');
  session.editsReport('x');
  await session.endsTurn();
  for (const number of [1, 2, 3])
    await session.agentAnswers(`b${number}`, handIn(`i2-r${number}`, { answers: ['Q001'] }));
  await project.cli('record', 'x');
  return project;
}

function remove(project: Project, files: readonly string[]): void {
  for (const file of files) rmSync(project.path(file), { recursive: true });
}

describe('a ledger that repair makes anew of the hand-ins alone', { timeout: 90_000 }, () => {
  it('keeps iterations and answers where they can be told, and says what only the journal knew', async () => {
    const project = await answered();
    const before = ledgerOf(project);
    expect(project.state('x')).toMatchObject({ total_iterations_research: 2, open_questions: 0 });
    remove(
      project,
      ['ledger.json', '.runtime/ledger.json', 'journal.jsonl'].map((file) => `${folder}/${file}`),
    );
    const { stdout, exitCode } = await project.cli('repair', 'x');
    expect(stdout).toMatch(
      /^Lost with the journal of 'x': the statistics of iteration 1, 2 are worked out from the hand-ins alone\. → Put /m,
    );
    expect(exitCode).toBe(4);
    const { claims, questions, iterations, merged } = ledgerOf(project);
    expect({ claims, questions, merged }).toEqual({
      claims: before.claims,
      questions: before.questions,
      merged: before.merged,
    });
    expect(iterations).toMatchObject([
      { iteration: 1, kind: 'research', new_claims: 1 },
      { iteration: 2, kind: 'research', new_claims: 0 },
    ]);
    expect(project.state('x')).toMatchObject({ total_iterations_research: 2, open_questions: 0 });
    expect(await project.cli('repair', 'x')).toMatchObject({ exitCode: 0 });
  });

  it('weighs findings as record did, although state, journal and copies are gone, too', async () => {
    const project = await answered();
    const before = ledgerOf(project).claims;
    expect(before).toMatchObject([{ confidence: 'low', confidence_reason: expect.any(String) as string }]);
    const checked = /^checked .*$/m.exec((await project.cli('status', 'x')).stdout)?.[0];
    expect(checked).toBeDefined();
    remove(project, [
      statePath('x'),
      ...['ledger.json', '.runtime', 'journal.jsonl'].map((file) => `${folder}/${file}`),
    ]);
    const { stdout, exitCode } = await project.cli('repair', 'x');
    expect(stdout).toMatch(/^The budgets of 'x' are lost/m);
    expect(stdout).toMatch(/^Lost with the journal of 'x'/m);
    expect(exitCode).toBe(4);
    expect(ledgerOf(project).claims).toEqual(before);
    expect((await project.cli('status', 'x')).stdout).toContain(`${checked ?? ''}\n`);
  });
});
