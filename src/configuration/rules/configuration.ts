import { budgets, forEachBudget, type BudgetKey } from '../../base/budgets.ts';
import {
  commandLine,
  hosts,
  models,
  notify,
  nullOr,
  numberRule,
  oneOf,
  pathAnywhere,
  pathInProject,
  safety,
  subject,
  wholeNumber,
  yesOrNo,
  type ValueRule,
} from './rules.ts';

export const depths = ['quick', 'standard', 'exhaustive'] as const;
/** How much counts as enough for research to end. */
export type Depth = (typeof depths)[number];

/** The depth that a word names; 0.2 had a fourth one. */
export const depthNamed = (word: unknown): Depth | undefined =>
  word === 'thorough' ? 'standard' : depths.find((one) => one === word);

/** One key: what it is without anybody's word, which values it may have, and what it does, for docs and template. */
interface Row<T> {
  usual: T;
  rule: ValueRule<T>;
  /** What follows the key in docs/configuration.md. Values are said by the rule, unless `values` says them in fewer words. */
  meaning: string;
  values?: string;
  /** The values allowed in a repository's file, which must not decide over the user's money and machine. */
  inProject?: ValueRule<T>;
  /** Set where a repository may not change the key; `true` where the environment may not, either. */
  isYours?: 'but for the environment' | true;
}

const row = <T>(
  usual: T,
  rule: ValueRule<T>,
  meaning: string,
  more: Pick<Row<T>, 'values' | 'inProject' | 'isYours'> = {},
): Row<T> => ({ usual, rule, meaning, ...more });

const meaningOfBudget: Readonly<Record<BudgetKey, string>> = {
  max_iterations: 'iterations after which a new workflow ends',
  max_duration_hours: 'hours after which it ends',
  max_cost_usd: 'US dollars after which it ends; in a project file at most 50',
};

const modestCost: ValueRule<number> = {
  ...numberRule({ above: 0, most: budgets.max_cost_usd.usual }),
  expects: `a number above 0 to ${budgets.max_cost_usd.usual}, because a repository must not spend more of a user's money; set it in your user file, in AUTONOMOUS_WORKFLOW_MAX_COST_USD or with --max-cost`,
};

/** A path: in a project file one inside the project. */
const place = (usual: string, meaning: string) =>
  row(usual, pathAnywhere, meaning, { values: 'a path', inProject: pathInProject });

/**
 * Every key that a user and a project can set, by the headings of docs/configuration.md; one flat list in the files. `npm run docs` makes
 * that page and templates/configuration.yaml from it.
 */
