import type { WorkflowState } from '../loop/rules/state.ts';
import { phases, type PhaseName } from '../base/vocabulary.ts';
import { researchPhase } from '../report/research-phase.ts';
import type { Phase } from '../research/phase.ts';

/** Research is a part of what every turn loads; the others bring packages. */
const implementations: Readonly<Record<PhaseName, () => Promise<Phase>>> = {
  [phases.A]: () => Promise.resolve(researchPhase),
  [phases.B]: async () => (await import('../planning/phase.ts')).planningPhase,
  [phases.C]: async () => (await import('../coding/phase.ts')).codingPhase,
};

/** The phase that a workflow is in, loaded when it is needed. */
export async function phaseOf({ current_phase }: Pick<WorkflowState, 'current_phase'>): Promise<Phase> {
  return implementations[current_phase]();
}
