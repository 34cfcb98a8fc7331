import type { BriefInput } from '../../engine/brief.ts';
import type { Assignment } from '../../engine/research/direction.ts';
import type { WorkflowState } from '../../engine/state/state.ts';
import { phases, type Phase } from '../../engine/vocabulary.ts';
import type { IterationMark } from './iteration-mark.ts';
import type { WorkflowPaths } from '../paths.ts';
import { researchTurn } from '../research/research-turn.ts';

/** The part of a brief that is the same in every phase. */
export type CommonBrief = Omit<BriefInput, 'outlook'>;

/** What an iteration is in one phase: who works, what the session is told, and what has to be true at its end. */
export interface PhaseTurn {
  /** The assignments of an iteration that begins now. */
  assign: (paths: WorkflowPaths, state: WorkflowState) => Promise<Assignment[]> | Assignment[];
  brief: (paths: WorkflowPaths, input: CommonBrief) => Promise<string> | string;
  /**
   * What keeps the iteration from counting besides a missing record or hand-in, as instructions.
   * @throws WorkflowError when a file that tells it is broken.
   */
  problems: (paths: WorkflowPaths, state: WorkflowState, mark: IterationMark) => Promise<string[]> | string[];
  /** What is to be mended in what was written up, asked when nothing else is missing; sent back for a few rounds only. */
  findings?: (paths: WorkflowPaths, state: WorkflowState) => Promise<string[]> | string[];
}

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
