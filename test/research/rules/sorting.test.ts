import { controlsFrom } from '../../../src/research/rules/sorting-controls.ts';
import { randomOf } from '../../../src/base/random.ts';
import { describe, expect, it } from 'vitest';
import {
  openPairs,
  pairsToSort,
  rightAnswers,
  sortingOf,
  type AskedPair,
} from '../../../src/research/rules/sorting.ts';
import { emptyLedger, type Ledger } from '../../../src/research/rules/ledger.ts';
import { mergeHandIns } from '../../../src/research/rules/merge.ts';
import { claim, stored } from '../../support/samples.ts';

const texts = [
  'Copper wires carry 700 signals upstream.',
  'Gardens need water in a dry spring.',
  'The old harbour closes before midnight.',
];
const ledgerWith = (undecided: Ledger['undecided']): Ledger => ({
  ...mergeHandIns(emptyLedger(), [stored(1, 1, { claims: texts.map((text) => claim(text)) })], '2026-03-01').ledger,
  undecided,
});
const sampleClaim = { importance: 'central' as const, confidence: 'high' as const, evidence: [], first_iteration: 1 };
const open = ledgerWith([
  { claim: 'C002', other: 'C001' },
  { claim: 'C003', other: 'C001' },
]);

/** A ledger with so many open pairs. */
const withPairs = (number: number): Ledger => {
  const { claims, ...ledger } = ledgerWith([]);
  const many = Array.from({ length: number + 1 }, (_, at) => ({ ...claims[at % 3], id: `C${100 + at}` }));
  const undecided = many.slice(1).map(({ id }) => ({ claim: id, other: 'C100' }));
  return { ...ledger, claims: many as Ledger['claims'], undecided };
};

/** The answers of a sorter that knows what code knows, and gives this one for every pair of claims. */
type Answer = (typeof rightAnswers)['same'][0];
const answers = (asked: readonly AskedPair[], answer: Answer) => ({
  assignment: 'i2-s1',
  answers: asked.map((pair, index) => {
    return { pair: index + 1, answer: 'control' in pair ? rightAnswers[pair.control][0] : answer };
  }),
});

describe('two values of a thing', () => {
  it('are no one finding, whatever a sorter says', () => {
    const asked: AskedPair[] = [
      { claims: ['C001', 'C002'], texts: ['The limit is 24 by default.', 'By default there is a limit of 25.'] },
      { claims: ['C001', 'C003'], texts: ['The limit is 24 by default.', 'By default there is a limit.'] },
    ];
    const sorting = sortingOf('2/claim-sorter-1', answers(asked, 'same'), asked);
    expect(sorting).toMatchObject({ same: [['C001', 'C003']], apart: [['C001', 'C002']] });
  });
});

