import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { writeLedger } from '../../src/research/ledger-file.ts';
import type { Ledger } from '../../src/research/rules/ledger.ts';
import { workflowPaths } from '../../src/files/paths.ts';
import { begunSession, handIn, type Session } from '../support/session.ts';

const folder = 'docs/research-x';
const texts = ['Gardens need water in a dry spring.', 'Violins are tuned by ear on stage.'];
const claim = (text: string, page: number) => ({
  text,
  quote: `we found: ${text}`,
  importance: 'central',
  confidence: 'high',
  source: { url: `https://example.org/${page}`, title: `Page ${page}`, kind: 'primary' },
});

const verdictsIn = (session: Session) =>
  Object.fromEntries(
    (session.project.readJson(`${folder}/ledger.json`) as Ledger).claims.map(({ id, verdict }) => [id, verdict]),
  );

/** A workflow with two findings, of which a verifier supported the second one, and the first too where the last of its pages says so. */
async function verified(pages?: { ofFirst: string[] }): Promise<Session> {
  const session = await begunSession();
  const more = (pages?.ofFirst ?? []).map((quote, at) => ({ ...claim(texts[0] ?? '', at + 5), quote }));
  await session.agentAnswers('a1', handIn('i1-r1', { claims: [...texts.map(claim), ...more] }));
  await session.project.cli('record');
  const { project } = session;
  const page = [`Before it. we found: ${texts[1]} After it.`, ...(pages?.ofFirst ?? [])].join(' ');
  const snapshot = createHash('sha256').update(page).digest('hex');
  const asked = { claim: 'C002', text: texts[1], snapshot, file: 'x', quotes: [] };
  const quotes = { C002: `we found: ${texts[1]}`, ...(pages !== undefined && { C001: pages.ofFirst.at(-1) ?? '' }) };
  const claims = Object.keys(quotes).map((id) => ({ ...asked, claim: id }));
  const list = { assignment: 'i1-v1', iteration: 1, attack: 'contradiction', task: 'Verify.', claims };
  const verdicts = Object.entries(quotes).map(([id, quote]) => {
    return { claim: id, verdict: 'supported' as const, quote, reason: 'The page says so.' };
  });
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
  const looks = verdicts.map((verdict) => ({ ...verdict, ...of }));
  writeLedger(paths, { ...(project.readJson(`${folder}/ledger.json`) as Ledger), looks });
  return session;
}

it('a finding that is split from another gets back the verdict that it had, and the other is named as unverified', async () => {
  const session = await verified();
  const cli = (...words: string[]) => session.project.cli('evidence', ...words);
  expect((await cli('merge', 'C001', 'C002', 'x')).stdout).toContain('C002 is part of C001 now');
  expect(verdictsIn(session)).toEqual({ C001: 'supported' });
  const { stdout } = await cli('split', 'C002', 'x');
  expect(verdictsIn(session)).toEqual({ C001: undefined, C002: 'supported' });
  expect(stdout).toContain('apart from C001. The verdict does not count for C001, which has to be verified.');
});

it('a verdict that an earlier split gave to another finding stays there', async () => {
  const session = await verified({ ofFirst: ['Without water in a dry spring, gardens die within days.'] });
  const cli = (...words: string[]) => session.project.cli('evidence', ...words);
  await cli('split', 'C001', '--quotes', '2', 'x');
  expect(verdictsIn(session)).toEqual({ C001: undefined, C002: 'supported', C003: 'supported' });
  await cli('merge', 'C001', 'C002', 'x');
  await cli('split', 'C002', 'x');
  expect(verdictsIn(session)).toEqual({ C001: undefined, C002: 'supported', C003: 'supported' });
});
