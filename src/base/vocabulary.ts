import { counted } from './text.ts';

/** The words of the product as types. The state file contains these values. */

export const workflowTypes = {
  research: 'autonomous-research',
  'research-and-plan': 'autonomous-research-plan',
  'full-auto': 'autonomous-full-auto',
  implement: 'autonomous-implement',
} as const;

export type Mode = keyof typeof workflowTypes;
export type WorkflowType = (typeof workflowTypes)[Mode];

export const phases = {
  A: 'Phase A: Research',
  B: 'Phase B: Planning',
  C: 'Phase C: Implementation',
} as const;

export type PhaseName = (typeof phases)[keyof typeof phases];

interface PhaseTraits {
  /** The kind of its iterations in the journal, but for those that write up. */
  kind: 'research' | 'planning' | 'coding';
  /** Its name in the setting `models`. */
  setting: 'research' | 'planning' | 'implementation';
  /** The document that it ends in, which its last iteration writes up; depth and the cost of a finding are the report's. */
  document: 'report' | 'plan' | null;
  /**
   * Whether its work is features: it changes files of the project outside of the workflow's folder, any of its iterations may be the last,
   * code derives the statuses of features before an iteration is recorded, critics judge them before the first is begun, and a missed goal
   * becomes one when the turn has ended; elsewhere the session fixes a missed goal in the same turn.
   */
  worksOnFeatures: boolean;
}

/** The differences between phases outside of their implementations of `Phase`: other code asks for a trait, not for a phase. */
export const phaseTraits: Readonly<Record<PhaseName, Readonly<PhaseTraits>>> = {
  [phases.A]: { kind: 'research', setting: 'research', document: 'report', worksOnFeatures: false },
  [phases.B]: { kind: 'planning', setting: 'planning', document: 'plan', worksOnFeatures: false },
  [phases.C]: { kind: 'coding', setting: 'implementation', document: null, worksOnFeatures: true },
};

/** The letter of a phase, by which its cost is kept. */
export const letterOf = (phase: string): string => /^Phase (\w)/.exec(phase)?.[1] ?? '?';

export const phasesOfMode: Readonly<Record<Mode, readonly [PhaseName, ...PhaseName[]]>> = {
  research: [phases.A],
  'research-and-plan': [phases.A, phases.B],
  'full-auto': [phases.A, phases.B, phases.C],
  implement: [phases.C],
};

export const statuses = ['in_progress', 'complete', 'blocked', 'stopped', 'failed'] as const;
export type Status = (typeof statuses)[number];

export const drivers = ['in-session', 'ralph-loop', 'headless'] as const;
export type Driver = (typeof drivers)[number];

/** Why a workflow ended: the exit code that programs see, and the status that it then has. */
const ends = {
  complete: [0, 'complete'],
  cancelled: [0, 'stopped'],
  stop_requested: [0, 'stopped'],
  max_iterations: [2, 'stopped'],
  max_duration: [2, 'stopped'],
  max_cost: [2, 'stopped'],
  failure_threshold: [1, 'failed'],
  stalled: [1, 'failed'],
  no_progress: [1, 'failed'],
  blocked_on_human: [3, 'blocked'],
  premise: [3, 'blocked'],
  invalid_state: [4, 'failed'],
  /** Ctrl-C in `run`; also a workflow that was rebuilt from its findings after state and journal were lost. */
  interrupted: [130, 'stopped'],
} as const satisfies Record<string, readonly [number, Status]>;

export type EndReason = keyof typeof ends;

export const endReasons = Object.keys(ends) as [EndReason, ...EndReason[]];

/** The exit code of a workflow that ended for this reason; 0 for one that has not ended. */
export const exitCodeAfter = (reason: EndReason | null): number => (reason === null ? 0 : ends[reason][0]);

/** The status of a workflow that ended for this reason. */
export const statusAfter = (reason: EndReason): Status => ends[reason][1];

