import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currentId } from '../../../src/research/rules/current-id.ts';
import { decidePairs, recountIterations, splitClaim, type Pair } from '../../../src/research/rules/join-claims.ts';
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

describe('a claim that is split', () => {
  const split = (ledger: Ledger, id: string, quotes: readonly number[] = []) =>
    splitClaim(ledger, { claim: id, quotes });

  it('gives back the one that was joined with it, for good', () => {
    const before = sample();
    const result = split(join(before, [['C003', 'C001']]), 'C003');
    if (typeof result === 'string') throw new Error(result);
    const { ledger, claim: id } = result;
    expect(id).toBe('C003');
    const byId = (one: Ledger) =>
      one.claims.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map((one) => ({ ...one, first_iteration: 0 }));
    expect(byId(ledger)).toEqual(byId(before));
    expect(ledger.observations).toEqual(before.observations);
    expect(join(ledger, [['C003', 'C001']]).claims).toHaveLength(4);
    expect(merge(ledger, 3, 1, claim('A mountain path is blocked by snow.')).claims.at(-1)?.id).toBe('C005');
  });

  it('lets single quotes go, in the words they came with', () => {
    const result = split(join(sample(), [['C003', 'C001']]), 'C001', [1]);
    if (typeof result === 'string') throw new Error(result);
    expect(result.claim).toBe('C005');
    expect(result.ledger.claims.map(({ id, text }) => [id, text])).toEqual([
      ['C001', texts[2]],
      ['C002', texts[1]],
      ['C004', texts[3]],
      ['C005', texts[0]],
    ]);
  });

  describe('after a verifier judged the whole', () => {
    const vote = { assignment: 'i2-v1', hand_in: '2/claim-verifier-1', claim: 'C001', verdict: 'supported' as const };
    /** The claims with the votes after these quotes left C001, whose quotes and wordings are these. */
    const votesAfter = (quotes: [quote: string, wording?: string][], ofVote: string, leaving: number[]) => {
      const known = sample();
      const [first, ...rest] = known.claims;
      const [evidence] = first?.evidence ?? [];
      if (first === undefined || evidence === undefined) throw new Error('the sample has claims');
      const whole = {
        ...first,
        evidence: quotes.map(([quote, wording]) => ({ ...evidence, quote, ...(wording !== undefined && { wording }) })),
      };
      const looks = [{ ...vote, reason: 'It says so.', rewording: null, quote: ofVote }];
      const result = split({ ...known, claims: [whole, ...rest], looks }, 'C001', leaving);
      if (typeof result === 'string') throw new Error(result);
      return result.ledger.looks?.map((one) => one.claim);
    };
    const two: [string, string?][] = [['Paths are blocked by snow.'], ['Snow blocks every path.']];

    it('keeps the verdict where its quote is', () => {
      expect(votesAfter(two, 'blocked by snow', [2])).toEqual(['C001']);
      expect(votesAfter(two, 'snow blocks **every** path', [2])).toEqual(['C005']);
      expect(votesAfter(two, 'other words of the page', [2])).toEqual(['C001']);
    });

    it('keeps the verdict with the words that were judged', () => {
      const worded: [string, string?][] = [['Paths are blocked by snow.'], ['Snow blocks all.', 'Snow blocks all.']];
      expect(votesAfter(worded, 'snow blocks all', [2])).toEqual(['C001']);
      expect(votesAfter(worded, 'other words', [1])).toEqual(['C005']);
    });
  });

  it.each([
    ['C001', [], 'C001 was not joined with another claim: name the numbers of the quotes that are to leave it'],
    ['C009', [1], 'There is no claim C009'],
    ['C001', [3], 'C001 has no such quotes: it has 2'],
    ['C001', [1, 2], 'Nothing would be left of C001'],
  ])('stays whole where that cannot be: %s %j', (id, quotes, problem) => {
    expect(split(join(sample(), [['C003', 'C001']]), id, quotes)).toBe(problem);
  });
});
