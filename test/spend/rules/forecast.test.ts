import { describe, expect, it } from 'vitest';
import {
  describeForecast,
  forecast,
  likelyCost,
  measuredIterations,
  type MeasuredIteration,
} from '../../../src/spend/rules/forecast.ts';
import type { JournalLine } from '../../../src/journal/rules/fold.ts';

const coding = (usd: number | null, minutes = 10): MeasuredIteration => ({
  iteration: 1,
  kind: 'coding',
  usd,
  minutes,
});

describe('likelyCost', () => {
  it('is the cost that nine of ten iterations of the kind stay within', () => {
    const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 50].map((usd) => coding(usd));
    expect(likelyCost(ten, 'coding')).toBe(9);
    expect(likelyCost(ten.slice(0, 3), 'coding')).toBe(3);
  });

  it('is not known from fewer than three, from other kinds, or without costs', () => {
    expect(likelyCost([coding(1), coding(2)], 'coding')).toBeUndefined();
    expect(likelyCost([coding(1), coding(2), coding(3)], 'research')).toBeUndefined();
    expect(likelyCost([coding(1), coding(2), coding(null)], 'coding')).toBeUndefined();
  });
});

describe('forecast', () => {
  const three = [coding(1, 10), coding(2, 20), coding(3, 30)];
  const wide = { iterations: 100, usd: 1_000, hours: 1_000 };

  it('takes the mean of what was measured for the work that is left and the write-up', () => {
    expect(forecast(three, 'coding', { ...wide, work: { left: 7, done: 3 } })).toEqual({
      iterations: 8,
      usd: 16,
      minutes: 160,
      isBound: false,
    });
  });

  it.each([
    ['iterations', { iterations: 4 }, 4],
    ['money', { usd: 9 }, 5],
    ['time', { hours: 1 }, 4],
  ])('says what the limit of %s leaves at most', (_, limit, iterations) => {
    const found = forecast(three, 'coding', { ...wide, ...limit, work: { left: 70, done: 3 } });
    expect(found).toMatchObject({ iterations, isBound: true });
  });

  it('is a bound for a phase that ends by its own measure, and none from too little', () => {
    expect(forecast(three, 'coding', { ...wide, iterations: 5 })).toMatchObject({ iterations: 5, isBound: true });
    expect(forecast(three.slice(1), 'coding', wide)).toBeUndefined();
  });

  it('is one sentence', () => {
    const made = { iterations: 14, usd: 21, minutes: 90, isBound: false };
    expect(describeForecast(made, '03:40')).toBe('about 14 more iterations, $21, done about 03:40');
    expect(describeForecast({ ...made, usd: null, iterations: 1, isBound: true }, '03:40')).toBe(
      'at most 1 more iteration, done by 03:40',
    );
  });
});

describe('measuredIterations', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 10, minute)).toISOString();

  it('takes the time from begin to record without waits, and the cost from wherever it is known', () => {
    const journal = [
      { time: at(0), event: 'iteration-begun', iteration: 1 },
      { time: at(5), event: 'waits', until: at(15) },
      { time: at(20), event: 'recorded', iteration: 1, kind: 'research' },
      { time: at(21), event: 'iteration-begun', iteration: 2 },
      { time: at(21), event: 'spent', iteration: 1, usd: 1.5 },
      { time: at(22), event: 'waits', until: null },
      { time: at(30), event: 'recorded', iteration: 2, kind: 'writing' },
      { time: at(31), event: 'woken', why: 'x' },
    ] as JournalLine[];
    expect(measuredIterations(journal, [null, { iteration: 2, usd: 0.5, tokens: 7 }])).toEqual([
      { iteration: 1, kind: 'research', usd: 1.5, minutes: 10 },
      { iteration: 2, kind: 'writing', usd: 0.5, minutes: 9 },
    ]);
    expect(measuredIterations(journal.slice(0, 3))).toMatchObject([{ usd: null }]);
  });

  it('leaves out iterations in which critics alone worked, not those that coded beside them', () => {
    const journal = [
      { time: at(0), event: 'iteration-begun', iteration: 1 },
      { time: at(1), event: 'features-scrutinized', iteration: 1, open: [], verdict: 'x' },
      { time: at(1), event: 'recorded', iteration: 1, kind: 'coding' },
      { time: at(2), event: 'iteration-begun', iteration: 2 },
      { time: at(3), event: 'feature-begun', feature: 'T001', attempt: 1 },
      { time: at(8), event: 'features-scrutinized', iteration: 2, open: [], verdict: 'x' },
      { time: at(8), event: 'recorded', iteration: 2, kind: 'coding' },
    ] as unknown as JournalLine[];
    expect(measuredIterations(journal)).toMatchObject([{ iteration: 2, minutes: 6 }]);
  });

  it('leaves out the time in which nobody worked, once where it lies in a wait as well', () => {
    const journal = [
      { time: at(0), event: 'iteration-begun', iteration: 1 },
      { time: at(4), event: 'waits', until: at(15) },
      { time: at(40), event: 'resumed', by: 'continue-auto', iteration: 1, away_since: at(10) },
      { time: at(43), event: 'recorded', iteration: 1, kind: 'research' },
      { time: at(44), event: 'resumed', by: 'run', iteration: 1, away_since: at(43) },
    ] as JournalLine[];
    expect(measuredIterations(journal)).toMatchObject([{ minutes: 7 }]);
  });
});
