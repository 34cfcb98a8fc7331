import {
  formatTokens,
  formatUsd,
  type Amount,
  type IterationSpend,
  type PhaseSpend,
  type SpentAmounts,
} from '../../base/figures.ts';
import { letterOf, phases, phaseTraits } from '../../base/vocabulary.ts';

/** The cost of a workflow over all its sessions. */
export interface WorkflowSpend extends Amount {
  /** In the order in which they began. */
  phases: PhaseSpend[];
  /** The last iteration that is over. */
  last: IterationSpend | null;
  /** The iteration in progress, so far. */
  current: IterationSpend | null;
}

export const unknownSpend: WorkflowSpend = {
  usd: null,
  tokens: null,
  phases: [],
  last: null,
  current: null,
};

/** Cost and tokens in the state never decrease, even when a file of the account is lost. */
export function withSpend<State extends SpentAmounts>(
  state: State,
  { usd, tokens, phases, last, current }: WorkflowSpend,
): State {
  const total = { cost_usd: larger(state.cost_usd, usd), tokens: larger(state.tokens, tokens) };
  // The parts of a smaller total may lack amounts that the state has.
  if (tokens === null || tokens < (state.tokens ?? 0)) return { ...state, ...total };
  return { ...state, ...total, spent_by_phase: phases, spent_last_iteration: current ?? last };
}

function larger(before: number | null, now: number | null): number | null {
  if (before === null || now === null) return before ?? now;
  return Math.max(before, now);
}

/** The cost as one line for people: "about 3.41 of at most 50 USD (research 3.01, planning 0.40), 1.2 M tokens, last iteration 0.40". */
export function formatSpend(spend: WorkflowSpend, maxUsd: number): string {
  const parts = [formatTotal(spend, maxUsd)];
  if (spend.tokens !== null) parts.push(formatTokens(spend.tokens));
  if (spend.last?.usd != null) parts.push(`last iteration ${formatUsd(spend.last.usd)}`);
  return parts.join(', ');
}

function formatTotal({ usd, phases }: WorkflowSpend, maxUsd: number): string {
  if (usd === null) return `unknown, of at most ${maxUsd} USD`;
  const known = phases.flatMap((phase) =>
    phase.usd === null ? [] : [`${work.get(phase.phase) ?? phase.phase} ${formatUsd(phase.usd)}`],
  );
  return `about ${formatUsd(usd)} of at most ${maxUsd} USD${known.length < 2 ? '' : ` (${known.join(', ')})`}`;
}

/** The names of the phases' work in messages. */
const work = new Map(Object.values(phases).map((phase) => [letterOf(phase), phaseTraits[phase].kind]));