export const sections = {
  Budgets: forEachBudget((key, budget) =>
    row(
      budget.usual,
      numberRule(budget, budget.isWhole ? 'whole number' : 'number'),
      meaningOfBudget[key],
      key === 'max_cost_usd' ? { inProject: modestCost } : {},
    ),
  ),
  'When a phase ends': {
    failure_threshold: row(3, wholeNumber(1), 'iterations in a row that fail before the workflow ends'),
    phase_transition_threshold: row(
      3,
      wholeNumber(1),
      'low-yield iterations in a row before research counts as [saturated](research.md#when-it-ends); with `depth: quick` 1',
    ),
    depth: row<Depth>(
      'standard',
      { ...oneOf(depths), read: depthNamed },
      'when research ends: `quick` at the first low-yield iteration, `standard` when the questions are answered, `exhaustive` only when nothing new is found',
    ),
  },
  Pace: {
    iteration_interval_seconds: row(0, numberRule({ least: 0, most: 86_400 }), 'pause between two iterations'),
    backoff_on_failure: row(true, yesOrNo, 'whether that pause grows after a failure'),
    backoff_multiplier: row(2, numberRule({ least: 1, most: 10 }), 'the factor by which it grows'),
    max_backoff_seconds: row(300, numberRule({ least: 1, most: 86_400 }), 'the longest pause'),
    agent_timeout_minutes: row(
      30,
      numberRule({ above: 0, most: 10_080 }),
      'agents without a sign of life for this long are given up',
    ),
    models: row<string | null>(
      null,
      nullOr(models),
      'the models of the sessions that `run` starts; `null`: as Claude Code is set',
      { values: '`opus`, or one for each phase: `research=opus, implementation=sonnet`' },
    ),
  },
  Research: {
    fetch_sources: row(true, yesOrNo, 'whether `record` fetches sources, to check quotes against their pages'),
    report_critic_rounds: row(
      2,
      wholeNumber(0, 2),
      'how often a critic reads the report; its objections and what `compile --check` finds go to a writer, and what is left then is printed',
    ),
    allowed_private_hosts: row<string | null>(
      null,
      nullOr(hosts),
      'hosts that may be fetched from although their addresses are private; not taken from a project file',
      {
        values: '`localhost:8080, intranet.example`',
        isYours: 'but for the environment',
      },
    ),
  },
  'Steering by files': {
    stop_file: place(
      'docs/research-{name}/STOP',
      'where this file exists, the workflow ends at the end of the turn, or within seconds while it waits',
    ),
    reinject_prompt_file: place(
      'docs/research-{name}/redirect.md',
      'its text goes into the next brief, once, and the file is moved away',
    ),
    check_reinject_every_n_iterations: row(1, wholeNumber(1), 'that file is read before every n-th iteration'),
    task_file: row<string | null>(
      null,
      nullOr(pathAnywhere),
      'a file that describes the task, for briefs and coders; a complete workflow moves it to `done_dir`; when you move it, the workflow ends',
      { values: 'a path', inProject: nullOr(pathInProject) },
    ),
    done_dir: place('Done', 'moved here, it ends the workflow as complete'),
    rejected_dir: place('Rejected', 'moved here, as cancelled'),
  },
  Implementation: {
    verification_timeout_minutes: row(
      10,
      numberRule({ above: 0, most: 1_440 }),
      'how long each command that proves a feature may run',
    ),
    test_command: checkRow('the command that tests the project; `null`: as found in it, `""`: none'),
    lint_command: checkRow('likewise'),
    types_command: checkRow('likewise'),
    build_command: checkRow('likewise'),
    commit_subject: row<string | null>(
      null,
      nullOr(subject),
      "the first line of a feature's commit; `null`: in the style of commitlint or of the last commits",
      { values: '`feat: {title}`, `{id}: {title}`' },
    ),
    safety: row<'on' | 'off'>(
      'on',
      safety,
      'whether [commands that could lose work](permissions-and-safety.md#commands-that-are-refused) are refused to a session that drives a workflow; only your own file can turn it off',
      { isYours: true },
    ),
  },
  Notifications: {
    notify_on_completion: row(true, yesOrNo, 'whether you are notified that the workflow is complete'),
    notify_on_failure: row(true, yesOrNo, 'that it failed, or cannot go on'),
    notify_on_max_iterations: row(true, yesOrNo, 'that a budget ended it'),
    notify: row(
      'desktop, terminal',
      notify,
      'how you are notified, of these and of a new phase, a feature, a question and a wait; an address is a webhook that takes the JSON of Slack; not taken from a project file',
      {
        values: '`none`, or `desktop`, `terminal` and https addresses (http only to this machine)',
        isYours: 'but for the environment',
      },
    ),
  },
  Files: {
    state_retention_days: row(
      30,
      wholeNumber(1),
      'days after the end of a workflow until its `transcripts/` and `.runtime/` are removed; evidence never is',
    ),
  },
};

function checkRow(meaning: string): Row<string | null> {
  return row<string | null>(null, nullOr(commandLine), meaning, { values: 'a command without shell syntax' });
}

type Sections = typeof sections;
type Rows = Sections['Budgets'] &
  Sections['When a phase ends'] &
  Sections['Pace'] &
  Sections['Research'] &
  Sections['Steering by files'] &
  Sections['Implementation'] &
  Sections['Notifications'] &
  Sections['Files'];

/**
 * The effective settings. Paths are absolute or relative to the project's root; `{name}` in them is replaced by the workflow's name.
 */
export type Configuration = { [Key in keyof Rows]: Rows[Key]['usual'] };
export type ConfigurationKey = keyof Configuration;

/** Every key, in the order of the page. */
export const settings = Object.assign({}, ...Object.values(sections)) as unknown as {
  readonly [Key in ConfigurationKey]: Row<Configuration[Key]>;
};

export const configurationKeys = Object.keys(settings) as ConfigurationKey[];

export const defaultConfiguration = Object.fromEntries(
  configurationKeys.map((key) => [key, settings[key].usual]),
) as Readonly<Configuration>;

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
