import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Ledger } from '../../src/research/rules/ledger.ts';
import { begunSession, handIn, type Session } from '../support/session.ts';

const folder = 'docs/research-x';
const pair = [
  'After a sudden LiteFS primary failure another candidate takes over via the Consul lease, whose default 10-second TTL means up to about that long without writes while reads continue.',
  'When a LiteFS primary fails suddenly, another candidate takes over through a Consul lease with a 10-second default TTL, so writes can be unavailable for up to about 10 seconds while reads continue.',
];
const others = ['Gardens need water in a dry spring.', 'Violins are tuned by ear on stage.'];

const claim = (text: string, page: number) => ({
  text,
  quote: `we found: ${text}`,
  importance: 'supporting',
  confidence: 'high',
  source: { url: `https://example.org/${page}`, title: `Page ${page}`, kind: 'primary' },
});

const ledgerOf = (session: Session) => session.project.readJson(`${folder}/ledger.json`) as Ledger;
const texts = (session: Session) => ledgerOf(session).claims.map(({ text }) => text);

/** Iteration 1 with two ways to say one thing; iteration 2 has begun. */
async function withOpenPair(): Promise<Session> {
  const session = await begunSession();
  const claims = [[pair[0], others[0]], [pair[1], others[1]], []];
  for (const [at, own] of claims.entries())
    await session.agentAnswers(`a${at}`, handIn(`i1-r${at + 1}`, { claims: own.map((text = '') => claim(text, at)) }));
  await session.project.cli('record');
  session.editsReport('x');
  await session.endsTurn();
  return session;
}

interface Asked {
  pairs: { texts: [string, string]; claims?: [string, string]; control?: string }[];
}

/** A sorter that answers controls as this says, and pairs of claims with `answer`. */
async function sorts(session: Session, answer: string, isHonest = true): Promise<void> {
  const { pairs } = session.project.readJson(`${folder}/.runtime/sorting/i2-s1.json`) as Asked;
  const answers = pairs.map(({ control, claims, texts }, index) => {
    const right = control === 'apart' ? 'different' : control;
    const isTurned = claims !== undefined && texts[0] !== pair[0];
    const given = answer === 'second-says-more' && isTurned ? 'first-says-more' : answer;
    return { pair: index + 1, answer: control === undefined ? given : isHonest ? right : 'opposed' };
  });
  const reply = await session.agentAnswers(
    's1',
    `\`\`\`json\n${JSON.stringify({ assignment: 'i2-s1', answers })}\n\`\`\``,
    'claim-sorter',
  );
  expect(reply).toBeUndefined();
}

async function records(session: Session): Promise<string> {
  for (const number of [1, 2, 3])
    await session.agentAnswers(`b${number}`, handIn(`i2-r${number}`, { claims: [claim(others[0] ?? '', 1)] }));
  return (await session.project.cli('record')).stdout;
}

