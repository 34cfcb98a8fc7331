import type { IterationSpend } from '../../base/amount.ts';
import type { RecordedIteration } from '../../journal/rules/events.ts';
import type { JournalLine } from '../../journal/rules/fold.ts';

/** The measures of an iteration that has ended. */
export interface MeasuredIteration {
  iteration: number;
  kind: RecordedIteration['kind'];
  /** Null where Claude Code gives no cost. */
  usd: number | null;
  /** From its beginning to its record, in minutes at work. */
  minutes: number;
  /** The agents of its brief, where known. */
  agents?: number;
}

/** The events of the journal that measures are made from. */
export const measuredEvents = [
  'iteration-begun',
  'recorded',
  'spent',
  'waits',
  'resumed',
  'features-scrutinized',
  'feature-begun',
] as const;

/** The iterations that were recorded, with their cost and working time from the journal. */
export function measuredIterations(
  journal: readonly JournalLine[],
  latest: readonly (IterationSpend | null)[] = [],
): MeasuredIteration[] {
  const begun = new Map<number, { at: number; agents: number }>();
  const costs = new Map<number, number | null>();
  const waits: { from: number; until: number }[] = [];
  const recorded: { iteration: number; kind: MeasuredIteration['kind']; at: number }[] = [];
  // An iteration of critics alone is no measure of one that codes.
  const ofCritics = new Set<number>();
  let codes = false;
  for (const line of journal) {
    const at = Date.parse(line.time);
    if (line.event === 'iteration-begun') {
      begun.set(line.iteration, { at, agents: line.agents });
      codes = false;
    } else if (line.event === 'feature-begun') codes = true;
    else if (line.event === 'features-scrutinized') {
      if (!codes) ofCritics.add(line.iteration);
    } else if (line.event === 'spent') costs.set(line.iteration, line.usd);
    else if (line.event === 'waits' && typeof line.until === 'string')
      waits.push({ from: at, until: Date.parse(line.until) });
    else if (line.event === 'resumed' && typeof line.away_since === 'string')
      waits.push({ from: Date.parse(line.away_since), until: at });
    else if (line.event === 'recorded') recorded.push({ iteration: line.iteration, kind: line.kind, at });
  }
  // The journal has the cost of an iteration only when the next one has begun.
  for (const spent of latest) if (spent !== null) costs.set(spent.iteration, spent.usd);
  return recorded
    .filter(({ iteration }) => !ofCritics.has(iteration))
    .map(({ iteration, kind, at }) => {
      const { at: from, agents } = begun.get(iteration) ?? { at, agents: 0 };
      return {
        iteration,
        kind,
        usd: costs.get(iteration) ?? null,
        minutes: (at - from - waited(waits, from, at)) / 60_000,
        agents,
      };
    });
}

/** The time between `from` and `until` that lies in any of these spans, overlaps counted once. */
function waited(spans: readonly { from: number; until: number }[], from: number, until: number): number {
  let sum = 0;
  let counted = from;
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const end = Math.min(span.until, until);
    sum += Math.max(0, end - Math.max(span.from, counted));
    counted = Math.max(counted, end);
  }
  return sum;
}

/** With fewer iterations, an estimate of the next one is too uncertain. */
const fewestIterations = 3;

/** The cost that nine of ten measured iterations of this kind did not exceed; undefined when they are too few. */
export function likelyCost(
  measured: readonly MeasuredIteration[],
  kind: RecordedIteration['kind'],
): number | undefined {
  const costs = measured
    .flatMap((one) => (one.kind === kind && one.usd !== null ? [one.usd] : []))
    .sort((a, b) => a - b);
  return costs.length < fewestIterations ? undefined : costs[Math.ceil(costs.length * 0.9) - 1];
}

/** The mean cost of an agent with its part of the session, in USD; undefined where no iteration of this kind was measured. */
export function agentCost(measured: readonly MeasuredIteration[], kind: RecordedIteration['kind']): number | undefined {
  const costs = measured.flatMap((one) =>
    one.kind === kind && one.usd !== null && one.agents !== undefined && one.agents > 0 ? [one.usd / one.agents] : [],
  );
  return costs.length === 0 ? undefined : mean(costs);
}

/** The limits and the work that remain for a workflow. */
export interface Remaining {
  /** Iterations left by its limit. */
  iterations: number;
  /** US dollars that are left for the work before the write-up; null where the cost is not known. */
  usd: number | null;
  hours: number;
  /** Units of work that are left, and those done so far in the phase; undefined for a phase without such units. */
  work?: { left: number; done: number } | undefined;
}

export interface Forecast {
  iterations: number;
  usd: number | null;
  minutes: number;
  /** Whether the numbers are upper bounds only. */
  isBound: boolean;
}

/** Each phase ends with one iteration for its write-up. */
const writeUp = 1;

/** A forecast of the phase in progress by the mean of its iterations; undefined while they are too few. */
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

/** The mean of some numbers, at least one. */
export const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A forecast for people: "about 14 more iterations, $21, done about 03:40". */
export function describeForecast({ iterations, usd, isBound }: Omit<Forecast, 'minutes'>, doneAt: string): string {
  const cost = usd === null ? '' : `, $${money(usd)}`;
  const count = `${iterations} more ${iterations === 1 ? 'iteration' : 'iterations'}`;
  return `${isBound ? 'at most' : 'about'} ${count}${cost}, done ${isBound ? 'by' : 'about'} ${doneAt}`;
}

const money = (usd: number) => (usd < 10 ? usd.toFixed(2) : String(Math.round(usd)));
