import type { WorkflowState } from './state.ts';
import { modeOf, phasesOfMode, phaseTraits, type EndReason, type Mode, type PhaseName } from '../../base/vocabulary.ts';

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

/** Whether a plan follows the phase in progress. */
export function leadsToPlan({ workflow_type, current_phase }: WorkflowState): boolean {
  const next = nextPhase(modeOf(workflow_type), current_phase);
  return next !== undefined && phaseTraits[next].document === 'plan';
}

/** Whether the workflow is complete once the iteration in progress counts. */
export function completes(state: WorkflowState): boolean {
  return (
    state.finishing === 'complete' &&
    state.writing_iteration === state.iteration &&
    phaseAfterWriteUp(state) === undefined
  );
}
