/** The sessions that one iteration may lose before it is given up; no restart of anything resets the count. */
export const mostLostSessions = 5;
/** The errors of the API that one iteration waits out: with the longest back-off, a day of outage. */
export const mostApiErrors = 300;

/** The milliseconds until the clock is read again while waiting until `until`, in milliseconds, too. */
export function nextWakeUp(now: number, until: number, longest: number): number {
  return Math.max(0, Math.min(until - now, longest));
}
