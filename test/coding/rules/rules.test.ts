import { describe, expect, it } from 'vitest';
import { divideFeature, forgive, reopenFeature, eventsBetween } from '../../../src/coding/rules/feature-list.ts';
import {
  judge,
  attemptsLeft,
  passFeature,
  featuresToBegin,
  newFeaturesLeft,
  readyFeatures,
  deriveStatuses,
} from '../../../src/coding/rules/progress.ts';
import { begin, fail, failForGood, feature, find, listOf, nobody, now, pass, proof, statuses } from './samples.ts';

const diamond = () => listOf([feature('A'), feature('B', ['A']), feature('C', ['A']), feature('D', ['B', 'C'])]);
const choice = () =>
  listOf([feature('A'), feature('B', ['A'], { ways: ['by hand', 'by table'] }), feature('C', ['B'])]);
const ready = (list: Parameters<typeof readyFeatures>[0]) => readyFeatures(list).map(({ id }) => id);

describe('what comes next', () => {
  it('is what has all its dependencies, as listed', () => {
    expect(ready(listOf([feature('B', ['A']), feature('X'), feature('A')]))).toEqual(['X', 'A']);
    expect(ready(pass(diamond(), 'A'))).toEqual(['B', 'C']);
  });

  it('fills the slots that are free, and lets what must run alone run alone', () => {
    const list = listOf([feature('A'), feature('B'), feature('V', [], { parallel: false }), feature('C')]);
    const ids = (one: typeof list, slots: number) => featuresToBegin(one, slots).map(({ id }) => id);
    expect(ids(list, 1)).toEqual(['A']);
    expect(ids(list, 3)).toEqual(['A', 'B']);
    expect(ids(begin(list, 'A'), 3)).toEqual(['B']);
    const alone = pass(pass(list, 'A'), 'B');
    expect(ids(alone, 3)).toEqual(['V']);
    expect(ids(begin(alone, 'V'), 3)).toEqual([]);
  });

  it('takes on only so many without an attempt, and goes on with an interrupted one all the same', () => {
    const list = begin(listOf([feature('A'), feature('B'), feature('C')]), 'B');
    const answered = deriveStatuses(deriveStatuses(list, new Map([['B', 'E001']])), nobody);
    const ids = (most?: number) => featuresToBegin(answered, 3, most).map(({ id }) => id);
    expect([ids(0), ids(1), ids()]).toEqual([['B'], ['A', 'B'], ['A', 'B', 'C']]);
  });

  it('is taken on up to twice for each place in an iteration, those that ended before it left out', () => {
    const list = begin(begin(listOf(['A', 'B', 'C', 'D', 'E'].map((id) => feature(id))), 'A'), 'B');
    expect(newFeaturesLeft(list, 2, '2000')).toBe(2);
    const one = begin(pass(list, 'A'), 'C');
    expect(newFeaturesLeft(one, 2, '2000')).toBe(1);
    expect(newFeaturesLeft(begin(pass(one, 'B'), 'D'), 2, '2000')).toBe(0);
    expect(newFeaturesLeft(one, 1, '2000')).toBe(0);
    expect(newFeaturesLeft(one, 2, '3000')).toBe(2);
  });

  it('refuses to begin what is not ready, and goes on with an attempt that was interrupted', () => {
    expect(() => begin(diamond(), 'D')).toThrow('This feature cannot be begun now; received D, pending');
    expect(() => begin(diamond(), 'Q')).toThrow('There is no such feature');
    const begun = begin(diamond(), 'A');
    expect(begin(begun, 'A')).toEqual(begun);
    const blocked = deriveStatuses(begun, new Map([['A', 'E001']]));
    expect(find(blocked, 'A')).toMatchObject({ status: 'blocked', cause: { kind: 'escalation', id: 'E001' } });
    const again = begin(deriveStatuses(blocked, nobody), 'A');
    expect(find(again, 'A').attempts).toHaveLength(1);
    expect(find(again, 'A').status).toBe('in_progress');
  });
});

describe('a feature that fails', () => {
  it('has three attempts, then blocks what depends on it by name, and the rest goes on', () => {
    const list = listOf([feature('A'), feature('B', ['A']), feature('C', ['B']), feature('X')]);
    const twice = fail(fail(list, 'A'), 'A');
    expect(find(twice, 'A').status).toBe('pending');
    expect(attemptsLeft(find(twice, 'A'))).toBe(1);
    const failed = fail(twice, 'A');
    expect(statuses(failed)).toEqual({ A: 'failed', B: 'blocked', C: 'blocked', X: 'pending' });
    expect(find(failed, 'B').cause).toEqual({ kind: 'feature', id: 'A' });
    expect(find(failed, 'C').cause).toEqual({ kind: 'feature', id: 'A' });
    expect(judge(failed, nobody)).toEqual({ is: 'going-on', said: 'Next: X.' });
    const said = 'What is left failed (A) or needs what failed (B, C).';
    expect(judge(pass(failed, 'X'), nobody)).toEqual({ is: 'failed', said });
  });

  it('holds nothing up that only comes after it in the order of work, as long as it is settled', () => {
    const list = listOf([feature('A'), feature('B', [], { after: ['A'] }), feature('C', ['A'], { after: ['B'] })]);
    expect(ready(list)).toEqual(['A']);
    expect(ready(begin(list, 'A'))).toEqual([]);
    expect(ready(deriveStatuses(list, new Map([['A', 'E001']])))).toEqual(['B']);
    const failed = failForGood(list, 'A');
    expect(statuses(failed)).toEqual({ A: 'failed', B: 'pending', C: 'blocked' });
    expect(ready(failed)).toEqual(['B']);
    expect(ready(pass(pass(list, 'A'), 'B'))).toEqual(['C']);
  });

  it('is tried the next way, with a trail, and what needs it goes on', () => {
    const list = pass(choice(), 'A');
    const failed = failForGood(list, 'B');
    expect(find(failed, 'B')).toMatchObject({
      status: 'pending',
      trail: [{ attempts: 3, why: 'attempt 3 of B is red', patch: 'proofs/B-3.patch' }],
    });
    expect(attemptsLeft(find(failed, 'B'))).toBe(3);
    expect(eventsBetween(list, failed).at(-1)).toMatchObject({ event: 'feature-failed', feature: 'B', next: 'way 2' });
    expect(ready(pass(failed, 'B'))).toEqual(['C']);
  });

  it('is tried the next way without the parts of the way before', () => {
    const divided = deriveStatuses(divideFeature(begin(pass(choice(), 'A'), 'B'), 'B', parts, null, now), nobody);
    const failed = failForGood(divided, 'B.1');
    expect(statuses(failed)).toEqual({ A: 'passed', 'B.1': 'skipped', 'B.2': 'skipped', B: 'pending', C: 'pending' });
    expect(find(failed, 'B').dependencies).toEqual(['A']);
  });
});

