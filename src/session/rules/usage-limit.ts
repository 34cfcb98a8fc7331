/** The pace of iterations: keys of the configuration. */
export interface Pace {
  iteration_interval_seconds: number;
  backoff_on_failure: boolean;
  backoff_multiplier: number;
  max_backoff_seconds: number;
}

export type BackOff = Pick<Pace, 'backoff_multiplier' | 'max_backoff_seconds'>;

/** The first pause after a failure, in seconds, before it is multiplied. */
const firstBackoffSeconds = 5;

/** Seconds to wait before the next iteration, after a number of failed ones in a row. */
export function pauseSeconds(failures: number, pace: Pace): number {
  const backoff = failures > 0 && pace.backoff_on_failure ? backoffSeconds(failures, pace) : 0;
  return Math.max(pace.iteration_interval_seconds, backoff);
}

/** Seconds to wait after the nth attempt in a row that failed: growing by the multiplier, at most the maximum. */
export function backoffSeconds(attempts: number, { backoff_multiplier, max_backoff_seconds }: BackOff): number {
  return Math.min(max_backoff_seconds, firstBackoffSeconds * backoff_multiplier ** (attempts - 1));
}

/** The latest possible reset of a limit of a subscription; a later time is an error of reading. */
const longestLimitHours = 8 * 24;
/** The delay after a reset: clocks differ a little, and an early request would fail. */
const marginMilliseconds = 15_000;
/** The random share of a back-off, so that many sessions do not return at once. */
const jitter = 0.25;

/** The facts of an API error that decide when to ask again. */
export interface ApiError {
  /** Claude Code's word for it, such as `rate_limit`. */
  kind: string;
  /** Seconds since the epoch, when the error is of a limit. */
  resetsAt?: number | undefined;
  /** The nth failure in a row. */
  attempt: number;
}

/**
 * The time of the next request to the API, in milliseconds since the epoch: the reset that the error names, else after a back-off.
 * @param random from 0 to 1.
 */
export function askAgainAt(error: ApiError, now: number, pace: BackOff, random: number): number {
  const seconds = needsPerson.has(error.kind) ? needsPersonSeconds : backoffSeconds(error.attempt, pace);
  const backOff = now + seconds * (1 + jitter * random) * 1000;
  const reset = error.resetsAt === undefined ? undefined : error.resetsAt * 1000;
  if (reset === undefined || reset > now + longestLimitHours * 3_600_000) return backOff;
  // A reset in the past did not help, so the back-off applies.
  return reset > now ? reset + marginMilliseconds : Math.max(backOff, now + marginMilliseconds);
}

/** The reset of the limit in the latest API error, in seconds since the epoch, as Claude Code writes it into the transcript. */
export function structuredReset(lines: readonly string[]): number | undefined {
  const line = lines.findLast((candidate) => candidate.includes('"isApiErrorMessage":true'));
  const seconds = /"resetsAt":\s*(\d{9,11})\b/.exec(line ?? '')?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}

/** Kinds of errors that no wait fixes: a person has to log in, pay, or choose another model. */
const needsPerson: ReadonlySet<string> = new Set([
  'authentication_failed',
  'billing_error',
  'invalid_request',
  'model_not_found',
]);
const needsPersonSeconds = 3_600;
