import { backoffSeconds, type BackOff } from '../pace.ts';

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

/** Kinds of errors that no waiting mends by itself: somebody has to log in, pay, or choose another model. */
const needsPerson: ReadonlySet<string> = new Set([
  'authentication_failed',
  'billing_error',
  'invalid_request',
  'model_not_found',
]);
const needsPersonSeconds = 3_600;
