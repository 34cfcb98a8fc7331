import type { WorkflowState } from '../../engine/state/state.ts';
import { phases, type Phase } from '../../engine/vocabulary.ts';
import type { PhaseTurn } from './phase.ts';
import { researchTurn } from '../research/research-turn.ts';

/** Research stays within the bundle of the hooks of every turn; the other phases come with the libraries that they need. */
const turns: Readonly<Record<Phase, () => Promise<PhaseTurn>>> = {
  [phases.A]: () => Promise.resolve(researchTurn),
  [phases.B]: async () => (await import('../planning/planning-turn.ts')).planningTurn,
  [phases.C]: async () => (await import('../features/coding-turn.ts')).codingTurn,
};

/** What a turn of the phase a workflow is in consists of; loaded when it is needed. */
export async function phaseTurn({ current_phase }: WorkflowState): Promise<PhaseTurn> {
  return turns[current_phase]();
}
