import { parseUrl } from '../../base/json.ts';
import { parseCommandLine } from '../../base/command-line.ts';
import { staysInProject } from '../../base/names.ts';
import { budgets, forEachBudget } from '../../base/vocabulary.ts';

/** The values that one key may have. */
export interface ValueRule<T> {
  /** A phrase that follows "expected" in messages. */
  expects: string;
  /** The value converted for the configuration; undefined when it is not allowed. */
  read: (value: unknown) => T | undefined;
}

interface Range {
  /** The smallest allowed value, or an exclusive lower bound. */
  least?: number;
  above?: number;
  most?: number;
}

/** A finite number within a range; a whole one if `kind` says so. */
export function numberRule({ least, above, most }: Range, kind = 'number'): ValueRule<number> {
  const from = least === undefined ? `above ${above}` : most === undefined ? `of at least ${least}` : `from ${least}`;
  const isInRange = (value: number) =>
    value >= (least ?? -Infinity) && value > (above ?? -Infinity) && value <= (most ?? Number.MAX_SAFE_INTEGER);
  return {
    expects: `a ${kind} ${from}${most === undefined ? '' : ` to ${most}`}`,
    read: (value) =>
      typeof value === 'number' && isInRange(value) && (kind === 'number' || Number.isInteger(value))
        ? value
        : undefined,
  };
}

const wholeNumber = (least: number, most?: number) =>
  numberRule(most === undefined ? { least } : { least, most }, 'whole number');

const yesOrNo: ValueRule<boolean> = {
  expects: 'true or false',
  read: (value) => (typeof value === 'boolean' ? value : undefined),
};

export const oneOf = <Word extends string>(words: readonly Word[]): ValueRule<Word> => ({
  expects: words.join(', '),
  read: (value) => words.find((word) => word === value),
});

/** The same rule, which also allows null. */
const nullOr = <T>({ expects, read }: ValueRule<T>): ValueRule<T | null> => ({
  expects: `${expects}; or null`,
  read: (value) => (value === null ? null : read(value)),
});

/** One line without control characters that passes a test. */
const line = (expects: string, longest: number, isAllowed: (text: string) => boolean): ValueRule<string> => ({
  expects,
  read: (value) =>
    typeof value === 'string' && value.length <= longest && !/\p{Cc}/u.test(value) && isAllowed(value)
      ? value
      : undefined,
});

/** Format characters would make a path appear as another one; some file systems ignore them. */
const isPath = (text: string) =>
  text !== '' && !/[\p{Cf}\p{Cs}]|^~/u.test(text) && !/[{}]/.test(text.replaceAll('{name}', ''));
const longestPath = 1_024;

/** A path in the user's own file: absolute, or inside the project. */
const pathAnywhere = line(
  'an absolute path (without ~) or one inside the project, from its root, in which only {name} stands in braces',
  longestPath,
  (text) => isPath(text) && (/^(?:[A-Za-z]:)?[\\/]/.test(text) || staysInProject(text)),
);

/** A path in the project's file. One that begins with a slash, as in the first specification, counts from the project's root, too. */
export const pathInProject: ValueRule<string> = {
  expects: 'a path inside the project but not in .git, from its root, in which only {name} stands in braces',
  read: (value) => {
    const path = pathAnywhere.read(value)?.replace(/^\/(?!\/)/, '');
    return path !== undefined && staysInProject(path) ? path : undefined;
  },
};

const isModel = (name: string) => /^[A-Za-z0-9][\w.:/@[\]-]{0,99}$/.test(name);

export const models = line(
  'a model of Claude Code, or one for each phase, such as "opus" or "research=opus, implementation=sonnet"',
  400,
  (text) =>
    isModel(text) ||
    text.split(',').every((part) => {
      const [phase = '', name = '', more] = part.trim().split(/\s*=\s*/);
      return more === undefined && ['research', 'planning', 'implementation'].includes(phase) && isModel(name);
    }),
);

/** The command runs without a shell, so text that needs one is refused. */
const commandLine = line(
  'a command without pipes, redirections and variables (put such a line into a script), or an empty text for none',
  2_000,
  (text) => text.trim() === '' || !('problem' in parseCommandLine(text)),
);

export const subject = line(
  'one line with "{title}", and "{id}" where it is wanted, such as "feat: {title}"',
  100,
  (text) => text.includes('{title}'),
);

function isWebhook(text: string): boolean {
  const { protocol, hostname } = (/\s/.test(text) ? undefined : parseUrl(text)) ?? {};
  return protocol === 'https:' || (protocol === 'http:' && /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname ?? ''));
}

const isWay = (way: string) => ['desktop', 'terminal'].includes(way) || isWebhook(way);

export const notify = line(
  '"none", or "desktop", "terminal" and https addresses (http only to this machine), with commas between them',
  2_000,
  (text) => text === 'none' || text.split(',').every((way) => isWay(way.trim())),
);

export const hosts = line(
  'hosts, or host:port, with commas between them, such as "localhost:8080, intranet.example"',
  2_000,
  (text) => text.split(',').every((host) => /^\s*(?:[\w-]+(?:\.[\w-]+)*|\[[\da-f:.]+\])(?::\d{1,5})?\s*$/i.test(host)),
);

/** YAML reads both words as text; the booleans mean the same. */
export const safety: ValueRule<'on' | 'off'> = {
  expects: 'on or off',
  read: (value) => (value === 'on' || value === true ? 'on' : value === 'off' || value === false ? 'off' : undefined),
};

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
      budget.meaning,
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
      'how often what a critic and `compile --check` find in the report goes to a writer; a last critic rules on what was corrected, and what is left is printed',
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

type All<One> = (One extends unknown ? (one: One) => void : never) extends (all: infer Whole) => void ? Whole : never;
type Rows = All<(typeof sections)[keyof typeof sections]>;

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
