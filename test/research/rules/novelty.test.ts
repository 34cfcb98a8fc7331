import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IterationStatistics } from '../../../src/research/rules/ledger.ts';
import {
  consecutiveLowYield,
  isLowYield,
  recentNovelty,
  wilsonUpperBound,
} from '../../../src/research/rules/novelty.ts';
import { statistics } from '../../support/samples.ts';

describe('wilsonUpperBound', () => {
  /** Computed with 40 digits (Python's decimal) from the Wilson score interval, one-sided 95 %, z = 1.645. */
  const known: [number, number, number][] = [
    [0, 1, 0.7301691165062297],
    [0, 60, 0.043154146670914],
    [1, 60, 0.07132240212435173],
    [4, 60, 0.14045619491217165],
    [5, 60, 0.16147908363597882],
    [4, 72, 0.11812720262407976],
    [9, 100, 0.14849446496119212],
    [10, 100, 0.16036184523585822],
    [30, 60, 0.603867880828139],
    [2, 4, 0.8176166951607966],
    [2, 80, 0.07277561293090928],
    [60, 60, 1],
  ];
  it.each(known)('of %i in %i is %f', (successes, trials, bound) => {
    expect(wilsonUpperBound(successes, trials)).toBeCloseTo(bound, 12);
  });

  it('is 1 without trials', () => expect(wilsonUpperBound(0, 0)).toBe(1));
  it('lies between the share and 1, grows with successes and shrinks with trials', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (trials, seed) => {
        const successes = seed % trials;
        const bound = wilsonUpperBound(successes, trials);
        expect(bound).toBeGreaterThan(successes / trials);
        expect(bound).toBeLessThanOrEqual(1);
        expect(wilsonUpperBound(successes + 1, trials)).toBeGreaterThanOrEqual(bound);
        expect(wilsonUpperBound(successes, trials + 1)).toBeLessThan(bound);
      }),
    );
  });
});

const standard = 'standard';

type Round = [observations: number, newClaims: number, more?: Partial<IterationStatistics>];
const rounds = (list: Round[]) =>
  list.map(([observations, new_claims, more], index) =>
    statistics({ iteration: index + 1, observations, new_claims, ...more }),
  );

describe('recentNovelty', () => {
  const cases: [string, Round[], number, number][] = [
    ['nothing', [], 0, 0],
    [
      'fewer than 60 observations',
      [
        [20, 9],
        [20, 5],
      ],
      40,
      14,
    ],
    [
      'exactly 60',
      [
        [30, 9],
        [30, 2],
      ],
      60,
      11,
    ],
    [
      'whole iterations over 60',
      [
        [50, 40],
        [40, 9],
        [30, 2],
      ],
      70,
      11,
    ],
    [
      'no older ones',
      [
        [500, 400],
        [60, 1],
      ],
      60,
      1,
    ],
    [
      'valid ones',
      [
        [40, 30],
        [40, 2],
        [40, 40, { valid: false }],
      ],
      80,
      32,
    ],
    [
      'searches',
      [
        [40, 30],
        [40, 2],
        [5, 5, { kind: 'writing' }],
      ],
      80,
      32,
    ],
  ];
  it.each(cases)('looks at %s', (_, list, observations, newClaims) => {
    expect(recentNovelty(rounds(list))).toEqual({
      observations,
      newClaims,
      upperBound: wilsonUpperBound(newClaims, observations),
    });
  });
});

describe('isLowYield', () => {
  const cases: [string, Round[], boolean][] = [
    ['no new claim', [[20, 0]], true],
    ['one new claim', [[20, 1]], true],
    ['two new claims of few', [[4, 2]], false],
    ['two new claims of 80: exhausted', [[80, 2]], true],
    ['4 new of 60', [[60, 4]], true],
    ['5 new of 60: the bound is 16 %', [[60, 5]], false],
    ['4 new of 59: too few to say', [[59, 4]], false],
    [
      'a poor one after a rich one',
      [
        [59, 50],
        [20, 2],
      ],
      false,
    ],
    [
      'a poor one after poor ones',
      [
        [40, 2],
        [20, 2],
      ],
      true,
    ],
    ['nothing, in an outage', [[0, 0, { valid: false }]], false],
    [
      'a poor one behind an outage',
      [
        [40, 2],
        [0, 0, { valid: false }],
        [20, 2],
      ],
      true,
    ],
  ];
  it.each(cases)('%s', (_, list, low) => {
    const before = rounds(list);
    const last = before.pop() ?? statistics();
    expect(isLowYield(last, before, standard)).toBe(low);
  });
});

const low: Round = [20, 0, { low_yield: true }];
const rich: Round = [20, 9];
const outage: Round = [0, 0, { valid: false }];
const written: Round = [0, 0, { kind: 'writing', valid: false }];

describe('consecutiveLowYield', () => {
  const cases: [string, Round[], number][] = [
    ['none', [], 0],
    ['all rich', [rich, rich], 0],
    ['all low', [low, low, low], 3],
    ['low ones behind a rich one', [low, rich, low, low], 2],
    ['a rich one at the end', [low, low, rich], 0],
    ['outages between', [rich, low, outage, low, outage], 2],
    ['outages alone', [outage, outage, outage], 0],
    ['an outage marked low', [rich, [0, 0, { valid: false, low_yield: true }]], 0],
    ['a write-up between', [low, low, written], 2],
  ];
  it.each(cases)('counts %s', (_, list, count) => expect(consecutiveLowYield(rounds(list))).toBe(count));

  it('is the same with any invalid iterations put in anywhere', () => {
    const anyRound = fc.constantFrom(low, rich, [60, 4] as Round);
    const invalid = fc.array(
      fc.tuple(fc.nat({ max: 20 }), fc.constantFrom(outage, written, [99, 99, { valid: false }] as Round)),
    );
    fc.assert(
      fc.property(fc.array(anyRound, { maxLength: 8 }), invalid, (valid, added) => {
        const mixed = [...valid];
        for (const [at, round] of added) mixed.splice(at % (mixed.length + 1), 0, round);
        expect(consecutiveLowYield(rounds(mixed))).toBe(consecutiveLowYield(rounds(valid)));
        expect(recentNovelty(rounds(mixed))).toEqual(recentNovelty(rounds(valid)));
        expect(
          isLowYield(statistics({ iteration: 99, observations: 20, new_claims: 3 }), rounds(mixed), standard),
        ).toBe(isLowYield(statistics({ iteration: 99, observations: 20, new_claims: 3 }), rounds(valid), standard));
      }),
    );
  });
});
