import { backoffSeconds, type BackOff } from '../pace.ts';

/** No limit of a subscription resets later than this; a later time is a misreading. */
const longestLimitHours = 8 * 24;
/** Clocks differ a little: asking a moment later than the reset saves a failure. */
const marginMilliseconds = 15_000;
/** Texts name the minute, and the reset is somewhere in it. */
const minuteMilliseconds = 60_000;
/** Share of a back-off that chance adds, so that many sessions do not come back at once. */
const jitter = 0.25;

/** What an API error tells about when to ask again. */
export interface ApiError {
  /** Claude Code's word for it, such as `rate_limit`. */
  kind: string;
  /** Seconds since the epoch, from a structured field, when there is one. */
  resetsAt?: number | undefined;
  /** What was shown to the user. */
  message: string;
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
  const reset = resetOf(error, now);
  if (reset === undefined || reset > now + longestLimitHours * 3_600_000) return backOff;
  // A reset that has passed and did not help is no better than none.
  return reset > now ? reset + marginMilliseconds : Math.max(backOff, now + marginMilliseconds);
}

function resetOf({ kind, resetsAt, message }: ApiError, now: number): number | undefined {
  if (resetsAt !== undefined) return resetsAt * 1000;
  const told = kind === 'rate_limit' ? readResetTime(message, now) : undefined;
  return told === undefined ? undefined : told + minuteMilliseconds;
}

/**
 * When the limit that the latest API error names resets, in seconds since the epoch: the structured form, which newer versions of
 * Claude Code write into the transcript.
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

const clock =
  /resets?\s+(?:at\s+)?(?:(?<month>[A-Z][a-z]{2})[a-z]*\s+(?<day>\d{1,2}),?\s+(?:at\s+)?)?(?<hour>\d{1,2})(?::(?<minute>\d{2}))?\s*(?<half>am|pm)?(?:\s*\((?<zone>[A-Za-z_+\-/0-9]+)\))?/i;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The instant that texts such as `resets 4:20pm (Europe/Berlin)` or `limit reached|1788625200` name, or undefined. */
export function readResetTime(message: string, now: number): number | undefined {
  const epoch = /\|(\d{10})\b/.exec(message)?.[1];
  if (epoch !== undefined) return Number(epoch) * 1000;
  const found = clock.exec(message)?.groups;
  if (found === undefined) return undefined;
  const hour = hourOf(Number(found.hour), found.half);
  const minute = Number(found.minute ?? 0);
  // A number alone may count anything.
  if (found.half === undefined && found.minute === undefined) return undefined;
  if (hour === undefined || minute > 59) return undefined;
  return nextInstant({ hour, minute, month: found.month, day: found.day }, found.zone, now);
}

function hourOf(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour <= 23 ? hour : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
}

interface Wanted {
  hour: number;
  minute: number;
  month: string | undefined;
  day: string | undefined;
}

/** The whole minute, from a quarter of an hour ago on, at which the clock of the zone shows what is wanted. */
function nextInstant(wanted: Wanted, zone: string | undefined, now: number): number | undefined {
  const format = clockOf(zone);
  if (format === undefined) return undefined;
  const minute = 60_000;
  // A message may come a little after the reset that it names.
  const first = Math.floor(now / minute - 15) * minute;
  // A quarter of an hour is the finest offset between zones, so minutes past the hour need not be searched.
  const step = 15 * minute;
  const toMinute = ((wanted.minute - new Date(first).getUTCMinutes()) * minute + 60 * minute) % step;
  for (let at = first + toMinute; at <= first + longestLimitHours * 3_600_000; at += step) {
    if (shows(format, at, wanted)) return at;
  }
  return undefined;
}

function clockOf(timeZone: string | undefined): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', {
      ...(timeZone !== undefined && { timeZone }),
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    });
  } catch {
    // No such zone.
    return undefined;
  }
}

function shows(format: Intl.DateTimeFormat, at: number, { hour, minute, month, day }: Wanted): boolean {
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  if (parts.hour !== hour || parts.minute !== minute) return false;
  if (month === undefined) return true;
  return parts.month === months.indexOf(month.slice(0, 3).toLowerCase()) + 1 && parts.day === Number(day);
}