describe('the pairs of a sorter', () => {
  it('begin with those that rest on one quote', () => {
    const source = { url: 'https://litestream.io/tips/', title: 'Tips', kind: 'primary' as const };
    const page = 'it will attempt to synchronize all outstanding WAL changes';
    const [first, ...others] = texts.map((text) => claim(text));
    const { claims, ...rest } = mergeHandIns(
      emptyLedger(),
      [
        stored(1, 1, { claims: [...others, ...(first ? [first] : []), claim('It flushes.', { quote: page, source })] }),
        stored(1, 2, { claims: [claim('An ordinary deploy loses nothing.', { quote: `${page} to S3`, source })] }),
      ],
      '2026-03-01',
    ).ledger;
    const undecided = [{ claim: 'C002', other: 'C001' }, ...(rest.undecided ?? [])];
    expect(openPairs({ ...rest, claims, undecided })).toEqual([
      ['C005', 'C004'],
      ['C002', 'C001'],
    ]);
  });

  it('are those that nobody has decided, with controls of each kind among them', () => {
    const asked = pairsToSort(open).flat();
    expect(asked.filter((pair) => 'claims' in pair).map(({ texts: both }) => [...both].sort())).toHaveLength(2);
    const controls = asked.flatMap((pair) => ('control' in pair ? [pair] : []));
    const kinds = controls.map(({ control }) => (control === 'first-says-more' ? 'second-says-more' : control));
    expect(kinds.sort()).toEqual(['apart', 'apart', 'same', 'second-says-more']);
    const numbered = controls.find(
      ({ control, texts: [one, two] }) => control === 'apart' && `${one}${two}`.includes('2100'),
    );
    expect(numbered).toBeDefined();
  });

  it('have other controls in each file, where few claims have a number or a half', () => {
    const words = (at: number) => `Thing${at} grows${at} beside${at} lamp${at}`;
    const texts = Array.from({ length: 40 }, (_, at) =>
      at === 7 ? 'The load is 40 orders a day; it ends at night here.' : `${words(at)}.`,
    );
    const claims = texts.map((text, at) => ({ ...sampleClaim, id: `C${100 + at}`, text }));
    const files = Array.from({ length: 6 }, (_, at) => controlsFrom({ claims, sources: [] }, randomOf(`${at}`)));
    const having = (word: string) =>
      files.filter((all) => all.some(({ texts: both }) => both.join().includes(word))).length;
    expect(having('120 orders')).toBeLessThan(6);
    for (const all of files)
      expect(new Set(all.map(({ control }) => control))).toEqual(new Set(['same', 'apart', 'second-says-more']));
    expect(new Set(files.map((all) => JSON.stringify(all))).size).toBe(6);
  });

  it('stand in an order that says nothing, the same for the same ledger', () => {
    expect(pairsToSort(open)).toEqual(pairsToSort(structuredClone(open)));
    const places = Array.from({ length: 40 }, (_, number) => {
      return pairsToSort(withPairs(number))
        .flat()
        .findIndex((pair) => 'control' in pair);
    });
    expect(new Set(places).size).toBeGreaterThan(2);
  });

  it('are none where nothing is open, and thirty at most of each of three sorters, with controls of their own', () => {
    expect(pairsToSort(ledgerWith([]))).toEqual([]);
    expect(pairsToSort(emptyLedger())).toEqual([]);
    const sizes = (number: number) =>
      pairsToSort(withPairs(number)).map((pairs) => pairs.filter((pair) => 'claims' in pair).length);
    expect([sizes(30), sizes(50), sizes(200)]).toEqual([[30], [30, 20], [30, 30, 30]]);
    for (const pairs of pairsToSort(withPairs(50))) expect(pairs.some((pair) => 'control' in pair)).toBe(true);
  });

  it('name their claims in the order of their texts, whichever comes first, and so do controls', () => {
    const orders = new Set<boolean>();
    for (const number of [3, 6, 12, 24]) {
      const ledger = withPairs(number);
      const textOf = new Map(ledger.claims.map(({ id, text }) => [id, text]));
      for (const pair of pairsToSort(ledger).flat()) {
        if ('claims' in pair) expect(pair.claims.map((id) => textOf.get(id))).toEqual(pair.texts);
        else if (pair.control.endsWith('says-more')) {
          const [one, two] = pair.texts;
          const [long, short] = pair.control === 'first-says-more' ? [one, two] : [two, one];
          expect(long).toContain(short.replace(/\.$/, ''));
          orders.add(pair.control === 'first-says-more');
        }
      }
    }
    expect(orders.size).toBe(2);
  });

  it('are the likeliest of each claim before the second of any, and each once', () => {
    const ledger = ledgerWith([
      { claim: 'C002', other: 'C001' },
      { claim: 'C002', other: 'C003' },
      { claim: 'C003', other: 'C001' },
      { claim: 'C001', other: 'C002' },
    ]);
    expect(openPairs(ledger)).toEqual([
      ['C002', 'C001'],
      ['C003', 'C001'],
      ['C002', 'C003'],
    ]);
  });

  it('are unlikely ones when there are no others', () => {
    const ledger = ledgerWith([
      { claim: 'C002', other: 'C001', unlikely: true },
      { claim: 'C003', other: 'C002' },
      { claim: 'C003', other: 'C001' },
    ]);
    expect(openPairs(ledger)).toEqual([
      ['C003', 'C002'],
      ['C003', 'C001'],
      ['C002', 'C001'],
    ]);
  });

  it('begin with those of which an agent says that one bears the other out, where code could not join them', () => {
    const ledger = ledgerWith([{ claim: 'C003', other: 'C002' }]);
    const supports = [{ claim: 'C001', supports: 'C003', by: '2/researcher-1' }];
    expect(openPairs({ ...ledger, supports })).toEqual([
      ['C001', 'C003'],
      ['C003', 'C002'],
    ]);
    const apart = [{ claim: 'C001', other: 'C003', by: '3/claim-sorter-1' }];
    expect(openPairs({ ...ledger, supports, apart })).toEqual([['C003', 'C002']]);
  });

  it('leave out what may not be cited', () => {
    const gone = { verdict: 'absent' as const, sound: false, snapshot: null, detail: null };
    const ledger = ledgerWith([{ claim: 'C003', other: 'C002' }]);
    const claims = ledger.claims.map((one) =>
      one.id === 'C002' ? { ...one, evidence: one.evidence.map((each) => ({ ...each, check: gone })) } : one,
    );
    expect(openPairs({ ...ledger, claims })).toEqual([]);
  });

  it('leave out what was decided, and what is gone', () => {
    const apart = [{ claim: 'C001', other: 'C002', by: 'user' }];
    expect(openPairs({ ...open, apart })).toEqual([['C003', 'C001']]);
    expect(openPairs(ledgerWith([{ claim: 'C009', other: 'C001' }]))).toEqual([]);
  });
});

