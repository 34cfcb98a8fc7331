import type { WorkflowSpend } from './spend.ts';
import type { WorkflowState } from '../state/state.ts';

type Spent = Pick<WorkflowSpend, 'usd' | 'tokens' | 'phases' | 'last' | 'current'>;

/** The state with what the workflow has spent, as far as is known. It never falls: a lost record of it gives no money back. */
export function withSpend(state: WorkflowState, { usd, tokens, phases, last, current }: Spent): WorkflowState {
  const total = { cost_usd: larger(state.cost_usd, usd), tokens: larger(state.tokens, tokens) };
  // A record that was begun anew knows less of the parts than the state does.
  if (tokens === null || tokens < (state.tokens ?? 0)) return { ...state, ...total };
  return { ...state, ...total, spent_by_phase: phases, spent_last_iteration: current ?? last };
}

function larger(before: number | null, now: number | null): number | null {
  if (before === null || now === null) return before ?? now;
  return Math.max(before, now);
}
