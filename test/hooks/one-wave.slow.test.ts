import { describe, expect, it } from 'vitest';
import type { Claim, Ledger } from '../../src/research/rules/ledger.ts';
import { folder, writingSession } from '../cli/report-project.ts';
import { critique } from '../support/critic.ts';
import { store } from '../support/documents.ts';
import { continuation, type Session } from '../support/session.ts';

const rounds = { AUTONOMOUS_WORKFLOW_REPORT_CRITIC_ROUNDS: '2', AUTONOMOUS_WORKFLOW_REPORT_CHECK_ROUNDS: '1' };

/** Changes the ledger on disk as a record would. */
function record({ project }: Session, change: (ledger: Ledger) => void): void {
  const ledger = project.readJson(`${folder}/ledger.json`) as Ledger;
  change(ledger);
  store(project, 'x', 'ledger.json', ledger);
}

/** A page that a verifier can open stands behind these findings. */
function verifiable(session: Session, ...ids: string[]): void {
  record(session, ({ claims }) => {
    for (const { evidence } of claims.filter(({ id }) => ids.includes(id)))
      for (const { check } of evidence) if (check !== undefined) check.snapshot = 'a'.repeat(64);
  });
}

const batch = ({ project }: Session, id: string) =>
  (project.readJson(`${folder}/verification/${id}.json`) as { claims: { claim: string }[] }).claims.map(
    ({ claim }) => claim,
  );

const writing = (left: string[]) =>
  `<!-- i1-u1 -->\n# Key Findings\n\n# Left undone\n\n${left.map((one) => `- ${one}\n`).join('')}`;

const launches = (session: Session, agent: string, id: string) =>
  session.hook('guard', 'PostToolUse', {
    tool_name: 'Agent',
    tool_input: { subagent_type: `autonomous-workflow:${agent}`, prompt: `[${id}] Do it.` },
    tool_response: { isAsync: true, agentId: `task-${id}` },
  });

const starts = async (session: Session, agent: string, id: string) => {
  await session.usesTool('Agent', { subagent_type: `autonomous-workflow:${agent}`, prompt: `[${id}] Do it.` });
  return launches(session, agent, id);
};

describe('what judges a report that is written', { timeout: 180_000 }, () => {
  it('starts in one wave, and one writer answers what verifiers narrowed and what the critic holds against it', async () => {
    const session = await writingSession(rounds);
    const { project } = session;
    verifiable(session, 'C001', 'C003');
    await project.cli('compile');
    const asked = continuation(await session.endsTurn()) ?? '';
    expect(asked).toContain('`[i1-w1]`');
    expect(asked).toContain('`[i1-k1]`');
    expect(batch(session, 'i1-w1')).toContain('C001');
    expect(project.read(`${folder}/tasks/i1-k1.md`)).toMatch(/Verifiers check C001.* while you read/);

    // More verifiers are reserved than have a task: the turn ends with the second start all the same.
    expect((await starts(session, 'claim-verifier', 'i1-w1'))?.continue).toBeUndefined();
    expect((await starts(session, 'report-critic', 'i1-k1'))?.continue).toBe(false);

    for (let time = 0; time < 3; time += 1) await session.agentAnswers('task-i1-w1', '[i1-w1] Fine.', 'claim-verifier');
    const depends = 'The choice between them depends on whether bursts are welcome.';
    const answer = critique(project, 'i1-k1', { [depends]: 'No finding says on what the choice depends.' });
    expect(await session.agentAnswers('task-i1-k1', answer, 'report-critic')).toBeUndefined();
    await project.cli('record');
    record(session, (ledger) => {
      const [claim] = ledger.claims as [Claim];
      claim.verdict = 'qualified';
      const rewording = 'A sliding window counter uses 16 bytes per user on a 64-bit machine.';
      ledger.looks = [
        {
          claim: 'C001',
          assignment: 'i1-w1',
          hand_in: '1/claim-verifier-1',
          verdict: 'qualified',
          reason: 'On one machine.',
          rewording,
        },
      ] as unknown as NonNullable<Ledger['looks']>;
    });
    await project.cli('compile');
    const queued = { type: 'queue-operation', operation: 'enqueue', timestamp: new Date().toISOString() };
    project.write('transcript.jsonl', `${JSON.stringify({ ...queued, content: '<task-notification>' })}\n`);
    const called = { transcript_path: project.path('transcript.jsonl') };
    expect(continuation(await session.endsTurn(called)), 'the news of the agents brings it').toBeUndefined();
    expect(continuation(await session.endsTurn())).toContain(
      'task: `[i1-u1]` Correct docs/research-x/x-report.tex: objections',
    );
    const task = project.read(`${folder}/tasks/i1-u1.md`);
    expect(task).toContain(`“${depends}” is not carried`);
    expect(task).toContain('C001 holds only as “A sliding window counter uses 16 bytes per user on a 64-bit machine.”');
  });

  it('are verifiers, too, of what a writer says that it could not state', async () => {
    const session = await writingSession(rounds);
    verifiable(session, 'C004', 'C005');
    await starts(session, 'report-writer', 'i1-u1');
    const text = writing(['C004: its quote speaks of one bucket only.']).replace(
      '# Key Findings\n\n',
      '# Methodology\n\n',
    );
    expect(await session.agentAnswers('w', text, 'report-writer')).toBeUndefined();
    await session.project.cli('compile');
    expect(continuation(await session.endsTurn())).toContain('`[i1-w1]`');
    expect(batch(session, 'i1-w1')).toContain('C004');
  });
});
