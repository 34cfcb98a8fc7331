import { dollars } from '../../base/figures.ts';
import { type BudgetEnd } from '../../base/vocabulary.ts';
import { endOfSearch, endOfWork, usualUsd, wordsOfEnd, type AtWork } from './budgets.ts';
import { isSearching, presentCeiling } from './iteration.ts';
import { elapsedHours, type WorkflowState } from './state.ts';

/**
 * The steps that money and hours still allow. `write-up`: only the reserve is left, so no agent of the search starts. `closing`: only the last answer
 * of the session. `nothing`: no paid step at all.
 */
export type Allowance = { kind: 'all' } | { kind: 'write-up' | 'closing' | 'nothing'; reason: BudgetEnd };

/** The one answer to how much is left: whether a paid step may begin. */
export function allowance(
  state: WorkflowState,
  now: Date,
  { committedUsd = 0, closingUsd = 0 }: { committedUsd?: number; closingUsd?: number | undefined } = {},
): Allowance {
  const atWork: AtWork = { hours: elapsedHours(state, now) };
  const over = endOfWork(state, atWork);
  if (over !== undefined) return { kind: 'nothing', reason: over };
  const closing = endOfWork(state, { ...atWork, closingUsd });
  if (closing !== undefined) return { kind: 'closing', reason: closing };
  if (!isSearching(state)) return { kind: 'all' };
  const beginning = { iteration: 0, ...atWork, likelyUsd: committedUsd, ceiling: presentCeiling(state) };
  const search = endOfSearch(state, beginning);
  return search === null ? { kind: 'all' } : { kind: 'write-up', reason: search };
}

/** Whether even the reserve is half used up while the search goes on: its agents are ended then, so that the report can be written. */
export function eatsReserve(state: WorkflowState, now: Date): boolean {
  return allowance({ ...state, budget_reserve: state.budget_reserve / 2 }, now).kind !== 'all';
}

/** The sentence on what is used up. */
export function describeAllowance(state: WorkflowState, { kind, reason }: Exclude<Allowance, { kind: 'all' }>): string {
  const used = wordsOfEnd(reason)?.workOver(state, '') ?? reason;
  const cost = reason === 'max_cost' && state.cost_usd !== null ? ` (${dollars(state.cost_usd)})` : '';
  return `${used}${kind === 'write-up' ? ' but for the write-up' : ''}${cost}`;
}

/** How many agents of the search the money allows beside those at work; the first of a workflow is always allowed. */
export function affordableAgents(state: WorkflowState, now: Date, perAgentUsd = usualUsd.agent): number {
  if (state.cost_usd === null && state.iteration > 1) return Infinity;
  let count = 0;
  const known = { ...state, cost_usd: state.cost_usd ?? 0 };
  while (count < 100 && allowance(known, now, { committedUsd: (count + 1) * perAgentUsd }).kind === 'all') count += 1;
  return Math.max(1, count);
}

/** A writer of the report, on the larger model, costs about as much as this many agents of the search. */
const agentsPerWriter = 3;

/** Whether the money that is left pays for the writer of the report and this many agents of the search. */
export function paysWriterBeside(
  { cost_usd, max_cost_usd }: WorkflowState,
  agents: number,
  perAgentUsd: number,
): boolean {
  return max_cost_usd - (cost_usd ?? 0) >= (agents + agentsPerWriter) * perAgentUsd;
}
