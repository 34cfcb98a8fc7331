import { forEachBudget, type BudgetLimits } from '../../base/budgets.ts';

export const depths = ['standard', 'thorough', 'exhaustive'] as const;
/** The certainty that little is left to find, at which research ends. */
export type Depth = (typeof depths)[number];

/** The highest share of new claims among those to come, with 95 % confidence, at which an iteration is low-yield. */
export const highestNovelty: Readonly<Record<Depth, number>> = { standard: 0.15, thorough: 0.1, exhaustive: 0.08 };

export const saturationRules = ['novelty', 'low-findings'] as const;
/**
 * The rule by which an iteration is low-yield. `novelty`: few of the latest observations are new; saturation then also needs
 * coverage and a blind probe. `low-findings`: fewer than two new claims, nothing else: the rule of version 0.
 */
export type SaturationRule = (typeof saturationRules)[number];

export const searchSteps = ['search', 'pivot', 'probe'] as const;
/**
 * The purpose of the next search: to continue, to cover missing parts, or to see whether researchers without knowledge of the
 * ledger find anything new.
 */
export type SearchStep = (typeof searchSteps)[number];

export const efforts = ['low', 'medium', 'high', 'xhigh', 'max'] as const;
/** How much a model thinks, in Claude Code's words. */
export type Effort = (typeof efforts)[number];

/**
 * The keys that a user and a project can set; one flat list, as it stands in the files. Paths are absolute or from the project's
 * root, and `{name}` in them stands for the workflow's name.
 */
export interface Configuration extends BudgetLimits {
  /** The share of cost and time that is kept for verification and writing. */
  budget_reserve: number;
  /** The share of iterations, cost and time that research leaves for the plan, where one follows. */
  plan_reserve: number;
  /** Iterations in a row that fail before the workflow ends. */
  failure_threshold: number;
  /** Iterations in a row with few new findings before a phase counts as saturated. */
  phase_transition_threshold: number;
  /** The certainty that little is left to find, at which research ends. */
  depth: Depth;
  /** The rule by which an iteration counts as one with few new findings. */
  saturation_rule: SaturationRule;
  /** Planning is stable while less than this share of the plan changes in an iteration. */
  plan_stable_share: number;
  /** Stable iterations in a row after which planning ends, unless a blocker is open. */
  plan_stable_iterations: number;
  /** Iterations of planning after which it ends, with the objections that are left. */
  plan_max_iterations: number;
  /** The number of latest iterations in which a stall is detected. */
  stall_window: number;
  iteration_interval_seconds: number;
  backoff_on_failure: boolean;
  backoff_multiplier: number;
  max_backoff_seconds: number;
  /** Whether `record` fetches the sources that agents hand in; without their text no quote can be checked. */
  fetch_sources: boolean;
  /** The time for all sources of one `record` together; the next one fetches the others. */
  fetch_budget_seconds: number;
  /** Whether `record` asks these catalogues who wrote the papers among the sources, when, and where they were published. */
  metadata_crossref: boolean;
  metadata_openalex: boolean;
  metadata_arxiv: boolean;
  /** The number of times a write-up is sent back for findings of the report's checks; 0 only reports them at the end. */
  report_check_rounds: number;
  /** The number of times a report-critic reads a write-up, and its blockers go back; 0 has no critic read it. */
  report_critic_rounds: number;
  /** Hosts, or `host:port`, with commas between them, that are fetched from although their address is not public. */
  allowed_private_hosts: string | null;
  /** The silence of all agents together after which those at work count as failed. */
  agent_timeout_minutes: number;
  /** The silence of a session of `run` after which it is started again, while no tool and no agent is at work. */
  hang_timeout_minutes: number;
  /** The share of the weekly limit of a subscription at which `run` ends; null: it uses what there is. */
  stop_at_week_share: number | null;
  /** The model and effort of sessions that `run` starts in each phase; null: as Claude Code is set. */
  model_research: string | null;
  model_planning: string | null;
  model_implementation: string | null;
  effort_research: Effort | null;
  effort_planning: Effort | null;
  effort_implementation: Effort | null;
  /** The file that ends the workflow: at the end of a turn, within seconds while the session waits, even with agents at work. */
  stop_file: string;
  reinject_prompt_file: string;
  check_reinject_every_n_iterations: number;
  /**
   * The task of the workflow. The user moves the file to one of the two folders, which ends the workflow as complete or as
   * cancelled.
   */
  task_file: string | null;
  done_dir: string;
  rejected_dir: string;
  /** Days after which transcripts and machine state of an ended workflow are removed; evidence never is. */
  state_retention_days: number;
  notify_on_completion: boolean;
  notify_on_failure: boolean;
  notify_on_max_iterations: boolean;
  notify_on_phase_change: boolean;
  notify_on_feature: boolean;
  notify_on_escalation: boolean;
  notify_on_wait: boolean;
  notify_desktop: boolean;
  notify_terminal: boolean;
  webhook_url: string | null;
  /** The key by which a receiver knows that a webhook's message is ours. */
  webhook_secret: string | null;
  /** The number of snapshots of the work tree that a workflow keeps in git, one for each iteration; 0 for none. */
  snapshots_kept: number;
  /** The time limit of one command of a verification. */
  verification_timeout_minutes: number;
  /** The number of passed features after which all of them are verified again; 0: at the end only. */
  sweep_every_features: number;
  /** The commands that check the project; null: those found in it, an empty text: none. */
  test_command: string | null;
  lint_command: string | null;
  types_command: string | null;
  build_command: string | null;
  /** Whether commands that could lose work are refused to a session that drives a workflow. */
  safety: 'on' | 'off';
}

