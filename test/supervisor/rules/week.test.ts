import { describe, expect, it } from 'vitest';
import { describeUsedWeek, usedWeek } from '../../../src/supervisor/rules/week.ts';
import type { LimitWindow } from '../../../src/supervisor/rules/stream.ts';

const now = Date.parse('2026-03-01T10:00:00Z');
const inHours = (hours: number) => now / 1000 + hours * 3_600;
const week = (used: number, resetsAt?: number, name = 'seven_day'): LimitWindow => ({
  name,
  used,
  resetsAt,
  status: 'allowed',
});

describe('usedWeek', () => {
  it.each<[string, LimitWindow[], share: number | null, number | undefined]>([
    ['no share given', [week(0.99, inHours(1))], null, undefined],
    ['less used', [week(0.79, inHours(1))], 0.8, undefined],
    ['as much used', [week(0.8, inHours(1))], 0.8, 0.8],
    ['a reset that has passed', [week(0.9, inHours(-1))], 0.8, undefined],
    ['a reset that is not known', [{ ...week(0.9), heardAt: now - 86_400_000 }], 0.8, 0.9],
    ['a reset that is not known, a week later', [{ ...week(0.9), heardAt: now - 7 * 86_400_000 }], 0.8, undefined],
    ['a reset that an older version did not store', [week(0.9)], 0.8, undefined],
    ['the window of five hours', [week(0.99, inHours(1), 'five_hour')], 0.8, undefined],
    ['one model fuller than all', [week(0.81, inHours(1)), week(0.95, inHours(1), 'seven_day_opus')], 0.8, 0.95],
    ['nothing known', [], 0.8, undefined],
  ])('knows %s', (_, limits, share, used) => {
    expect(usedWeek(limits, share, now)?.used).toBe(used);
  });

  it('says how much, until when and by whose wish', () => {
    expect(describeUsedWeek({ used: 0.813, resetsAt: now }, 0.8)).toBe(
      '81 % of your weekly limit is used, which resets at 2026-03-01T10:00:00.000Z; stop_at_week_share is 0.8',
    );
  });
});
