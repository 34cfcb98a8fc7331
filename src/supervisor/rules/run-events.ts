import { dollars, describeMilliseconds } from '../../base/figures.ts';
import { exitCodes } from '../../base/errors.ts';
import { counted } from '../../base/text.ts';
import { exitCodeAfter, type PhaseName, type BudgetLimits } from '../../base/vocabulary.ts';
import type { WorkflowState } from '../../loop/rules/state.ts';

/** The events of a run, as its JSON lines have them. */
export type RunEvent =
  | ({ event: 'begun'; name: string; mode: string; folder: string; iteration: number; text: string } & BudgetLimits)
  | { event: 'iteration-begun'; iteration: number; phase: PhaseName; writing: boolean; session: string }
  | {
      event: 'iteration-ended';
      iteration: number;
      outcome: 'recorded' | 'failed';
      minutes: number;
      usd: number | null;
      total_usd: number | null;
      /** The result of the iteration in a few words. */
      result: string;
      /** The result in a sentence, with the cost so far. */
      text: string;
      verdict: string | null;
    }
  | { event: 'session-lost'; iteration: number; why: string; lost: number; most: number }
  | { event: 'sent-back'; iteration: number }
  | { event: 'waits'; why: string; until: string }
  | { event: 'note'; text: string }
  | { event: 'asked-to-end'; when: 'after the iteration' | 'now' };

/** The line of an event, for people. */
export function describeRunEvent(event: RunEvent, clockOf: ClockOf, time: string): string {
  return `${clockOf(time)}  ${phrase(event, clockOf)}`;
}

/** Formats a time, given in ISO 8601, in the local time zone. */
type ClockOf = (time: string) => string;

function phrase(event: RunEvent, clockOf: ClockOf): string {
  switch (event.event) {
    case 'begun':
    case 'note':
      return event.text;
    case 'iteration-begun':
      return `Iteration ${event.iteration} begins: ${event.phase}${event.writing ? ', writing up' : ''}`;
    case 'iteration-ended': {
      const cost = event.usd === null ? '' : ` and ${dollars(event.usd)}`;
      return `${event.text} It took ${describeMilliseconds(event.minutes * 60_000)}${cost}.`;
    }
    case 'session-lost':
      return `iteration ${event.iteration} goes on in a new session: ${event.why} (${event.lost} of at most ${event.most})`;
    case 'sent-back':
      return `iteration ${event.iteration} is not complete yet and goes on in a new session`;
    case 'waits':
      return `waits until ${clockOf(event.until)}: ${event.why}`;
    case 'asked-to-end':
      return event.when === 'now' ? 'ends now' : 'ends after this iteration; Ctrl-C again ends at once';
  }
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
 * Why a run ended. `over`: the workflow ended; `enough`: the requested number of iterations ended; `taken`: another session has
 * it now; `limit`: the wait for the API would be longer than the user
 * allows.
 */
export type RunEndReason = 'over' | 'enough' | 'asked' | 'taken' | 'unreachable' | 'limit';

export interface RunEnd {
  why: RunEndReason;
  /** Iterations that ended in this run. */
  iterations: number;
  /** True when the workflow had ended before the run, which therefore did nothing. */
  endedBefore?: true;
  /** The problem of the environment that stopped the run. */
  problem?: string | undefined;
  /** The reset of the limit that ended it; ISO 8601. */
  resetsAt?: string | undefined;
}

/** The last line of a run, with the command that continues it. */
export function describeEnd(state: WorkflowState, { why, iterations, problem }: RunEnd): string {
  const { name, end_reason, end_message, status, iteration } = state;
  const goOn = `autonomous-workflow run ${name}`;
  switch (why) {
    case 'over':
      return `${name} ended (${end_reason ?? status}). ${end_message ?? ''}`.trimEnd();
    case 'enough':
      return `${name}: ${counted(iterations, 'iteration')} done, at iteration ${iteration}. → Go on with: ${goOn}`;
    case 'asked':
      return `${name}: ended as you asked, at iteration ${iteration}; nothing is lost. → Go on with: ${goOn}`;
    case 'taken':
      return `${name}: ${problem ?? 'another session has taken it over.'} → To get it back: ${goOn} --take-over`;
    case 'limit':
      return `${name}: ${problem ?? 'the API is not available'}. → Go on later with: ${goOn}`;
    case 'unreachable':
      return `${name} cannot go on: ${problem ?? 'claude does not answer'}\n→ Correct that, then: ${goOn}`;
  }
}

/**
 * The exit code of `run`.
 * @param isService whether a service manager restarts the run on a failure code.
 */
export function exitCodeOf(state: WorkflowState, { why, endedBefore }: RunEnd, isService: boolean): number {
  switch (why) {
    case 'over':
      // There was nothing to do, so a restart would not help.
      if (isService && endedBefore === true) return 0;
      return exitCodeAfter(state.end_reason);
    case 'enough':
    case 'limit':
      return isService ? exitCodes.later : 0;
    case 'asked':
      return exitCodeAfter('interrupted');
    case 'taken':
    case 'unreachable':
      return exitCodes.refused;
  }
}
