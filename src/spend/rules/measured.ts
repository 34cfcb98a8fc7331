import type { IterationSpend } from '../../base/amount.ts';
import type { JournalLine } from '../../journal/rules/journal-line.ts';
import type { MeasuredIteration } from './forecast.ts';

/** The events of the journal that measures and the error of a forecast are made from. */
export const measuredEvents = [
  'iteration-begun',
  'recorded',
  'spent',
  'waits',
  'resumed',
  'phase-begun',
  'forecast',
] as const;

/** The iterations that were recorded, with their cost and their time at work, as the journal has them. */
export function measuredIterations(
  journal: readonly JournalLine[],
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
