import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimVerdicts } from '../../../src/research/rules/ledger.ts';
import { mostVerifications, ruleOn, type Vote } from '../../../src/research/rules/ruling.ts';
import { claimsToVerify, planVerification, type VerifiableClaim } from '../../../src/research/rules/verification.ts';

const votes = (letters: string) =>
  Array.from(
    letters,
    (letter): Vote['verdict'] => claimVerdicts.find((verdict) => verdict.startsWith(letter)) ?? 'abstained',
  );
const anyVotes = fc.array(fc.constantFrom<Vote['verdict']>(...claimVerdicts, 'abstained'), {
  maxLength: mostVerifications,
});

describe('ruleOn', () => {
  // s supported, q qualified, c contradicted, u unverified, - abstained.
  const cases: [votes: string, verdict: string, state: 'open' | 'settled'][] = [
    ['', 'unverified', 'open'],
    ['s', 'supported', 'settled'],
    ['q', 'qualified', 'open'],
    ['c', 'contradicted', 'open'],
    ['u', 'unverified', 'open'],
    ['cc', 'contradicted', 'settled'],
    ['qq', 'qualified', 'settled'],
    ['cs', 'unverified', 'open'],
    ['us', 'supported', 'open'],
    ['cu', 'contradicted', 'open'],
    ['cuu', 'unverified', 'settled'],
    ['cq', 'qualified', 'open'],
    ['sq', 'qualified', 'open'],
    ['csc', 'contradicted', 'settled'],
    ['css', 'supported', 'settled'],
    ['csq', 'qualified', 'settled'],
    ['scu', 'unverified', 'settled'],
    ['-', 'unverified', 'open'],
    ['--s', 'supported', 'settled'],
    ['-c-', 'contradicted', 'open'],
    ['-----', 'unverified', 'settled'],
    ['c----', 'contradicted', 'settled'],
    ['cs---', 'unverified', 'settled'],
  ];
  it.each(cases)('%j: %s, %s', (letters, verdict, state) => {
    const ruling = ruleOn(votes(letters));
    expect([ruling.verdict, ruling.isOpen ? 'open' : 'settled']).toEqual([verdict, state]);
  });

  it('does not depend on the order of votes, nor its verdict on abstentions', () => {
    const shuffled = anyVotes.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(shuffled, ([list, other]) => {
        expect(ruleOn(other)).toEqual(ruleOn(list));
        expect(ruleOn([...list, 'abstained']).verdict).toBe(ruleOn(list).verdict);
      }),
    );
  });

  it('contradicts or supports only by more than half of the votes that decide', () => {
    fc.assert(
      fc.property(anyVotes, (list) => {
        const { verdict, counted, abstained } = ruleOn(list);
        expect(counted + abstained).toBe(list.length);
        const deciding = list.filter((vote) => vote !== 'abstained' && vote !== 'unverified').length;
        const share = list.filter((vote) => vote === verdict).length / Math.max(1, deciding);
        expect(verdict === 'qualified' || verdict === 'unverified' || share > 0.5).toBe(true);
        expect(verdict !== 'qualified' || share > 0).toBe(true);
      }),
    );
  });
});

const claim = (id: string, snapshots: string[], importance: VerifiableClaim['importance'] = 'central') => ({
  id,
  importance,
  snapshots,
});