describe('the answers of a sorter', () => {
  const asked = pairsToSort(open).flat();

  it.each(['same', 'opposed', 'different'] as const)('decide every pair of claims: %s', (answer) => {
    const sorting = sortingOf('2/claim-sorter-1', answers(asked, answer), asked);
    const decided = { same: 0, opposed: 0, different: 0, [answer]: 2 };
    expect([sorting?.same.length, sorting?.opposed.length, sorting?.apart.length]).toEqual([
      decided.same,
      decided.opposed,
      decided.different,
    ]);
  });

  it('decide nothing when one control is wrong, or a pair has none', () => {
    const right = answers(asked, 'same');
    for (const [index, pair] of asked.entries()) {
      const without = { ...right, answers: right.answers.filter((one) => one.pair !== index + 1) };
      expect(sortingOf('s', without, asked)).toBeUndefined();
      if (!('control' in pair)) continue;
      const wrongAnswer = pair.control === 'apart' ? 'second-says-more' : 'different';
      const wrong = right.answers.map((one) => (one.pair === index + 1 ? { ...one, answer: wrongAnswer } : one));
      expect(sortingOf('s', { ...right, answers: wrong as typeof right.answers }, asked)).toBeUndefined();
    }
    for (const answer of ['same', 'first-says-more', 'second-says-more', 'different'] as const) {
      const all = right.answers.map((one) => ({ ...one, answer }));
      expect(sortingOf('s', { ...right, answers: all }, asked)).toBeUndefined();
    }
  });

  it('say which of two says more: the narrower one stands first', () => {
    const pairs = pairsToSort(ledgerWith([{ claim: 'C003', other: 'C002' }])).flat();
    const both = pairs.flatMap((pair) => ('claims' in pair ? [pair.claims] : []));
    expect(sortingOf('s', answers(pairs, 'second-says-more'), pairs)).toMatchObject({ within: both, apart: [] });
    const turned = both.map(([one, other]) => [other, one]);
    expect(sortingOf('s', answers(pairs, 'first-says-more'), pairs)?.within).toEqual(turned);
  });

  const narrow = 'The limit is 24 by default.';
  const wide = 'The limit is 24 by default, and higher limits have to be asked for.';
  const control: AskedPair = { texts: [narrow, wide], control: 'second-says-more' };
  it.each<[string, AskedPair[], number]>([
    ['counts for nothing more where no control asked for it', [], 0],
    ['counts where a control did', [control], 1],
  ])('%s', (_, controls, expected) => {
    const pairs: AskedPair[] = [{ claims: ['C001', 'C002'], texts: [narrow, wide] }, ...controls];
    const sorting = sortingOf('s', answers(pairs, 'second-says-more'), pairs);
    expect([sorting?.within?.length, sorting?.apart.length]).toEqual([expected, 1 - expected]);
  });

  it('do not make a statement say a number that it leaves out', () => {
    const texts = [narrow, 'By default there is a limit, and higher ones have to be asked for.'] as const;
    const pairs: AskedPair[] = [{ claims: ['C001', 'C002'], texts }, control];
    expect(sortingOf('s', answers(pairs, 'second-says-more'), pairs)).toMatchObject({
      within: [],
      overlapping: [['C001', 'C002']],
      apart: [],
    });
  });
});
