import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { writeLedger } from '../../src/research/ledger-file.ts';
import type { Ledger } from '../../src/research/rules/ledger.ts';
import { workflowPaths } from '../../src/files/paths.ts';
import { claimOf } from '../support/judging.ts';
import { begunSession, handIn, type Session } from '../support/session.ts';

const folder = 'docs/research-x';
const texts = ['Gardens need water in a dry spring.', 'Violins are tuned by ear on stage.'];
const claim = (text: string, page: number) => claimOf(text, page, 'central');

const verdictsIn = (session: Session) =>
  Object.fromEntries(
    (session.project.readJson(`${folder}/ledger.json`) as Ledger).claims.map(({ id, verdict }) => [id, verdict]),
  );

/** A workflow with two findings, of which a verifier supported the second one. */
async function verified(): Promise<Session> {
  const session = await begunSession();
  await session.agentAnswers('a1', handIn('i1-r1', { claims: texts.map(claim) }));
  await session.project.cli('record');
  const { project } = session;
  const page = `Before it. we found: ${texts[1]} After it.`;
  const snapshot = createHash('sha256').update(page).digest('hex');
  const asked = { claim: 'C002', text: texts[1], snapshot, quotes: [] };
  const list = { assignment: 'i1-v1', iteration: 1, claims: [asked] };
  const verdict = {
    claim: 'C002',
    verdict: 'supported' as const,
    quote: `we found: ${texts[1]}`,
    reason: 'It says so.',
  };
  const verdicts = [verdict];
  const answer = { assignment: 'i1-v1', summary: 'Read the page in full.', verdicts };
  const entry = { agent: 'claim-verifier', agent_id: 'v', received_at: '2026-03-01T10:00:00.000Z', problems: [] };
  project.write(`${folder}/snapshots/${snapshot}.txt`, page);
  project.write(`${folder}/verification/i1-v1.json`, JSON.stringify(list));
  project.write(
    `${folder}/inbox/1/claim-verifier-1.json`,
    JSON.stringify({ ...entry, assignment: 'i1-v1', hand_in: answer }),
  );
  const paths = workflowPaths(project.root, 'x');
  const of = { assignment: 'i1-v1', hand_in: '1/claim-verifier-1', rewording: null };
  writeLedger(paths, { ...(project.readJson(`${folder}/ledger.json`) as Ledger), looks: [{ ...verdict, ...of }] });
  return session;
}

it('a finding that is taken apart from another gets back the verdict that it had, and the other is named as unverified', async () => {
  const session = await verified();
  const cli = (...words: string[]) => session.project.cli('evidence', ...words);
  expect((await cli('merge', 'C001', 'C002', 'x')).stdout).toContain('C002 is part of C001 now');
  expect(verdictsIn(session)).toEqual({ C001: 'supported' });
  const { stdout } = await cli('apart', 'C001', 'C002', 'x');
  expect(verdictsIn(session)).toEqual({ C001: undefined, C002: 'supported' });
  expect(stdout).toContain(
    'C001 and C002 are two claims, and the sources of one do not count for the other. The verdict does not count for C001, which has to be verified.',
  );
});
