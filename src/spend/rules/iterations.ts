import type { Amount, IterationSpend } from '../../base/figures.ts';
import { withoutSteps } from '../../base/text.ts';
import { type PhaseName, phaseTraits } from '../../base/vocabulary.ts';
import type { JournalLine } from '../../journal/rules/fold.ts';

/** An iteration from its beginning to its end; unknown values are null. */
export interface IterationRow extends Amount {
  iteration: number;
  kind: string;
  began_at: string | null;
  /** When the next one began or the workflow ended; before that, when it was recorded. */
  ended_at: string | null;
  /** Those that were started in it. */
  agents: number;
  /** Its result in a sentence; empty while it is in progress. */
  result: string;
}

/** The events of the journal that change a row. */
export const eventsOfRows = ['iteration-begun', 'agent-started', 'iteration-failed', 'recorded', 'spent'] as const;

/**
 * The iterations of a workflow in order, from its journal.
 * @param current the cost of the one in progress, which the journal has only when it has ended.
 */
export function iterationRows(journal: readonly JournalLine[], current: IterationSpend | null): IterationRow[] {
  const rows = new Map<number, IterationRow>();
  for (const line of journal) {
    const { iteration } = line as Partial<{ iteration: number }>;
    // Lines of the journal are validated where they are used.
    if (!Number.isSafeInteger(iteration) || iteration === undefined) continue;
    const before = rows.get(iteration) ?? emptyRow(iteration);
    const change = changeOf(line, before);
    if (change !== undefined) rows.set(iteration, { ...before, ...change });
  }
  const row = current === null ? undefined : rows.get(current.iteration);
  if (row !== undefined) Object.assign(row, current);
  return [...rows.values()].sort((a, b) => a.iteration - b.iteration);
}

const emptyRow = (iteration: number): IterationRow => ({
  iteration,
  kind: '',
  began_at: null,
  ended_at: null,
  agents: 0,
  usd: null,
  tokens: null,
  result: '',
});

function changeOf(line: JournalLine, { agents }: IterationRow): Partial<IterationRow> | undefined {
  if (line.event === 'iteration-begun') return { began_at: line.time, ...(line.writing && { kind: 'writing' }) };
  if (line.event === 'agent-started') return { agents: agents + 1 };
  if (line.event === 'iteration-failed') return { result: `given up: ${line.problems.map(withoutSteps).join(' ')}` };
  if (line.event === 'spent') return { usd: line.usd, tokens: line.tokens, ended_at: line.time };
  if (line.event !== 'recorded') return undefined;
  const { kind, time, verdict, result = '' } = line;
  return { ended_at: time, kind, result: kind === 'coding' ? verdict : result };
}

/** What the iterations of a phase took that were recorded, without its write-up, which is another kind of work; sorted. */
export interface Measure {
  minutes: readonly number[];
  usd: readonly number[];
  /** Of an agent with its part of the session. */
  agentUsd: readonly number[];
}

export function measureOf(rows: readonly IterationRow[], phase: PhaseName): Measure {
  const same = rows.filter(({ kind }) => kind === phaseTraits[phase].kind);
  const sorted = (valueOf: (row: IterationRow) => number | null) =>
    same.flatMap((row) => valueOf(row) ?? []).sort((one, other) => one - other);
  return {
    minutes: sorted(({ began_at, ended_at }) =>
      began_at === null || ended_at === null ? null : (Date.parse(ended_at) - Date.parse(began_at)) / 60_000,
    ),
    usd: sorted(({ usd }) => usd),
    agentUsd: sorted(({ usd, agents }) => (usd !== null && agents > 0 ? usd / agents : null)),
  };
}

/** The middle one, which a wait for a limit or a night's sleep does not move; undefined where none was measured. */
export const middle = (sorted: readonly number[]): number | undefined => sorted[Math.floor((sorted.length - 1) / 2)];

/** With fewer iterations, the cost of the next one is too uncertain. */
const fewestIterations = 3;

/** An iteration does not begin with fewer agents. */
const fewestAgents = 2;

/**
 * The cost that the next iteration will probably not exceed: in coding what nine of ten did not, undefined while too few were measured;
 * elsewhere that of as few agents as it may have.
 */
export function likelyUsd({ usd, agentUsd }: Measure, phase: PhaseName): number | undefined {
  if (!phaseTraits[phase].worksOnFeatures) return fewestAgents * (middle(agentUsd) ?? 0);
  return usd.length < fewestIterations ? undefined : usd[Math.ceil(usd.length * 0.9) - 1];
}
