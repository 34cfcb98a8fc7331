import { dollars } from '../../base/figures.ts';
import {
  budgetKeys,
  budgets,
  someBudgets,
  type BudgetEnd,
  type BudgetKey,
  type BudgetLimits,
  modeOf,
  phasesOfMode,
  type EndReason,
} from '../../base/vocabulary.ts';
import { counted } from '../../base/text.ts';
import { isRecorded, type WorkflowState, type Ceiling, elapsedHours, isSearching, presentCeiling } from './state.ts';

/** The facts at the beginning of an iteration, by which a budget ends the search. */
interface Beginning {
  iteration: number;
  hours: number;
  /** The cost that the iteration is likely to stay within, in USD. */
  likelyUsd: number;
  ceiling: Ceiling;
}

/** The facts in the middle of an iteration, by which a budget ends all work. */
export interface AtWork {
  hours: number;
  /** Kept for the answer with which a session ends that prints only that, in USD. */
  closingUsd?: number | undefined;
}

interface BudgetRule {
  /** Whether only the reserve for the write-up is left of that part, or would be after the iteration. */
  endsSearch: (state: WorkflowState, beginning: Beginning) => boolean;
  /** Whether nothing more is allowed, not even for the write-up. */
  endsWork: (state: WorkflowState, now: AtWork) => boolean;
  /** How much of it is used up, in a phrase, where a workflow cannot be resumed without more of it; hours begin at 0 then. */
  usedUp?: (state: WorkflowState) => string | undefined;
  /** The limit with which a workflow that it ended can continue; undefined where it needs no other. */
  more?: (state: WorkflowState) => number;
  /** The amount of it that is left, in words; undefined where that is not known. */
  left: (state: WorkflowState, hours: number, usd: number | null) => string | undefined;
  /** The end of all work by it, in a clause. */
  workOver: (state: WorkflowState, beforeTheEnd: string) => string;
}

const budgetRules: Readonly<Record<BudgetKey, BudgetRule>> = {
  max_iterations: {
    endsSearch: (state, { iteration, ceiling }) => iteration >= lastIteration(state, ceiling),
    // The last iteration writes up; the workflow ends with it.
    endsWork: () => false,
    usedUp: (state) =>
      state.status !== 'in_progress' && state.max_iterations <= state.iteration && isRecorded(state)
        ? `done ${counted(state.iteration, 'iteration')} of at most ${state.max_iterations} in all`
        : undefined,
    more: moreIterations,
    left: ({ max_iterations, iteration }) => counted(Math.max(0, max_iterations - iteration), 'more iteration'),
    workOver: ({ iteration, max_iterations }, beforeTheEnd) =>
      `The iterations are used up (${iteration} of at most ${max_iterations}) before ${beforeTheEnd}`,
  },
  max_duration_hours: {
    endsSearch: (state, { hours, ceiling }) => hours >= searchHours(partOf(state, ceiling)),
    // The write-up may exceed the time, by the reserve at most.
    endsWork: (state, { hours }) => hours >= state.max_duration_hours + reserveHours(state),
    left: ({ max_duration_hours }, hours) => `${Math.max(0, max_duration_hours - hours).toFixed(1)} hours`,
    workOver: ({ max_duration_hours }) => `The time budget of ${counted(max_duration_hours, 'hour')} is used up`,
  },
  max_cost_usd: {
    endsSearch: (state, { likelyUsd, ceiling }) => {
      const most = searchUsd(partOf(state, ceiling));
      return state.cost_usd !== null && (state.cost_usd >= most || state.cost_usd + likelyUsd > most);
    },
    endsWork: ({ cost_usd, max_cost_usd }, { closingUsd = 0 }) =>
      cost_usd !== null && cost_usd + closingUsd >= max_cost_usd,
    usedUp: ({ cost_usd, max_cost_usd }) =>
      cost_usd !== null && cost_usd >= max_cost_usd ? `spent ${cost_usd.toFixed(2)} of ${max_cost_usd} USD` : undefined,
    more: ({ cost_usd, max_cost_usd }) => moreUsd(Math.max(cost_usd ?? 0, max_cost_usd)),
    left: ({ max_cost_usd }, _, usd) => (usd === null ? undefined : dollars(Math.max(0, max_cost_usd - usd))),
    workOver: ({ max_cost_usd }) => `The cost budget of ${max_cost_usd} USD is used up`,
  },
};