describe('claimsToVerify', () => {
  it('asks for central claims with a quote that was found, and for nothing that is settled', () => {
    const claims = [
      claim('C001', ['a']),
      claim('C002', ['a'], 'supporting'),
      claim('C003', []),
      claim('C004', ['a']),
      claim('C005', ['a', 'b']),
      claim('C006', ['a']),
    ];
    const cast: Vote[] = [
      { claim: 'C004', verdict: 'supported' },
      { claim: 'C005', verdict: 'contradicted' },
      { claim: 'C006', verdict: 'abstained' },
    ];
    expect(claimsToVerify(claims, cast).map(({ claim: { id }, round }) => [id, round])).toEqual([
      ['C001', 1],
      ['C005', 2],
      ['C006', 1],
    ]);
  });

  it('comes to an end, whatever verifiers say', () => {
    const answers = fc.array(fc.constantFrom<Vote['verdict']>(...claimVerdicts, 'abstained'), {
      minLength: mostVerifications + 1,
      maxLength: mostVerifications + 1,
    });
    fc.assert(
      fc.property(answers, (given) => {
        const needed = given.filter((_, index) => {
          const cast = given.slice(0, index).map((verdict): Vote => ({ claim: 'C001', verdict }));
          return claimsToVerify([claim('C001', ['a'])], cast).length > 0;
        });
        expect(needed.length).toBeLessThanOrEqual(mostVerifications);
      }),
    );
  });
});

describe('planVerification', () => {
  it('fills agents up in order, and attacks later looks otherwise', () => {
    const verifications = [
      { claim: claim('C001', ['a']), round: 1 },
      { claim: claim('C002', ['b']), round: 1 },
      { claim: claim('C003', ['a']), round: 1 },
      { claim: claim('C004', ['b', 'c']), round: 2 },
      { claim: claim('C005', ['b']), round: 3 },
    ];
    expect(planVerification(verifications)).toEqual([
      {
        attack: 'contradiction',
        claims: [
          { claim: 'C001', snapshot: 'a' },
          { claim: 'C002', snapshot: 'b' },
          { claim: 'C003', snapshot: 'a' },
        ],
      },
      { attack: 'overreach', claims: [{ claim: 'C004', snapshot: 'c' }] },
      { attack: 'provenance', claims: [{ claim: 'C005', snapshot: 'b' }] },
    ]);
  });

  it('gives a lighter claim to the agent that reads its page, and the heaviest to the first', () => {
    const weighty = { weight: { isCarrying: true, uses: 1 } };
    const verifications = [
      ...['C001', 'C002', 'C003'].map((id) => ({ claim: claim(id, ['a']), round: 1 })),
      { claim: { ...claim('C004', ['b']), ...weighty }, round: 1 },
      { claim: { ...claim('C005', ['a']), ...weighty }, round: 1 },
      { claim: claim('C006', ['c']), round: 1 },
    ];
    const batches = planVerification(verifications, { claims: 4, snapshots: 2 });
    expect(batches.map(({ claims }) => claims.map((one) => one.claim))).toEqual([
      ['C004', 'C005', 'C001', 'C002'],
      ['C003', 'C006'],
    ]);
  });

  const anyLooks = fc
    .uniqueArray(fc.nat({ max: 60 }), { maxLength: 40 })
    .chain((numbers) =>
      fc.tuple(
        ...numbers.map((number) =>
          fc
            .tuple(fc.subarray(['a', 'b', 'c', 'd', 'e', 'f'], { minLength: 1 }), fc.integer({ min: 1, max: 3 }))
            .map(([snapshots, round]) => ({ claim: claim(`C${100 + number}`, snapshots), round })),
        ),
      ),
    );
  const anyLimits = fc.record({ claims: fc.integer({ min: 1, max: 6 }), snapshots: fc.integer({ min: 1, max: 4 }) });

  it('gives every round to one agent, within the limits, in any order the same way', () => {
    fc.assert(
      fc.property(anyLooks, anyLimits, (verifications, limits) => {
        const batches = planVerification(verifications, limits);
        const given = batches.flatMap(({ claims }) => claims.map((entry) => entry.claim));
        expect(given.toSorted()).toEqual(verifications.map((round) => round.claim.id).toSorted());
        for (const { claims } of batches) {
          expect(claims.length).toBeGreaterThan(0);
          expect(claims.length).toBeLessThanOrEqual(limits.claims);
          expect(new Set(claims.map(({ snapshot }) => snapshot)).size).toBeLessThanOrEqual(limits.snapshots);
        }
        expect(planVerification(verifications.toReversed(), limits)).toEqual(batches);
      }),
    );
  });
});
