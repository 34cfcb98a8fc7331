import { describeForecast } from '../../spend/rules/forecast.ts';
import type { BudgetLimits } from '../../base/budgets.ts';
import { dollars } from '../../base/amount.ts';
import { describeMilliseconds } from '../../base/clock.ts';
import type { EndReason, PhaseName } from '../../base/vocabulary.ts';

interface Begun extends BudgetLimits {
  event: 'begun';
  name: string;
  mode: string;
  folder: string;
  iteration: number;
  /** The event on one line, with an estimate. */
  text: string;
}

/** The events of a run, as its JSON lines have them. */
export type RunEvent =
  | Begun
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
  | {
      event: 'forecast';
      phase: PhaseName;
      iterations: number;
      usd: number | null;
      done_at: string;
      at_most: boolean;
    }
  | { event: 'note'; text: string }
  | { event: 'asked-to-end'; when: 'after the iteration' | 'now' }
  | {
      event: 'ended';
      name: string;
      status: string;
      end_reason: EndReason | null;
      message: string;
      iteration: number;
      iterations: number;
      total_usd: number | null;
      exit_code: number;
    };

/** The line of an event, for people. */
export function describeRunEvent(event: RunEvent, clockOf: ClockOf, time: string): string {
  return `${clockOf(time)}  ${phrase(event, clockOf)}`;
}

/** Formats a time, given in ISO 8601, in the local time zone. */
type ClockOf = (time: string) => string;

function phrase(event: RunEvent, clockOf: ClockOf): string {
  switch (event.event) {
    case 'begun':
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
    case 'forecast':
      return `${event.phase}: ${describeForecast({ ...event, isBound: event.at_most }, clockOf(event.done_at))}`;
    case 'note':
      return event.text;
    case 'asked-to-end':
      return event.when === 'now' ? 'ends now' : 'ends after this iteration; Ctrl-C again ends at once';
    case 'ended':
      return event.message;
  }
}
