import { isCitable } from './failed-quotes.ts';
import { openQuestions, type Ledger } from './ledger.ts';
import { consecutiveLowYield } from './novelty.ts';
import type { WorkflowState } from '../../loop/rules/state.ts';

/** The state with every counter computed from the ledger. */
export function withCounters(state: WorkflowState, ledger: Ledger): WorkflowState {
  return { ...state, ...countersOf(ledger) };
}

function countersOf(ledger: Ledger) {
  return {
    total_iterations_research: ledger.iterations.filter(({ kind }) => kind === 'research' || kind === 'writing').length,
    total_iterations_planning: ledger.iterations.filter(({ kind }) => kind === 'planning').length,
    total_iterations_coding: ledger.iterations.filter(({ kind }) => kind === 'coding').length,
    sources_cited: ledger.sources.length,
    findings_count: ledger.claims.filter(isCitable).length,
    new_findings_last_iteration: ledger.iterations.findLast(({ kind }) => kind === 'research')?.new_claims ?? 0,
    consecutive_low_findings: consecutiveLowYield(ledger.iterations),
    open_questions: openQuestions(ledger).length,
  };
}
