import type { WorkflowState } from './state.ts';
import { modeOf, type Mode } from '../../base/vocabulary.ts';

/** The text in `<promise>` with which the model says that all is done. */
const promises: Readonly<Record<Mode, string>> = {
  research: 'RESEARCH_COMPLETE',
  'research-and-plan': 'PLAN_COMPLETE',
  'full-auto': 'ALL_FEATURES_COMPLETE',
  implement: 'ALL_FEATURES_COMPLETE',
};

/** The turn of an iteration, and the two in which it may be sent back: each is an iteration of ralph-loop. */
const turnsOfIteration = 3;

export interface LoopCommand {
  /** Typed in Claude Code, it goes on with the workflow. */
  command: string;
  /** The same inside a ralph-loop. */
  loop: string;
  maxIterations: number;
  promise: string;
}

/**
 * The commands with which a workflow in progress goes on. ralph-loop gets three iterations for each one that the workflow has left:
 * it ends by itself before that, and then ends the loop.
 */
export function loopCommand(state: WorkflowState): LoopCommand {
  const mode = modeOf(state.workflow_type);
  const left = Math.max(1, state.max_iterations - state.recorded_iteration);
  // A name holds nothing that a shell or ralph-loop could take for anything else.
  const command = `/autonomous-workflow:${mode} '${state.name}'`;
  const maxIterations = left * turnsOfIteration;
  const promise = promises[mode];
  const loop = `/ralph-loop:ralph-loop "${command}" --max-iterations ${maxIterations} --completion-promise ${promise}`;
  return { command, loop, maxIterations, promise };
}
