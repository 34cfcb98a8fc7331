import { endOfSearch, lastIteration, describeUsedUp, moreOfUsedUp } from './budgets.ts';
import {
  elapsedHours,
  isRecorded,
  type WorkflowState,
  isOverForGood,
  type Limits,
  ceilingOf,
  isFinalWriteUp,
  phaseAfterWriteUp,
  wholeBudget,
  presentCeiling,
  isWriting,
} from './state.ts';
import {
  phaseTraits,
  type EndReason,
  type PhaseName,
  budgetEnds,
  type Driver,
  phases,
  workflowTypes,
  type BudgetLimits,
  budgetOptions,
} from '../../base/vocabulary.ts';
import { counted } from '../../base/text.ts';
import type { NewEscalation } from './escalation.ts';
import { WorkflowError } from '../../base/errors.ts';

/** Further reasons to end the search when the next iteration begins. */
export interface IterationLimits {
  /** The loop around the workflow gives it no turn after this one. */
  isLastTurn?: boolean;
  /** The cost that the next iteration is likely to stay within, in USD: it does not begin if the budget is too small. */
  likelyUsd?: number | undefined;
}

/**
 * The state with its next iteration begun; unchanged when one is in progress and unrecorded, or was the last. The last iteration that a
 * budget, or the share of its phase, allows writes up, so that no workflow ends without its report. After the write-up of a phase the
 * next one begins.
 */
export function beginIteration(state: WorkflowState, now: Date, limits: IterationLimits = {}): WorkflowState {
  if (state.iteration > 0 && !isRecorded(state)) return state;
  if (isFinalWriteUp(state)) return state;
  const phase = isWriting(state) ? phaseAfterWriteUp(state) : undefined;
  const before = phase === undefined ? state : enterPhase(state, phase);
  return { ...startNext(before, now, limits), consecutive_failures: 0 };
}

/** The state after an iteration that was given up: counted as a failure, and the next one begun. */
export function failIteration(state: WorkflowState, now: Date): WorkflowState {
  return { ...startNext(state, now, {}), consecutive_failures: state.consecutive_failures + 1 };
}

function startNext(state: WorkflowState, now: Date, { isLastTurn = false, likelyUsd = 0 }: IterationLimits) {
  const iteration = state.iteration + 1;
  const finishing =
    state.finishing ?? (isLastTurn ? 'max_iterations' : reasonToFinish(state, iteration, now, likelyUsd));
  const writing = finishing === null ? state.writing_iteration : iteration;
  return { ...state, iteration, finishing, writing_iteration: writing, updated_at: now.toISOString() };
}

/** Why the iteration writes up, or null. A used-up share ends only its phase, and not before one iteration did its work. */
function reasonToFinish(state: WorkflowState, iteration: number, now: Date, likelyUsd: number): EndReason | null {
  const beginning = { iteration, hours: elapsedHours(state, now), likelyUsd };
  const spent = endOfSearch(state, { ...beginning, ceiling: wholeBudget });
  if (spent !== null) return spent;
  return endOfSearch(state, { ...beginning, ceiling: presentCeiling(state) }) === null ? null : 'complete';
}

/** Whether the budgets allow the iteration in progress to take on more than it began with; the last one that they allow does not. */
export function mayTakeOnMore(state: WorkflowState, now: Date): boolean {
  const { status, iteration } = state;
  const spent = endOfSearch(state, { iteration, hours: elapsedHours(state, now), likelyUsd: 0, ceiling: wholeBudget });
  return status === 'in_progress' && !isWriting(state) && spent === null;
}

/** Whether the next iteration has to write up because it is the last one. */
export const isLastButOne = (state: WorkflowState): boolean =>
  state.iteration + 1 >= lastIteration(state, ceilingOf(state));

export const conclusions = {
  answered: 'the questions of the goal are answered',
  tried: 'no question of the goal is left to search for',
  premise: 'a premise of the goal does not hold, as a verified finding shows',
  search: 'research goes on',
  pivot: 'little new was found: research goes on with what is still missing',
  saturated: 'research is saturated: searching on would find hardly anything new',
};
const searchEnded = 'the search ended before research was saturated';

