import type { Configuration } from '../../configuration/rules/configuration.ts';
import type { WorkflowState } from './state.ts';

/**
 * The reason why a session waits after a turn. The Stop hook stores it in `.runtime`, for the only process that may wake the session. Times
 * are milliseconds since the epoch; `turn` is when the turn was judged.
 */
export type Wait =
  | { kind: 'busy'; turn: number }
  /** Agents are at work in the background; `tasks` has the ids of their tasks. */
  | { kind: 'agents'; turn: number; tasks: string[] }
  /** Text typed after `since` is answered first. */
  | { kind: 'input'; turn: number; since: number }
  /** The next iteration begins at `until`, `failed`: after a failed one; `why`: the reason why it cannot begin earlier. */
  | { kind: 'pause'; turn: number; until: number; failed: boolean; why?: string }
  /** The API answered with an error, the nth in a row; it is asked again at `until`. */
  | { kind: 'api'; turn: number; until: number; since: number; error: string; attempt: number };

export interface Signs {
  now: number;
  /** Milliseconds of awake time since the last activity of an agent or the CLI. */
  silence: number;
  /** The same since the conversation last changed. */
  quiet: number;
  /** Whether a turn has begun since: its end starts the next waiter. */
  turnBegan: boolean;
  /** Without a terminal: whether Claude Code has a complete report on agents that it delivers once the waiter exits. */
  isCalled: boolean;
  /** Whether typed text is still unanswered. */
  inputWaiting: boolean;
  agentTimeoutMinutes: number;
}

/** `called`: news of agents calls the session. `wake`: the reason to wait is over, and the waiter wakes it. */
export type WaitVerdict = 'sleep' | 'leave' | 'called' | 'wake';

/** Claude Code needs a moment to answer a typed command. */
const answeredAfterMilliseconds = 3_000;
/** Typed input that Claude Code does not take up is waited for only briefly. */
const lostAfterMilliseconds = 60_000;

/** Whether the waiter continues to wait, exits, or wakes the session. Pure and total. */
export function judgeWait(wait: Wait, signs: Signs): WaitVerdict {
  if (wait.kind === 'busy' || signs.turnBegan) return 'leave';
  if (signs.isCalled) return 'called';
  const { silence, quiet, inputWaiting, agentTimeoutMinutes } = signs;
  const isOver =
    wait.kind === 'agents'
      ? silence >= agentTimeoutMinutes * 60_000
      : wait.kind === 'input'
        ? quiet >= (inputWaiting ? lostAfterMilliseconds : answeredAfterMilliseconds)
        : signs.now >= wait.until;
  return isOver ? 'wake' : 'sleep';
}

/**
 * Excludes a period in which the workflow could not run from the hours budget. Clocks may jump and files may be old, so only the part
 * between the last resumption and now is used.
 * @param from milliseconds since the epoch, as is `to`.
 */
export function addPause(state: WorkflowState, from: number, to: number, now: Date): WorkflowState {
  const start = Math.max(from, Date.parse(state.running_since));
  const hours = (Math.min(to, now.getTime()) - start) / 3_600_000;
  return hours > 0 ? { ...state, paused_hours: state.paused_hours + hours } : state;
}

type BackOff = Pick<Configuration, 'backoff_multiplier' | 'max_backoff_seconds'>;

export type Pace = BackOff & Pick<Configuration, 'iteration_interval_seconds' | 'backoff_on_failure'>;

/** The first pause after a failure, in seconds, before it is multiplied. */
const firstBackoffSeconds = 5;

/** Seconds to wait before the next iteration, after this number of failures in a row. */
export function pauseSeconds(failures: number, pace: Pace): number {
  const backoff = failures > 0 && pace.backoff_on_failure ? backoffSeconds(failures, pace) : 0;
  return Math.max(pace.iteration_interval_seconds, backoff);
}

/** Seconds to wait after the nth failed attempt in a row: grows by the multiplier, up to the maximum. */
const backoffSeconds = (attempts: number, { backoff_multiplier, max_backoff_seconds }: BackOff): number =>
  Math.min(max_backoff_seconds, firstBackoffSeconds * backoff_multiplier ** (attempts - 1));

/** No limit of a subscription resets later than this; a later time was misread. */
const longestLimitHours = 8 * 24;
/** A margin after a reset, because clocks differ and an early request would fail. */
const marginMilliseconds = 15_000;
/** The random share of a back-off, which spreads the retries of many sessions. */
const jitter = 0.25;

interface ApiError {
  /** Claude Code's name for it, such as `rate_limit`. */
  kind: string;
  /** Seconds since the epoch, for errors about a limit. */
  resetsAt?: number | undefined;
  /** The number of failures in a row, this one included. */
  attempt: number;
}

/** The time of the next API request, in milliseconds since the epoch: the reset that the error names, else after a back-off. */
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
