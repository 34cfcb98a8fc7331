import { phases, budgetsOf } from '../../base/vocabulary.ts';
import { defaultConfiguration } from '../../configuration/rules/configuration.ts';

/** Figures that only code counts, from the log, the ledger and the feature list: a person may not change them. */
export const counts = {
  /** The iteration in progress or, when it is recorded, the last one. 0 before the first. */
  iteration: 0,
  /** Iterations that `record` has closed, by phase; and the last one. */
  total_iterations_research: 0,
  total_iterations_planning: 0,
  total_iterations_coding: 0,
  recorded_iteration: 0,
  sources_cited: 0,
  findings_count: 0,
  new_findings_last_iteration: 0,
  consecutive_low_findings: 0,
  open_questions: 0,
  features_total: 0,
  features_complete: 0,
  features_failed: 0,
  /** Features that passed without a test that is known to have failed before. */
  features_untested: 0,
};

/** The values of a workflow that has not begun; a state file of version 0 gets them for the keys it lacks. */
export const initialState = {
  status: 'in_progress',
  current_phase: phases.A,
  ...counts,
  phase_transition_threshold: defaultConfiguration.phase_transition_threshold,
  depth: defaultConfiguration.depth,
  parallel: 1,
  last_completed_feature: null,
  sections_in_report: 0,
  components_designed: 0,
  critic_issues_resolved: 0,
  open_design_decisions: 0,
  consecutive_failures: 0,
  failure_threshold: defaultConfiguration.failure_threshold,
  ...budgetsOf(defaultConfiguration),
  budget_reserve: 0.35,
  cost_usd: null,
  tokens: null,
  paused_hours: 0,
  stall_window: 3,
  fruitless_iterations: 0,
  stall_since_iteration: null,
  finishing: null,
  writing_iteration: null,
  end_reason: null,
  end_message: null,
  last_result: null,
  verdict: null,
  verdict_numbers: null,
  research_verdict: null,
} as const;