const parts = [
  { name: 'One', description: 'It is the first.' },
  { name: 'Two', description: 'It is the second.' },
];

describe('a division', () => {
  it('puts parts before the feature, which stays, and does not count as a failure', () => {
    const list = deriveStatuses(divideFeature(begin(pass(diamond(), 'A'), 'B'), 'B', parts, null, now), nobody);
    expect(list.features.map(({ id, dependencies }) => `${id}: ${dependencies.join(' ')}`)).toEqual([
      'A: ',
      'B.1: A',
      'B.2: A B.1',
      'B: A B.1 B.2',
      'C: A',
      'D: B C',
    ]);
    expect(attemptsLeft(find(list, 'B'))).toBe(3);
    expect(ready(list)).toEqual(['B.1', 'C']);
    expect(() => divideFeature(begin(list, 'B.1'), 'B.1', parts, null, now)).toThrow('or is a part');
    const again = begin(pass(pass(list, 'B.1'), 'B.2'), 'B');
    expect(() => divideFeature(again, 'B', parts, null, now)).toThrow('divided already');
  });
});

describe('what is told of a change', () => {
  const told = (...[from, to]: Parameters<typeof eventsBetween>) => eventsBetween(from, to).map((event) => event.event);

  it('is every step once, and all that is blocked in one', () => {
    const list = diamond();
    expect(told(list, begin(list, 'A'))).toEqual(['feature-begun']);
    expect(told(begin(list, 'A'), pass(list, 'A'))).toEqual(['feature-passed']);
    const failed = failForGood(list, 'A');
    expect(told(fail(fail(list, 'A'), 'A'), failed)).toEqual([
      'feature-begun',
      'attempt-failed',
      'feature-failed',
      'features-blocked',
    ]);
    expect(told(pass(list, 'A'), reopenFeature(pass(list, 'A'), 'A', 'x'))).toEqual(['proofs-void']);
    expect(told(list, list)).toEqual([]);
  });
});

describe('an escalation', () => {
  const asked = new Map([['A', 'E001']]);

  it('blocks its feature and what depends on it until it is answered', () => {
    const list = deriveStatuses(listOf([feature('A'), feature('B', ['A']), feature('X')]), asked);
    expect(statuses(list)).toEqual({ A: 'blocked', B: 'blocked', X: 'pending' });
    expect(find(list, 'B').cause).toEqual({ kind: 'escalation', id: 'E001' });
    const rest = pass(list, 'X', asked);
    expect(judge(rest, asked)).toMatchObject({ is: 'blocked-on-human' });
    expect(ready(deriveStatuses(rest, nobody))).toEqual(['A']);
  });

  it('about a feature that has failed gives it new tries when it is answered', () => {
    const failed = failForGood(listOf([feature('A'), feature('B', ['A'])]), 'A');
    expect(judge(deriveStatuses(failed, asked), asked)).toMatchObject({ is: 'blocked-on-human' });
    const again = deriveStatuses(forgive(failed, 'A'), nobody);
    expect(statuses(again)).toEqual({ A: 'pending', B: 'pending' });
    expect(attemptsLeft(find(again, 'A'))).toBe(3);
    expect(find(begin(again, 'A'), 'A').attempts.at(-1)?.number).toBe(4);
  });
});

describe('a proof', () => {
  it.each([
    ['none', []],
    ['a red run', [proof('A', 1, { exit_code: 1 })]],
    ['a run that was killed', [proof('A', 1, { exit_code: null })]],
    ['a run of another feature', [proof('B', 1)]],
    ['a run of another attempt', [proof('A', 2)]],
    ['a void one', [proof('A', 1, { void_reason: 'a test is gone' })]],
    ['a good one and a red one', [proof('A', 1), proof('A', 1, { id: 'A-1-lint', exit_code: 2 })]],
  ])('is not %s', (_, proofs) => {
    expect(() => passFeature(begin(diamond(), 'A'), 'A', { proofs }, now)).toThrow('It has no proof that it passes');
  });

  it('that is void opens the feature again', () => {
    const open = reopenFeature(pass(diamond(), 'A'), 'A', 'a test is gone');
    expect(find(open, 'A')).toMatchObject({ passes: false, status: 'pending' });
    expect(open.proofs[0]?.void_reason).toBe('a test is gone');
  });
});
