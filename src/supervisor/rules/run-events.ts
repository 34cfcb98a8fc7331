import { dollars, describeMilliseconds } from '../../base/figures.ts';
import { exitCodes } from '../../base/errors.ts';
import { counted } from '../../base/text.ts';
import { exitCodeAfter, type PhaseName, type BudgetLimits } from '../../base/vocabulary.ts';
import type { WorkflowState } from '../../loop/rules/state.ts';

/** Formats a time, given in ISO 8601, in the local time zone. */
type ClockOf = (time: string) => string;

/** The events of a run: what its JSON lines have of each, and its line for people. */
const events = {
  begun: (e: { name: string; mode: string; folder: string; iteration: number; text: string } & BudgetLimits) => e.text,
  'iteration-begun': (e: { iteration: number; phase: PhaseName; writing: boolean; session: string }) =>
    `Iteration ${e.iteration} begins: ${e.phase}${e.writing ? ', writing up' : ''}`,
  /** `result`: in a few words; `text`: in a sentence, with the cost so far. */
  'iteration-ended': (e: {
    iteration: number;
    outcome: 'recorded' | 'failed';
    minutes: number;
    usd: number | null;
    total_usd: number | null;
    result: string;
    text: string;
    verdict: string | null;
  }) => {
    const cost = e.usd === null ? '' : ` and ${dollars(e.usd)}`;
    return `${e.text} It took ${describeMilliseconds(e.minutes * 60_000)}${cost}.`;
  },
  'session-lost': (e: { iteration: number; why: string; lost: number; most: number }) =>
    `iteration ${e.iteration} goes on in a new session: ${e.why} (${e.lost} of at most ${e.most})`,
  'sent-back': (e: { iteration: number }) =>
    `iteration ${e.iteration} is not complete yet and goes on in a new session`,
  waits: (e: { why: string; until: string }, clockOf: ClockOf) => `waits until ${clockOf(e.until)}: ${e.why}`,
  note: (e: { text: string }) => e.text,
  'asked-to-end': (e: { when: 'after the iteration' | 'now' }) =>
    e.when === 'now' ? 'ends now' : 'ends after this iteration; Ctrl-C again ends at once',
};

type Events = typeof events;
export type RunEvent = { [K in keyof Events]: { event: K } & Parameters<Events[K]>[0] }[keyof Events];

export function describeRunEvent(event: RunEvent, clockOf: ClockOf, time: string): string {
  const phrase = events[event.event] as (one: RunEvent, clock: ClockOf) => string;
  return `${clockOf(time)}  ${phrase(event, clockOf)}`;
}

/** A run reports events and receives the user's requests to end. */
export interface Control {
  report: (event: RunEvent) => void;
  /** Aborted when the user wants the run to end after the iteration. */
  soon: AbortSignal;
  /** Aborted when the user wants the run to end at once. */
  now: AbortSignal;
  /** The longest wait for the API, in milliseconds; instead of a longer one the run ends and can be continued later. */
  longestWait: number;
}

/**
 * Why a run ended. `over`: the workflow ended; `enough`: the requested number of iterations ended; `taken`: another session has it now;
 * `limit`: the wait for the API would be longer than the user allows.
 */
type RunEndReason = 'over' | 'enough' | 'asked' | 'taken' | 'unreachable' | 'limit';

export interface RunEnd {
  why: RunEndReason;
  iterations: number;
  /** True when the workflow had ended before the run, which therefore did nothing. */
  endedBefore?: true;
  /** The problem of the environment that stopped the run. */
  problem?: string | undefined;
  /** The reset of the limit that ended it; ISO 8601. */
  resetsAt?: string | undefined;
}

/** The last line of a run, with the command that continues it. */
export function describeEnd(state: WorkflowState, { why, iterations, problem = '' }: RunEnd): string {
  const { name, end_reason, end_message, status, iteration } = state;
  const goOn = `autonomous-workflow run ${name}`;
  const said: Readonly<Record<RunEndReason, string>> = {
    over: `${name} ended (${end_reason ?? status}). ${end_message ?? ''}`.trimEnd(),
    enough: `${name}: ${counted(iterations, 'iteration')} done, at iteration ${iteration}. → Go on with: ${goOn}`,
    asked: `${name}: ended as you asked, at iteration ${iteration}; nothing is lost. → Go on with: ${goOn}`,
    taken: `${name}: another session has taken it over. → To get it back: ${goOn} --take-over`,
    limit: `${name}: ${problem}. → Go on later with: ${goOn}`,
    unreachable: `${name} cannot go on: ${problem}\n→ Correct that, then: ${goOn}`,
  };
  return said[why];
}

/**
 * The exit code of `run`.
 * @param isService whether a service manager restarts the run on a failure code: not where there was nothing to do.
 */
export function exitCodeOf(state: WorkflowState, { why, endedBefore }: RunEnd, isService: boolean): number {
  if (why === 'over') return isService && endedBefore === true ? 0 : exitCodeAfter(state.end_reason);
  if (why === 'asked') return exitCodeAfter('interrupted');
  if (why === 'enough' || why === 'limit') return isService ? exitCodes.later : 0;
  return exitCodes.refused;
}
