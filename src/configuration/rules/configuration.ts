import { forEachBudget, type BudgetLimits } from '../../base/budgets.ts';

export const depths = ['quick', 'standard', 'thorough', 'exhaustive'] as const;
/** The certainty, at which research ends, that few claims remain to be found. */
export type Depth = (typeof depths)[number];

/** The highest share of new claims among future ones, with 95 % confidence, at which an iteration is low-yield. */
export const highestNovelty: Readonly<Record<Depth, number>> = {
  quick: 0.25,
  standard: 0.15,
  thorough: 0.1,
  exhaustive: 0.08,
};

export const saturationRules = ['novelty', 'low-findings'] as const;
/**
 * The rule for low-yield iterations. `novelty`: few of the latest observations are new; saturation then also needs coverage.
 * `low-findings`: fewer than two new claims, as in version 0.
 */
export type SaturationRule = (typeof saturationRules)[number];

/**
 * The keys that a user and a project can set; one flat list, as in the files. Paths are absolute or relative to the project's
 * root; `{name}` in them is replaced by the workflow's name.
 */
export interface Configuration extends BudgetLimits {
  /** Failed iterations in a row that end the workflow. */
  failure_threshold: number;
  /** Iterations in a row with few new findings before a phase counts as saturated. */
  phase_transition_threshold: number;
  /** The certainty, at which research ends, that few claims remain to be found. */
  depth: Depth;
  iteration_interval_seconds: number;
  backoff_on_failure: boolean;
  backoff_multiplier: number;
  max_backoff_seconds: number;
  /** Whether `record` fetches the sources that agents hand in; quotes are checked only in fetched text. */
  fetch_sources: boolean;
  /** How often a report is sent back for findings of its checks; 0 only lists them at the end. */
  report_check_rounds: number;
  /** How often a report-critic reads a report, whose blockers are sent back; 0: never. */
  report_critic_rounds: number;
  /** Comma-separated hosts, or `host:port`, that are fetched from although their address is not public. */
  allowed_private_hosts: string | null;
  /** Agents count as failed when all of them together are silent for so long. */
  agent_timeout_minutes: number;
  /** The models of the sessions that `run` starts, such as `opus` or `research=opus, implementation=sonnet`; null: Claude Code's settings. */
  models: string | null;
  /**
   * Creating this file ends the workflow: at the end of a turn or, while the session waits, within seconds, even with running
   * agents.
   */
  stop_file: string;
  reinject_prompt_file: string;
  check_reinject_every_n_iterations: number;
  /** The user's task file. Moving it to one of these two folders ends the workflow as complete or as cancelled. */
  task_file: string | null;
  done_dir: string;
  rejected_dir: string;
  /** Days after which transcripts and `.runtime` of an ended workflow are removed; evidence never is. */
  state_retention_days: number;
  notify_on_completion: boolean;
  notify_on_failure: boolean;
  notify_on_max_iterations: boolean;
  /** How a person is notified: `desktop`, `terminal`, addresses of webhooks, with commas between them; or `none`. */
  notify: string;
  /** The time limit of one command of a verification. */
  verification_timeout_minutes: number;
  /** All passed features are verified again after this many more have passed; 0: at the end only. */
  sweep_every_features: number;
  /** The commands that check the project; null: those detected in it, an empty text: none. */
  test_command: string | null;
  lint_command: string | null;
  types_command: string | null;
  build_command: string | null;
  /** The form of the subjects of features' commits, with `{id}` and `{title}`; null: that of the repository. */
  commit_subject: string | null;
  /** Whether commands that could lose work are denied in a session that drives a workflow. */
  safety: 'on' | 'off';
}

export type ConfigurationKey = keyof Configuration;

/** The defaults; templates/configuration.yaml explains each to users. */
export const defaultConfiguration: Readonly<Configuration> = {
  ...forEachBudget((_, { usual }) => usual),
  failure_threshold: 3,
  phase_transition_threshold: 3,
  depth: 'standard',
  iteration_interval_seconds: 0,
  backoff_on_failure: true,
  backoff_multiplier: 2,
  max_backoff_seconds: 300,
  fetch_sources: true,
  report_check_rounds: 3,
  report_critic_rounds: 2,
  allowed_private_hosts: null,
  agent_timeout_minutes: 30,
  models: null,
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
  notify: 'desktop, terminal',
  verification_timeout_minutes: 10,
  sweep_every_features: 5,
  test_command: null,
  lint_command: null,
  types_command: null,
  build_command: null,
  commit_subject: null,
  safety: 'on',
};

/** The low-yield iterations in a row that end research of a depth: one with `quick`, unless somebody set another number. */
export function lowRows(depth: Depth, { phase_transition_threshold: set }: Configuration): number {
  return depth === 'quick' && set === defaultConfiguration.phase_transition_threshold ? 1 : set;
}

/** The model of a setting such as `opus` or `research=opus, implementation=sonnet` for a phase; null where it names none. */
export function modelFor(models: string | null, phase: 'research' | 'planning' | 'implementation'): string | null {
  const named = (models ?? '').split(',').map((part) => part.trim().split(/\s*=\s*/));
  return (
    named.find(([key, model]) => key === phase && model !== undefined)?.[1] ??
    (named[0]?.[1] === undefined ? models : null)
  );
}

/** The ways in a setting such as `desktop, terminal, https://hooks.example/x`. */
export function waysIn(notify: string): { desktop: boolean; terminal: boolean; webhooks: string[] } {
  const ways = notify.split(',').map((way) => way.trim());
  return {
    desktop: ways.includes('desktop'),
    terminal: ways.includes('terminal'),
    webhooks: ways.filter((way) => way.includes('://')),
  };
}

/** The hosts in a setting such as `localhost:8080, intranet.example`. */
export function hostsIn(setting: string | null): string[] {
  return setting === null ? [] : setting.split(',').map((host) => host.trim().toLowerCase());
}

export const configurationKeys = Object.keys(defaultConfiguration) as ConfigurationKey[];

/** The values that one key may have. */
export interface ValueRule<T> {
  /** A phrase that follows "expected" in messages. */
  expects: string;
  /** The value converted for the configuration; undefined when it is not allowed. */
  read: (value: unknown) => T | undefined;
  /** The reason, a phrase, why a value of the right type is not allowed. */
  whyNot?: (value: unknown) => string | undefined;
}
