/** How fast iterations follow each other: keys of the configuration. */
export interface Pace {
  iteration_interval_seconds: number;
  backoff_on_failure: boolean;
  backoff_multiplier: number;
  max_backoff_seconds: number;
}

export type BackOff = Pick<Pace, 'backoff_multiplier' | 'max_backoff_seconds'>;

/** The first pause after a failure, in seconds, before it is multiplied. */
const firstBackoffSeconds = 5;

/** Seconds to wait before the next iteration, after this many failed ones in a row. */
export function pauseSeconds(failures: number, pace: Pace): number {
  const backoff = failures > 0 && pace.backoff_on_failure ? backoffSeconds(failures, pace) : 0;
  return Math.max(pace.iteration_interval_seconds, backoff);
}

/** Seconds to wait after the nth attempt in a row that failed: growing by the multiplier, at most the maximum. */
export function backoffSeconds(attempts: number, { backoff_multiplier, max_backoff_seconds }: BackOff): number {
  return Math.min(max_backoff_seconds, firstBackoffSeconds * backoff_multiplier ** (attempts - 1));
}
