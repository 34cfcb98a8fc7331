import { expect, it } from 'vitest';
import { formatAmount } from '../../src/base/amount.ts';

it.each([
  [{ usd: 0.4, tokens: 120_000 }, 'about 0.40 USD, 120 k tokens'],
  [{ usd: null, tokens: 12 }, 'an unknown sum, 12 tokens'],
  [{ usd: null, tokens: null }, 'an unknown sum'],
])('formatAmount(%j) is "%s"', (amount, phrase) => expect(formatAmount(amount)).toBe(phrase));
