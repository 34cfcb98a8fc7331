import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply, diff, type Json } from '../../../src/journal/rules/fold.ts';

const json = fc.jsonValue({ depthSize: 'small', noUnicodeString: false }) as fc.Arbitrary<Json>;
const key = fc.constantFrom('a', 'b', 'in', 'set', 'gone', 'length', '0', '__proto__', 'toString');
const { tree } = fc.letrec<{ tree: Json }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'medium' },
    fc.constantFrom(null, true, 0, 'x', ''),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.array(fc.tuple(key, tie('tree')), { maxLength: 5 }).map((entries) => Object.fromEntries(entries)),
  ),
}));
/** As a log would have it. */
const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test.each([
  ['any JSON', json],
  ['values that look alike', tree],
])('makes one value of another, byte for byte: %s', (_, values) => {
  fc.assert(
    fc.property(values, values, (before, after) => {
      const patch = diff(before, after);
      expect(JSON.stringify(patch === undefined ? before : apply(before, stored(patch)))).toBe(JSON.stringify(after));
      expect(diff(before, stored(before))).toBeUndefined();
    }),
  );
});

test('holds only what changed', () => {
  const before = {
    claims: [
      { id: 'C1', text: 'one' },
      { id: 'C2', text: 'two' },
    ],
    left: 1,
    same: [1, 2],
  };
  const after = {
    claims: [{ id: 'C1', text: 'one' }, { id: 'C2', text: 'TWO' }, { id: 'C3' }],
    same: [1, 2],
    more: {},
  };
  expect(diff(before, after)).toEqual({
    in: {
      claims: { in: { 1: { in: { text: { set: 'TWO' } } }, 2: { set: { id: 'C3' } } }, length: 3 },
      more: { set: {} },
    },
    gone: ['left'],
  });
});
