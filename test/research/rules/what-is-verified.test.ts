import { describe, expect, it } from 'vitest';
import { assess } from '../../../src/research/rules/assess-claims.ts';
import { isUndecided, neededBatches } from '../../../src/research/rules/verdicts.ts';
import { describeChecks } from '../../../src/research/rules/checks.ts';
import { describeVerdicts } from '../../../src/research/rules/record-summary.ts';
import { describeClaim } from '../../../src/research/rules/evidence.ts';
import { reportWeights } from '../../../src/research/rules/report-weight.ts';
import { isRepositoryFact } from '../../../src/research/rules/judged.ts';
import type { Claim, Ledger, Source } from '../../../src/research/rules/ledger.ts';
import { ledger as made } from '../../support/samples.ts';

const source = (id: string, kind: Source['kind']): Source => ({
  id,
  key: `key${id}`,
  canonical: `c:${id}`,
  url: kind === 'repository' ? 'repository:src/limiter.js' : `https://example.org/${id}`,
  title: id,
  authors: [],
  year: null,
  kind,
  first_iteration: 1,
  accessed: '2026-03-01',
});
const sources = [source('S001', 'primary'), source('S002', 'repository')];
const claim = (id: string, more: Partial<Claim> = {}, from = 'S001', snapshot = id.padStart(64, '0')): Claim => ({
  id,
  text: `The claim ${id} of a page.`,
  importance: 'central',
  confidence: 'medium',
  first_iteration: 1,
  evidence: [
    {
      source: from,
      quote: more.text ?? `The claim ${id} of a page.`,
      hand_in: '1/researcher-1',
      check: { verdict: 'exact', sound: true, snapshot, detail: null },
    },
  ],
  ...more,
});
const ledgerOf = (claims: Claim[], more: Partial<Ledger> = {}): Ledger => made({ sources, claims, ...more });

const written = `# Executive Summary

In short [@C009, @C007].

# Key Findings

One [@C004]. Again [@C004, @C005]. Third [@C004].

# Analysis & Synthesis

| a | b |
| --- | --- |
| cell [@C006] | x |

Behind it [@C003].`;

describe('what a report rests on', () => {
  it('comes after what is contested, whose sides are verified first', () => {
    const claims = ['C001', 'C002', 'C003', 'C009'].map((id) =>
      claim(id, { importance: id === 'C003' ? 'supporting' : 'central' }),
    );
    const dispute = { id: 'X001', statement: 'How fast?', sides: ['slow', 'fast'], raised_by: '1/researcher-1' };
    const contradictions = [
      { ...dispute, claims: ['C003', 'C002'], status: 'open' as const },
      { ...dispute, id: 'X002', claims: ['C001'], status: 'resolved' as const },
    ];
    const asked = neededBatches(ledgerOf(claims, { contradictions }), reportWeights(written));
    expect(asked.flatMap((batch) => batch.claims.map((one) => one.claim))).toEqual(['C002', 'C003', 'C009', 'C001']);
  });

  it('is verified first, however important its agent thought it, then central claims by their uses', () => {
    const claims = ['C001', 'C002', 'C003', 'C004', 'C005', 'C006', 'C007', 'C008', 'C009'].map((id) =>
      claim(id, { importance: ['C006', 'C009', 'C008'].includes(id) ? 'supporting' : 'central' }),
    );
    const order = neededBatches(ledgerOf(claims), reportWeights(written)).flatMap((batch) =>
      batch.claims.map((one) => one.claim),
    );
    expect(order).toEqual(['C007', 'C006', 'C009', 'C004', 'C003', 'C005', 'C001', 'C002']);
    expect(neededBatches(ledgerOf(claims)).flatMap((batch) => batch.claims.map((one) => one.claim))).toEqual([
      'C001',
      'C002',
      'C003',
      'C004',
      'C005',
      'C007',
    ]);
  });
});

describe('a fact about the repository', () => {
  const known = new Map(sources.map((one) => [one.id, one]));
  const said = (page_says: 'yes' | 'partly' | 'no'): Partial<Claim> => ({
    judged: { of: 'x', by: '2/claim-judge-1', page_says, kind: 'behaviour', about: 'own', serves: 'Q001' },
  });
  it.each<[string, Partial<Claim>, string, boolean]>([
    ['which a judge found in its lines', said('yes'), 'S002', true],
    ['of which its lines say a part', said('partly'), 'S002', false],
    ['which nobody has judged', {}, 'S002', false],
    ['of a page of the web', said('yes'), 'S001', false],
  ])('%s is verified by code: %s', (_, more, from, expected) => {
    const one = claim('C001', more, from);
    expect(isRepositoryFact(one, known)).toBe(expected);
    expect(neededBatches(ledgerOf([one])).length).toBe(expected ? 0 : 1);
  });

  it('is none when its quote does not stand in the file', () => {
    const one = claim('C001', said('yes'), 'S002');
    const [evidence] = one.evidence;
    if (evidence === undefined) throw new Error('no evidence');
    const lost = { ...evidence, check: { verdict: 'absent' as const, sound: false, snapshot: null, detail: null } };
    expect(isRepositoryFact({ ...one, evidence: [lost] }, known)).toBe(false);
    expect(isRepositoryFact({ ...one, evidence: [evidence, { ...evidence, source: 'S001' }] }, known)).toBe(false);
  });

  it('is none when its words are pieced together: that is a reading', () => {
    const one = claim('C001', said('yes'), 'S002');
    const evidence = one.evidence.map((each) => ({
      ...each,
      check: { verdict: 'ellipsis' as const, sound: true, snapshot: null, detail: null },
    }));
    expect(isRepositoryFact({ ...one, evidence }, known)).toBe(false);
  });

  it('is counted on its own, not among what verifiers have to do', () => {
    const claims = [claim('C001', said('yes'), 'S002'), claim('C002', { verdict: 'supported' }), claim('C003')];
    expect(describeChecks(ledgerOf(claims))).toContain(
      '1 of 2 central claims verified; 1 more are lines of the repository or words absent there, found by code',
    );
  });
});

