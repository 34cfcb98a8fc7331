import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  agreed,
  describeItems,
  faultsOf,
  hashOf,
  judgementsOf,
  listsOf,
  mostItems,
  type ControlItem,
  type JudgedItem,
  areFound,
} from '../../src/judging/lists.ts';
const item = (at: number): JudgedItem => ({
  key: `k${at}`,
  text: `Claim ${at}. Passage: it retries ${at} times.`,
  within: { words: [`it retries ${at} times`] },
});
const items = (count: number) => Array.from({ length: count }, (_, at) => item(at));
const controls: ControlItem[] = [
  { text: 'Claim: it retries twice. Passage: it retries twice.', within: {}, right: { says: ['yes'] } },
  { text: 'Claim: it never retries. Passage: it retries twice.', within: {}, right: { says: ['no', 'partly'] } },
];
const lists = (count: number) =>
  listsOf(
    items(count),
    (at) => `i1-j${at + 1}`,
    () => controls,
  );
const only = (count = 3) => lists(count)[0] ?? { id: '', items: [] };
const answersTo = (list = only(), says = (at: number): string => (at % 2 === 0 ? 'yes' : 'partly')) =>
  list.items.map((one, at) => ({
    n: at + 1,
    says: 'right' in one ? String(one.right.says?.[0]) : says(at),
  }));

describe('lists for judges', () => {
  it('hold at most 30 items, each once, with two controls that are not marked', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), (count) => {
        const made = lists(count);
        const keys = made.flatMap((list) => list.items.flatMap((one) => ('key' in one ? [one.key] : [])));
        expect(keys.toSorted()).toEqual(
          items(count)
            .map(({ key }) => key)
            .toSorted(),
        );
        for (const list of made) {
          expect(list.items.length).toBeLessThanOrEqual(mostItems);
          expect(list.items.filter((one) => 'right' in one)).toHaveLength(2);
          expect(describeItems(list)).not.toContain('right');
        }
      }),
    );
  });

  it('are not made where no controls can be', () => {
    expect(
      listsOf(
        items(3),
        () => 'i1-j1',
        () => controls.slice(1),
      ),
    ).toEqual([]);
  });

  it('name all facts that are wrong at once, and no control', () => {
    const list = only();
    const at = list.items.findIndex((one) => 'key' in one);
    const wrong = answersTo(list).map((one) => (one.n === at + 1 ? { ...one, words: 'it retries 99 times' } : one));
    const n = list.items.length;
    const last = wrong.at(-1) ?? { n: 0, says: '' };
    expect(faultsOf(list, [...wrong.slice(0, -1), { ...last, n: 77 }, ...wrong.slice(0, 1)])).toEqual([
      `answers: expected one for each item, received none for ${n}`,
      expect.stringContaining(`answers #${at + 1} words: these words do not stand in item ${at + 1}`),
      `answers #${n} n: expected 1 to ${n}, received 77`,
      `answers #${n + 1} n: item 1 has an answer already`,
    ]);
    expect(
      faultsOf(
        list,
        answersTo(list).map((one) => ({ ...one, says: 'no' })),
      ),
    ).toEqual([]);
  });

  it.each([
    ['always yes', () => 'yes'],
    ['always no', () => 'no'],
    ['always partly', () => 'partly'],
  ])('count nothing of a judge that says %s', (_, says) => {
    const list = only();
    const answers = list.items.map((_item, at) => ({ n: at + 1, says: says() }));
    expect(judgementsOf(list, answers)).toBeUndefined();
  });

  it('leave out an answer whose words are not in its material, and keep the others', () => {
    const list = only();
    const at = list.items.findIndex((one) => 'key' in one);
    const read = judgementsOf(
      list,
      answersTo(list).map((one) => (one.n === at + 1 ? { ...one, words: 'invented words' } : one)),
    );
    expect(read).toHaveLength(2);
    expect(read?.every(({ by, hash }) => by === 'i1-j1' && hash.length === 16)).toBe(true);
  });

  it('agree only by as many different judges as asked, about the text as it is now', () => {
    const vote = (by: string, says: string, text = item(1).text) => ({
      key: 'k1',
      hash: hashOf({ text }),
      by,
      answer: { says },
    });
    const rule = { quorum: 2, valueOf: ({ says }: { says: string }) => says };
    expect(agreed([vote('a', 'same'), vote('a', 'same')], item(1), rule)).toBeUndefined();
    expect(agreed([vote('a', 'same'), vote('b', 'other')], item(1), rule)).toBeUndefined();
    expect(agreed([vote('a', 'same'), vote('b', 'same', 'before')], item(1), rule)).toBeUndefined();
    expect(agreed([vote('a', 'same'), vote('b', 'other'), vote('c', 'same')], item(1), rule)).toEqual({ says: 'same' });
    expect(agreed([vote('a', 'no'), vote('a', 'yes'), vote('b', 'yes')], item(1), rule)).toEqual({ says: 'yes' });
  });
});

describe('words of a text', () => {
  it.each([
    ['retries “three” times', 'It retries "three"  times.', true],
    ['RETRIES three', 'it retries\nthree times', true],
    ['three times', 'It retries three', false],
    ['tries', 'It retries three times', false],
    ['x >= 3', 'if (x >= 3) return', true],
    ['x >= 3', 'if (x > 3) return', false],
    ['三回まで', '再試行は三回までです。', true],
    ['四回まで', '再試行は三回までです。', false],
    ['höchstens drei', 'Er versucht es höchstens drei Mal.', true],
    ['it retries … times', 'It retries three times', true],
    ['times … it retries', 'It retries three times', false],
    ['', 'anything', false],
  ])('%s in %s: %s', (words, text, found) => {
    expect(areFound(words, text)).toBe(found);
  });
});
