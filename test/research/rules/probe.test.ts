import { describe, expect, it } from 'vitest';
import { mergeHandIns } from '../../../src/research/rules/merge.ts';
import { judgeProbe, pooledProbes, probeOf } from '../../../src/research/rules/probe.ts';
import { claim, ledger, statistics, stored } from '../../support/samples.ts';

describe('judgeProbe', () => {
  it.each([
    [0, 0, 'undecided'],
    [1, 1, 'undecided'],
    [4, 4, 'undecided'],
    [3, 4, 'undecided'],
    [1, 2, 'failed'],
    [0, 1, 'failed'],
    [5, 5, 'passed'],
    [4, 5, 'failed'],
    [8, 10, 'passed'],
    [7, 10, 'failed'],
    [16, 20, 'passed'],
    [40, 60, 'failed'],
    [43, 60, 'passed'],
  ] as const)('%i of %i known: %s', (known_claims, claims, result) =>
    expect(judgeProbe({ claims, known_claims })).toBe(result),
  );
});

describe('probeOf', () => {
  const page = (url: string) => ({ url, title: 'A page', kind: 'secondary' as const });
  const limiter = claim('Token buckets allow bursts up to their capacity.', { source: page('https://a.org/1') });
  const first = mergeHandIns(ledger(), [stored(1, 1, { claims: [limiter] })], '2026-03-01').ledger;
  const again = stored(2, 1, {
    assignment: 'i2-r1',
    claims: [
      { ...limiter, source: page('https://www.a.org/1?utm_source=x') },
      claim('Sliding windows need memory for every request.', { source: page('https://b.org/2') }),
      claim('The logo of the vendor is blue and round.', { importance: 'peripheral', source: page('https://b.org/2') }),
    ],
  });

  it('counts claims and sources, and those that were known before the iteration', () => {
    const { ledger: merged } = mergeHandIns(first, [again], '2026-03-02');
    expect(probeOf(merged, [again], 2)).toEqual({ claims: 2, known_claims: 1, sources: 2, known_sources: 1 });
  });
  it('leaves out what no quote bears out, and takes nothing for known that no quote bore out before', () => {
    const refused = (refusedIn: number, words: string) => {
      const { ledger: merged } = mergeHandIns(first, [again], '2026-03-02');
      const about = merged.claims.find(({ text }) => text.startsWith(words))?.id;
      const observations = merged.observations.map((one) =>
        one.iteration === refusedIn && one.claim === about ? { ...one, admitted: false } : one,
      );
      return probeOf({ ...merged, observations }, [again], 2);
    };
    expect(refused(2, 'Sliding windows')).toMatchObject({ claims: 1, known_claims: 1 });
    expect(refused(1, 'Token buckets')).toMatchObject({ claims: 2, known_claims: 0 });
  });
  it('is the same when it is counted again', () => {
    const { ledger: merged } = mergeHandIns(first, [again], '2026-03-02');
    const { ledger: twice } = mergeHandIns(merged, [again], '2026-03-02');
    expect(probeOf(twice, [again], 2)).toEqual(probeOf(merged, [again], 2));
  });
});

describe('pooledProbes', () => {
  const probe = { claims: 4, known_claims: 3, sources: 2, known_sources: 1 };
  it('adds up those that were valid', () => {
    const iterations = [
      statistics({ probe }),
      statistics({ probe, valid: false }),
      statistics({ probe }),
      statistics(),
    ];
    expect(pooledProbes(iterations)).toEqual({ claims: 8, known_claims: 6, sources: 4, known_sources: 2 });
  });
  it('is nothing without one', () =>
    expect(pooledProbes([statistics(), statistics({ probe, valid: false })])).toBeUndefined());
});
