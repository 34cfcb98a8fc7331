import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimatedClaims, recaptures, sampleCoverage } from '../../../src/research/rules/coverage.ts';
import { ledger, statistics } from '../../support/samples.ts';

const observed = (iteration: number, claims: string[], hand_in = `${iteration}/researcher-1`) =>
  claims.map((claim) => ({ claim, hand_in, iteration, new: false }));

describe('recaptures', () => {
  it('counts claims by how often they were observed', () => {
    const found = ledger({
      iterations: [statistics()],
      observations: observed(1, ['C001', 'C002', 'C002', 'C003', 'C003', 'C004', 'C004', 'C004']),
    });
    expect(recaptures(found)).toEqual({ observations: 8, claims: 4, once: 1, twice: 2 });
  });
  it('leaves out iterations that were not valid, and agents that were told of a claim', () => {
    const found = ledger({
      iterations: [
        statistics({ guided: { hand_ins: ['1/researcher-2'], observations: 2, new_claims: 0 } }),
        statistics({ iteration: 2, valid: false }),
      ],
      observations: [
        ...observed(1, ['C001']),
        ...observed(1, ['C001', 'C002'], '1/researcher-2'),
        ...observed(2, ['C001']),
      ],
    });
    expect(recaptures(found)).toEqual({ observations: 1, claims: 1, once: 1, twice: 0 });
  });
});

describe('sampleCoverage', () => {
  /** By hand from Chao and Jost's formula. */
  it.each([
    [{ observations: 0, claims: 0, once: 0, twice: 0 }, 0],
    [{ observations: 10, claims: 10, once: 10, twice: 0 }, 0],
    [{ observations: 10, claims: 2, once: 0, twice: 1 }, 1],
    [{ observations: 20, claims: 8, once: 4, twice: 2 }, 1 - (4 / 20) * ((19 * 4) / (19 * 4 + 4))],
  ])('of %o is %d', (counts, coverage) => expect(sampleCoverage(counts)).toBeCloseTo(coverage, 12));

  it('lies between 0 and 1, and falls with claims seen once', () => {
    const anyCounts = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(anyCounts, (counts) => {
        const having = (count: number) => counts.filter((one) => one === count).length;
        const observations = counts.reduce((sum, count) => sum + count, 0);
        const seen = { observations, claims: counts.length, once: having(1), twice: having(2) };
        const coverage = sampleCoverage(seen);
        expect(coverage).toBeGreaterThanOrEqual(0);
        expect(coverage).toBeLessThanOrEqual(1);
        const more = { ...seen, observations: observations + 1, claims: seen.claims + 1, once: seen.once + 1 };
        expect(sampleCoverage(more)).toBeLessThanOrEqual(coverage + 1e-12);
        expect(estimatedClaims(seen)).toBeGreaterThanOrEqual(seen.claims);
      }),
    );
  });
});
