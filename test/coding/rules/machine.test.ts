import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideFeature, skipFeature } from '../../../src/coding/rules/feature-list.ts';
import {
  judge,
  failAttempt,
  featuresToBegin,
  readyFeatures,
  deriveStatuses,
} from '../../../src/coding/rules/progress.ts';
import { findProblems, type FeatureList } from '../../../src/coding/rules/feature.ts';
import { begin, feature, listOf, nobody, now, pass } from './samples.ts';
import { runs } from '../../support/runs.ts';

/** Features with edges to earlier ones only, some of them with several ways. */
const anyList = fc
  .integer({ min: 1, max: 14 })
  .chain((count) =>
    fc.tuple(
      fc.array(fc.array(fc.nat({ max: 20 }), { maxLength: 4 }), { minLength: count, maxLength: count }),
      fc.array(fc.constantFrom(0, 0, 2, 3), { minLength: count, maxLength: count }),
      fc.array(fc.constantFrom(true, false, null), { minLength: count, maxLength: count }),
    ),
  )
  .map(([edges, ways, parallel]) =>
    listOf(
      edges.map((targets, index) => {
        const [first = [], ...others] = index === 0 ? [] : targets.map((target) => [`F${target % index}`]);
        const own = Array.from({ length: ways[index] ?? 0 }, (_, way) => `Way ${way + 1}`);
        const more = { after: first, parallel: parallel[index] ?? null, ways: own };
        return feature(`F${index}`, [...new Set(others.flat())], more);
      }),
    ),
  );

type Move = 'pass' | 'fail' | 'split' | 'skip' | 'ask' | 'answer';
const anyMoves = fc.array(
  fc.tuple(
    fc.constantFrom<Move>('pass', 'pass', 'fail', 'fail', 'fail', 'split', 'skip', 'ask', 'answer'),
    fc.nat({ max: 20 }),
  ),
  { maxLength: 60 },
);

/** What a driver would do; every feature that is begun is checked on the way. */
function play(start: FeatureList, moves: readonly (readonly [Move, number])[]): { list: FeatureList; steps: number } {
  let list = start;
  const waiting = new Map<string, string>();
  let steps = 0;
  for (;;) {
    const [move, which] = moves[steps] ?? ['fail', 0];
    steps += 1;
    if (steps > 2_000) throw new Error('it does not end');
    if (steps > moves.length) {
      waiting.clear();
      list = deriveStatuses(list, waiting);
    }
    for (const next of featuresToBegin(list, 1 + (which % 3))) {
      expect(
        list.features.filter(
          ({ id, status }) => next.dependencies.includes(id) && !/^(?:passed|skipped)$/.test(status),
        ),
      ).toEqual([]);
      list = begin(list, next.id, waiting);
    }
    const running = list.features.filter(({ status }) => status === 'in_progress');
    if (running.length === 0 && steps > moves.length) return { list, steps };
    const { id } = running[which % Math.max(1, running.length)] ?? { id: '' };
    if (id === '') {
      waiting.clear();
    } else if (move === 'pass') list = pass(list, id, waiting);
    else if (move === 'fail') list = failAttempt(list, id, { why: 'red', patch: null }, now);
    else if (move === 'split') {
      const parts = [
        { name: 'one', description: '' },
        { name: 'two', description: '' },
      ];
      try {
        list = divideFeature(list, id, parts, null, now);
      } catch {
        list = failAttempt(list, id, { why: 'it was divided too often', patch: null }, now);
      }
    } else if (move === 'skip') list = skipFeature(list, id, { why: '' }, now);
    else if (move === 'ask') waiting.set(id, `E${steps}`);
    else waiting.delete([...waiting.keys()][0] ?? '');
    list = deriveStatuses(list, waiting);
    expect(findProblems(list)).toEqual([]);
  }
}

describe('the feature machine', () => {
  it('always ends, begins nothing before its dependencies, and loses no feature', () => {
    fc.assert(
      fc.property(anyList, anyMoves, (start, moves) => {
        const { list } = play(start, moves);
        const ids = new Set(list.features.map(({ id }) => id));
        expect(start.features.every(({ id }) => ids.has(id))).toBe(true);
        expect(readyFeatures(list)).toEqual([]);
        expect(list.features.filter(({ status }) => status === 'pending' || status === 'in_progress')).toEqual([]);
        expect(judge(list, nobody).is).toMatch(/^(?:ready-for-sweep|failed)$/);
      }),
      { numRuns: runs(300) },
    );
  });

  it('passes everything when nothing fails, each feature by its first way', () => {
    fc.assert(
      fc.property(anyList, (start) => {
        let list = start;
        for (let next = readyFeatures(list)[0]; next !== undefined; next = readyFeatures(list)[0])
          list = pass(list, next.id);
        expect(judge(list, nobody)).toMatchObject({ is: 'ready-for-sweep' });
        expect(list.features.filter(({ passes, trail }) => !passes || trail.length > 0)).toEqual([]);
      }),
    );
  });

  it('settles to the same list again', () => {
    fc.assert(
      fc.property(anyList, anyMoves, (start, moves) => {
        const { list } = play(start, moves);
        expect(deriveStatuses(list, nobody)).toEqual(list);
      }),
      { numRuns: 50 },
    );
  });
});
