import { budgetKeys, budgets, type BudgetEnd } from './budgets.ts';

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

/** The phases of each mode, in order. */
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

const endsOfBudgets = budgetKeys.map((key) => budgets[key].ends);

const ofEachBudget = <Value>(value: Value) =>
  Object.fromEntries(endsOfBudgets.map((reason) => [reason, value])) as Record<BudgetEnd, Value>;

/** Why a workflow ended, with the exit code that programs see. */
export const endReasons = {
  complete: 0,
  cancelled: 0,
  stop_requested: 0,
  ...ofEachBudget(2),
  failure_threshold: 1,
  stalled: 1,
  no_progress: 1,
  blocked_on_human: 3,
  premise: 3,
  invalid_state: 4,
  /** Ctrl-C in `run`; also a workflow that was rebuilt from its findings after state and journal were lost. */
  interrupted: 130,
} as const;

export type EndReason = keyof typeof endReasons;

/** The ends that a larger budget would have prevented. */
export const budgetEnds: ReadonlySet<EndReason | null> = new Set(endsOfBudgets);

/** The status of a workflow that ended for each reason. */
const statusOfEnd: Readonly<Record<EndReason, Status>> = {
  ...ofEachBudget('stopped'),
  complete: 'complete',
  blocked_on_human: 'blocked',
  premise: 'blocked',
  failure_threshold: 'failed',
  stalled: 'failed',
  no_progress: 'failed',
  invalid_state: 'failed',
  cancelled: 'stopped',
  stop_requested: 'stopped',
  interrupted: 'stopped',
};

/** The status of a workflow that ended for this reason. */
export function statusAfter(reason: EndReason): Status {
  return statusOfEnd[reason];
}

export function modeOf(type: WorkflowType): Mode {
  const found = (Object.keys(workflowTypes) as Mode[]).find((mode) => workflowTypes[mode] === type);
  if (found === undefined) throw new Error(`unknown workflow type ${type}`);
  return found;
}
