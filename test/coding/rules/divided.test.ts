import { describe, expect, it } from 'vitest';
import { forgive, skipFeature, voidProofs } from '../../../src/coding/rules/changes.ts';
import { divideFeature } from '../../../src/coding/rules/divide.ts';
import { eventsBetween } from '../../../src/coding/rules/feature-events.ts';
import { attemptsLeft, failAttempt, nextAlternative } from '../../../src/coding/rules/progress.ts';
import { readyFeatures } from '../../../src/coding/rules/ready.ts';
import {
  begin,
  calm,
  fail,
  failForGood,
  feature,
  find,
  group,
  listOf,
  nobody,
  now,
  pass,
  proof,
  statuses,
} from './samples.ts';

const diamond = () => listOf([feature('A'), feature('B', ['A']), feature('C', ['A']), feature('D', ['B', 'C'])]);
const choice = () =>
  listOf([feature('A'), feature('B1', ['A']), feature('B2'), feature('C', ['G'])], [group('G', ['B1', 'B2'])]);
const ready = (list: Parameters<typeof readyFeatures>[0]) => readyFeatures(list).map(({ id }) => id);

const still = { now: '2026-01-01T00:00:00.000Z', waiting: nobody };

describe('a division', () => {
  const parts = [{ name: 'One' }, { name: 'Two' }];

  it('puts parts before the feature, which stays, and does not count as a failure', () => {
    const begun = begin(pass(diamond(), 'A'), 'B');
    const list = divideFeature(begun, 'B', { kind: 'split', parts }, calm);
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
  });

  it('is refused when it goes round, is too deep, too often, or of a feature nobody works on', () => {
    const begun = begin(pass(diamond(), 'A'), 'B');
    const need = { kind: 'prerequisite' as const, parts: [{ name: 'One', dependencies: ['D'] }] };
    expect(() => divideFeature(begun, 'B', need, calm)).toThrow('B.1 → D → B → B.1');
    expect(() => divideFeature(begun, 'B', { kind: 'split', parts: [{ id: 'c', name: 'One' }] }, calm)).toThrow(
      /C is the id of 2/i,
    );
    expect(() => divideFeature(diamond(), 'B', { kind: 'split', parts }, calm)).toThrow(
      'Only a feature that is being worked on',
    );
    expect(() => divideFeature(begun, 'B', { kind: 'split', parts: [] }, calm)).toThrow('1 to 12');
    let deep = begun;
    for (const id of ['B', 'B.1', 'B.1.1'])
      deep = begin(divideFeature(deep, id, { kind: 'split', parts }, calm), `${id}.1`);
    expect(() => divideFeature(deep, 'B.1.1.1', { kind: 'split', parts }, calm)).toThrow('3 deep');
  });

  it('of an alternative goes with it', () => {
    const begun = begin(pass(choice(), 'A'), 'B1');
    const list = divideFeature(begun, 'B1', { kind: 'split', parts }, calm);
    const failed = failForGood(list, 'B1.1');
    expect(statuses(failed)).toEqual({
      A: 'passed',
      'B1.1': 'failed',
      'B1.2': 'skipped',
      B1: 'failed',
      B2: 'pending',
      C: 'pending',
    });
    expect(ready(failed)).toEqual(['B2']);
  });
});

describe('skipping', () => {
  it('lets what depends on it go on, and can skip a group', () => {
    expect(ready(skipFeature(diamond(), 'A', { why: 'by hand' }, still))).toEqual(['B', 'C']);
    expect(ready(skipFeature(choice(), 'G', { why: '' }, still))).toEqual(['A', 'C']);
    expect(() => skipFeature(pass(diamond(), 'A'), 'A', { why: '' }, still)).toThrow(
      'A feature that has passed cannot be skipped',
    );
  });

  it('of the first alternative brings the second one', () => {
    expect(ready(skipFeature(pass(choice(), 'A'), 'B1', { why: '' }, still))).toEqual(['B2']);
  });
});

describe('what is told of a change', () => {
  const told = (from: Parameters<typeof eventsBetween>[0], to: typeof from) =>
    eventsBetween(from, to, (id) => nextAlternative(to, id)).map((event) => event.event);

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
    expect(told(failed, forgive(failed, 'A', nobody))).toEqual(['features-freed']);
    expect(told(pass(list, 'A'), voidProofs(pass(list, 'A'), ['A-1'], 'x', nobody))).toEqual(['proofs-void']);
    expect(told(list, list)).toEqual([]);
  });

  it('names the alternative that is tried instead', () => {
    const before = pass(choice(), 'A');
    const after = failForGood(before, 'B1');
    expect(eventsBetween(before, after, (id) => nextAlternative(after, id)).at(-1)).toMatchObject({
      event: 'feature-failed',
      feature: 'B1',
      next: 'B2',
    });
  });

  it('keeps what is red as evidence', () => {
    const red = failAttempt(
      begin(diamond(), 'A'),
      'A',
      { why: 'red', patch: null, proofs: [proof('A', 1, { exit_code: 1 })] },
      { now, waiting: nobody },
    );
    expect(find(red, 'A').proofs).toEqual(['A-1']);
    expect(red.proofs).toHaveLength(1);
  });
});
