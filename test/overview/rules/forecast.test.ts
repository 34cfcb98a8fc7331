import { describe, expect, it } from 'vitest';
import type { JournalLine } from '../../../src/journal/rules/fold.ts';
import { describeForecast, forecastOf, likelyUsd, measureOf } from '../../../src/overview/rules/forecast.ts';
import { iterationRows } from '../../../src/spend/rules/iterations.ts';
import { nothingMeasured } from '../../support/overview.ts';
import { hoursLater, start, state } from '../../support/samples.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 10, minute)).toISOString();
const coding = state({
  workflow_type: 'autonomous-implement',
  current_phase: 'Phase C: Implementation',
  iteration: 1,
  max_iterations: 100,
  max_duration_hours: 1_000,
  max_cost_usd: 1_000,
  cost_usd: 0,
});

/** What iterations took that cost so much and lasted so many minutes each. */
const measured = (...all: (readonly [usd: number | null, minutes: number])[]) =>
  measureOf(
    all.map(([usd, minutes], index) => ({
      ...{ iteration: index + 1, kind: 'coding', agents: 2, tokens: null, result: '' },
      ...{ usd, began_at: at(0), recorded_at: at(minutes) },
    })),
    coding,
  );

describe('the cost that the next iteration is likely to stay within', () => {
  it('is what nine of ten iterations of features stayed within', () => {
    const costs = [1, 2, 3, 4, 5, 6, 7, 8, 9, 50].map((usd) => [usd, 10] as const);
    expect(likelyUsd(measured(...costs), coding)).toBe(9);
    expect(likelyUsd(measured(...costs.slice(0, 3)), coding)).toBe(3);
  });

  it('is not known from fewer than three, or without costs', () => {
    expect(likelyUsd(measured([1, 1], [2, 1]), coding)).toBeUndefined();
    expect(likelyUsd(measured([1, 1], [2, 1], [null, 1]), coding)).toBeUndefined();
  });

  it('is that of two agents elsewhere', () => expect(likelyUsd(measured([4, 1]), state())).toBe(4));
});

describe('the forecast', () => {
  const three = measured([1, 10], [2, 20], [3, 30]);
  const forecast = (more: object) => forecastOf(three, { ...coding, ...more }, start);

  it('takes the middle of what was measured for the work that is left and the write-up', () =>
    expect(forecast({ features_total: 10, features_complete: 2, features_failed: 1 })).toEqual({
      iterations: 8,
      usd: 16,
      minutes: 160,
      at_most: false,
    }));

  it.each([
    ['iterations', { max_iterations: 5 }, 4],
    ['money', { max_cost_usd: 12.5 }, 5],
    ['time', { max_duration_hours: 1.6 }, 4],
  ])('says what the limit of %s leaves at most', (_, limit, iterations) => {
    const found = forecast({ features_total: 73, features_complete: 3, ...limit });
    expect(found).toMatchObject({ iterations, at_most: true });
  });

  it('is a bound for a phase that ends by its own measure, and none from too little or at an end', () => {
    expect(forecast({ max_iterations: 6 })).toMatchObject({ iterations: 5, at_most: true });
    expect(forecastOf(measured([1, 10], [2, 20]), coding, start)).toBeUndefined();
    expect(forecast({ status: 'stopped' })).toBeUndefined();
  });

  it('is one sentence', () => {
    const made = { iterations: 14, usd: 21, minutes: 90, at_most: false };
    expect(describeForecast(made, start)).toMatch(/^About 14 more iterations, \$21, done about \d\d:\d\d\.$/);
    expect(describeForecast({ ...made, usd: null, iterations: 1, at_most: true }, hoursLater(1))).toMatch(
      /^At most 1 more iteration, done by \d\d:\d\d\.$/,
    );
  });
});

it('the rows of iterations take the time from begin to record, and the cost from wherever it is known', () => {
  const journal = [
    { time: at(0), event: 'iteration-begun', iteration: 1, agents: 3 },
    {
      time: at(20),
      event: 'recorded',
      iteration: 1,
      kind: 'research',
      verdict: '',
      agents_expected: 4,
      result: 'New.',
    },
    { time: at(21), event: 'iteration-begun', iteration: 2, agents: 1 },
    { time: at(21), event: 'spent', iteration: 1, usd: 1.5, tokens: 9 },
    { time: at(30), event: 'recorded', iteration: 2, kind: 'writing', verdict: '' },
    { time: at(31), event: 'woken', why: 'x' },
  ] as unknown as JournalLine[];
  const rows = iterationRows(journal, [null, { iteration: 2, usd: 0.5, tokens: 7 }]);
  expect(rows).toEqual([
    {
      iteration: 1,
      kind: 'research',
      began_at: at(0),
      recorded_at: at(20),
      agents: 4,
      usd: 1.5,
      tokens: 9,
      result: 'New.',
    },
    {
      iteration: 2,
      kind: 'writing',
      began_at: at(21),
      recorded_at: at(30),
      agents: 1,
      usd: 0.5,
      tokens: 7,
      result: '',
    },
  ]);
  expect(measureOf(rows, state())).toEqual({
    iterations: 1,
    minutes: 20,
    usd: 1.5,
    agentUsd: 0.375,
    mostUsd: undefined,
  });
  expect(measureOf([], state())).toEqual(nothingMeasured);
});
