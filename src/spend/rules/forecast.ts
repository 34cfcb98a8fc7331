import type { RecordedIteration } from '../../journal/rules/events.ts';

/** An iteration that has ended, as it was measured. */
export interface MeasuredIteration {
  iteration: number;
  kind: RecordedIteration['kind'];
  /** Null where Claude Code gives no cost. */
  usd: number | null;
  /** From its beginning to its record. */
  minutes: number;
}

/** Fewer say too little about the next one. */
const fewestIterations = 3;

/**
 * The cost that nine of ten iterations of this kind stay within, by those that were measured; undefined when they are too few.
 */
export function likelyCost(
  measured: readonly MeasuredIteration[],
  kind: RecordedIteration['kind'],
): number | undefined {
  const costs = measured
    .flatMap((one) => (one.kind === kind && one.usd !== null ? [one.usd] : []))
    .sort((a, b) => a - b);
  return costs.length < fewestIterations ? undefined : costs[Math.ceil(costs.length * 0.9) - 1];
}

/** The bounds of the rest of a workflow. */
export interface Remaining {
  /** Iterations that its limit leaves. */
  iterations: number;
  /** US dollars that are left for the work before the write-up; null where the cost is not known. */
  usd: number | null;
  hours: number;
  /** Units of work that are left, and those done so far in the phase; undefined for a phase that ends by its own measure. */
  work?: { left: number; done: number } | undefined;
}

export interface Forecast {
  iterations: number;
  usd: number | null;
  minutes: number;
  /** Whether it is only known that it is not more. */
  isBound: boolean;
}

/** After the work of a phase comes an iteration that writes it up. */
const writeUp = 1;

/** The rest of the phase in progress by the mean of its iterations; undefined while they are too few. */
export function forecast(
  measured: readonly MeasuredIteration[],
  kind: RecordedIteration['kind'],
  remaining: Remaining,
): Forecast | undefined {
  const same = measured.filter((one) => one.kind === kind);
  if (same.length < fewestIterations) return undefined;
  const minutes = mean(same.map((one) => one.minutes));
  const costs = same.flatMap(({ usd }) => usd ?? []);
  const usd = costs.length === 0 ? null : mean(costs);
  const byMoney = usd === null || remaining.usd === null || usd === 0 ? Infinity : Math.floor(remaining.usd / usd);
  const byTime = minutes === 0 ? Infinity : Math.floor((remaining.hours * 60) / minutes);
  const most = Math.max(1, Math.min(remaining.iterations, byMoney + writeUp, byTime + writeUp));
  const { work } = remaining;
  const byWork =
    work === undefined || work.done === 0 ? undefined : Math.ceil((work.left * same.length) / work.done) + writeUp;
  const iterations = Math.min(most, byWork ?? most);
  return {
    iterations,
    usd: usd === null ? null : iterations * usd,
    minutes: iterations * minutes,
    isBound: byWork === undefined || byWork > most,
  };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A forecast that was made, and when. */
export interface MadeForecast extends Forecast {
  /** The iteration after which it was made. */
  iteration: number;
  /** ISO 8601. */
  time: string;
}

/** A forecast for people: "about 14 more iterations, $21, done about 03:40". */
export function describeForecast({ iterations, usd, isBound }: Omit<Forecast, 'minutes'>, doneAt: string): string {
  const cost = usd === null ? '' : `, $${money(usd)}`;
  const count = `${iterations} more ${iterations === 1 ? 'iteration' : 'iterations'}`;
  return `${isBound ? 'at most' : 'about'} ${count}${cost}, done ${isBound ? 'by' : 'about'} ${doneAt}`;
}

/** The same figures as they came about. */
export interface Actual {
  iterations: number;
  usd: number | null;
  minutes: number;
}

/** How wrong a forecast was. */
export function describeForecastError(made: MadeForecast, actual: Actual): string {
  const cost = made.usd === null || actual.usd === null ? '' : `, $${money(actual.usd)} instead of $${money(made.usd)}`;
  const time = `${Math.round(actual.minutes)} instead of ${Math.round(made.minutes)} minutes`;
  const first = `${actual.iterations} instead of ${made.isBound ? 'at most ' : ''}${made.iterations} more iterations`;
  return `the forecast after iteration ${made.iteration} was off: ${first}${cost}, ${time}`;
}

const money = (usd: number) => (usd < 10 ? usd.toFixed(2) : String(Math.round(usd)));
