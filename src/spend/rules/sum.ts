import type { Amount } from '../../base/amount.ts';

/** A sum at list prices. */
export interface Sum {
  usd: number;
  tokens: number;
  /** The tokens among them of models that are not on the price list: while there are any, the cost is unknown. */
  unpriced: number;
}

export const nothingSpent = (): Sum => ({ usd: 0, tokens: 0, unpriced: 0 });

/** A sum from an amount of which only the total is known. */
export function sumOf({ usd, tokens }: Amount): Sum {
  return { usd: usd ?? 0, tokens: tokens ?? 0, unpriced: usd === null ? (tokens ?? 0) : 0 };
}

/** Adds to a sum in place, or subtracts with `sign` -1. */
export function add(sum: Sum, more: Sum, sign: 1 | -1 = 1): void {
  sum.usd += sign * more.usd;
  sum.tokens += sign * more.tokens;
  sum.unpriced += sign * more.unpriced;
}

/** One sum without another. */
export function difference(sum: Sum, less: Sum): Sum {
  const left = { ...sum };
  add(left, less, -1);
  return left;
}
