import { costOf, type LearnedPrices } from './prices.ts';

/** What a model was used for. */
export interface ModelUsage {
  /** All tokens, in, out and through the cache. */
  tokens: number;
  /** The same in input tokens at the model's plain price: what a token costs more or less is in here. */
  weight: number;
  searches: number;
}

/** By model. */
export type Usage = Map<string, ModelUsage>;

/** More models than any session has: what a hostile transcript names beyond is taken together. */
const mostModels = 50;

/** Adds what a model was used for, or takes it away with `sign` -1. Changes `usage`. */
export function addUsage(usage: Usage, model: string, more: ModelUsage, sign: 1 | -1 = 1): void {
  const key = usage.has(model) || usage.size < mostModels ? model : 'other';
  const { tokens, weight, searches } = usage.get(key) ?? { tokens: 0, weight: 0, searches: 0 };
  usage.set(key, {
    tokens: tokens + sign * more.tokens,
    weight: weight + sign * more.weight,
    searches: searches + sign * more.searches,
  });
}

/** All tokens of all models, of whatever kind. */
export function tokensOf(usage: Usage): number {
  let sum = 0;
  for (const { tokens } of usage.values()) sum += tokens;
  return sum;
}

/** What was spent up to some moment: what Claude Code has said, and what it has not said yet. */
export interface Total {
  usd: number;
  tokens: number;
  /** Used, but only the price list tells what it costs. */
  usage: Usage;
}

export const nothingSpent = (): Total => ({ usd: 0, tokens: 0, usage: new Map() });

/** One total and another, or with `sign` -1 one without the other. */
export function combine(one: Total, other: Total, sign: 1 | -1 = 1): Total {
  const usage: Usage = new Map(one.usage);
  for (const [model, more] of other.usage) addUsage(usage, model, more, sign);
  return { usd: one.usd + sign * other.usd, tokens: one.tokens + sign * other.tokens, usage };
}

/** Whether Claude Code has said what all of it costs. */
export function isSettled({ usage }: Total): boolean {
  return [...usage.values()].every(({ tokens, searches }) => tokens === 0 && searches === 0);
}

/** An amount spent; null where it is not known, which is never 0. */
export interface Amount {
  usd: number | null;
  tokens: number | null;
}

/** What a total comes to at the prices known now. */
export function priced({ usd, tokens, usage }: Total, prices: LearnedPrices): { usd: number | null; tokens: number } {
  let sum: number | null = usd;
  for (const [model, { weight, searches, tokens: used }] of usage) {
    if (used === 0 && searches === 0) continue;
    const cost = costOf(model, weight, searches, prices);
    sum = sum === null || cost === null ? null : sum + cost;
  }
  // The difference of two sums may lie a rounding below nothing.
  return { usd: sum === null ? null : Math.max(0, sum), tokens: Math.max(0, tokens + tokensOf(usage)) };
}
