import { counted } from '../../base/text.ts';
import {
  type BudgetKey,
  phasesOfMode,
  workflowTypes,
  type Mode,
  modeOf,
  type EndReason,
  type PhaseName,
  phaseTraits,
} from '../../base/vocabulary.ts';
import { counts, initialState } from './initial-state.ts';
import type { WorkflowState } from './state-schema.ts';

export type { WorkflowState };

/** Limits that end a workflow, or a phase of it: fixed when it is created. */
export type Limits = Pick<
  WorkflowState,
  BudgetKey | 'failure_threshold' | 'phase_transition_threshold' | 'depth' | 'parallel'
>;

type NewWorkflow = Pick<WorkflowState, 'name' | 'prompt' | 'driver' | 'repository_analysis'> & {
  mode: Mode;
  limits: Limits;
};

/** The part of an edited state that counts: all but the keys that only code counts. */
export function withCountsOf(found: WorkflowState, known: WorkflowState): WorkflowState {
  return {
    ...found,
    ...Object.fromEntries(Object.keys(counts).map((key) => [key, known[key as keyof typeof counts]])),
  };
}

/** The state of a workflow that has not begun its first iteration. */
export function newState({ mode, name, limits, ...given }: NewWorkflow, now: Date): WorkflowState {
  const at = now.toISOString();
  return {
    ...{ schema: 1, workflow_type: workflowTypes[mode], name, ...initialState, current_phase: phasesOfMode[mode][0] },
    ...limits,
    ...given,
    ...{ started_at: at, running_since: at, updated_at: at },
  };
}

/** The number of findings and sources so far, worded the same way wherever it is printed. */
export const describeFindings = ({
  findings_count,
  sources_cited,
}: Pick<WorkflowState, 'findings_count' | 'sources_cited'>): string =>
  `${counted(findings_count, 'finding')} from ${counted(sources_cited, 'source')}`;

/** Whether the iteration in progress has been closed by `record`. */
export const isRecorded = (state: WorkflowState): boolean =>
  state.iteration > 0 && state.recorded_iteration === state.iteration;

/** Whether a workflow cannot be resumed any more. */
export const isOverForGood = ({ status, end_reason }: Pick<WorkflowState, 'status' | 'end_reason'>): boolean =>
  status === 'complete' || end_reason === 'cancelled';

/** Hours that the workflow ran since it was created or last resumed, up to its end. */
export function elapsedHours(state: WorkflowState, now: Date): number {
  const until = state.status === 'in_progress' ? now.getTime() : Date.parse(state.updated_at);
  // If the clock was set back, `now` may be earlier than the start; the end of the turn corrects the start.
  return Math.max(0, (until - Date.parse(state.running_since)) / 3_600_000 - state.paused_hours);
}

/** Whether a workflow of that mode goes through that phase. */
export const hasPhase = (mode: Mode, phase: PhaseName): boolean => phasesOfMode[mode].includes(phase);

/** The phase after this one in a mode; undefined after the last one. */
export function nextPhase(mode: Mode, phase: PhaseName): PhaseName | undefined {
  const all = phasesOfMode[mode];
  const at = all.indexOf(phase);
  return at === -1 ? undefined : all[at + 1];
}

/** End reasons after which the next phase begins; open questions to a person do not prevent it. */
const leadsOn: ReadonlySet<EndReason | null> = new Set(['complete', 'blocked_on_human']);

/** The phase that follows the write-up of the present one; undefined when the workflow ends with it. */
export const phaseAfterWriteUp = ({ workflow_type, current_phase, finishing }: WorkflowState): PhaseName | undefined =>
  leadsOn.has(finishing) ? nextPhase(modeOf(workflow_type), current_phase) : undefined;

/** The part of the budgets that may be used when a phase is over, and the fewest iterations of the phases until then. */
export interface Ceiling {
  share: number;
  fewest: number;
}

/** The share of iterations, money and hours of each phase of a mode. */
const shares: Readonly<Record<Mode, readonly number[]>> = {
  research: [1],
  'research-and-plan': [2 / 3, 1 / 3],
  'full-auto': [0.2, 0.1, 0.7],
  implement: [1],
};
/** A phase needs one iteration for its work and one for its document. */
export const fewestOfPhase = 2;

/** The ceiling of all budgets together, which no phase passes. */
export const wholeBudget: Ceiling = { share: 1, fewest: 0 };

/**
 * How the budgets are divided: the part that is used up at most when the phase in progress ends. What a phase does not use is left to
 * the next, and the last one has all that is left.
 */
export function ceilingOf({
  workflow_type,
  current_phase,
}: Pick<WorkflowState, 'workflow_type' | 'current_phase'>): Ceiling {
  const mode = modeOf(workflow_type);
  if (nextPhase(mode, current_phase) === undefined) return wholeBudget;
  const count = phasesOfMode[mode].indexOf(current_phase) + 1;
  const share = shares[mode].slice(0, count).reduce((sum, one) => sum + one, 0);
  return { share, fewest: count * fewestOfPhase };
}

/** Whether the workflow ends once the iteration in progress, which writes up its last result, counts. */
export const isFinalWriteUp = (state: WorkflowState): boolean =>
  state.finishing !== null && isWriting(state) && phaseAfterWriteUp(state) === undefined;

/** Whether it is complete then. */
export const completes = (state: WorkflowState): boolean => state.finishing === 'complete' && isFinalWriteUp(state);

/** The part of the budgets that the phase may use: all of them until one iteration did its work. */
export function presentCeiling(state: WorkflowState): Ceiling {
  const { kind } = phaseTraits[state.current_phase];
  const done = kind === 'planning' ? state.total_iterations_planning : state.total_iterations_research;
  return done === 0 ? wholeBudget : ceilingOf(state);
}

/** Whether the iteration in progress writes up the result of its phase: the report or the plan. */
export const isWriting = (state: WorkflowState): boolean => state.writing_iteration === state.iteration;

/** Whether the iteration in progress does the work of its phase; a workflow of a single iteration searches and writes in one. */
export const isSearching = (state: WorkflowState): boolean => !isWriting(state) || state.max_iterations === 1;
