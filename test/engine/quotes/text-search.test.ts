import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placesOf } from '../../../src/engine/quotes/text-search.ts';

/** The same by the engine's own search, one place after the other. */
function placesByIndexOf(wanted: string, text: string, most: number): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(wanted); at !== -1 && places.length < most; at = text.indexOf(wanted, at + 1))
    places.push(at);
  return places;
}

describe('placesOf', () => {
  it('finds what indexOf finds, overlaps included', () => {
    const few = (maxLength: number) => fc.string({ unit: fc.constantFrom('a', 'b'), maxLength });
    fc.assert(
      fc.property(few(6), few(60), fc.integer({ min: 1, max: 9 }), (wanted, text, most) => {
        fc.pre(wanted !== '');
        expect(placesOf(wanted, text, most)).toEqual(placesByIndexOf(wanted, text, most));
      }),
    );
  });

  it('finds nothing of nothing', () => {
    expect(placesOf('', 'abc', 5)).toEqual([]);
  });
});
