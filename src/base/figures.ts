/** An amount spent; null means unknown, not 0. */
export interface Amount {
  usd: number | null;
  tokens: number | null;
}

export interface IterationSpend extends Amount {
  iteration: number;
}

/** The part of a workflow's state that the count of its cost needs. */
export interface SpendingState {
  cost_usd: number | null;
  tokens: number | null;
  status: string;
  iteration: number;
  /** "Phase A", "Phase B" or "Phase C". */
  current_phase: string;
  updated_at: string;
}

/** An amount as one phrase: "about 0.40 USD, 120 k tokens". */
export function formatAmount({ usd, tokens }: Amount): string {
  const cost = usd === null ? 'an unknown sum' : `about ${formatUsd(usd)} USD`;
  return tokens === null ? cost : `${cost}, ${formatTokens(tokens)}`;
}

/** A sum in a sentence: "$3.10". */
export function dollars(usd: number): string {
  return `$${formatUsd(usd)}`;
}

/** Dollars with two decimals, or four for less than a cent. */
export function formatUsd(usd: number): string {
  return usd.toFixed(usd > 0 && usd < 0.01 ? 4 : 2);
}

/** A number of tokens with its unit, rounded: "950 tokens", "120 k tokens", "1.2 M tokens". */
export function formatTokens(tokens: number): string {
  if (tokens >= 999_500) return `${(tokens / 1e6).toFixed(1)} M tokens`;
  return tokens >= 1_000 ? `${Math.round(tokens / 1e3)} k tokens` : `${tokens} tokens`;
}

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