export type ConfigurationKey = keyof Configuration;

/** The defaults; templates/configuration.yaml explains each to users. */
export const defaultConfiguration: Readonly<Configuration> = {
  ...forEachBudget((_, { usual }) => usual),
  budget_reserve: 0.35,
  plan_reserve: 0.4,
  failure_threshold: 3,
  phase_transition_threshold: 3,
  depth: 'standard',
  saturation_rule: 'novelty',
  plan_stable_share: 0.1,
  plan_stable_iterations: 2,
  plan_max_iterations: 12,
  stall_window: 3,
  iteration_interval_seconds: 0,
  backoff_on_failure: true,
  backoff_multiplier: 2,
  max_backoff_seconds: 300,
  fetch_sources: true,
  // Claude Code limits a command to two minutes.
  fetch_budget_seconds: 80,
  metadata_crossref: true,
  metadata_openalex: true,
  metadata_arxiv: true,
  report_check_rounds: 3,
  report_critic_rounds: 2,
  allowed_private_hosts: null,
  agent_timeout_minutes: 30,
  hang_timeout_minutes: 15,
  stop_at_week_share: null,
  model_research: null,
  model_planning: null,
  model_implementation: null,
  effort_research: null,
  effort_planning: null,
  effort_implementation: null,
  stop_file: 'docs/research-{name}/STOP',
  reinject_prompt_file: 'docs/research-{name}/redirect.md',
  check_reinject_every_n_iterations: 1,
  task_file: null,
  done_dir: 'Done',
  rejected_dir: 'Rejected',
  state_retention_days: 30,
  notify_on_completion: true,
  notify_on_failure: true,
  notify_on_max_iterations: true,
  notify_on_phase_change: true,
  notify_on_feature: false,
  notify_on_escalation: true,
  notify_on_wait: true,
  notify_desktop: true,
  notify_terminal: true,
  webhook_url: null,
  webhook_secret: null,
  snapshots_kept: 50,
  verification_timeout_minutes: 10,
  sweep_every_features: 5,
  test_command: null,
  lint_command: null,
  types_command: null,
  build_command: null,
  safety: 'on',
};

/** The hosts that a setting such as `localhost:8080, intranet.example` names. */
export function hostsIn(setting: string | null): string[] {
  return setting === null ? [] : setting.split(',').map((host) => host.trim().toLowerCase());
}

export const configurationKeys = Object.keys(defaultConfiguration) as ConfigurationKey[];

/** The values that one key may have. */
export interface ValueRule<T> {
  /** The words after "expected". */
  expects: string;
  /** The value as the configuration holds it; undefined when it is not allowed. */
  read: (value: unknown) => T | undefined;
  /** The reason, a phrase, why a value of the right kind is not allowed. */
  whyNot?: (value: unknown) => string | undefined;
}
