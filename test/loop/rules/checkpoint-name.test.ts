import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkpointPrefix,
  firstGap,
  pieceName,
  piecesUpTo,
  readCheckpointNames,
  stateName,
} from '../../../src/loop/rules/checkpoint.ts';
import { anyText, start } from '../../support/samples.ts';

const anyPart = fc.record({
  number: fc.integer({ min: 1, max: 99_999 }),
  trigger: anyText,
  transcript: anyText,
  start: fc.nat(),
  length: fc.integer({ min: 1, max: 1e12 }),
});

describe('names of checkpoints', () => {
  it('say all that they are made of, and lead nowhere else', () => {
    fc.assert(
      fc.property(anyPart, ({ number, trigger, transcript, start: from, length }) => {
        const prefix = checkpointPrefix({ number, now: start, trigger, transcript });
        const piece = { start: from, end: from + length, checksum: 'ab12' };
        const names = [pieceName(prefix, piece), stateName(prefix)];
        for (const name of names) expect(name).toMatch(/^[\w.-]+$/);
        const read = readCheckpointNames(names);
        expect(read.map((file) => file.piece)).toEqual([null, piece]);
        expect(read[0]).toMatchObject({ number, time: start.toISOString() });
      }),
    );
  });

  it('sort by number and place, beyond four digits, too', () => {
    const of = (number: number, from: number) =>
      pieceName(checkpointPrefix({ number, now: start, trigger: 'auto', transcript: 's.jsonl' }), {
        start: from,
        end: from + 1,
        checksum: '0',
      });
    const names = [of(10_000, 0), of(9_999, 100), of(9_999, 20)];
    expect(readCheckpointNames(names).map(({ name }) => name)).toEqual([...names].reverse());
  });
});

describe('the pieces up to a checkpoint', () => {
  const files = readCheckpointNames(
    (
      [
        [1, 's', 0, 10],
        [2, 'other', 0, 5],
        [3, 's', 10, 20],
        [3, 's', 20, 30],
        [4, 's', 0, 7],
        [5, 's', 9, 12],
      ] as const
    ).map(([number, transcript, from, end]) =>
      pieceName(checkpointPrefix({ number, now: start, trigger: 'auto', transcript }), {
        start: from,
        end,
        checksum: '0',
      }),
    ),
  );
  const ranges = (session: string, number: number) =>
    piecesUpTo(files, session, number).map(({ piece }) => [piece.start, piece.end]);

  it.each([
    ['s', 1, [[0, 10]]],
    ['s', 2, [[0, 10]]],
    [
      's',
      3,
      [
        [0, 10],
        [10, 20],
        [20, 30],
      ],
    ],
    ['s', 4, [[0, 7]]],
    ['other', 9, [[0, 5]]],
    ['nobody', 9, []],
  ])('of %s, %i are those of that transcript', (session, number, expected) => {
    expect(ranges(session, number)).toEqual(expected);
    expect(firstGap(piecesUpTo(files, session, number))).toBeUndefined();
  });

  it('have a gap where one is missing', () => expect(firstGap(piecesUpTo(files, 's', 5))).toBe(7));
});