/** The ends that a larger budget would have prevented. */
export const budgetEnds: ReadonlySet<EndReason | null> = new Set(['max_iterations', 'max_duration', 'max_cost']);

export function modeOf(type: WorkflowType): Mode {
  const found = (Object.keys(workflowTypes) as Mode[]).find((mode) => workflowTypes[mode] === type);
  if (found === undefined) throw new Error(`unknown workflow type ${type}`);
  return found;
}

interface Budget {
  /** The command option that sets it, without its dashes, and the name of its value. */
  option: string;
  value: string;
  /** For the pages of commands and settings. */
  meaning: string;
  usual: number;
  isWhole: boolean;
  least?: number;
  above?: number;
  most: number;
  format: (limit: number) => string;
  /** The end reason of a workflow that has used it up. */
  ends: EndReason;
}

/** All budgets by their keys in the configuration and in the state. loop/rules/budgets.ts computes how much of each is used. */
export const budgets = {
  max_iterations: {
    option: 'max-iterations',
    value: 'number',
    meaning: 'iterations after which a workflow ends',
    usual: 30,
    isWhole: true,
    least: 1,
    most: 1_000,
    format: (limit: number) => counted(limit, 'iteration'),
    ends: 'max_iterations',
  },
  max_duration_hours: {
    option: 'max-hours',
    value: 'hours',
    meaning: 'hours after which it ends',
    usual: 24,
    isWhole: false,
    least: 0.1,
    most: 1_000,
    format: (limit: number) => counted(limit, 'hour'),
    ends: 'max_duration',
  },
  max_cost_usd: {
    option: 'max-cost',
    value: 'usd',
    meaning: 'US dollars after which it ends; in a project file at most 50',
    usual: 50,
    isWhole: false,
    above: 0,
    most: 100_000,
    format: (limit: number) => `$${limit}`,
    ends: 'max_cost',
  },
} as const satisfies Record<string, Budget>;

export type BudgetKey = keyof typeof budgets;
export type BudgetLimits = Record<BudgetKey, number>;
export type BudgetEnd = (typeof budgets)[BudgetKey]['ends'];

export const budgetKeys = Object.keys(budgets) as BudgetKey[];

/** An object with a value for each budget. */
export function forEachBudget<Value>(valueOf: (key: BudgetKey, budget: Budget) => Value): Record<BudgetKey, Value> {
  return Object.fromEntries(budgetKeys.map((key) => [key, valueOf(key, budgets[key])])) as Record<BudgetKey, Value>;
}

/** The budgets for which a value is given. */
export function someBudgets(valueOf: (key: BudgetKey, budget: Budget) => number | undefined): Partial<BudgetLimits> {
  const given = Object.entries(forEachBudget(valueOf)).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given);
}

export function budgetsOf(limits: BudgetLimits): BudgetLimits {
  return forEachBudget((key) => limits[key]);
}

/** All budgets in a phrase: "at most 30 iterations, 24 hours, $50". */
export function formatBudgets(limits: BudgetLimits): string {
  return `at most ${budgetKeys.map((key) => budgets[key].format(limits[key])).join(', ')}`;
}

/** Options that give a workflow these budgets, with a space before each. */
export function budgetOptions(limits: Partial<BudgetLimits>): string {
  return budgetKeys
    .filter((key) => limits[key] !== undefined)
    .map((key) => ` --${budgets[key].option} ${limits[key]}`)
    .join('');
}

export type Urgency = 'low' | 'normal' | 'critical';

/**
 * A message to a person; title and text are one printable line each. The title begins with a letter or digit, so that no program
 * reads it as an option.
 */
export interface Notification {
  title: string;
  text: string;
  urgency: Urgency;
}

export interface SentElsewhere extends Notification {
  inTerminal?: boolean;
}

/** The outcome of a notification on one channel; `detail` is the reason unless it was sent. */
export interface ChannelOutcome {
  channel: 'desktop' | 'webhook' | 'terminal';
  outcome: 'sent' | 'skipped' | 'failed';
  detail: string;
}
