import type { Decision } from './decide.ts';
import { dollars } from '../../base/amount.ts';
import { isRecorded, type WorkflowState } from './state.ts';
import { shownVerdict } from './iteration.ts';
import { capitalized } from '../../base/text.ts';
import { phaseTraits } from '../../base/vocabulary.ts';

/**
 * An iteration that is over, in a sentence: "Iteration 4: 9 new findings, 3 confirmed by a second source; $3.10 so far."
 * @param problems why it was given up, if it was.
 * @param next the state with the next one begun, which has the reason for the end of the search.
 */
export function iterationResult(state: WorkflowState, problems: readonly string[] = [], next = state): string {
  const { iteration, last_result, cost_usd, current_phase } = state;
  const result = isRecorded(state)
    ? (last_result ?? 'recorded')
    : `given up: ${problems.join(' ').replace(/\.$/, '') || 'nothing was recorded'}`;
  const cost = cost_usd === null ? '' : `; ${dollars(cost_usd)} so far`;
  // The result of an iteration of coding includes its progress.
  const verdict = phaseTraits[current_phase].worksOnFeatures || !isRecorded(state) ? null : shownVerdict(next);
  return `Iteration ${iteration}: ${result}${cost}.${verdict === null ? '' : ` ${capitalized(verdict)}.`}`;
}

/** The sentence for a visible session on the iteration that ended with a turn. */
export function resultOfTurn(
  { kind }: Decision,
  state: WorkflowState,
  problems: readonly string[],
  after: WorkflowState = state,
): string[] {
  if (state.status !== 'in_progress' || state.driver === 'headless' || state.iteration === 0) return [];
  const isOver = kind === 'continue' || (kind === 'end' && isRecorded(state));
  const isSamePhase = after.current_phase === state.current_phase;
  return isOver ? [iterationResult(state, problems, isSamePhase ? after : state)] : [];
}
