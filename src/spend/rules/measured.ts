import type { IterationSpend } from '../../base/amount.ts';
import type { JournalLine } from '../../journal/rules/journal-line.ts';
import type { MeasuredIteration } from './forecast.ts';

/** The events of the journal that measures are made from. */
export const measuredEvents = [
  'iteration-begun',
  'recorded',
  'spent',
  'waits',
  'resumed',
  'phase-begun',
  'forecast',
] as const;

type LineOf<E extends (typeof measuredEvents)[number]> = Extract<JournalLine, { event: E }>;

/** A line of the journal that measures are made from, without its other fields: a run keeps these lines for days. */
export type MeasuredLine =
  | Pick<LineOf<'iteration-begun'>, 'time' | 'event' | 'iteration'>
  | Pick<LineOf<'recorded'>, 'time' | 'event' | 'iteration' | 'kind'>
  | Pick<LineOf<'spent'>, 'time' | 'event' | 'iteration' | 'usd'>
  | Pick<LineOf<'resumed'>, 'time' | 'event' | 'away_since'>
  | LineOf<'waits' | 'phase-begun' | 'forecast'>;

/** Those of the lines that measures are made from. */
export function measuredLines(journal: readonly JournalLine[]): MeasuredLine[] {
  return journal.flatMap((line) => measuredLine(line) ?? []);
}

function measuredLine(line: JournalLine): MeasuredLine | undefined {
  const { time, event } = line;
  if (event === 'iteration-begun') return { time, event, iteration: line.iteration };
  if (event === 'recorded') return { time, event, iteration: line.iteration, kind: line.kind };
  if (event === 'spent') return { time, event, iteration: line.iteration, usd: line.usd };
  if (event === 'resumed')
    return { time, event, ...(line.away_since !== undefined && { away_since: line.away_since }) };
  return event === 'waits' || event === 'phase-begun' || event === 'forecast' ? line : undefined;
}

/** The iterations that were recorded, with their cost and their time at work, as the journal has them. */
export function measuredIterations(
  journal: readonly MeasuredLine[],
  latest: readonly (IterationSpend | null)[] = [],
): MeasuredIteration[] {
  const begun = new Map<number, number>();
  const costs = new Map<number, number | null>();
  const waits: { from: number; until: number }[] = [];
  const recorded: { iteration: number; kind: MeasuredIteration['kind']; at: number }[] = [];
  for (const line of journal) {
    const at = Date.parse(line.time);
    if (line.event === 'iteration-begun') begun.set(line.iteration, at);
    else if (line.event === 'spent') {
      // An iteration that was stopped and resumed, or whose session reported late, is there in parts.
      const before = costs.get(line.iteration) ?? 0;
      costs.set(line.iteration, typeof line.usd === 'number' ? before + line.usd : null);
    } else if (line.event === 'waits' && typeof line.until === 'string')
      waits.push({ from: at, until: Date.parse(line.until) });
    else if (line.event === 'resumed' && typeof line.away_since === 'string')
      waits.push({ from: Date.parse(line.away_since), until: at });
    else if (line.event === 'recorded') recorded.push({ iteration: line.iteration, kind: line.kind, at });
  }
  // The journal has the cost of an iteration only when the next one has begun.
  for (const spent of latest) if (spent !== null) costs.set(spent.iteration, spent.usd);
  return recorded.map(({ iteration, kind, at }) => {
    const from = begun.get(iteration) ?? at;
    return {
      iteration,
      kind,
      usd: costs.get(iteration) ?? null,
      minutes: (at - from - waited(waits, from, at)) / 60_000,
    };
  });
}

/** The time between two moments that lies in any of these spans, counted once where they overlap. */
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
