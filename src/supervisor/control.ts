import type { RunEvent } from './rules/run-events.ts';

/** The two ends of a run: news go out, requests of the user come in. */
export interface Control {
  report: (event: RunEvent) => void;
  /** Aborted when the user wants the run to end after the iteration. */
  soon: AbortSignal;
  /** Aborted when the user wants the run to end at once. */
  now: AbortSignal;
  /** The longest wait for the API, in milliseconds; before a longer one the run ends, and can go on later. */
  longestWait: number;
}
