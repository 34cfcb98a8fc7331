import { type BudgetKey, type BudgetLimits, budgetsOf } from '../../base/budgets.ts';
import { defaultConfiguration, type Depth } from '../../configuration/rules/configuration.ts';
import {
  type Driver,
  type EndReason,
  type PhaseName,
  type Status,
  type WorkflowType,
  phases,
  phasesOfMode,
  workflowTypes,
  type Mode,
} from '../../base/vocabulary.ts';
import type { IterationSpend, PhaseSpend } from '../../base/amount.ts';

/** The front matter of a workflow's state file. Every key of version 0 is here under its name; unknown keys are kept unchanged. */
export interface WorkflowState extends BudgetLimits {
  schema: 1;
  workflow_type: WorkflowType;
  name: string;
  status: Status;
  current_phase: PhaseName;
  /** The iteration in progress or, when it is recorded, the last one. 0 before the first. */
  iteration: number;
  /** Iterations that `record` has closed, by phase. */
  total_iterations_research: number;
  total_iterations_planning: number;
  total_iterations_coding: number;
  /** Computed from the ledger and the feature list, never taken from a model. */
  sources_cited: number;
  findings_count: number;
  new_findings_last_iteration: number;
  consecutive_low_findings: number;
  open_questions: number;
  phase_transition_threshold: number;
  depth: Depth;
  /** How many features are worked on at once, each in a work tree of its own; 1 works in the user's. */
  parallel: number;
  features_total: number;
  features_complete: number;
  features_failed: number;
  /** Features that passed without a test that is known to have failed before. */
  features_untested: number;
  /** The id of the feature that passed last. */
  last_completed_feature: string | null;
  /** Counts of the report and the plan when an iteration was recorded last. */
  sections_in_report: number;
  components_designed: number;
  critic_issues_resolved: number;
  open_design_decisions: number;
  /** The last iteration that `record` has closed. */
  recorded_iteration: number;
  /** Iterations in a row that ended without being recorded. */
  consecutive_failures: number;
  failure_threshold: number;
  /** Iterations in a row that bring nothing after which agents take another way; see stall.ts. */
  stall_window: number;
  fruitless_iterations: number;
  /** Iterations up to this one do not count among them. */
  stall_since_iteration: number | null;
  /** Share of the cost and time budgets that the search leaves for the write-up. */
  budget_reserve: number;
  /** USD: Claude Code's figures as far as they go, list prices from there on; null when nothing is known. */
  cost_usd: number | null;
  /** Tokens of all kinds, or null when unknown. */
  tokens: number | null;
  /** Cost and tokens of each phase, in the order in which they began. */
  spent_by_phase: PhaseSpend[];
  /** Cost and tokens of the iteration that was counted last, or null before any was. */
  spent_last_iteration: IterationSpend | null;
  /** Hours since `running_since` without work: usage limits, outages, no session. */
  paused_hours: number;
  /** Why the search is over (the end reason once the report is written), or null. */
  finishing: EndReason | null;
  /** The iteration that writes the report up, or null before it has begun. */
  writing_iteration: number | null;
  driver: Driver;
  /** Domains that pages may come from, and may not; any where both are empty. */
  only_domains: readonly string[];
  not_domains: readonly string[];
  /** Whether the repository held source files when the workflow began. */
  repository_analysis: boolean;
  prompt: string;
  /** ISO 8601, UTC. */
  started_at: string;
  /** When it was created or last resumed: the hours budget counts from here. */
  running_since: string;
  updated_at: string;
  end_reason: EndReason | null;
  end_message: string | null;
  /** The product of the iteration that was recorded last, in a few words. */
  last_result: string | null;
  /** Whether the phase continues, in plain words. */
  verdict: string | null;
  /** The numbers behind the verdict; null where it has none. */
  verdict_numbers: string | null;
  /** Figures of research when the next phase began; null before. */
  research_end: ResearchEnd | null;
}

/** Figures of research for the section of the report on its making. */
export interface ResearchEnd {
  iterations: number;
  hours: number;
  /** Null when unknown. */
  usd: number | null;
  verdict: string | null;
}

