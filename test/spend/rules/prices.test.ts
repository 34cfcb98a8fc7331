import { describe, expect, it } from 'vitest';
import { canonicalModel, priceOf, type Request } from '../../../src/spend/rules/prices.ts';

const plain = { searches: 2, fast: false };
const counts = { input: 1_000, output: 100, cacheRead: 10_000, cacheWriteFiveMinutes: 2_000, cacheWriteOneHour: 3_000 };
const long = { ...counts, cacheRead: 100_000 };
const million = (model: string) => ({
  ...{ model, input: 1e6, output: 0, cacheRead: 0, cacheWriteFiveMinutes: 0, cacheWriteOneHour: 0 },
  ...{ ...plain, searches: 0 },
});

/** The charge of Claude Code 2.1.330 for these counts and two searches, measured with the scripted API. */
const measured: [usd: number, Request][] = [
  [0.062, { model: 'claude-opus-5-5', ...counts, ...plain }],
  [0.075, { model: 'claude-opus-5', ...counts, ...plain }],
  [0.041, { model: 'claude-sonnet-5-5', ...counts, ...plain }],
  [0.1225, { model: 'claude-fable-5-1', ...counts, ...plain }],
  [0.031, { model: 'claude-haiku-4-5', ...counts, ...plain }],
  [0.0211, { model: 'claude-haiku-5-5', ...counts, ...plain }],
  [1.258, { model: 'claude-opus-5-5', ...counts, input: 300_000, ...plain }],
  [0.527, { model: 'claude-sonnet-4-6', ...long, input: 150_000, ...plain }],
  [0.104, { model: 'claude-opus-5-5', ...counts, ...plain, fast: true }],
];

describe('the price list', () => {
  it.each(measured)('charges %f USD for %o, as Claude Code does', (usd, request) =>
    expect(priceOf(request)).toBeCloseTo(usd, 12),
  );

  it.each([
    ['claude-opus-9', 4],
    ['claude-sonnet-9-1', 2],
    ['claude-haiku-6', 0.1],
    ['claude-fable-7', 10],
  ])('takes %s, which it does not list, for the newest of its family', (model, usd) =>
    expect(priceOf(million(model))).toBeCloseTo(usd, 9),
  );

  it.each(['glm-5', 'unknown', 'constructor', '__proto__', 'claude-nova-1', ''])(
    'does not know what %s costs',
    (model) => expect(priceOf(million(model))).toBeNull(),
  );
});

it.each([
  ['claude-opus-4-7[1m]', 'claude-opus-4-7'],
  ['claude-haiku-4-5-20251001', 'claude-haiku-4-5'],
  ['us.anthropic.claude-sonnet-4-20250514-v1:0', 'claude-sonnet-4'],
  ['claude-opus-4-1@20250805', 'claude-opus-4-1'],
])('canonicalModel(%j) is %s', (name, model) => expect(canonicalModel(name)).toBe(model));
