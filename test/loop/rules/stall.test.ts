import { describe, expect, it } from 'vitest';
import {
  type ProgressSample,
  describeLadder,
  detectStall,
  moveOnLadder,
  restartedLadder,
  stallSteps,
  type StallMove,
  type StallRules,
} from '../../../src/loop/rules/stall.ts';
import { climb, products, rules, run, sample, still, worded } from './stall-samples.ts';

const levels = (moves: readonly StallMove[]) => moves.map(({ stall_level }) => stall_level).join('');

describe('detectStall', () => {
  const stalls: [string, ProgressSample[], StallRules, boolean][] = [
    ['nothing at all', [], rules, false],
    ['fewer samples than the window', still(2), rules, false],
    ['a window of the same', still(3), rules, true],
    ['a longer window', still(4), { ...rules, window: 5 }, false],
    ['an item closed in the window', run({ open: ['Q1', 'Q2'] }, {}, {}), rules, false],
    ['an item closed before it', run({ open: ['Q1', 'Q2'] }, {}, {}, {}), rules, true],
    ['a new product in the window', products('PPQ'), rules, false],
    ['a new product at its start', products('PQQQ'), rules, true],
    ['A→B→A→B', products('ABAB'), rules, true],
    ['A→B→A', products('ABA'), rules, false],
    ['A→B→A→C', products('ABAC'), rules, false],
    ['A→B→A→B that does not fill the window', products('ABAB'), { ...rules, window: 5 }, false],
    ['a cycle of three', products('ABCABC'), rules, true],
    ['a way back', products('ABCBA'), rules, true],
    [
      'items that take turns',
      run({ open: ['a'] }, { open: ['b'] }, { open: ['a'] }, { open: ['b'] }, { open: ['a'] }),
      rules,
      true,
    ],
    [
      'the same items in another order',
      run({ open: ['a', 'b'] }, { open: ['b', 'a'] }, { open: ['a', 'b'] }, { open: ['b', 'a'] }),
      rules,
      true,
    ],
    ['an item that breaks again and again', run({}, { open: [] }, {}, { open: [] }), rules, true],
    ['an item that comes and goes', run({}, { open: ['Q1', 'Q2'] }, {}), rules, true],
    ['items that only grow', run({}, { open: ['Q1', 'Q2'] }, { open: ['Q1', 'Q2', 'Q3'] }), rules, true],
    ['wording after wording', worded('ABCDE'), rules, true],
    ['a way back to another wording', worded('ACBAB'), rules, true],
    ['two wordings in turn', worded('ABAB'), rules, true],
    ['a decomposition', run({}, {}, { open: ['a', 'b'], split: [['Q1', 'a', 'b']] }), rules, false],
    ['outages only', run({ valid: false }, { valid: false }, { valid: false }), rules, false],
    ['an outage in the window', run({}, { valid: false }, {}), rules, false],
    ['an outage beside the window', run({}, { valid: false, product: 'X' }, {}, {}), rules, true],
  ];
  it.each(stalls)('judges %s', (_, samples, given, isStalled) => {
    expect(detectStall(samples, given, null) !== undefined).toBe(isStalled);
  });

  const formatIssues: [ProgressSample[], string][] = [
    [
      still(7),
      'the last 3 valid iterations (5 to 7) brought no progress: 1 item open, none closed for the first time, and nothing new in the work products',
    ],
    [
      run({}, { open: ['Q1', 'Q2'] }, { valid: false }, { open: ['Q1', 'Q2', 'Q3'] }),
      'the last 3 valid iterations (1 to 4) brought no progress: 3 items open, 2 of them new, none closed for the first time, and nothing new in the work products',
    ],
    [
      worded('ABCDE'),
      'the last 3 valid iterations (3 to 5) brought no progress: 1 item open, none closed for the first time, and only the wording of the work products changed',
    ],
    [
      products('XABAB'),
      'the last 3 valid iterations (3 to 5) brought no progress: 1 item open, none closed for the first time, and nothing new in the work products',
    ],
  ];
  it.each(formatIssues)('says so with its numbers', (samples, sentence) =>
    expect(detectStall(samples, rules, null)).toBe(sentence),
  );

  it('takes nothing up to `since` as evidence, only as what was there before', () => {
    expect(detectStall(still(5), rules, 3)).toBeUndefined();
    expect(detectStall(still(6), rules, 3)).toBeDefined();
    expect(detectStall(products('ABBBAB'), rules, 3)).toBeDefined();
  });
});

describe('moveOnLadder', () => {
  it('takes a step each window, and then ends', () => {
    const moves = climb(still(15));
    expect(levels(moves)).toBe('001112223334444');
    expect(moves.flatMap(({ step }) => step ?? [])).toEqual([...stallSteps]);
    expect(moves.map(({ stall_since_iteration }) => stall_since_iteration)).toEqual([
      null,
      null,
      3,
      3,
      3,
      6,
      6,
      6,
      9,
      9,
      9,
      12,
      12,
      12,
      12,
    ]);
  });

  it('says which step it takes, and why', () => {
    expect(climb(still(6)).map(({ sentence }) => sentence)).toEqual([
      undefined,
      undefined,
      'the last 3 valid iterations (1 to 3) brought no progress: 1 item open, none closed for the first time, and nothing new in the work products; step 1 of 4: another strategy is tried',
      undefined,
      undefined,
      'the last 3 valid iterations (4 to 6) brought no progress: 1 item open, none closed for the first time, and nothing new in the work products; step 2 of 4: other alternatives are tried',
    ]);
  });

  const paths: [string, ProgressSample[], string][] = [
    [
      'back to its foot with an item closed',
      [...still(7), ...[8, 9, 10].map((at) => sample(at, { open: [] }))],
      '0011122001',
    ],
    ['back with a new product', products('PPPPPPPQQQ'), '0011122001'],
    ['on when the product goes back', products('PQQQPPQ'), '0001112'],
    [
      'on when churn is all there is',
      run({}, {}, {}, { open: ['Q1', 'x'] }, {}, { open: ['Q1', 'y'] }, {}, {}, {}),
      '001112223',
    ],
    [
      'nowhere for the length of a window after a decomposition',
      [
        ...still(4),
        ...[5, 6, 7, 8].map((at) => sample(at, { open: ['a', 'b'], split: at === 5 ? [['Q1', 'a', 'b']] : [] })),
      ],
      '00111112',
    ],
    ['nowhere in an outage', [...still(3), ...[4, 5, 6, 7].map((at) => sample(at, { valid: at === 7 }))], '0011111'],
  ];
  it.each(paths)('leads %s', (_, samples, expected) => expect(levels(climb(samples))).toBe(expected));

  it('begins at its foot when the samples were lost', () =>
    expect(moveOnLadder({ stall_level: 3, stall_since_iteration: 9 }, [sample(10)], rules)).toEqual(
      restartedLadder(null),
    ));
  it('stays where it is without samples', () => {
    const at = { stall_level: 3, stall_since_iteration: 9 };
    expect(moveOnLadder(at, [], rules)).toEqual(at);
  });
  it('waits a whole window after it was restarted', () =>
    expect(levels(climb(still(6), rules, restartedLadder(3)))).toBe('000001'));
});

describe('describeLadder', () => {
  it('names the step', () =>
    expect(describeLadder({ stall_level: 3, stall_since_iteration: 9 })).toBe(
      'no progress, step 3 of 4: a person is asked',
    ));
});
