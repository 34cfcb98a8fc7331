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

/** No limit of a subscription resets later than this; a later time is a misreading. */
const longestLimitHours = 8 * 24;
/** Clocks differ a little: asking a moment later than the reset saves a failure. */
const marginMilliseconds = 15_000;
/** Share of a back-off that chance adds, so that many sessions do not come back at once. */
const jitter = 0.25;

/** What an API error tells about when to ask again. */
export interface ApiError {
  /** Claude Code's word for it, such as `rate_limit`. */
  kind: string;
  /** Seconds since the epoch, when the error is of a limit. */
  resetsAt?: number | undefined;
  /** The nth failure in a row. */
  attempt: number;
}

/**
 * When to ask the API again, in milliseconds since the epoch: at the reset it names, else after a back-off.
 * @param random from 0 to 1.
 */
export function askAgainAt(error: ApiError, now: number, pace: BackOff, random: number): number {
  const seconds = needsPerson.has(error.kind) ? needsPersonSeconds : backoffSeconds(error.attempt, pace);
  const backOff = now + seconds * (1 + jitter * random) * 1000;
  const reset = error.resetsAt === undefined ? undefined : error.resetsAt * 1000;
  if (reset === undefined || reset > now + longestLimitHours * 3_600_000) return backOff;
  // A reset that has passed and did not help is no better than none.
  return reset > now ? reset + marginMilliseconds : Math.max(backOff, now + marginMilliseconds);
}

/**
 * When the limit that the latest API error names resets, in seconds since the epoch, as Claude Code writes it into the
 * transcript.
 */
export function structuredReset(lines: readonly string[]): number | undefined {
  const line = lines.findLast((candidate) => candidate.includes('"isApiErrorMessage":true'));
  const seconds = /"resetsAt":\s*(\d{9,11})\b/.exec(line ?? '')?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}

/** Kinds of errors that no waiting fixes by itself: somebody has to log in, pay, or choose another model. */
const needsPerson: ReadonlySet<string> = new Set([
  'authentication_failed',
  'billing_error',
  'invalid_request',
  'model_not_found',
]);
const needsPersonSeconds = 3_600;