/** How a verdict on a plan begins that is not finished; what it needs follows. */
export const planningGoesOn = 'planning goes on: ';
const planningEnded = 'planning ended before the plan was finished: ';

/** The verdict without its sentence on the next step, because the phase is over. */
export function verdictAtEnd(verdict: string): string {
  const goesOn = verdict === conclusions.search || verdict === conclusions.pivot;
  return goesOn ? searchEnded : verdict.replace(planningGoesOn, planningEnded);
}

/** Why a search ended that was not saturated. */
const reasonsToEnd: Partial<Record<EndReason, string>> = {
  max_iterations: 'no iteration was left to search in',
  max_duration: 'the time for it was used up',
  max_cost: 'the money for it was used up',
  complete: 'its share of the budgets was used up',
  stalled: 'nothing moved any more',
};

/** The verdict for people: in the write-up and after the end with the reason, and without a next step. */
export function shownVerdict(state: WorkflowState): string | null {
  const isOver = isWriting(state) || state.status !== 'in_progress';
  if (state.verdict === null || !isOver) return state.verdict;
  const verdict = verdictAtEnd(state.verdict);
  const isEarly = verdict === searchEnded || verdict.startsWith(planningEnded);
  const why = isEarly && state.finishing !== null ? reasonsToEnd[state.finishing] : undefined;
  return why === undefined ? verdict : `${verdict}, because ${why}`;
}

/** The state at the beginning of a phase, before its first iteration. The verdict on research is kept for the report. */
export function enterPhase(state: WorkflowState, phase: PhaseName): WorkflowState {
  return {
    ...state,
    ...restartedStall(state.iteration),
    research_verdict: researchVerdict(state),
    current_phase: phase,
    finishing: null,
    writing_iteration: null,
    verdict: null,
  };
}

/** The verdict on research when the next phase began, or the present one. */
export const researchVerdict = (state: WorkflowState): string | null => state.research_verdict ?? shownVerdict(state);

export function isSameResult(before: WorkflowState, after: WorkflowState): boolean {
  const { last_result, verdict } = after;
  return isRecorded(before) && before.last_result === last_result && before.verdict === verdict;
}

/** A recorded iteration of the phase in progress: whether it answered, found or passed anything. */
export interface IterationYield {
  iteration: number;
  /** False for an iteration that could not work, e.g. in an outage: it does not count. */
  valid: boolean;
  brought: boolean;
}

/** The measures against iterations that bring nothing, one after the other, and how they are said. */
const measures = {
  'another strategy': 'agents are told to take another way',
  'a question': 'you are asked',
  'the end': 'it ends here',
} as const;
type StallStep = keyof typeof measures;
const stallSteps = Object.keys(measures) as StallStep[];

/** The number of further iterations that bring nothing until the next measure. */
const further = 2;

/** The keys of the state about iterations that bring nothing. */
export type StallState = Pick<WorkflowState, 'fruitless_iterations' | 'stall_since_iteration'>;
type Counted = Pick<WorkflowState, 'fruitless_iterations' | 'stall_window'>;

export interface StallMove extends StallState {
  /** The measure that is taken from now on. */
  step?: StallStep;
}

/** The measure that holds; undefined before the first. */
export const stallStep = ({ fruitless_iterations: count, stall_window }: Counted): StallStep | undefined =>
  count < stall_window ? undefined : stallSteps[Math.min(2, Math.floor((count - stall_window) / further))];

/** Counts the last iterations that brought nothing. Recording an iteration again takes no measure again. */
export function judgeStall(state: StallState & Counted, iterations: readonly IterationYield[]): StallMove {
  const { stall_since_iteration, stall_window } = state;
  const valid = iterations.filter((one) => one.valid && one.iteration > (stall_since_iteration ?? 0));
  const fruitless_iterations = valid.length - 1 - valid.findLastIndex(({ brought }) => brought);
  const step = stallStep({ fruitless_iterations, stall_window });
  const isNew = step !== undefined && step !== stallStep(state);
  return { fruitless_iterations, stall_since_iteration, ...(isNew && { step }) };
}

