import { describe, expect, it } from 'vitest';
import { canonicalModel, costOf, isPrice, priceFrom, surchargeOf, weightOf } from '../../../src/engine/spend/prices.ts';

const counts = { input: 1_000, output: 100, cacheRead: 10_000, cacheWriteFiveMinutes: 2_000, cacheWriteOneHour: 3_000 };
const long = { ...counts, cacheRead: 100_000 };
const plain = { fast: false, unitedStates: false };

/** What Claude Code 2.1.330 charged for these counts and two searches, measured with the scripted API. */
const measured: [model: string, requests: typeof counts, circumstances: typeof plain, usd: number][] = [
  ['claude-opus-5-5', counts, plain, 0.062],
  ['claude-opus-5', counts, plain, 0.075],
  ['claude-sonnet-5-5', counts, plain, 0.041],
  ['claude-fable-5-1', counts, plain, 0.1225],
  ['claude-haiku-4-5', counts, plain, 0.031],
  ['claude-haiku-5-5', counts, plain, 0.0211],
  ['claude-haiku-5-5', long, plain, 0.03],
  ['claude-opus-5-5', { ...counts, input: 300_000 }, plain, 1.258],
  ['claude-sonnet-4-6', { ...long, input: 150_000 }, plain, 0.527],
  ['claude-opus-5-5', counts, { ...plain, fast: true }, 0.104],
  ['claude-opus-5-5', counts, { ...plain, unitedStates: true }, 0.0662],
];

describe('the price list', () => {
  it.each(measured)('charges for %s and %o, %o, what Claude Code does', (model, requests, circumstances, usd) => {
    const weight = weightOf(model, requests) * surchargeOf(model, requests, circumstances);
    expect(costOf(model, weight, 2, new Map())).toBeCloseTo(usd, 12);
  });

  it('takes a prompt for long above a hundred thousand tokens, not at them', () => {
    const prompt = (input: number) => surchargeOf('claude-haiku-5-5', { ...counts, input }, plain);
    expect([prompt(85_000), prompt(85_001)]).toEqual([1, 5]);
  });

  it.each([
    ['claude-opus-9', 4],
    ['claude-sonnet-9-1', 2],
    ['claude-haiku-6', 0.1],
    ['claude-fable-7', 10],
  ])('takes %s, which it does not list, for the newest of its family', (model, usd) =>
    expect(costOf(model, 1e6, 0, new Map())).toBeCloseTo(usd, 9),
  );

  it.each(['glm-5', 'unknown', 'constructor', '__proto__', 'claude-nova-1'])('does not know what %s costs', (model) =>
    expect(costOf(model, 1e6, 0, new Map())).toBeNull(),
  );

  it('prefers what was learned', () =>
    expect(costOf('claude-opus-5-5', 1e6, 1, new Map([['claude-opus-5-5', 7]]))).toBeCloseTo(7.01, 9));
});

describe('priceFrom', () => {
  it('finds the price that was charged', () => expect(priceFrom(0.062, 10_500, 2)).toBe(4));
  it.each([
    [0, 100, 0],
    [1, 0, 0],
    [0.01, 100, 2],
    [1e6, 1, 0],
    [NaN, 1, 0],
  ])('makes nothing of %f USD for a weight of %i with %i searches', (usd, weight, searches) =>
    expect(priceFrom(usd, weight, searches)).toBeUndefined(),
  );
});

it.each([
  ['claude-opus-4-7[1m]', 'claude-opus-4-7'],
  ['claude-haiku-4-5-20251001', 'claude-haiku-4-5'],
  ['us.anthropic.claude-sonnet-4-20250514-v1:0', 'claude-sonnet-4'],
  ['claude-opus-4-1@20250805', 'claude-opus-4-1'],
  ['GLM 5\u001b[2J', 'glm-5-2j'],
  ['', 'unknown'],
  [7, 'unknown'],
  ['x'.repeat(9_999), 'x'.repeat(200)],
])('canonicalModel(%j) is %s', (name, model) => expect(canonicalModel(name)).toBe(model));

it.each([[0], [-1], [NaN], [Infinity], ['3'], [null]])('%j is no price', (value) => expect(isPrice(value)).toBe(false));
