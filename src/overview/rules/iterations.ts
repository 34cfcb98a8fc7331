import type { JournalLine } from '../../journal/rules/fold.ts';
import { withoutSteps } from '../../base/text.ts';
import type { IterationSpend } from '../../base/amount.ts';
import type { IterationRow } from './overview.ts';

/**
 * The iterations of a workflow in order, from its journal.
 * @param current the cost so far of the iteration in progress, which the journal does not have yet.
 */
export function iterationRows(journal: readonly JournalLine[], current: IterationSpend | null): IterationRow[] {
  const rows = new Map<number, IterationRow>();
  for (const line of journal) {
    const { iteration } = line as Partial<{ iteration: number }>;
    // Lines of the journal are validated where they are used.
    if (!Number.isSafeInteger(iteration) || iteration === undefined) continue;
    const change = changeOf(line);
    if (change !== undefined) rows.set(iteration, { ...(rows.get(iteration) ?? emptyRow(iteration)), ...change });
  }
  const running = current === null ? undefined : rows.get(current.iteration);
  if (running !== undefined && current !== null) Object.assign(running, { usd: current.usd, tokens: current.tokens });
  return [...rows.values()].sort((a, b) => a.iteration - b.iteration);
}

const emptyRow = (iteration: number): IterationRow => ({
  iteration,
  kind: '',
  began_at: null,
  recorded_at: null,
  agents: 0,
  usd: null,
  tokens: null,
  result: '',
});

function changeOf(line: JournalLine): Partial<IterationRow> | undefined {
  if (line.event === 'iteration-begun')
    return { began_at: line.time, agents: line.agents, ...(line.writing && { kind: 'writing' }) };
  if (line.event === 'iteration-failed') return { result: `given up: ${line.problems.map(withoutSteps).join(' ')}` };
  if (line.event === 'spent') return { usd: line.usd, tokens: line.tokens };
  if (line.event !== 'recorded') return undefined;
  const { kind, verdict } = line;
  const result = kind === 'coding' ? verdict : (line.result ?? '');
  return { recorded_at: line.time, kind, result };
}
