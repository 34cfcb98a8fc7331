import { comesLast, isBeside } from '../../session/rules/agents.ts';
import { worksForIteration, type AgentRow } from './agents.ts';
import type { Assignment } from './assignment.ts';

/** An iteration as its agents stand. */
export interface Wave {
  iteration: number;
  isRecorded: boolean;
  assignments: readonly Assignment[];
  /** Assignments that are handed in, or without hope of that. */
  finished: ReadonlySet<string>;
  atWork: readonly Pick<AgentRow, 'agent' | 'about'>[];
  /** Whether a feature is in progress, whose verification records the iteration. */
  isCoding: boolean;
}

/** Whether an agent works for the iteration as a whole. */
export const isOfWave = (one: Pick<AgentRow, 'agent' | 'about'>, iteration: number): boolean =>
  one.agent === 'feature-decomposer' || worksForIteration(one, iteration);

/**
 * The one step that follows for an iteration as a whole: an agent is missing that nobody works as, the iteration waits for agents at work,
 * it is recorded, or another step will decide. Agents that come last or write beside the search are asked for separately.
 */
export function stepOfWave(wave: Wave): 'start' | 'wait' | 'record' | 'nothing' {
  const { iteration, isRecorded, assignments, finished, atWork, isCoding } = wave;
  if (isRecorded) return 'nothing';
  const missing = assignments.filter((one) => !comesLast(one) && !isBeside(one) && !finished.has(one.id));
  if (missing.some(({ id }) => atWork.every(({ about }) => about !== id))) return 'start';
  if (isCoding) return 'nothing';
  // Writers are waited for too: a record would come too early for them.
  return missing.length > 0 || atWork.some((one) => isOfWave(one, iteration)) ? 'wait' : 'record';
}
