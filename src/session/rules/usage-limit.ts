/** The configuration keys for pauses between iterations. */
export interface Pace {
  iteration_interval_seconds: number;
  backoff_on_failure: boolean;
  backoff_multiplier: number;
  max_backoff_seconds: number;
}

type BackOff = Pick<Pace, 'backoff_multiplier' | 'max_backoff_seconds'>;

/** The first pause after a failure, in seconds, before it is multiplied. */
const firstBackoffSeconds = 5;

/** Seconds to wait before the next iteration, after this number of failures in a row. */
export function pauseSeconds(failures: number, pace: Pace): number {
  const backoff = failures > 0 && pace.backoff_on_failure ? backoffSeconds(failures, pace) : 0;
  return Math.max(pace.iteration_interval_seconds, backoff);
}

/** Seconds to wait after the nth failed attempt in a row: grows by the multiplier, up to the maximum. */
function backoffSeconds(attempts: number, { backoff_multiplier, max_backoff_seconds }: BackOff): number {
  return Math.min(max_backoff_seconds, firstBackoffSeconds * backoff_multiplier ** (attempts - 1));
}

/** No limit of a subscription resets later than this; a later time was misread. */
const longestLimitHours = 8 * 24;
/** A margin after a reset, because clocks differ and an early request would fail. */
const marginMilliseconds = 15_000;
/** The random share of a back-off, which spreads the retries of many sessions. */
const jitter = 0.25;

/** The facts of an API error that decide when to try again. */
interface ApiError {
  /** Claude Code's name for it, such as `rate_limit`. */
  kind: string;
  /** Seconds since the epoch, for errors about a limit. */
  resetsAt?: number | undefined;
  /** The number of failures in a row, this one included. */
  attempt: number;
}

/**
 * The time of the next API request, in milliseconds since the epoch: the reset that the error names, else after a back-off.
 * @param random from 0 to 1.
 */
export function askAgainAt(error: ApiError, now: number, pace: BackOff, random: number): number {
  const seconds = needsPerson.has(error.kind) ? needsPersonSeconds : backoffSeconds(error.attempt, pace);
  const backOff = now + seconds * (1 + jitter * random) * 1000;
  const reset = error.resetsAt === undefined ? undefined : error.resetsAt * 1000;
  if (reset === undefined || reset > now + longestLimitHours * 3_600_000) return backOff;
  // The limit was not lifted at its reset, so the back-off applies.
  return reset > now ? reset + marginMilliseconds : Math.max(backOff, now + marginMilliseconds);
}

/** The reset time in the latest API error of the transcript, in seconds since the epoch. */
export function structuredReset(lines: readonly string[]): number | undefined {
  const line = lines.findLast((candidate) => candidate.includes('"isApiErrorMessage":true'));
  const seconds = /"resetsAt":\s*(\d{9,11})\b/.exec(line ?? '')?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}

/** Errors that waiting does not resolve: a person has to log in, pay, or choose another model. */
const needsPerson: ReadonlySet<string> = new Set([
  'authentication_failed',
  'billing_error',
  'invalid_request',
  'model_not_found',
]);
const needsPersonSeconds = 3_600;
