import type { WorkflowState } from './state.ts';
import { modeOf, type Mode } from '../../base/vocabulary.ts';

/** The text in `<promise>` with which the model says that all is done. */
const promises: Readonly<Record<Mode, string>> = {
  research: 'RESEARCH_COMPLETE',
  'research-and-plan': 'PLAN_COMPLETE',
  'full-auto': 'ALL_FEATURES_COMPLETE',
  implement: 'ALL_FEATURES_COMPLETE',
};

/** The plugin of the loop, and its former name. */
export const ralphPlugins = ['ralph-loop', 'ralph-wiggum'] as const;

interface LoopCommand {
  /** The command to type in Claude Code. */
  command: string;
  /** The same command inside a ralph-loop. */
  loop: string;
  maxIterations: number;
  promise: string;
}

/**
 * The commands that continue a workflow in progress. ralph-loop gets an iteration for each one that is left, and one to spare.
 * @param plugin the one that is installed.
 */
export function loopCommand(state: WorkflowState, plugin: string = ralphPlugins[0]): LoopCommand {
  const mode = modeOf(state.workflow_type);
  const left = Math.max(1, state.max_iterations - state.recorded_iteration);
  // Names have no characters that a shell or ralph-loop interprets.
  const command = `/autonomous-workflow:${mode} '${state.name}'`;
  const maxIterations = left + 1;
  const promise = promises[mode];
  const loop = `/${plugin}:ralph-loop "${command}" --max-iterations ${maxIterations} --completion-promise ${promise}`;
  return { command, loop, maxIterations, promise };
}
