import type { RunEvent } from './rules/run-events.ts';

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
