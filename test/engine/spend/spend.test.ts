import { describe, expect, it } from 'vitest';
import {
  formatAmount,
  formatSpend,
  spendOfResult,
  unknownSpend,
  type WorkflowSpend,
} from '../../../src/engine/spend/spend.ts';

const spend: WorkflowSpend = {
  usd: 3.41,
  exact: false,
  tokens: 1_234_567,
  phases: [
    { phase: 'A', usd: 3.01, tokens: 1_000_000 },
    { phase: 'B', usd: 0.4, tokens: 234_567 },
  ],
  last: { iteration: 3, usd: 0.4, tokens: 234_567 },
  current: null,
};

describe('formatSpend', () => {
  it.each<[string, Partial<WorkflowSpend>, number | null]>([
    ['about 3.41 of at most 50 USD (A 3.01, B 0.40), 1.2 M tokens, last iteration 0.40', {}, 50],
    ['3.41 USD (A 3.01, B 0.40), 1.2 M tokens, last iteration 0.40', { exact: true }, null],
    ['about 0.0042 of at most 50 USD, 950 tokens', { usd: 0.0042, tokens: 950, phases: [], last: null }, 50],
    ['about 0.00 USD, 2 k tokens', { usd: 0, tokens: 1_999, phases: [], last: null }, null],
    ['unknown, of at most 0.5 USD, 1.0 M tokens', { usd: null, tokens: 999_999, last: null }, 0.5],
  ])('says "%s"', (line, more, most) => expect(formatSpend({ ...spend, ...more }, most)).toBe(line));

  it('says that it is unknown, never that it is nothing', () =>
    expect(formatSpend(unknownSpend, null)).toBe('unknown'));

  it('leaves out phases and iterations of unknown cost', () => {
    const last = { iteration: 3, usd: null, tokens: 1 };
    const phases = [{ phase: 'A', usd: null, tokens: 1 }];
    expect(formatSpend({ ...spend, last, phases }, null)).toBe('about 3.41 USD, 1.2 M tokens');
  });
});

it.each([
  [{ usd: 0.4, tokens: 120_000 }, 'about 0.40 USD, 120 k tokens'],
  [{ usd: null, tokens: 12 }, 'an unknown sum, 12 tokens'],
  [{ usd: null, tokens: null }, 'an unknown sum'],
])('formatAmount(%j) is "%s"', (amount, phrase) => expect(formatAmount(amount)).toBe(phrase));

describe('spendOfResult', () => {
  it('reads what claude -p answers', () => {
    const opus = { inputTokens: 1, outputTokens: 2, cacheReadInputTokens: 3, cacheCreationInputTokens: 4, costUSD: 1 };
    const result = { total_cost_usd: 1.5, modelUsage: { a: opus, b: { inputTokens: 5 } } };
    expect(spendOfResult(result)).toEqual({ usd: 1.5, exact: true, tokens: 15 });
  });

  it.each([
    [undefined],
    [null],
    [7],
    ['text'],
    [{}],
    [{ total_cost_usd: '1', modelUsage: [] }],
    [{ total_cost_usd: -1, modelUsage: { a: null, b: { inputTokens: -3, outputTokens: 'x' } } }],
    [{ total_cost_usd: NaN, modelUsage: 'x' }],
  ])('knows nothing of %j', (result) =>
    expect(spendOfResult(result)).toEqual({ usd: null, exact: false, tokens: null }),
  );
});