/** Limits that end a workflow, or a phase of it: fixed when it is created. */
export type Limits = Pick<
  WorkflowState,
  BudgetKey | 'failure_threshold' | 'phase_transition_threshold' | 'depth' | 'parallel'
>;

export interface NewWorkflow {
  mode: Mode;
  name: string;
  prompt: string;
  driver: Driver;
  limits: Limits;
  repositoryAnalysis: boolean;
  /** The places where sources may come from; anywhere without. */
  domains?: Pick<WorkflowState, 'only_domains' | 'not_domains'> | undefined;
  now: Date;
}

/** The values of a workflow that has not begun; a state file of version 0 gets them for the keys it lacks. */
export const initialState = {
  status: 'in_progress',
  current_phase: phases.A,
  iteration: 0,
  total_iterations_research: 0,
  total_iterations_planning: 0,
  total_iterations_coding: 0,
  sources_cited: 0,
  findings_count: 0,
  new_findings_last_iteration: 0,
  consecutive_low_findings: 0,
  open_questions: 0,
  phase_transition_threshold: defaultConfiguration.phase_transition_threshold,
  depth: defaultConfiguration.depth,
  parallel: 1,
  features_total: 0,
  features_complete: 0,
  features_failed: 0,
  features_untested: 0,
  last_completed_feature: null,
  sections_in_report: 0,
  components_designed: 0,
  critic_issues_resolved: 0,
  open_design_decisions: 0,
  recorded_iteration: 0,
  consecutive_failures: 0,
  failure_threshold: defaultConfiguration.failure_threshold,
  ...budgetsOf(defaultConfiguration),
  budget_reserve: 0.35,
  cost_usd: null,
  tokens: null,
  spent_by_phase: [],
  spent_last_iteration: null,
  paused_hours: 0,
  stall_window: 3,
  fruitless_iterations: 0,
  stall_since_iteration: null,
  finishing: null,
  writing_iteration: null,
  only_domains: [],
  not_domains: [],
  end_reason: null,
  end_message: null,
  last_result: null,
  verdict: null,
  verdict_numbers: null,
  research_end: null,
} as const satisfies Partial<WorkflowState>;

/** Keys that only code counts: a person may not change them. */
const counted = [
  'iteration',
  'recorded_iteration',
  'total_iterations_research',
  'total_iterations_planning',
  'total_iterations_coding',
  'sources_cited',
  'findings_count',
  'new_findings_last_iteration',
  'consecutive_low_findings',
  'open_questions',
  'features_total',
  'features_complete',
  'features_failed',
  'features_untested',
] as const satisfies (keyof WorkflowState)[];

/** The part of an edited state that counts: all but the keys that only code counts. */
export function withCountsOf(found: WorkflowState, known: WorkflowState): WorkflowState {
  return { ...found, ...Object.fromEntries(counted.map((key) => [key, known[key]])) };
}

/** The state of a workflow that has not begun its first iteration. */
export function newState(workflow: NewWorkflow): WorkflowState {
  const now = workflow.now.toISOString();
  return {
    schema: 1,
    workflow_type: workflowTypes[workflow.mode],
    name: workflow.name,
    ...initialState,
    current_phase: phasesOfMode[workflow.mode][0],
    ...workflow.limits,
    ...workflow.domains,
    driver: workflow.driver,
    repository_analysis: workflow.repositoryAnalysis,
    prompt: workflow.prompt,
    started_at: now,
    running_since: now,
    updated_at: now,
  };
}

/** Whether the iteration in progress has been closed by `record`. */
export function isRecorded(state: WorkflowState): boolean {
  return state.iteration > 0 && state.recorded_iteration === state.iteration;
}

/** Whether a workflow cannot be resumed any more. */
export function isOverForGood({ status, end_reason }: Pick<WorkflowState, 'status' | 'end_reason'>): boolean {
  return status === 'complete' || end_reason === 'cancelled';
}

/** Hours that the workflow ran since it was created or last resumed, up to its end. */
export function elapsedHours(state: WorkflowState, now: Date): number {
  const until = state.status === 'in_progress' ? now.getTime() : Date.parse(state.updated_at);
  // If the clock was set back, `now` may be earlier than the start; the end of the turn corrects the start.
  return Math.max(0, (until - Date.parse(state.running_since)) / 3_600_000 - state.paused_hours);
}
