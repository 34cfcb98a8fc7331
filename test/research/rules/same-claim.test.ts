import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimMatcher } from '../../../src/research/rules/same-claim.ts';
import { anyText } from '../../support/samples.ts';

const same = (left: string, right: string) => claimMatcher([left]).find(right) === 0;

describe('claimMatcher', () => {
  const pairs: [string, string, boolean][] = [
    ['Token buckets allow bursts.', 'token buckets allow bursts', true],
    ['Bursts allow token buckets.', 'Token buckets allow bursts!', true],
    ['Token   buckets\nallow “bursts”', "Token buckets allow 'bursts'", true],
    [
      'A limiter that runs on one node needs no clock at all',
      'A limiter which runs on one node needs no clock at all',
      false,
    ],
    ['one two three four five six seven', 'one two three four five six seven eight', true],
    ['one two three four five', 'one two three four five six', false],
    ['It took 20 ms in the median.', 'It took 21 ms in the median.', false],
    ['It took 1.5 ms in the median.', 'It took 1.6 ms in the median.', false],
    ['From 10 to 20 per second it holds up well', 'From 20 to 10 per second it holds up well', true],
    [
      'The p95 of all requests in the test with eight nodes was well below the limit',
      'The p99 of all requests in the test with eight nodes was well below the limit',
      false,
    ],
    [
      'The limiter is safe under clock drift between nodes',
      'The limiter is not safe under clock drift between nodes',
      false,
    ],
    ['A node can refill the bucket of any other node', 'A node cannot refill the bucket of any other node', false],
    ['The limiter is not safe under clock drift', "The limiter isn't safe under clock drift", true],
    ["The limiter doesn't block under clock drift at all", 'The limiter doesn’t block under clock drift at all', true],
    ['The ﬁlter works', 'The filter works', true],
    ['Die Größe zählt', 'die grösse zählt', false],
    ['令牌桶允许突发', '令牌桶允许突发', true],
    ['令牌桶允许突发', '令牌桶不允许突发', false],
  ];
  it.each(pairs)('%j and %j: %s', (left, right, expected) => {
    expect(same(left, right)).toBe(expected);
    expect(same(right, left)).toBe(expected);
  });

  it('finds the first of those that say the same', () => {
    expect(claimMatcher(['other words here', 'a b c', 'a b c']).find('c b a')).toBe(1);
    expect(claimMatcher(['other words here']).find('a b c')).toBeUndefined();
  });

  it('knows what it called new, at the place where it was added', () => {
    const matcher = claimMatcher(['first statement']);
    expect(matcher.find('second claim')).toBeUndefined();
    expect([matcher.isNew('second claim'), matcher.isNew('Second claim.'), matcher.find('claim second')]).toEqual([
      true,
      false,
      1,
    ]);
    expect(matcher.isNew('first statement')).toBe(false);
  });

  it('finds any text with a word in it again', () => {
    fc.assert(fc.property(anyText, (text) => !/[\p{L}\p{N}]/u.test(text.normalize('NFKC')) || same(text, text)));
  });
  it('judges two texts alike in either order', () => {
    const words = fc
      .array(fc.constantFrom('a', 'b', 'c', 'd', 'not', "isn't", '1', '2'), { maxLength: 9 })
      .map((list) => list.join(' '));
    fc.assert(fc.property(words, words, (left, right) => same(left, right) === same(right, left)));
  });

  it('finds what comparing with every statement in turn finds, however many there are', () => {
    const word = fc.constantFrom(...Array.from('abcdefghij'), 'not', "isn't", '1', '2', '2.5', '', '令');
    const statement = fc.array(word, { maxLength: 24 }).map((words) => words.join(' '));
    /** Statements and variants of them with a word more, less or exchanged. */
    const statements = fc.array(statement, { minLength: 1, maxLength: 12 }).chain((bases) =>
      fc.array(
        fc.tuple(fc.constantFrom(...bases), fc.nat({ max: 24 }), word).map(([base, at, other]) => {
          const words = base.split(' ');
          return words.toSpliced(at % words.length, at % 2, other).join(' ');
        }),
        { maxLength: 40 },
      ),
    );
    fc.assert(
      fc.property(statements, fc.nat({ max: 40 }), (texts, given) => {
        const known = texts.slice(0, given);
        const matcher = claimMatcher(known);
        for (const text of texts.slice(given)) {
          const first = known.findIndex((candidate) => saysTheSame(candidate, text));
          expect(matcher.find(text)).toBe(first === -1 ? undefined : first);
          expect(matcher.isNew(text)).toBe(first === -1);
          if (first === -1) known.push(text);
        }
      }),
      { numRuns: 500 },
    );
  });
});

/** The rule as it is stated, without an index. */
function saysTheSame(left: string, right: string): boolean {
  const [ours, theirs] = [left, right].map((text) => {
    const words = text.replace(/n't/g, ' not').match(/[\p{L}\p{N}]+(?:[.,]\p{N}+)*/gu) ?? [];
    return {
      words: new Set(words),
      telling: words
        .filter((word) => word === 'not' || /\p{N}/u.test(word))
        .sort()
        .join(' '),
    };
  });
  if (ours === undefined || ours.telling !== theirs?.telling) return false;
  const all = new Set([...ours.words, ...theirs.words]);
  const common = [...all].filter((word) => ours.words.has(word) && theirs.words.has(word));
  return all.size > 0 && common.length / all.size >= 0.85;
}
