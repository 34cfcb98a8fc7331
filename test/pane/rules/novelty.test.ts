import { expect, it } from 'vitest';
import { curve } from '../../../src/pane/rules/novelty.ts';

it.each([
  ['nothing', [], 100, 10, ''],
  ['falling shares', [100, 50, 0], 100, 10, '█▅▁'],
  ['an iteration without a share', [100, null, 100], 100, 10, '█·█'],
  ['only the last that fit', [0, 0, 100, 100], 100, 2, '██'],
  ['values beyond the bounds', [-5, 250], 100, 10, '▁█'],
  ['nothing to compare with', [0, 0], 0, 10, '▁▁'],
])('draws %s', (_, values, highest, columns, expected) => {
  expect(curve(values, highest, columns)).toBe(expected);
});