/** No write-up needs longer than this, however large the budget. */
const longestReserveHours = 1;

/** Hours of the time budget that are kept for the write-up. */
export const reserveHours = ({ max_duration_hours, budget_reserve }: WorkflowState): number =>
  Math.min(longestReserveHours, max_duration_hours * budget_reserve);

export const searchHours = (state: WorkflowState): number => state.max_duration_hours - reserveHours(state);

export const searchUsd = ({ max_cost_usd, budget_reserve }: WorkflowState): number =>
  max_cost_usd * (1 - budget_reserve);

/** The state as if money and hours were this part of them alone. */
function partOf(state: WorkflowState, { share }: Ceiling): WorkflowState {
  return {
    ...state,
    max_duration_hours: state.max_duration_hours * share,
    max_cost_usd: state.max_cost_usd * share,
  };
}

/** The last iteration within this part of them, which writes up. */
export const lastIteration = ({ max_iterations }: Pick<WorkflowState, 'max_iterations'>, ceiling: Ceiling): number =>
  Math.min(max_iterations, Math.max(Math.round(max_iterations * ceiling.share), ceiling.fewest));

/** Half as much again as was spent, and at least enough for another iteration and the write-up. */
const moreUsd = (spent: number) => Math.ceil(Math.max(spent * 1.5, spent + usualUsd.iteration + usualUsd.writeUp));

/** The cost that is assumed where nothing was measured yet, in USD; docs/budgets-and-cost.md states it. */
export const usualUsd = { iteration: 1, writeUp: 0.5, agent: 0.15 };

/** The limit that gives ten iterations to each phase that is left. */
function moreIterations({ iteration, workflow_type, current_phase }: WorkflowState): number {
  const all = phasesOfMode[modeOf(workflow_type)];
  return iteration + 10 * (all.length - Math.max(0, all.indexOf(current_phase)));
}

/** The budget for which an iteration that begins writes up; null when none does. */
export function endOfSearch(state: WorkflowState, beginning: Beginning): BudgetEnd | null {
  const key = budgetKeys.find((one) => budgetRules[one].endsSearch(state, beginning));
  return key === undefined ? null : budgets[key].ends;
}

export function endOfWork(state: WorkflowState, now: AtWork): BudgetEnd | undefined {
  const key = budgetKeys.find((one) => budgetRules[one].endsWork(state, now));
  return key === undefined ? undefined : budgets[key].ends;
}

/** The limits with which a workflow that used-up budgets ended, or keep from being resumed, can continue. */
export function moreOfUsedUp(state: WorkflowState): Partial<BudgetLimits> {
  return someBudgets((key) =>
    // The money that is left after such an end is too little to search on.
    budgetRules[key].usedUp?.(state) !== undefined || (key === 'max_cost_usd' && state.end_reason === 'max_cost')
      ? budgetRules[key].more?.(state)
      : undefined,
  );
}

/** A phrase on the budget that keeps the workflow from going on; undefined when none does. */
export const describeUsedUp = (state: WorkflowState): string | undefined =>
  budgetKeys.map((key) => budgetRules[key].usedUp?.(state)).find((phrase) => phrase !== undefined);

export const budgetsLeft = (state: WorkflowState, hours: number, usd: number | null): string[] =>
  budgetKeys.flatMap((key) => budgetRules[key].left(state, hours, usd) ?? []);

/** The end by a budget, in a clause; undefined for other ends. */
export function describeSpent(state: WorkflowState, reason: EndReason, beforeTheEnd = ''): string | undefined {
  const key = budgetKeys.find((one) => budgets[one].ends === reason);
  return key && budgetRules[key].workOver(state, beforeTheEnd);
}

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
export const eatsReserve = (state: WorkflowState, now: Date): boolean =>
  allowance({ ...state, budget_reserve: state.budget_reserve / 2 }, now).kind !== 'all';

export function describeAllowance(state: WorkflowState, { kind, reason }: Exclude<Allowance, { kind: 'all' }>): string {
  const used = describeSpent(state, reason) ?? reason;
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