describe('a pair of claims that code cannot decide', () => {
  it('goes to a sorter in the next iteration, among controls, with nothing that gives them away', async () => {
    const session = await withOpenPair();
    const brief = (await session.project.cli('brief')).stdout;
    expect(brief).toContain('autonomous-workflow:claim-sorter');
    expect(brief).toContain(`[i2-s1]`);
    const list = session.project.readJson(`${folder}/sorting/i2-s1.json`) as { pairs: object[] };
    expect(list.pairs.length).toBeGreaterThanOrEqual(3);
    for (const one of list.pairs) expect(Object.keys(one)).toEqual(['pair', 'one', 'two']);
    expect(session.project.read(`${folder}/sorting/i2-s1.json`)).not.toMatch(/C\d{3}/);
  });

  it('becomes one claim when the sorter says that it is one; a rebuild of the ledger knows it', async () => {
    const session = await withOpenPair();
    expect(texts(session)).toHaveLength(4);
    const before = ledgerOf(session).iterations.map(({ new_claims }) => new_claims);
    await sorts(session, 'same');
    await records(session);
    const ledger = ledgerOf(session);
    expect(texts(session)).toHaveLength(3);
    expect(ledger.claims[0]?.evidence.map(({ source }) => source)).toHaveLength(2);
    expect(ledger.iterations[0]?.new_claims).toBe((before[0] ?? 0) - 1);
    expect(ledger.undecided).toEqual([]);
    expect(session.project.read(`${folder}/progress.txt`)).toContain('sorted claims: 1 pair the same');
    rmSync(session.project.path(`${folder}/ledger.json`));
    await session.project.cli('repair', 'x');
    const { claims, joined, observations, merged, iterations } = ledgerOf(session);
    expect(claims.map(({ id, text }) => [id, text])).toEqual(ledger.claims.map(({ id, text }) => [id, text]));
    expect({ joined, observations: observations.length }).toEqual({
      joined: ledger.joined,
      observations: ledger.observations.length,
    });
    expect(merged.toSorted()).toEqual(ledger.merged.toSorted());
    expect(iterations.at(-1)?.new_claims).toBe(ledger.iterations.at(-1)?.new_claims);
  });

  it('stays two claims when one says more than the other, whose sources then count for the narrower one', async () => {
    const session = await withOpenPair();
    await sorts(session, 'second-says-more');
    await records(session);
    expect(texts(session)).toHaveLength(4);
    const [first, second] = ['C001', 'C003'];
    expect(ledgerOf(session).within).toEqual([{ claim: first, other: second, by: '2/claim-sorter-1' }]);
    expect(session.project.read(`${folder}/progress.txt`)).toContain('1 within the other (C001 and C003)');
    const page = await session.project.cli('evidence', 'C001', 'x');
    expect(page.stdout).toContain('Also said, with more, by:');
    rmSync(session.project.path(`${folder}/ledger.json`));
    await session.project.cli('repair', 'x');
    expect(ledgerOf(session).within).toEqual([{ claim: first, other: second, by: '2/claim-sorter-1' }]);
    expect((await session.project.cli('evidence', 'apart', 'C001', 'C003', 'x')).stdout).toContain('are two claims');
    expect(ledgerOf(session).within).toEqual([]);
    expect((await session.project.cli('evidence', 'C001', 'x')).stdout).not.toContain('Also said');
  });

  it('becomes a contradiction when the sorter says that one of them cannot hold', async () => {
    const session = await withOpenPair();
    await sorts(session, 'opposed');
    await records(session);
    expect(texts(session)).toHaveLength(4);
    expect(ledgerOf(session).contradictions).toMatchObject([{ found_by: 'sorter' }]);
  });

  it('stays open when the sorter gets a control wrong: nothing that it said counts, and that is said', async () => {
    const session = await withOpenPair();
    await sorts(session, 'same', false);
    const said = await records(session);
    expect(said).toContain('The claim-sorter of i2-s1 got pairs wrong whose answer is known');
    expect(texts(session)).toHaveLength(4);
    expect(ledgerOf(session).undecided).toHaveLength(1);
    session.editsReport('x');
    await session.endsTurn();
    expect((await session.project.cli('brief')).stdout).toContain('[i3-s1]');
  });

  it('is sent back where a pair has no answer', async () => {
    const session = await withOpenPair();
    const answer =
      '```json\n{"assignment":"i2-s1","answers":[{"pair":1,"answer":"same"},{"pair":99,"answer":"same"}]}\n```';
    const reply = await session.agentAnswers('s1', answer, 'claim-sorter');
    expect(reply?.reason).toMatch(/answers: pairs 2, .*have none[^]*answers: there is no pair 99/);
  });

  it('is decided by the user for good, as one and as two', async () => {
    const session = await withOpenPair();
    const cli = (...words: string[]) => session.project.cli('evidence', ...words);
    expect((await cli('merge', 'C003', 'C001', 'x')).stdout).toContain('C003 is part of C001 now');
    expect(texts(session)).toHaveLength(3);
    expect((await cli('merge', 'C003', 'C001', 'x')).stderr).toContain('are one claim already');
    expect((await cli('apart', 'C001', 'C001', 'x')).stderr).toContain('are one claim');
    expect((await cli('apart', 'C003', 'C001', 'x')).stdout).toContain('C001 and C003 are two claims');
    await sorts(session, 'same');
    await records(session);
    expect(texts(session)).toHaveLength(4);
    rmSync(session.project.path(`${folder}/ledger.json`));
    await session.project.cli('repair', 'x');
    expect(texts(session)).toHaveLength(4);
  });
});