/** The counter at its beginning; iterations up to this one do not count. */
export function restartedStall(iteration: number): StallState {
  return { fruitless_iterations: 0, stall_since_iteration: iteration };
}

/** The iterations that brought nothing, and the measure; undefined before the first. */
export function describeStall(state: Counted): string | undefined {
  const step = stallStep(state);
  const lately = `${counted(state.fruitless_iterations, 'iteration')} in a row brought nothing`;
  return step === undefined ? undefined : `${lately}: ${measures[step]}`;
}

/** The instruction to take another way, while iterations bring nothing; empty otherwise. */
export function anotherWay(state: Counted): string {
  return stallStep(state) === undefined
    ? ''
    : `The last ${counted(state.fruitless_iterations, 'iteration')} brought nothing, so what was tried does not help: take another way, and say in your summary which.`;
}

/** The question to a person when the measure is to ask one. */
export function stallQuestion(state: Counted, { step }: StallMove, iteration: number): NewEscalation[] {
  if (step !== 'a question') return [];
  const text = `${counted(state.fruitless_iterations, 'iteration')} in a row brought nothing. What should be tried, or left out?`;
  return [{ kind: 'needs_human_action', item: null, text, tried: ['another strategy'], iteration }];
}

export interface Resumption {
  driver: Driver;
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
  const { name } = state;
  if (isOverForGood(state))
    throw new WorkflowError(
      `The workflow '${name}' ${state.status === 'complete' ? 'is complete' : 'was cancelled for good'}`,
      {
        fix: 'Start a new one under another name; what it found is kept in its folder.',
      },
    );
  const used = describeUsedUp(given);
  if (used !== undefined)
    throw new WorkflowError(`The workflow '${name}' has ${used}`, {
      fix: `Give it more, for example: ${continueCommand(given)}`,
    });
  const isWrittenUp = state.finishing !== 'stalled' || state.end_reason === 'stalled';
  // A write-up that was interrupted after a stall is finished first.
  const searchesOn = searchEndedEarly.has(state.finishing) && isWrittenUp && limit > state.iteration;
  return {
    ...given,
    ...running(resumption.driver, now),
    parallel: resumption.parallel ?? state.parallel,
    ...(state.end_reason === 'stalled' && restartedStall(state.iteration)),
    finishing: searchesOn ? null : state.finishing,
    writing_iteration: searchesOn ? null : state.writing_iteration,
  };
}

/** The command that resumes a workflow, with the options that raise used-up budgets. */
export const continueCommand = (state: WorkflowState): string =>
  `/autonomous-workflow:continue-auto ${state.name}${moreOptions(state)}`;

/** The same options for `run`; empty where the budgets allow another iteration. */
export const moreOptions = (state: WorkflowState): string => budgetOptions(moreOfUsedUp(state));

/** The keys of a workflow that goes on after an end: its hours and failures begin anew. */
const running = (driver: Driver, now: Date) => ({
  ...{ status: 'in_progress' as const, end_reason: null, end_message: null, driver },
  ...{ running_since: now.toISOString(), paused_hours: 0, consecutive_failures: 0 },
});

/** Whether a workflow has ended, for any reason, before implementation, so that its plan can be implemented. */
export const leadsToImplementation = ({ status, current_phase }: WorkflowState): boolean =>
  status !== 'in_progress' && !phaseTraits[current_phase].worksOnFeatures;

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
    max_iterations: limits.max_iterations + state.iteration,
    max_cost_usd: limits.max_cost_usd + (state.cost_usd ?? 0),
    ...running(driver, now),
    workflow_type: workflowTypes.implement,
    // It may have ended in the middle of an iteration.
    recorded_iteration: state.iteration,
    prompt: prompt ?? state.prompt,
  };
}
