import { describe, expect, it } from 'vitest';
import { affordableAgents, allowance, describeAllowance, eatsReserve } from '../../../src/loop/rules/budgets.ts';
import { state } from '../../support/samples.ts';

const began = Date.parse(state().running_since);
const after = (hours: number) => new Date(began + hours * 3_600_000);
/** $50 and 24 hours, of which a third and an hour are kept for the write-up. */
const spent = (cost_usd: number | null, more = {}) => state({ iteration: 3, budget_reserve: 0.3, cost_usd, ...more });
const writing = { writing_iteration: 3, finishing: 'max_cost' } as const;

describe('what the budgets still allow', () => {
  it.each([
    ['all', spent(34.9), 1, {}],
    ['all', spent(null), 1, {}],
    ['write-up', spent(35), 1, {}],
    ['write-up', spent(30), 1, { committedUsd: 5.1 }],
    ['write-up', spent(1), 23, {}],
    ['all', spent(49.9, writing), 24.9, {}],
    ['closing', spent(49.9, writing), 1, { closingUsd: 0.2 }],
    ['nothing', spent(50, writing), 1, {}],
    ['nothing', spent(50), 1, {}],
    ['nothing', spent(1), 25, {}],
  ])('%s', (kind, from, hours, more) => {
    expect(allowance(from, after(hours), more).kind).toBe(kind);
  });

  it('is said with what was spent', () => {
    expect(describeAllowance(spent(36), { kind: 'write-up', reason: 'max_cost' })).toBe(
      'The cost budget of 50 USD is used up but for the write-up ($36.00)',
    );
    expect(describeAllowance(spent(1), { kind: 'nothing', reason: 'max_duration' })).toBe(
      'The time budget of 24 hours is used up',
    );
  });

  it('ends agents of the search when they have used up half of the reserve', () => {
    expect(eatsReserve(spent(42), after(1))).toBe(false);
    expect(eatsReserve(spent(43), after(1))).toBe(true);
  });

  it('pays as many agents as the money of the search is likely to, and one in any case', () => {
    expect(affordableAgents(spent(30), after(1), 1)).toBe(5);
    expect(affordableAgents(spent(34.9), after(1), 1)).toBe(1);
    expect(affordableAgents(spent(0, { max_cost_usd: 1 }), after(1))).toBe(4);
  });
});
