import type { LimitWindow } from './stream.ts';

/** The weekly limit of which the share that the user gives is used. */
export interface UsedWeek {
  used: number;
  /** Milliseconds since the epoch; undefined when it is not known. */
  resetsAt: number | undefined;
}

/**
 * The weekly limit that keeps a run from its next session; undefined when none does. There may be one for each model; the fullest
 * counts.
 * @param share the user's; null for all of it.
 */
export function usedWeek(limits: readonly LimitWindow[], share: number | null, now: number): UsedWeek | undefined {
  if (share === null) return undefined;
  const full = limits
    .filter(({ name, used }) => name.startsWith('seven_day') && used !== undefined && used >= share)
    .map(({ used = 1, resetsAt, heardAt = 0 }) => ({
      used,
      resetsAt: resetsAt === undefined ? undefined : resetsAt * 1000,
      // No week is longer, so that a limit without a reset does not keep every later run from working.
      endsAt: resetsAt === undefined ? heardAt + weekMilliseconds : resetsAt * 1000,
    }))
    .filter(({ endsAt }) => endsAt > now);
  const [fullest] = full.toSorted((a, b) => b.used - a.used);
  return fullest && { used: fullest.used, resetsAt: fullest.resetsAt };
}

const weekMilliseconds = 7 * 86_400_000;

/** Why a run ends for the week, in words. */
export function describeUsedWeek({ used, resetsAt }: UsedWeek, share: number): string {
  const until = resetsAt === undefined ? '' : `, which begins anew at ${new Date(resetsAt).toISOString()}`;
  return `${Math.round(used * 100)} % of your week is used${until}; stop_at_week_share is ${share}`;
}
