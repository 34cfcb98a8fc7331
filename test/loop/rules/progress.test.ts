import { describe, expect, it } from 'vitest';
import { judgeProgress, type Progress, type ProgressSample } from '../../../src/loop/rules/stall.ts';

/** A sample as `open items / product`, such as `ab/P`, with `-` for no items; one that starts with `!` is invalid. */
const sample = (short: string, at: number, more: Partial<ProgressSample> = {}): ProgressSample => {
  const [open = '', product = 'P'] = short.replace('!', '').split('/');
  return {
    iteration: at + 1,
    open: Array.from(open.replace('-', '')),
    product,
    valid: !short.startsWith('!'),
    ...more,
  };
};
const samples = (list: string) => list.split(' ').map((short, at) => sample(short, at));
const judge = (list: readonly ProgressSample[], exemptions = 2) =>
  judgeProgress(list, exemptions).map(({ progress }) => progress);
const real: Progress = 'real';
const none: Progress = 'none';
const exempt: Progress = 'exempt';

describe('judgeProgress', () => {
  const tables: [string, string, Progress[]][] = [
    ['the first sample counts', 'a', [real]],
    ['nothing moves', 'a a a', [real, none, none]],
    ['an item is closed', 'ab ab b', [real, none, real]],
    ['the product changes', 'a/P a/Q', [real, real]],
    ['the product goes back', 'a/P a/Q a/P a/Q', [real, real, none, none]],
    ['the product goes round', 'a/P a/Q a/R a/P a/Q a/R', [real, real, real, none, none, none]],
    ['items only grow', 'a ab abc abcd', [real, none, none, none]],
    ['an item is replaced by another', 'a b', [real, real]],
    ['an item is closed again', 'a - a -', [real, real, none, none]],
    ['what was raised meanwhile is closed', 'a ab a ac a', [real, none, none, none, none]],
    ['what was raised beside progress is closed', 'a/P ab/Q a/Q', [real, real, real]],
    ['two items take turns', 'a b a b', [real, real, real, none]],
    ['an outage shows nothing', 'a !/Q a !b a', [real, none, none]],
    ['an item was closed in an outage', 'ab !b b', [real, real]],
  ];
  it.each(tables)('%s: %s', (_, list, expected) => expect(judge(samples(list))).toEqual(expected));

  const split = (...splits: string[]) => ({ split: splits.map((letters) => Array.from(letters)) });
  const splits: [string, ProgressSample[], Progress[]][] = [
    ['a decomposition is exempt', [sample('a', 0), sample('bc', 1, split('abc'))], [real, exempt]],
    [
      'so is the next one, but no third',
      [
        sample('a', 0),
        sample('bc', 1, split('abc')),
        sample('dec', 2, split('bde')),
        sample('fgec', 3, split('dfg')),
        sample('fgec', 4),
      ],
      [real, exempt, exempt, none, none],
    ],
    [
      'a part that is closed is real progress, and pays for two more',
      [
        sample('a', 0),
        sample('bc', 1, split('abc')),
        sample('dec', 2, split('bde')),
        sample('dc', 3),
        sample('fgc', 4, split('dfg')),
      ],
      [real, exempt, exempt, real, exempt],
    ],
    [
      'a part of a split that came too late is closed',
      [
        sample('a', 0),
        sample('bc', 1, split('abc')),
        sample('dec', 2, split('bde')),
        sample('fgec', 3, split('dfg')),
        sample('gec', 4),
      ],
      [real, exempt, exempt, none, real],
    ],
    [
      'an item that was split, is back and is closed',
      [sample('a', 0), sample('bc', 1, split('abc')), sample('abc/Q', 2), sample('bc/Q', 3)],
      [real, exempt, real, real],
    ],
    ['another name is no decomposition', [sample('a', 0), sample('b', 1, split('ab'))], [real, none]],
    ['nor are parts that were there', [sample('abc', 0), sample('bc', 1, split('abc'))], [real, none]],
    ['nor are parts that never opened', [sample('a', 0), sample('', 1, split('abc'))], [real, none]],
    ['nor is one part twice', [sample('a', 0), sample('b', 1, split('abb'))], [real, none]],
    ['an item that stays open is not split', [sample('a', 0), sample('abc', 1, split('abc'))], [real, none]],
    ['an item that nobody knew is not split', [sample('a', 0), sample('abc', 1, split('xbc'))], [real, none]],
    ['a split of nothing', [sample('a', 0), sample('a', 1, { split: [[]] })], [real, none]],
  ];
  it.each(splits)('%s', (_, list, expected) => expect(judge(list)).toEqual(expected));

  const worded = (list: string) => Array.from(list, (wording, at) => sample('a', at, { wording }));
  const wordings: [string, ProgressSample[], Progress[]][] = [
    ['twice, and no oftener', worded('ABCDE'), [real, exempt, exempt, none, none]],
    ['not when it was there before', worded('ABABA'), [real, exempt, none, none, none]],
    [
      'twice again after real progress',
      [...worded('ABCD'), sample('', 4, { wording: 'D' }), sample('', 5, { wording: 'E' })],
      [real, exempt, exempt, none, real, exempt],
    ],
  ];
  it.each(wordings)('takes another wording for progress %s', (_, list, expected) =>
    expect(judge(list)).toEqual(expected),
  );

  it('exempts as often as it is told', () => {
    expect(judge(worded('ABC'), 0)).toEqual([real, none, none]);
    expect(judge(worded('ABCDE'), 3)).toEqual([real, exempt, exempt, exempt, none]);
  });
});
