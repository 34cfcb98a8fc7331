import { restartedLadder } from './stall.ts';
import { isOverForGood, isRecorded, lostPrompt, type WorkflowState, type Limits } from './state.ts';
import {
  budgetEnds,
  type Driver,
  type EndReason,
  modeOf,
  phases,
  phasesOfMode,
  workflowTypes,
} from '../../base/vocabulary.ts';
import { WorkflowError } from '../../base/errors.ts';
import { counted } from '../../base/text.ts';
import { enterPhase } from './iteration.ts';

export interface Resumption {
  driver: Driver;
  maxIterations?: number | undefined;
  maxDurationHours?: number | undefined;
  maxCostUsd?: number | undefined;
  /** How many features are worked on at once from now on. */
  parallel?: number | undefined;
}

/** The end reasons after which a resumed workflow searches on; after `complete` nothing is left to search. */
const searchEndedEarly: ReadonlySet<EndReason | null> = new Set([
  ...budgetEnds,
  'stalled',
  'blocked_on_human',
  'failure_threshold',
]);

/**
 * The state of a workflow that goes on after it was idle or ended. The hours budget counts anew; what it has cost does not.
 * @throws WorkflowError when it is complete or cancelled, or when a budget is used up and no more is given.
 */
export function reopen(state: WorkflowState, resumption: Resumption, now: Date): WorkflowState {
  const limit = resumption.maxIterations ?? state.max_iterations;
  const maxCost = resumption.maxCostUsd ?? state.max_cost_usd;
  refuseFinished(state);
  if (state.status !== 'in_progress' && limit <= state.iteration && isRecorded(state)) {
    const more = `/autonomous-workflow:continue-auto ${state.name} --max-iterations ${moreIterations(state)}`;
    throw new WorkflowError(
      `The workflow '${state.name}' has done ${counted(state.iteration, 'iteration')} of at most ${limit} in all`,
      { fix: `Give it more, for example: ${more}` },
    );
  }
  if (resumption.maxIterations !== undefined && limit < state.iteration) {
    throw new WorkflowError(`The workflow '${state.name}' is at iteration ${state.iteration} already`, {
      expected: `--max-iterations of at least ${state.iteration}: iterations count in all`,
      received: String(limit),
      fix: `Give it more, for example: /autonomous-workflow:continue-auto ${state.name} --max-iterations ${moreIterations(state)}`,
    });
  }
  if (state.cost_usd !== null && state.cost_usd >= maxCost) {
    throw new WorkflowError(`The workflow '${state.name}' has spent ${state.cost_usd.toFixed(2)} of ${maxCost} USD`, {
      fix: `Give it more, for example: /autonomous-workflow:continue-auto ${state.name} --max-cost ${moreUsd(state.cost_usd)}`,
    });
  }
  const isWrittenUp = state.finishing !== 'stalled' || state.end_reason === 'stalled';
  // A write-up that was cut short after a stall is finished first.
  const searchesOn = searchEndedEarly.has(state.finishing) && isWrittenUp && limit > state.iteration;
  return {
    ...state,
    status: 'in_progress',
    end_reason: null,
    end_message: null,
    driver: resumption.driver,
    max_iterations: limit,
    max_duration_hours: resumption.maxDurationHours ?? state.max_duration_hours,
    max_cost_usd: maxCost,
    parallel: resumption.parallel ?? state.parallel,
    running_since: now.toISOString(),
    paused_hours: 0,
    consecutive_failures: 0,
    ...(state.end_reason === 'stalled' && restartedLadder(state.iteration)),
    finishing: searchesOn ? null : state.finishing,
    writing_iteration: searchesOn ? null : state.writing_iteration,
  };
}

/**
 * The command with which a person goes on with a workflow, with more of each budget that is used up: without, it is refused.
 */
export function continueCommand(state: WorkflowState): string {
  return `/autonomous-workflow:continue-auto ${state.name}${moreOptions(state)}`;
}

/** The same options for `run`; empty where the budgets allow another iteration. */
export function moreOptions(state: WorkflowState): string {
  const isUsedUp = state.status !== 'in_progress' && state.max_iterations <= state.iteration && isRecorded(state);
  const iterations = isUsedUp ? ` --max-iterations ${moreIterations(state)}` : '';
  const isSpent = state.cost_usd !== null && state.cost_usd >= state.max_cost_usd;
  return `${iterations}${isSpent ? ` --max-cost ${moreUsd(state.cost_usd ?? 0)}` : ''}`;
}

/** Half as much again as was spent, and a little for small sums. */
const moreUsd = (spent: number) => Math.ceil(spent * 1.5) + 5;

/** Iterations in all that give each phase that is left ten more. */
function moreIterations({ iteration, workflow_type, current_phase }: WorkflowState): number {
  const all = phasesOfMode[modeOf(workflow_type)];
  return iteration + 10 * (all.length - Math.max(0, all.indexOf(current_phase)));
}

function refuseFinished(state: WorkflowState): void {
  const { name, status, prompt } = state;
  if (prompt === lostPrompt) {
    throw new WorkflowError(`What the workflow '${name}' was to find out is lost`, {
      fix: `Write it into the line \`prompt:\` of ${name}-state.md, or start a new one under another name.`,
    });
  }
  if (status === 'complete') {
    throw new WorkflowError(`The workflow '${name}' is complete`, {
      fix: 'Start a new one under another name to research further.',
    });
  }
  if (isOverForGood(state)) {
    throw new WorkflowError(`The workflow '${name}' was cancelled for good`, {
      fix: 'Start a new one under another name; what it found is kept in its folder.',
    });
  }
}

/** Whether a workflow has ended, however it did, before it implemented anything: a plan of its name can be implemented then. */
export function leadsToImplementation({ status, current_phase }: WorkflowState): boolean {
  return status !== 'in_progress' && current_phase !== phases.C;
}

/**
 * The state of an ended workflow whose plan is implemented from now on: the next iteration is the first of coding. Its results
 * stay; the budgets count from now on.
 */
export function buildOnPlan(
  state: WorkflowState,
  { prompt, driver, limits }: { prompt: string | undefined; driver: Driver; limits: Limits },
  now: Date,
): WorkflowState {
  return {
    ...enterPhase(state, phases.C),
    ...limits,
    max_iterations: state.iteration + limits.max_iterations,
    max_cost_usd: (state.cost_usd ?? 0) + limits.max_cost_usd,
    workflow_type: workflowTypes.implement,
    status: 'in_progress',
    end_reason: null,
    end_message: null,
    // It may have ended in the middle of an iteration.
    recorded_iteration: state.iteration,
    consecutive_failures: 0,
    driver,
    prompt: prompt ?? state.prompt,
    running_since: now.toISOString(),
    paused_hours: 0,
  };
}
