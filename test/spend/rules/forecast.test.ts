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
    expect(likelyCost(ten)).toBe(9);
    expect(likelyCost(ten.slice(0, 3))).toBe(3);
  });

  it('is not known from fewer than three, or without costs', () => {
    expect(likelyCost([coding(1), coding(2)])).toBeUndefined();
    expect(likelyCost([coding(1), coding(2), coding(null)])).toBeUndefined();
  });
});

describe('forecast', () => {
  const three = [coding(1, 10), coding(2, 20), coding(3, 30)];
  const wide = { iterations: 100, usd: 1_000, hours: 1_000 };

  it('takes the middle of what was measured for the work that is left and the write-up', () => {
    expect(forecast(three, { ...wide, work: { left: 7, done: 3 } })).toEqual({
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
    const found = forecast(three, { ...wide, ...limit, work: { left: 70, done: 3 } });
    expect(found).toMatchObject({ iterations, isBound: true });
  });

  it('is a bound for a phase that ends by its own measure, and none from too little', () => {
    expect(forecast(three, { ...wide, iterations: 5 })).toMatchObject({ iterations: 5, isBound: true });
    expect(forecast(three.slice(1), wide)).toBeUndefined();
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

  it('takes the time from begin to record, and the cost from wherever it is known', () => {
    const journal = [
      { time: at(0), event: 'iteration-begun', iteration: 1, agents: 3 },
      { time: at(20), event: 'recorded', iteration: 1, kind: 'research' },
      { time: at(21), event: 'iteration-begun', iteration: 2, agents: 1 },
      { time: at(21), event: 'spent', iteration: 1, usd: 1.5 },
      { time: at(30), event: 'recorded', iteration: 2, kind: 'writing' },
      { time: at(31), event: 'woken', why: 'x' },
    ] as JournalLine[];
    expect(measuredIterations(journal, [null, { iteration: 2, usd: 0.5, tokens: 7 }])).toEqual([
      { iteration: 1, kind: 'research', usd: 1.5, minutes: 20, agents: 3 },
      { iteration: 2, kind: 'writing', usd: 0.5, minutes: 9, agents: 1 },
    ]);
    expect(measuredIterations(journal.slice(0, 2))).toMatchObject([{ usd: null }]);
  });
});
