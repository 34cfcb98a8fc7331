import { counted } from '../../base/text.ts';
import type { NewEscalation } from './escalation.ts';

/** A recorded iteration of the phase in progress: whether it answered, found or passed anything. */
export interface IterationYield {
  iteration: number;
  /** False for an iteration that could not work, e.g. in an outage: it does not count. */
  valid: boolean;
  brought: boolean;
}

/** The measures against iterations that bring nothing, one after the other. */
const stallSteps = ['another strategy', 'a question', 'the end'] as const;
type StallStep = (typeof stallSteps)[number];

/** The number of further iterations that bring nothing until the next measure. */
const further = 2;

const measures: Record<StallStep, string> = {
  'another strategy': 'agents are told to take another way',
  'a question': 'you are asked',
  'the end': 'it ends here',
};

/** The keys of the state about iterations that bring nothing. */
export interface StallState {
  /** Iterations in a row that brought nothing. */
  fruitless_iterations: number;
  /** Iterations up to this one do not count: the phase began after it, or a person has answered. */
  stall_since_iteration: number | null;
}

export interface StallMove extends StallState {
  /** The measure that is taken from now on. */
  step?: StallStep;
}

type Counted = Pick<StallState, 'fruitless_iterations'> & { stall_window: number };

/** The measure that holds; undefined before the first. */
export function stallStep({ fruitless_iterations: count, stall_window }: Counted): StallStep | undefined {
  return count < stall_window ? undefined : stallSteps[Math.min(2, Math.floor((count - stall_window) / further))];
}

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
