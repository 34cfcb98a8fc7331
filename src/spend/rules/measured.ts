import type { IterationSpend } from '../../base/amount.ts';
import type { JournalLine } from '../../journal/rules/journal-line.ts';
import type { MeasuredIteration } from './forecast.ts';

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
    else if (line.event === 'recorded') recorded.push({ iteration: line.iteration, kind: line.kind, at });
  }
  // The journal has the cost of an iteration only when the next one has begun.
  for (const spent of latest) if (spent !== null) costs.set(spent.iteration, spent.usd);
  return recorded.map(({ iteration, kind, at }) => {
    const from = begun.get(iteration) ?? at;
    const waited = waits.map((wait) => Math.max(0, Math.min(wait.until, at) - Math.max(wait.from, from)));
    const minutes = (at - from - waited.reduce((sum, one) => sum + one, 0)) / 60_000;
    return { iteration, kind, usd: costs.get(iteration) ?? null, minutes: Math.max(0, minutes) };
  });
}
