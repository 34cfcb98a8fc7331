import { describe, expect, it } from 'vitest';
import { applySorting } from '../../../src/research/rules/join-claims.ts';
import type { Ledger, Verification } from '../../../src/research/rules/ledger.ts';
import { recordIteration } from '../../../src/research/rules/record.ts';
import { openPairs, pairsToSort } from '../../../src/research/rules/sorting.ts';
import { claim, hoursLater, ledger, state, stored } from '../../support/samples.ts';

const page = (at: number) => ({ url: `https://site${at}.org/x`, title: 'A page', kind: 'primary' as const });
const texts = [
  'Redis streams keep every message until it is trimmed by hand.',
  'Every queue of BullMQ survives a restart of its server and all of its workers.',
  'Jobs of BullMQ survive a restart of Redis where append-only files are on.',
  'A crashed worker of pg-boss loses its job after 15 minutes.',
];
const handIns = texts.map((text, at) =>
  stored(1, at + 1, { claims: [claim(text, { quote: 'exact', source: page(at) })] }),
);
const check = () => ({ verdict: 'exact' as const, sound: true, snapshot: '1'.repeat(64), detail: null });

const qualified = (of: string, rewording: string): Verification => ({
  assignment: 'i1-v1',
  hand_in: '1/claim-verifier-1',
  claim: of,
  verdict: 'qualified',
  reason: null,
  rewording,
});
const record = (into: Ledger, ...verifications: Verification[]) =>
  recordIteration(
    state(),
    into,
    { handIns, expected: 4, failed: 0, findings: { check, textHash: () => null, verifications } },
    hoursLater(1),
  ).ledger;

/** The findings as four researchers told them; who sorted the second and the third kept them apart. */
const before = (by: string) => applySorting(record(ledger()), { by, same: [], opposed: [], apart: [['C002', 'C003']] });
const survives = 'Jobs of BullMQ survive a restart of Redis where append-only files are on';

it('a finding that says what another says, since a verifier reworded it, goes to the next sorter in its new words', () => {
  expect(openPairs(before('1/claim-sorter-1'))).not.toContainEqual(['C002', 'C003']);
  const after = record(before('1/claim-sorter-1'), qualified('C002', `${survives}, as for others.`));
  expect(openPairs(after)[0]).toEqual(['C002', 'C003']);
  const asked = pairsToSort(after)
    .flat()
    .find((pair) => 'claims' in pair && pair.claims.includes('C002'));
  expect(asked?.texts).toContain(`${survives}, as for others.`);
  const joined = applySorting(after, { by: '2/claim-sorter-1', same: [['C002', 'C003']], opposed: [], apart: [] });
  expect(joined.claims.map(({ id }) => id)).toEqual(['C001', 'C002', 'C004']);
});

it('one that gives another value since then does, too; a contradiction has its new words', () => {
  const words = 'A crashed worker of pg-boss loses its job after 30 minutes.';
  const after = record(before('1/claim-sorter-1'), qualified('C001', words));
  expect(openPairs(after)).toContainEqual(['C001', 'C004']);
  const { contradictions } = applySorting(after, {
    by: '2/claim-sorter-1',
    same: [],
    opposed: [['C001', 'C004']],
    apart: [],
  });
  expect(contradictions[0]?.sides).toEqual([words, texts[3]]);
});

it('is compared once, and not with what a person keeps apart', () => {
  const look = qualified('C002', `${survives}, as for others.`);
  expect(openPairs(record(before('user'), look))).not.toContainEqual(['C002', 'C003']);
  const once = record(before('1/claim-sorter-1'), look);
  const sorted = applySorting(once, { by: '2/claim-sorter-1', same: [], opposed: [], apart: [['C002', 'C003']] });
  expect(openPairs(record(sorted, look))).not.toContainEqual(['C002', 'C003']);
});

describe('a link', () => {
  const core: [string, string] = ['survives a restart of its server', 'survive a restart of Redis'];
  const linked = (into: Ledger, by: string, words = core) =>
    applySorting(into, {
      ...{ by, same: [], opposed: [], apart: [], overlapping: [['C002', 'C003']] },
      cores: [{ claims: ['C002', 'C003'], words }],
    });
  const words = 'A queue of BullMQ outlasts a restart of its server.';

  it('whose common words a verifier took out is asked again first, and the new answer counts', () => {
    const before = linked(record(ledger()), '1/claim-sorter-1');
    expect(openPairs(before)).not.toContainEqual(['C002', 'C003']);
    const after = record(before, qualified('C002', words));
    expect(openPairs(after)).toContainEqual(['C002', 'C003']);
    const [first] = pairsToSort(after);
    const asked = first?.find(
      (pair) => 'claims' in pair && pair.claims.includes('C002') && pair.claims.includes('C003'),
    );
    expect(asked?.texts).toContain(words);
    const again: [string, string] = ['outlasts a restart of its server', 'survive a restart of Redis'];
    const answered = linked(after, '2/claim-sorter-1', again);
    expect(answered.within).toMatchObject([{ by: '2/claim-sorter-1', core: again }]);
    expect(openPairs(answered)).not.toContainEqual(['C002', 'C003']);
    const apart = applySorting(after, { by: '2/claim-sorter-1', same: [], opposed: [], apart: [['C002', 'C003']] });
    expect(apart.within).toEqual([]);
  });

  it('whose common words stand in the new ones is kept as it is', () => {
    const before = linked(record(ledger()), '1/claim-sorter-1');
    const kept = record(before, qualified('C002', 'Every job survives a restart of its server.'));
    expect(kept.within).toEqual(before.within);
  });
});
