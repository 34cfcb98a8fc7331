/** A time in the local time zone: "14:03", with the day unless it is the day of `now`. */
export function clockTime(time: Date, now: Date): string {
  const clock = time.toTimeString().slice(0, 5);
  return time.toDateString() === now.toDateString() ? clock : `${time.toDateString().slice(0, 10)} ${clock}`;
}

/** A local time with its date, which sorts as text: "2026-03-01 14:03:59". */
export function localTime(time: Date): string {
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 19).replace('T', ' ');
}

/** A duration for people: "40 s", "6 min", "3.5 hours". */
export function describeMilliseconds(milliseconds: number): string {
  const minutes = milliseconds / 60_000;
  if (minutes < 1) return `${Math.max(1, Math.round(minutes * 60))} s`;
  return minutes < 90 ? `${Math.round(minutes)} min` : `${(minutes / 60).toFixed(1)} hours`;
}
