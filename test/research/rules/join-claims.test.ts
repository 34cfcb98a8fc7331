import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currentId } from '../../../src/research/rules/current-id.ts';
import { decidePairs, recountIterations, type Pair } from '../../../src/research/rules/join-claims.ts';
import { recaptures } from '../../../src/research/rules/coverage.ts';
import { emptyLedger, type Ledger } from '../../../src/research/rules/ledger.ts';
import { mergeHandIns } from '../../../src/research/rules/merge.ts';
import { claim, statistics, stored } from '../../support/samples.ts';

const texts = [
  'Copper wires carry seven signals upstream.',
  'Gardens need water in a dry spring.',
  'The old harbour closes before midnight.',
  'Violins are tuned by ear on stage.',
];
const merge = (ledger: Ledger, iteration: number, number: number, ...claims: ReturnType<typeof claim>[]) =>
  mergeHandIns(ledger, [stored(iteration, number, { claims })], '2026-03-01').ledger;

/** Four claims of two iterations, the last of which nothing resembles, each of a source of its own. */
function sample(): Ledger {
  const source = (index: number) => ({
    url: `https://example.org/${index}`,
    title: `${index}`,
    kind: 'secondary' as const,
  });
  const first = merge(emptyLedger(), 1, 1, ...texts.slice(0, 2).map((text, at) => claim(text, { source: source(at) })));
  const ledger = merge(first, 2, 1, ...texts.slice(2).map((text, at) => claim(text, { source: source(at + 2) })));
  return {
    ...ledger,
    iterations: [1, 2].map((iteration) => statistics({ iteration, new_claims: 2, observations: 2 })),
  };
}

const join = (ledger: Ledger, same: readonly Pair[], by = '3/claim-judge-1') =>
  decidePairs(ledger, { by, same, opposed: [], apart: [] });

