/** The most lost sessions of one iteration before it fails; a restart does not reset the count. */
export const mostLostSessions = 5;
/** The most API errors of one iteration before the run ends: with the longest back-off, a day of outage. */
export const mostApiErrors = 300;

/** Milliseconds until the clock is read again, in a wait that ends at `until`, which is also in milliseconds. */
export function nextWakeUp(now: number, until: number, longest: number): number {
  return Math.max(0, Math.min(until - now, longest));
}
