import { endOfSearch, lastIteration, wordsOfEnd } from './budgets.ts';
import { ceilingOf, phaseAfterWriteUp, wholeBudget, type Ceiling } from './modes.ts';
import { restartedStall } from './stall.ts';
import { elapsedHours, isRecorded, type ResearchEnd, type WorkflowState } from './state.ts';
import { phaseTraits, type EndReason, type PhaseName } from '../../base/vocabulary.ts';

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
  const isWrittenUp = state.finishing !== null && isWriting(state);
  const phase = isWrittenUp ? phaseAfterWriteUp(state) : undefined;
  // The last write-up ends the workflow.
  if (isWrittenUp && phase === undefined) return state;
  const before = phase === undefined ? state : enterPhase(state, phase);
  return { ...startNext(before, now, limits), consecutive_failures: 0 };
}

/** The state after an iteration that was given up: counted as a failure, and the next one begun. */
export function failIteration(state: WorkflowState, now: Date): WorkflowState {
  return { ...startNext(state, now, {}), consecutive_failures: state.consecutive_failures + 1 };
}

function startNext(
  state: WorkflowState,
  now: Date,
  { isLastTurn = false, likelyUsd = 0 }: IterationLimits,
): WorkflowState {
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

/** The part of the budgets that the phase may use: all of them until one iteration did its work. */
export function presentCeiling(state: WorkflowState): Ceiling {
  const { kind } = phaseTraits[state.current_phase];
  const done = kind === 'planning' ? state.total_iterations_planning : state.total_iterations_research;
  return done === 0 ? wholeBudget : ceilingOf(state);
}

/** Whether the budgets allow the iteration in progress to take on more than it began with; the last one that they allow does not. */
export function mayTakeOnMore(state: WorkflowState, now: Date): boolean {
  const { status, iteration } = state;
  const spent = endOfSearch(state, { iteration, hours: elapsedHours(state, now), likelyUsd: 0, ceiling: wholeBudget });
  return status === 'in_progress' && !isWriting(state) && spent === null;
}

/** Whether the next iteration has to write up because it is the last one. */
export function isLastButOne(state: WorkflowState): boolean {
  return state.iteration + 1 >= lastIteration(state, ceilingOf(state));
}

/** Whether the iteration in progress writes up the result of its phase: the report or the plan. */
export function isWriting(state: WorkflowState): boolean {
  return state.writing_iteration === state.iteration;
}

/** Whether the iteration in progress does the work of its phase; a workflow of a single iteration searches and writes in one. */
export function isSearching(state: WorkflowState): boolean {
  return !isWriting(state) || state.max_iterations === 1;
}

/** The verdicts on research. */
export const conclusions = {
  answered: 'the questions of the goal are answered',
  tried: 'no question of the goal is left to search for',
  premise: 'a premise of the goal does not hold, as a verified finding shows',
  search: 'research goes on',
  pivot: 'little is new: research goes on, after what is missing',
  saturated: 'research is saturated: searching on would find hardly anything new',
};
const conclusionsAtEnd: Readonly<Record<string, string>> = {
  [conclusions.search]: 'the search ended before research was saturated',
  [conclusions.pivot]: 'the search ended before research was saturated',
};

/** How a verdict on a plan begins that is not finished; what it needs follows. */
export const planningGoesOn = 'planning goes on: ';
const planningEnded = 'planning ended before the plan was finished: ';

/** The verdict without its sentence on the next step, because the phase is over. */
export function verdictAtEnd(verdict: string): string {
  return conclusionsAtEnd[verdict] ?? verdict.replace(planningGoesOn, planningEnded);
}

const endedEarly: ReadonlySet<string> = new Set(Object.values(conclusionsAtEnd));
/** Why a search ended that was not saturated. */
const reasonsToEnd: Partial<Record<EndReason, string>> = {
  complete: 'its share of the budgets was used up',
  stalled: 'nothing moved any more',
};

const reasonToEnd = (reason: EndReason) => wordsOfEnd(reason)?.searchOver ?? reasonsToEnd[reason];

/** The verdict for people: in the write-up and after the end with the reason, and without a next step. */
export function shownVerdict(state: WorkflowState): string | null {
  const isOver = isWriting(state) || state.status !== 'in_progress';
  if (state.verdict === null || !isOver) return state.verdict;
  const verdict = verdictAtEnd(state.verdict);
  const why =
    (endedEarly.has(verdict) || verdict.startsWith(planningEnded)) && state.finishing !== null
      ? reasonToEnd(state.finishing)
      : undefined;
  return why === undefined ? verdict : `${verdict}, because ${why}`;
}

/** The state at the beginning of a phase, before its first iteration. The figures of research are kept for the report. */
export function enterPhase(state: WorkflowState, phase: PhaseName): WorkflowState {
  return {
    ...state,
    ...restartedStall(state.iteration),
    research_end: phaseTraits[state.current_phase].document === 'report' ? researchSoFar(state) : state.research_end,
    current_phase: phase,
    finishing: null,
    writing_iteration: null,
    verdict: null,
  };
}

/** The figures of research when the next phase began, or the present ones; the iteration that writes up is not counted. */
export function researchSoFar(state: WorkflowState): ResearchEnd {
  return (
    state.research_end ?? {
      iterations: isSearching(state) ? state.iteration : state.iteration - 1,
      hours: elapsedHours(state, new Date(state.updated_at)),
      usd: state.cost_usd,
      verdict: shownVerdict(state),
    }
  );
}

/** Whether recording an iteration again gave the same result. */
export function isSameResult(before: WorkflowState, after: WorkflowState): boolean {
  const { last_result, verdict } = after;
  return isRecorded(before) && before.last_result === last_result && before.verdict === verdict;
}