describe('claims that are joined', () => {
  it('keep every wording, quote and source, under the lower id', () => {
    const joined = join(sample(), [['C003', 'C001']]);
    expect(joined.claims.map(({ id }) => id)).toEqual(['C001', 'C002', 'C004']);
    expect(joined.claims[0]).toMatchObject({
      text: texts[0],
      evidence: [
        { quote: `we found: ${texts[0]}`, source: 'S001' },
        { quote: `we found: ${texts[2]}`, source: 'S003', wording: texts[2] },
      ],
    });
    expect(currentId(joined, 'C003')).toBe('C001');
    expect(joined.observations.map(({ claim: of, evidence, new: isNew }) => [of, evidence, isNew])).toEqual([
      ['C001', 0, true],
      ['C002', 0, true],
      ['C001', 1, false],
      ['C004', 0, true],
    ]);
  });

  it('are followed through others that are joined later, and no id is given twice', () => {
    const joined = join(sample(), [
      ['C004', 'C003'],
      ['C003', 'C001'],
    ]);
    expect(currentId(joined, 'C004')).toBe('C001');
    const after = merge(joined, 3, 1, claim('A mountain path is blocked by snow.'));
    expect(after.claims.map(({ id }) => id)).toEqual(['C001', 'C002', 'C005']);
  });

  it('are found again by each of their wordings', () => {
    const after = merge(join(sample(), [['C003', 'C001']]), 3, 1, claim(`${texts[2]}`));
    expect(after.observations.at(-1)).toMatchObject({ claim: 'C001', new: false });
  });

  it('take verdicts, contradictions and open pairs along', () => {
    const look = { assignment: 'i2-v1', hand_in: '2/claim-verifier-1', reason: null, rewording: null };
    const before: Ledger = {
      ...sample(),
      looks: [{ ...look, claim: 'C003', verdict: 'supported' }],
      contradictions: [
        { id: 'X001', statement: 's', sides: ['a', 'b'], raised_by: '1/r-1', claims: ['C002', 'C003'] },
        {
          id: 'X002',
          statement: 's',
          sides: ['a', 'b'],
          raised_by: '1/r-1',
          claims: ['C001', 'C003'],
          found_by: 'code',
        },
      ],
      undecided: [
        { claim: 'C003', other: 'C001', by: 'j' },
        { claim: 'C004', other: 'C003', by: 'j' },
      ],
    };
    const joined = join(before, [['C001', 'C003']]);
    expect(joined.looks).toMatchObject([{ claim: 'C001' }]);
    expect(joined.contradictions).toMatchObject([
      { claims: ['C002', 'C001'] },
      { claims: ['C001'], status: 'resolved' },
    ]);
    expect(joined.undecided).toEqual([{ claim: 'C004', other: 'C001', by: 'j' }]);
  });

  it('are no discovery any more: the statistics of their iteration are counted again', () => {
    const before = sample();
    const rule = { rule: 'novelty', depth: 'standard' } as const;
    const after = recountIterations(before, join(before, [['C003', 'C001']]), rule);
    expect(after.map(({ new_claims, low_yield }) => [new_claims, low_yield])).toEqual([
      [2, false],
      [1, true],
    ]);
    expect(recountIterations(before, before, rule)).toEqual(before.iterations);
  });

  it('are no discovery either where an earlier one says more; a later one that says more is', () => {
    const before = sample();
    const rule = { rule: 'novelty', depth: 'standard' } as const;
    const none = { by: 'i2-s1', same: [], opposed: [], apart: [] };
    const news = (within: { claim: string; other: string }[]) => {
      const after: Ledger = { ...before, within: within.map((pair) => ({ ...pair, by: 'i2-s1' })) };
      return recountIterations(before, after, rule).map(({ new_claims }) => new_claims);
    };
    expect(news([])).toEqual(before.iterations.map(({ new_claims }) => new_claims));
    const [first = 0, second = 0] = news([]);
    expect(news([{ claim: 'C003', other: 'C001' }])).toEqual([first, second - 1]);
    expect(news([{ claim: 'C001', other: 'C003' }])).toEqual([first, second]);
    const sorted = decidePairs(before, { ...none, within: [['C003', 'C001']] });
    expect(recountIterations(before, sorted, rule)[1]?.new_claims).toBe(second - 1);
    expect(recaptures(sorted)).toMatchObject({ claims: recaptures(before).claims - 1 });
  });

  it('are the same in whatever order, and when they are joined again', () => {
    const anyPair = fc
      .tuple(fc.constantFrom(1, 2, 3, 4), fc.constantFrom(1, 2, 3, 4))
      .map(([a, b]): Pair => [`C00${a}`, `C00${b}`]);
    fc.assert(
      fc.property(fc.array(anyPair, { maxLength: 6 }), (pairs) => {
        const joined = join(sample(), pairs);
        expect(join(joined, pairs)).toEqual(joined);
        const groups = (ledger: Ledger) => ['C001', 'C002', 'C003', 'C004'].map((id) => currentId(ledger, id));
        expect(groups(join(sample(), pairs.toReversed()))).toEqual(groups(joined));
        expect(joined.claims.flatMap(({ evidence }) => evidence)).toHaveLength(4);
        for (const { claim: of, evidence = -1 } of joined.observations)
          expect(joined.claims.find(({ id }) => id === of)?.evidence[evidence]).toBeDefined();
      }),
    );
  });
});

describe('claims that are not the same', () => {
  it('become a contradiction where they are opposed, once', () => {
    const opposed = { by: '3/claim-judge-1', same: [], opposed: [['C003', 'C001'] as const], apart: [] };
    const after = decidePairs(decidePairs(sample(), opposed), opposed);
    expect(after.contradictions).toMatchObject([
      { id: 'X001', claims: ['C001', 'C003'], sides: [texts[0], texts[2]], found_by: 'judge' },
    ]);
  });

  it('stay apart by the word of the user, whatever a judge says', () => {
    const apart = decidePairs(sample(), { by: 'user', same: [], opposed: [], apart: [['C001', 'C003']] });
    expect(join(apart, [['C003', 'C001']]).claims).toHaveLength(4);
    expect(join(apart, [['C003', 'C001']], 'user').claims).toHaveLength(3);
  });
});
