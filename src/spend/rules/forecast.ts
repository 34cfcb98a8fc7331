import type { IterationSpend } from '../../base/amount.ts';
import { counted } from '../../base/text.ts';
import type { RecordedIteration } from '../../journal/rules/events.ts';
import type { JournalLine } from '../../journal/rules/fold.ts';

/** The measures of an iteration that has ended. */
export interface MeasuredIteration {
  iteration: number;
  kind: RecordedIteration['kind'];
  /** Null where Claude Code gives no cost. */
  usd: number | null;
  /** From its beginning to its record, in minutes. */
  minutes: number;
  /** The agents of its brief, where known. */
  agents?: number;
}

/** The events of the journal that measures are made from. */
export const measuredEvents = ['iteration-begun', 'recorded', 'spent'] as const;

/** The iterations that were recorded, with their cost and time from the journal. */
export function measuredIterations(
  journal: readonly JournalLine[],
  latest: readonly (IterationSpend | null)[] = [],
): MeasuredIteration[] {
  const begun = new Map<number, { at: number; agents: number }>();
  const costs = new Map<number, number | null>();
  const recorded: { iteration: number; kind: MeasuredIteration['kind']; at: number; expected: number }[] = [];
  for (const line of journal) {
    const at = Date.parse(line.time);
    if (line.event === 'iteration-begun') begun.set(line.iteration, { at, agents: line.agents });
    else if (line.event === 'spent') costs.set(line.iteration, line.usd);
    else if (line.event === 'recorded')
      recorded.push({ iteration: line.iteration, kind: line.kind, at, expected: line.agents_expected ?? 0 });
  }
  // The journal has the cost of an iteration only when the next one has begun.
  for (const spent of latest) if (spent !== null) costs.set(spent.iteration, spent.usd);
  return recorded.map(({ iteration, kind, at, expected }) => {
    const { at: from, agents } = begun.get(iteration) ?? { at, agents: 0 };
    // An iteration that begins with reading the goal gets its researchers later.
    const most = Math.max(agents, expected);
    return { iteration, kind, usd: costs.get(iteration) ?? null, minutes: (at - from) / 60_000, agents: most };
  });
}

/** The middle one of some numbers, which a wait for a limit or a night's sleep does not move; undefined for none. */
export function middle(values: readonly number[]): number | undefined {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)];
}

/** The known costs of some iterations. */
export const costsOf = (measured: readonly MeasuredIteration[]): number[] => measured.flatMap(({ usd }) => usd ?? []);

/** With fewer iterations, an estimate of the next one is too uncertain. */
const fewestIterations = 3;

/** The cost that nine of ten measured iterations did not exceed; undefined when they are too few. */
export function likelyCost(measured: readonly MeasuredIteration[]): number | undefined {
  const costs = costsOf(measured).toSorted((one, other) => one - other);
  return costs.length < fewestIterations ? undefined : costs[Math.ceil(costs.length * 0.9) - 1];
}

/** The usual cost of an agent with its part of the session, in USD; undefined where nothing was measured. */
export function agentCost(measured: readonly MeasuredIteration[]): number | undefined {
  return middle(measured.flatMap(({ usd, agents = 0 }) => (usd !== null && agents > 0 ? [usd / agents] : [])));
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

/** A forecast of a phase by the iterations of it that were measured; undefined while they are too few. */
export function forecast(measured: readonly MeasuredIteration[], remaining: Remaining): Forecast | undefined {
  const minutes = middle(measured.map((one) => one.minutes));
  if (minutes === undefined || measured.length < fewestIterations) return undefined;
  const usd = middle(costsOf(measured)) ?? null;
  const byMoney = usd === null || remaining.usd === null || usd === 0 ? Infinity : Math.floor(remaining.usd / usd);
  const byTime = minutes === 0 ? Infinity : Math.floor((remaining.hours * 60) / minutes);
  const most = Math.max(1, Math.min(remaining.iterations, byMoney + writeUp, byTime + writeUp));
  const { left, done } = remaining.work ?? { left: 0, done: 0 };
  const byWork = done === 0 ? undefined : Math.ceil((left * measured.length) / done) + writeUp;
  const iterations = Math.min(most, byWork ?? most);
  return {
    iterations,
    usd: usd === null ? null : iterations * usd,
    minutes: iterations * minutes,
    isBound: byWork === undefined || byWork > most,
  };
}

/** A forecast for people: "about 14 more iterations, $21, done about 03:40". */
export function describeForecast({ iterations, usd, isBound }: Omit<Forecast, 'minutes'>, doneAt: string): string {
  const cost = usd === null ? '' : `, $${usd < 10 ? usd.toFixed(2) : String(Math.round(usd))}`;
  const count = counted(iterations, 'more iteration');
  return `${isBound ? 'at most' : 'about'} ${count}${cost}, done ${isBound ? 'by' : 'about'} ${doneAt}`;
}
