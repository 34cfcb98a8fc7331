import { expect, it, describe } from 'vitest';
import { formatAmount, clockTime, describeMilliseconds, localTime } from '../../src/base/figures.ts';

it.each([
  [{ usd: 0.4, tokens: 120_000 }, 'about 0.40 USD, 120 k tokens'],
  [{ usd: null, tokens: 12 }, 'an unknown sum, 12 tokens'],
  [{ usd: null, tokens: null }, 'an unknown sum'],
])('formatAmount(%j) is "%s"', (amount, phrase) => expect(formatAmount(amount)).toBe(phrase));

describe('the clock of the reader', () => {
  const noon = new Date(2026, 2, 1, 12, 4, 9);
  it('has the day only when it is another', () => {
    expect(clockTime(noon, new Date(2026, 2, 1, 23))).toBe('12:04');
    expect(clockTime(noon, new Date(2026, 2, 2, 1))).toBe('Sun Mar 01 12:04');
  });
  it('gives lines times that sort', () => expect(localTime(noon)).toBe('2026-03-01 12:04:09'));
  it.each([
    [0.2, '12 s'],
    [6.4, '6 min'],
    [89, '89 min'],
    [210, '3.5 hours'],
  ])('says %s minutes as %s', (minutes, said) => expect(describeMilliseconds(minutes * 60_000)).toBe(said));
});
