import { restartedStall } from './stall.ts';
import { isOverForGood, type WorkflowState, type Limits } from './state.ts';
import {
  budgetEnds,
  type Driver,
  type EndReason,
  phases,
  phaseTraits,
  workflowTypes,
  type BudgetLimits,
  budgetOptions,
} from '../../base/vocabulary.ts';
import { WorkflowError } from '../../base/errors.ts';
import { describeUsedUp, limitsFromNow, moreOfUsedUp } from './budgets.ts';
import { enterPhase } from './iteration.ts';

export interface Resumption {
  driver: Driver;
  /** The budgets that the user gives anew. */
  limits?: Partial<BudgetLimits>;
  /** How many features are worked on at once from now on. */
  parallel?: number | undefined;
}

/** The end reasons after which a resumed workflow searches on; after `complete` the search is finished. */
const searchEndedEarly: ReadonlySet<EndReason | null> = new Set([
  ...budgetEnds,
  'stalled',
  'blocked_on_human',
  'premise',
  'failure_threshold',
]);

/**
 * The state of a resumed workflow, which was idle or ended. The hours begin at 0; the cost does not.
 * @throws WorkflowError when it is complete or cancelled, or a used-up budget is not raised.
 */
export function reopen(state: WorkflowState, resumption: Resumption, now: Date): WorkflowState {
  const given = { ...state, ...resumption.limits };
  const limit = given.max_iterations;
  const { name, status } = state;
  if (status === 'complete')
    refuse(`The workflow '${name}' is complete`, 'Start a new one under another name to research further.');
  if (isOverForGood(state))
    refuse(
      `The workflow '${name}' was cancelled for good`,
      'Start a new one under another name; what it found is kept in its folder.',
    );
  const used = describeUsedUp(given);
  if (used !== undefined)
    refuse(`The workflow '${name}' has ${used}`, `Give it more, for example: ${continueCommand(given)}`);
  if (limit < state.iteration && resumption.limits?.max_iterations !== undefined) {
    throw new WorkflowError(`The workflow '${state.name}' is at iteration ${state.iteration} already`, {
      expected: `--max-iterations of at least ${state.iteration}: iterations count in all`,
      received: String(limit),
      fix: `Give it more, for example: /autonomous-workflow:continue-auto ${state.name} --max-iterations ${state.iteration + 10}`,
    });
  }
  const isWrittenUp = state.finishing !== 'stalled' || state.end_reason === 'stalled';
  // A write-up that was interrupted after a stall is finished first.
  const searchesOn = searchEndedEarly.has(state.finishing) && isWrittenUp && limit > state.iteration;
  return {
    ...given,
    status: 'in_progress',
    end_reason: null,
    end_message: null,
    driver: resumption.driver,
    parallel: resumption.parallel ?? state.parallel,
    running_since: now.toISOString(),
    paused_hours: 0,
    consecutive_failures: 0,
    ...(state.end_reason === 'stalled' && restartedStall(state.iteration)),
    finishing: searchesOn ? null : state.finishing,
    writing_iteration: searchesOn ? null : state.writing_iteration,
  };
}

/** The command that resumes a workflow, with the options that raise used-up budgets. */
export function continueCommand(state: WorkflowState): string {
  return `/autonomous-workflow:continue-auto ${state.name}${moreOptions(state)}`;
}

/** The same options for `run`; empty where the budgets allow another iteration. */
export function moreOptions(state: WorkflowState): string {
  return budgetOptions(moreOfUsedUp(state));
}

function refuse(what: string, fix: string): never {
  throw new WorkflowError(what, { fix });
}

/** Whether a workflow has ended, for any reason, before implementation, so that its plan can be implemented. */
export function leadsToImplementation({ status, current_phase }: WorkflowState): boolean {
  return status !== 'in_progress' && !phaseTraits[current_phase].worksOnFeatures;
}

/**
 * The state of an ended workflow when implementing its plan begins: the next iteration is the first of coding. Its results stay; the
 * budgets count from now on.
 */
export function buildOnPlan(
  state: WorkflowState,
  { prompt, driver, limits }: { prompt: string | undefined; driver: Driver; limits: Limits },
  now: Date,
): WorkflowState {
  return {
    ...enterPhase(state, phases.C),
    ...limits,
    ...limitsFromNow(state, limits),
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
