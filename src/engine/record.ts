import { isSearching } from './iteration.ts';
import type { IterationStatistics, Ledger } from './ledger.ts';
import { openQuestions } from './ledger.ts';
import { mergeHandIns, type MergeResult, type StoredHandIn } from './merge.ts';
import { consecutiveLowYield, isLowYield, judgeSaturation } from './saturation.ts';
import type { WorkflowState } from './state.ts';

export interface IterationReports {
  handIns: readonly StoredHandIn[];
  /** Agents that the brief asked for. */
  expected: number;
  /** Agents whose hand-in was refused for good. */
  failed: number;
}

export interface RecordResult extends MergeResult {
  state: WorkflowState;
  statistics: IterationStatistics;
}

/**
 * Closes the iteration in progress: merges its hand-ins and computes every counter anew. Running it again changes nothing;
 * hand-ins that arrived late are added behind those merged before, whose ids stay.
 */
export function recordIteration(
  state: WorkflowState,
  ledger: Ledger,
  reports: IterationReports,
  now: Date,
): RecordResult {
  const merged = mergeHandIns(ledger, reports.handIns, now.toISOString().slice(0, 10));
  const statistics = describeIteration(state, merged.ledger, reports, now);
  const others = merged.ledger.iterations.filter(({ iteration }) => iteration !== state.iteration);
  merged.ledger.iterations = [...others, statistics].sort((a, b) => a.iteration - b.iteration);
  const counted = withCounters(state, merged.ledger);
  const { saturated, verdict } = judgeSaturation(merged.ledger, state.phase_transition_threshold);
  return {
    ...merged,
    statistics,
    state: {
      ...counted,
      recorded_iteration: state.iteration,
      finishing: counted.finishing ?? (saturated ? 'complete' : null),
      verdict,
      updated_at: now.toISOString(),
    },
  };
}

/** The state with every counter computed from the ledger. */
export function withCounters(state: WorkflowState, ledger: Ledger): WorkflowState {
  return {
    ...state,
    total_iterations_research: ledger.iterations.length,
    sources_cited: ledger.sources.length,
    findings_count: ledger.claims.length,
    new_findings_last_iteration: ledger.iterations.findLast(({ kind }) => kind === 'research')?.new_claims ?? 0,
    consecutive_low_findings: consecutiveLowYield(ledger.iterations),
    open_questions: openQuestions(ledger).length,
  };
}

function describeIteration(
  state: WorkflowState,
  ledger: Ledger,
  reports: IterationReports,
  now: Date,
): IterationStatistics {
  const own = reports.handIns.filter(({ iteration }) => iteration === state.iteration);
  const ofThisIteration = own.filter(({ handIn }) => handIn.assignment.startsWith(`i${state.iteration}-`));
  const reported = new Set(ofThisIteration.map(({ handIn }) => handIn.assignment)).size;
  const observations = ledger.observations.filter(({ iteration }) => iteration === state.iteration);
  const searches = own.reduce((sum, { handIn }) => sum + ('searches' in handIn ? handIn.searches : 0), 0);
  const statistics = {
    iteration: state.iteration,
    kind: isSearching(state) ? ('research' as const) : ('writing' as const),
    valid: isSearching(state) && reported > 0 && reported * 2 >= reports.expected && searches > 0,
    agents_expected: reports.expected,
    agents_reported: reported,
    agents_failed: reports.failed,
    searches,
    observations: observations.length,
    new_claims: observations.filter((observation) => observation.new).length,
    new_sources: ledger.sources.filter(({ first_iteration }) => first_iteration === state.iteration).length,
    recorded_at: now.toISOString(),
  };
  const before = ledger.iterations.filter(({ iteration }) => iteration < state.iteration);
  return { ...statistics, low_yield: isLowYield(statistics, before) };
}
