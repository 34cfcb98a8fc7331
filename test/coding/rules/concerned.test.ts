import { expect, it } from 'vitest';
import { namesId } from '../../../src/coding/rules/concerned.ts';

it('a text names an id as a word of its own, and only one with a digit', () => {
  expect(namesId('See F1 and F22.', ['F22'])).toBe(true);
  expect(namesId('See F221.', ['F22'])).toBe(false);
  expect(namesId('The plan is good.', ['plan'])).toBe(false);
});
