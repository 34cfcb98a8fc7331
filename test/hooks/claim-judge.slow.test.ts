import { describe, expect, it } from 'vitest';
import type { Ledger } from '../../src/research/rules/ledger.ts';
import { claimOf, judgementOf } from '../support/judging.ts';
import { begunSession, handIn, type Session } from '../support/session.ts';

const folder = 'docs/research-x';
const pair = [
  'After a sudden LiteFS primary failure another candidate takes over via the Consul lease of 10 seconds.',
  'When a LiteFS primary fails suddenly, another candidate takes over through a Consul lease of 10 seconds.',
];
const others = ['Gardens need water in a dry spring.', 'Violins are tuned by ear on stage.'];

const ledgerOf = (session: Session) => session.project.readJson(`${folder}/ledger.json`) as Ledger;
const texts = (session: Session) => ledgerOf(session).claims.map(({ text }) => text);

/** Iteration 1 with two ways to say one thing; iteration 2 has begun. */
async function withPair(): Promise<Session> {
  const session = await begunSession();
  const claims = [[pair[0], others[0]], [pair[1], others[1]], []];
  for (const [at, own] of claims.entries())
    await session.agentAnswers(
      `a${at}`,
      handIn(`i1-r${at + 1}`, { claims: own.map((text = '') => claimOf(text, at)) }),
    );
  await session.project.cli('record');
  session.editsReport('x');
  await session.endsTurn();
  return session;
}

const judgement = (session: Session, is: string, isHonest = true) => judgementOf(session, 'i2-s1', is, isHonest);

const judges = (session: Session, handedIn: object) => session.agentAnswers('s1', handedIn, 'claim-judge');

async function records(session: Session): Promise<string> {
  for (const number of [1, 2, 3])
    await session.agentAnswers(`b${number}`, handIn(`i2-r${number}`, { claims: [claimOf(others[0] ?? '', 1)] }));
  return (await session.project.cli('record')).stdout;
}

describe('findings that nobody has judged', () => {
  it('become one finding where they say the same, and answer the question; evidence says so', async () => {
    const session = await withPair();
    const before = ledgerOf(session).iterations.map(({ new_claims }) => new_claims);
    expect(await judges(session, judgement(session, 'same'))).toBeUndefined();
    await records(session);
    const ledger = ledgerOf(session);
    expect(texts(session)).toHaveLength(3);
    expect(ledger.claims[0]?.evidence).toHaveLength(2);
    expect(ledger.iterations[0]?.new_claims).toBe((before[0] ?? 0) - 1);
    expect(ledger.questions).toMatchObject([{ id: 'Q001', status: 'answered', answered_by: '2/claim-judge-1' }]);
  });

  it('stay as they are where the judge gets a control wrong, which is said, and are judged again', async () => {
    const session = await withPair();
    await judges(session, judgement(session, 'same', false));
    expect(await records(session)).toContain('The claim-judge of i2-s1 answered an item wrongly whose answer is known');
    expect(texts(session)).toHaveLength(4);
    expect(ledgerOf(session).questions).toMatchObject([{ status: 'open' }]);
    session.editsReport('x');
    await session.endsTurn();
    expect((await session.project.cli('brief')).stdout).toContain('[i3-s1]');
  });
});
