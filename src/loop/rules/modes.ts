import type { WorkflowState } from './state.ts';
import { modeOf, phasesOfMode, type EndReason, type Mode, type PhaseName } from '../../base/vocabulary.ts';

/** Whether a workflow of that mode goes through that phase. */
export function hasPhase(mode: Mode, phase: PhaseName): boolean {
  return phasesOfMode[mode].includes(phase);
}

/** The phase after this one in a mode; undefined after the last one. */
export function nextPhase(mode: Mode, phase: PhaseName): PhaseName | undefined {
  const all = phasesOfMode[mode];
  const at = all.indexOf(phase);
  return at === -1 ? undefined : all[at + 1];
}

/** End reasons after which the next phase begins; open questions to a person do not prevent it. */
const leadsOn: ReadonlySet<EndReason | null> = new Set(['complete', 'blocked_on_human']);

/** The phase that follows the write-up of the present one; undefined when the workflow ends with it. */
export function phaseAfterWriteUp({ workflow_type, current_phase, finishing }: WorkflowState): PhaseName | undefined {
  return leadsOn.has(finishing) ? nextPhase(modeOf(workflow_type), current_phase) : undefined;
}

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

/** Whether the workflow is complete once the iteration in progress counts. */
export function completes(state: WorkflowState): boolean {
  return (
    state.finishing === 'complete' &&
    state.writing_iteration === state.iteration &&
    phaseAfterWriteUp(state) === undefined
  );
}
