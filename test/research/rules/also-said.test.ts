import { describe, expect, it } from 'vitest';
import { alsoSaidBy, evidenceFor, widerClaims } from '../../../src/research/rules/also-said.ts';
import { assess, type Findings } from '../../../src/research/rules/assess-claims.ts';
import { describeClaimInFull } from '../../../src/research/rules/claim-page.ts';
import { describeClaim } from '../../../src/research/rules/evidence.ts';
import { decidePairs, type PairDecisions } from '../../../src/research/rules/join-claims.ts';
import { emptyLedger, type EvidenceCheck, type Ledger, type Verification } from '../../../src/research/rules/ledger.ts';
import { mergeHandIns } from '../../../src/research/rules/merge.ts';
import { printedEvidence } from '../../support/printed-evidence.ts';
import { claim, stored } from '../../support/samples.ts';

const page = (host: string) => ({ url: `https://${host}/page`, title: host, kind: 'primary' as const });
/** Two parties on one thing, and one of another kind. */
const handIns = [
  stored(1, 1, {
    claims: [
      claim('LISTEN is lost behind a pooler in transaction mode.', {
        source: page('oban.example'),
        importance: 'central',
      }),
      claim('Gardens need water in a dry spring.', { source: page('garden.example') }),
    ],
  }),
  stored(1, 2, {
    claims: [
      claim('Programs on a pooler in transaction mode can use neither SET nor LISTEN.', {
        source: page('leach.example'),
      }),
      claim('Violins are tuned by ear on stage.', { source: page('violin.example') }),
    ],
  }),
];
const merged = mergeHandIns(emptyLedger(), handIns, '2026-03-01').ledger;
const within = (pairs: PairDecisions['within'] = [['C001', 'C003']]): PairDecisions => {
  return { by: '2/claim-judge-1', same: [], opposed: [], within: pairs, apart: [] };
};
const sorted = decidePairs(merged, within());

const sound: EvidenceCheck = { verdict: 'exact', sound: true, snapshot: 'a'.repeat(64), detail: null };
const weighed = (ledger: Ledger, findings: Partial<Findings> = {}) =>
  assess(ledger, { check: () => sound, textHash: () => null, verifications: [], ...findings });
const vote = (of: string, verdict: Verification['verdict']): Verification => {
  return { assignment: 'i2-v1', hand_in: '2/claim-verifier-1', claim: of, verdict, reason: null, rewording: null };
};
const first = (ledger: Ledger) => ledger.claims.find(({ id }) => id === 'C001');

describe('a claim that another says, with more', () => {
  it('stays as it is, and so does the other, and neither is asked about again', () => {
    expect(sorted.claims).toEqual(merged.claims);
    expect(sorted.within).toEqual([{ claim: 'C001', other: 'C003', by: '2/claim-judge-1' }]);
    expect(decidePairs(sorted, within())).toEqual(sorted);
  });

  it('has the sources of the wider one as further sources, not the other way round', () => {
    const ledger = weighed(sorted);
    expect(ledger.claims.map(({ independent_sources: count }) => count)).toEqual([2, 1, 1, 1]);
    const verified = weighed(sorted, { verifications: [vote('C001', 'supported')] });
    expect(first(verified)).toMatchObject({ confidence: 'high' });
    expect(first(weighed(merged, { verifications: [vote('C001', 'supported')] }))).toMatchObject({
      confidence: 'medium',
    });
  });

  it.each(['contradicted', 'unverified', 'qualified'] as const)(
    'gets nothing from a wider one that is %s',
    (verdict) => {
      const votes = [vote('C003', verdict), { ...vote('C003', verdict), assignment: 'i2-v2' }];
      const ledger = weighed(sorted, { verifications: votes });
      expect(ledger.claims[2]?.verdict).toBe(verdict);
      expect(first(ledger)?.independent_sources).toBe(1);
      const text = describeClaimInFull(ledger.claims[0] as never, ledger);
      expect(text).toContain(`its sources do not count here: verifiers: ${verdict}`);
      expect(describeClaim(ledger.claims[0] as never, ledger)).not.toContain('also said');
    },
  );

  it('gets no second source from the same party', () => {
    const sources = sorted.sources.map((source) => ({ ...source, url: 'https://oban.example/other' }));
    expect(first(weighed({ ...sorted, sources }))?.independent_sources).toBe(1);
  });

  it('gets none where the quote of the wider one is not in its page, or its own is not', () => {
    const absent = { ...sound, verdict: 'absent' as const, sound: false };
    for (const source of ['S003', 'S001']) {
      const ledger = weighed(sorted, { check: (evidence) => (evidence.source === source ? absent : sound) });
      expect(first(ledger)?.independent_sources).toBeLessThan(2);
    }
  });

  it('is shown with it wherever the evidence is shown', () => {
    const ledger = weighed(sorted);
    const [narrow] = ledger.claims;
    if (narrow === undefined) throw new Error('none');
    const key = ledger.sources[2]?.key ?? '';
    expect(describeClaimInFull(narrow, ledger)).toContain(
      `Also said, with more, by:\n- C003: Programs on a pooler in transaction mode can use neither SET nor LISTEN. (its sources count here: ${key})`,
    );
    expect(describeClaim(narrow, ledger)).toContain(`also said, with more: [@C003], of ${key}`);
    expect(printedEvidence(ledger, ['C001'])).toMatch(/ and C003 \[\d\]: 2 independent sources;/);
    expect(printedEvidence(weighed(merged), ['C001'])).not.toContain('also said');
  });
});

describe('what a sorter said of two claims', () => {
  it('goes along when one is joined with another', () => {
    const joined = decidePairs(sorted, { by: 'user', same: [['C002', 'C003']], opposed: [], apart: [] });
    const wider = () => alsoSaidBy(joined.claims[0] as never, joined).map((one) => one.wider.id);
    expect(wider()).toEqual(['C002']);
  });

  it('is nothing once both are one', () => {
    const joined = decidePairs(sorted, { by: 'user', same: [['C001', 'C003']], opposed: [], apart: [] });
    expect(widerClaims(joined).size).toBe(0);
    expect(evidenceFor(joined.claims[0] as never, widerClaims(joined))).toHaveLength(2);
  });

  it('is undone by a person for good', () => {
    const apart = { by: 'user', same: [], opposed: [], apart: [['C003', 'C001'] as const] };
    const undone = decidePairs(sorted, apart);
    expect(undone.within).toEqual([]);
    expect(decidePairs(undone, within()).within).toEqual([]);
  });

  it('is no decision where a claim is not there', () => {
    expect(decidePairs(merged, within([['C001', 'C009']])).within).toBeUndefined();
  });
});
