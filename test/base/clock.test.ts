import { describe, expect, it } from 'vitest';
import { clockTime, describeMilliseconds, localTime } from '../../src/base/clock.ts';

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
