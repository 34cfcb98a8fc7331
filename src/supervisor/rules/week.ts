import type { LimitWindow } from './stream.ts';

/** A weekly limit of which the user's share is used. */
export interface UsedWeek {
  used: number;
  /** Milliseconds since the epoch; undefined when unknown. */
  resetsAt: number | undefined;
}

/**
 * The weekly limit that prevents the next session; undefined when there is none. A subscription may have one for each model; the
 * one with the highest use counts.
 * @param share the user's; null for no limit.
 */
export function usedWeek(limits: readonly LimitWindow[], share: number | null, now: number): UsedWeek | undefined {
  if (share === null) return undefined;
  const full = limits
    .filter(({ name, used }) => name.startsWith('seven_day') && used !== undefined && used >= share)
    .map(({ used = 1, resetsAt, heardAt = 0 }) => ({
      used,
      resetsAt: resetsAt === undefined ? undefined : resetsAt * 1000,
      // When the reset is unknown, a week is the upper bound, so that the limit does not block all later runs.
      endsAt: resetsAt === undefined ? heardAt + weekMilliseconds : resetsAt * 1000,
    }))
    .filter(({ endsAt }) => endsAt > now);
  const [fullest] = full.toSorted((a, b) => b.used - a.used);
  return fullest && { used: fullest.used, resetsAt: fullest.resetsAt };
}

const weekMilliseconds = 7 * 86_400_000;

/** The reason for the end of a run, in words. */
export function describeUsedWeek({ used, resetsAt }: UsedWeek, share: number): string {
  const until = resetsAt === undefined ? '' : `, which resets at ${new Date(resetsAt).toISOString()}`;
  return `${Math.round(used * 100)} % of your weekly limit is used${until}; stop_at_week_share is ${share}`;
}
