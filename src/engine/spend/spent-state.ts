import type { Amount } from './usage.ts';
import type { WorkflowState } from '../state/state.ts';

/** The state with what the workflow has spent, as far as is known. It never falls: a lost record of it gives no money back. */
export function withSpend(state: WorkflowState, { usd, tokens }: Amount): WorkflowState {
  const cost_usd = larger(state.cost_usd, usd);
  const spent = larger(state.tokens, tokens);
  return cost_usd === state.cost_usd && spent === state.tokens ? state : { ...state, cost_usd, tokens: spent };
}

function larger(before: number | null, now: number | null): number | null {
  if (before === null || now === null) return before ?? now;
  return Math.max(before, now);
}
