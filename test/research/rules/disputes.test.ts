import { describe, expect, it } from 'vitest';
import { assess } from '../../../src/research/rules/assess-claims.ts';
import { sentencesOfDraft } from '../../../src/report/draft-file.ts';
import { decidePairs } from '../../../src/research/rules/join-claims.ts';
import type { Ledger } from '../../../src/research/rules/ledger.ts';
import { mergeHandIns, type StoredHandIn } from '../../../src/research/rules/merge.ts';
import { claim, ledger, stored } from '../../support/samples.ts';

const page = (at: number) => ({ url: `https://site${at}.org/x`, title: 'A page', kind: 'primary' as const });
const merged = (handIns: StoredHandIn[], into = ledger()) => mergeHandIns(into, handIns, '2026-03-01').ledger;

const sound = { verdict: 'exact' as const, sound: true, snapshot: null, detail: null };

/** As in a play: one maker recommends FULL on one page and NORMAL on another. */
const full = claim('SQLite recommends its default synchronous setting FULL for the greatest reliability.', {
  quote: 'For maximum reliability, SQLite should always be run with its default synchronous setting of FULL.',
  source: page(1),
});
const normal = claim('SQLite recommends changing synchronous from FULL to NORMAL when switching to WAL mode.', {
  quote: 'it is recommended that the synchronous setting be changed from FULL to NORMAL',
  source: page(2),
});
const raised = {
  statement: 'Which synchronous setting SQLite recommends in WAL mode.',
  sides: ['#1', 'C001'],
};
const known = (of: Ledger) => of.contradictions.map(({ id, also, claims, status }) => ({ id, also, claims, status }));

describe('two contradictions of one pair are one', () => {
  const agent = () =>
    merged([stored(1, 1, { claims: [full] }), stored(1, 2, { claims: [normal], contradictions: [raised] })]);
  const sorting = (opposed: [string, string][], same: [string, string][] = []) => ({
    ...{ by: '2/claim-judge-1', opposed, same, apart: [] },
  });
  it('a judge and an agent raised it', () => {
    const after = decidePairs(agent(), sorting([['C001', 'C002']]));
    expect(known(after)).toEqual([{ id: 'X001', also: undefined, claims: ['C001', 'C002'], status: undefined }]);
    const sorted = decidePairs(merged([stored(1, 1, { claims: [full] }), stored(1, 2, { claims: [normal] })]), {
      ...sorting([['C001', 'C002']]),
    });
    const both = merged([stored(2, 1, { claims: [normal], contradictions: [raised] })], sorted);
    expect(both.contradictions).toMatchObject([
      { id: 'X001', also: ['X002'], statement: raised.statement, claims: ['C001', 'C002'] },
    ]);
    expect(both.contradictions[0]?.found_by).toBeUndefined();
  });

  it('is open again where a judge opposes words that no resolution knew', () => {
    const by = (at: number) => ({ ...sorting([['C001', 'C002']]), by: `${at}/claim-judge-1` });
    const before = decidePairs(agent(), by(2));
    const vote = { assignment: 'i2-v1', hand_in: '2/claim-verifier-1', claim: 'C001', verdict: 'qualified' as const };
    const narrow = 'SQLite always recommends FULL.';
    const reworded: Ledger = { ...before, looks: [{ ...vote, reason: null, rewording: narrow }] };
    const conditions = ['reliability', 'WAL mode'];
    const different = ['2/claim-verifier-1', '2/claim-verifier-2'].map((of) => ({
      contradiction: 'X001',
      conditions,
      by: of,
    }));
    const judge = (of: Ledger) =>
      assess(of, {
        ...{ check: () => sound, textHash: () => null, different },
        verifications: of.looks ?? [],
      });
    const resolved = judge(reworded);
    expect(resolved.contradictions).toMatchObject([{ status: 'resolved', different: ['reliability', 'WAL mode'] }]);
    const again = decidePairs(resolved, by(3));
    expect(judge(again).contradictions).toMatchObject([{ id: 'X001', status: 'open', sides: [narrow, normal.text] }]);
    expect(judge(decidePairs(judge(again), by(3))).contradictions).toHaveLength(1);
    // As it was worded, it was known.
    expect(judge(decidePairs(judge(before), by(3))).contradictions).toMatchObject([{ status: 'resolved' }]);
  });

  it('after its findings were joined; what resolved one resolves it, under both ids', () => {
    const third = claim('FULL is what SQLite itself recommends of the synchronous settings.', { source: page(3) });
    const before = merged([stored(2, 1, { claims: [third] })], agent());
    const two = decidePairs(before, sorting([['C002', 'C003']]));
    const [first, second] = two.contradictions;
    expect(second).toMatchObject({ id: 'X002', claims: ['C002', 'C003'] });
    if (first === undefined || second === undefined) throw new Error('none');
    const resolved: Ledger = {
      ...two,
      contradictions: [first, { ...second, status: 'resolved', different: ['a', 'b'] }],
    };
    const joined = decidePairs(resolved, sorting([], [['C001', 'C003']]));
    expect(known(joined)).toEqual([{ id: 'X001', also: ['X002'], claims: ['C001', 'C002'], status: 'resolved' }]);
    const stated = sentencesOfDraft({ title: null, sections: { 'Key Findings': 'So [@X002, @C003].' } }, joined);
    expect(stated).toMatchObject([{ matters: ['X001'], claims: ['C001'] }]);
  });
});
