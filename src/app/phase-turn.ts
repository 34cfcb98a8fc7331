import type { WorkflowState } from '../loop/rules/state.ts';
import { phases, type Phase } from '../base/vocabulary.ts';
import { researchTurn } from '../report/research-turn.ts';
import type { PhaseTurn } from '../research/phase.ts';

/** Research stays within the bundle of the hooks of every turn; the other phases come with the libraries that they need. */
const turns: Readonly<Record<Phase, () => Promise<PhaseTurn>>> = {
  [phases.A]: () => Promise.resolve(researchTurn),
  [phases.B]: async () => (await import('../planning/turn.ts')).planningTurn,
  [phases.C]: async () => (await import('../coding/turn.ts')).codingTurn,
};

/** What a turn of the phase a workflow is in consists of; loaded when it is needed. */
export async function phaseTurn({ current_phase }: WorkflowState): Promise<PhaseTurn> {
  return turns[current_phase]();
}
