import { describe, expect, it } from 'vitest';
import { unknownSpend, withSpend } from '../../../src/spend/rules/account.ts';
import { state } from '../../support/samples.ts';

const spend = (usd: number | null, tokens: number | null, iteration = 2) => ({
  ...unknownSpend,
  usd,
  tokens,
  phases: [{ phase: 'A', usd, tokens }],
  last: { iteration: iteration - 1, usd: 1, tokens: 100 },
  current: { iteration, usd: 0.5, tokens: 50 },
});

describe('a state with what was spent', () => {
  it('holds it in all, by phase and for the latest iteration', () => {
    expect(withSpend(state(), spend(1.5, 150))).toMatchObject({
      cost_usd: 1.5,
      tokens: 150,
      spent_by_phase: [{ phase: 'A', usd: 1.5, tokens: 150 }],
      spent_last_iteration: { iteration: 2, usd: 0.5, tokens: 50 },
    });
    expect(withSpend(state(), { ...spend(1, 100), current: null })).toMatchObject({
      spent_last_iteration: { iteration: 1, usd: 1, tokens: 100 },
    });
  });

  it('keeps what it knew when the record of it was lost', () => {
    const known = withSpend(state(), spend(1.5, 150));
    expect(withSpend(known, unknownSpend)).toEqual(known);
    expect(withSpend(known, spend(0.2, 20, 3))).toEqual(known);
  });

  it('knows tokens where nobody knows a price, and does not call that nothing', () => {
    expect(withSpend(state(), spend(null, 150))).toMatchObject({
      cost_usd: null,
      tokens: 150,
      spent_by_phase: [{ phase: 'A', usd: null, tokens: 150 }],
    });
  });
});