describe('a claim that verifiers qualified', () => {
  const looks = [
    {
      assignment: 'i2-v1',
      hand_in: '2/claim-verifier-1',
      claim: 'C001',
      verdict: 'qualified' as const,
      reason: 'One node.',
      rewording: 'On one node it holds.',
    },
  ];
  const one = claim('C001', { verdict: 'qualified' });
  it('is shown as they reworded it, in the evidence and in what record prints', () => {
    const ledger = ledgerOf([one], { looks });
    const text = describeClaim(one, ledger);
    expect(text).toContain('On one node it holds.');
    expect(text.split('\n')[0]).not.toContain('The claim C001');
    expect(text).toContain('handed in as: “The claim C001 of a page.”');
    expect(describeVerdicts({ newVerdicts: [one], ledger })).toContain(
      '- C001 qualified, holds as: “On one node it holds.”',
    );
  });
  it('has its text in what record prints, and those that hold as they were handed in have only their ids', () => {
    const held = ['C002', 'C003', 'C004'].map((id) => claim(id, { verdict: 'supported' }));
    const newVerdicts = [held[0] ?? one, one, ...held.slice(1)];
    expect(describeVerdicts({ newVerdicts, ledger: ledgerOf(newVerdicts, { looks }) })).toBe(
      'Verified claims:\n- C002, C003, C004 supported\n- C001 qualified, holds as: “On one node it holds.”',
    );
  });
});

describe('a claim that a verifier in a hurry could not decide', () => {
  const check = { verdict: 'exact' as const, sound: true, snapshot: '1'.repeat(64), detail: null };
  const vote = (of: string, verdict: 'unverified' | 'supported' | 'abstained', by = 'i2-v1') => {
    return { assignment: by, hand_in: '2/claim-verifier-1', claim: of, verdict, reason: null, rewording: null };
  };
  const weighed = (...verifications: ReturnType<typeof vote>[]) =>
    assess(ledgerOf([claim('C001')]), { check: () => check, textHash: () => null, verifications });

  it('is not marked by one vote, and asked about again; two decide', () => {
    const once = weighed(vote('C001', 'unverified'));
    expect(once.claims[0]?.verdict).toBeUndefined();
    for (const one of once.claims) expect(describeClaim(one, once)).not.toContain('marked');
    expect(neededBatches(once)).toMatchObject([{ attack: 'overreach', claims: [{ claim: 'C001' }] }]);
    const twice = weighed(vote('C001', 'unverified'), vote('C001', 'unverified', 'i3-v1'));
    expect(twice.claims[0]?.verdict).toBe('unverified');
    expect(neededBatches(twice)).toEqual([]);
    expect(weighed(vote('C001', 'abstained')).claims[0]?.verdict).toBeUndefined();
    const three = [vote('C001', 'unverified'), vote('C001', 'supported', 'i3-v1'), vote('C001', 'supported', 'i4-v1')];
    expect(weighed(...three).claims[0]?.verdict).toBe('supported');
  });

  it('waits for claims that nobody was asked about', () => {
    const many = Array.from({ length: 6 }, (_, at) => claim(`C${String(at + 2).padStart(3, '0')}`));
    const looks = [vote('C001', 'unverified')];
    const batches = neededBatches(ledgerOf([claim('C001'), ...many], { looks }));
    expect(batches.at(-1)).toMatchObject({ attack: 'overreach', claims: [{ claim: 'C001' }] });
    expect(batches).toHaveLength(2);
  });

  it('is one that the finished report has verified, as those are that nobody was asked about', () => {
    expect(isUndecided('C001', [])).toBe(true);
    expect(isUndecided('C001', [vote('C001', 'unverified')])).toBe(true);
    expect(isUndecided('C001', [vote('C001', 'supported')])).toBe(false);
  });
});

describe('findings of the repository', () => {
  it('are verified after all of the web', () => {
    const read = (id: string, text: string) => {
      const one = claim(id, { text }, 'S002');
      return { ...one, evidence: one.evidence.map((each) => ({ ...each, quote: 'const MAX_ATTEMPTS = 3;' })) };
    };
    const claims = [
      read('C001', 'A failed e-mail is retried three times.'),
      read('C002', 'Every failed e-mail is retried.'),
      claim('C003', { importance: 'supporting' }),
      claim('C004'),
      claim('C005', { importance: 'supporting' }),
    ];
    const weights = new Map([
      ['C001', { isCarrying: true, uses: 2 }],
      ['C003', { isCarrying: true, uses: 1 }],
      ['C005', { isCarrying: false, uses: 9 }],
    ]);
    const order = neededBatches(ledgerOf(claims), weights).flatMap((batch) => batch.claims.map((one) => one.claim));
    expect(order).toEqual(['C003', 'C004', 'C001', 'C002']);
  });
});
