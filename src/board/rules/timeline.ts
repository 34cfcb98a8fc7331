import type { JournalLine } from '../../journal/rules/journal-line.ts';
import { counted } from '../../base/text.ts';
import type { IterationSpend } from '../../base/amount.ts';
import type { IterationStatistics } from '../../research/rules/ledger.ts';
import type { IterationRow } from './view.ts';

/**
 * The iterations of a workflow in order: statistics of the ledger, with times and costs from the journal.
 * @param current the cost so far of the iteration in progress.
 * @param inProgress the number of that iteration; undefined when the workflow has ended.
 */
export function timeline(
  statistics: readonly IterationStatistics[],
  journal: readonly JournalLine[],
  current: IterationSpend | null,
  inProgress: number | undefined,
): IterationRow[] {
  const rows = new Map<number, IterationRow>();
  const row = (iteration: number): IterationRow => {
    const known = rows.get(iteration) ?? emptyRow(iteration, iteration === inProgress);
    rows.set(iteration, known);
    return known;
  };
  for (const line of journal) if (isNumbered(line)) take(row(line.iteration), line);
  const handedIn = handInsOf(journal);
  for (const one of statistics) takeStatistics(row(one.iteration), one, handedIn.get(one.iteration)?.size ?? 0);
  if (current !== null) Object.assign(row(current.iteration), { usd: current.usd, tokens: current.tokens });
  return [...rows.values()].sort((a, b) => a.iteration - b.iteration);
}

type NumberedLine = JournalLine & { iteration: number };

/** Whether a line has a number of an iteration; lines of the journal are validated where they are used. */
function isNumbered(line: JournalLine): line is NumberedLine {
  return Number.isSafeInteger((line as Partial<NumberedLine>).iteration);
}

function emptyRow(iteration: number, goesOn: boolean): IterationRow {
  return {
    iteration,
    kind: '',
    began_at: null,
    recorded_at: null,
    agents_expected: 0,
    agents_reported: 0,
    observations: 0,
    new_claims: 0,
    new_sources: 0,
    novelty: null,
    low_yield: false,
    usd: null,
    tokens: null,
    result: goesOn ? 'in progress' : 'not finished',
  };
}

function take(row: IterationRow, line: NumberedLine): void {
  if (line.event === 'iteration-begun') {
    row.began_at = line.time;
    row.agents_expected = numberOr(line.agents, 0);
    if (line.writing) row.kind = 'writing';
  } else if (line.event === 'iteration-failed') {
    row.result = `given up: ${Array.isArray(line.problems) ? line.problems.join(' ') : ''}`;
  } else if (line.event === 'recorded') {
    row.recorded_at = line.time;
    row.kind = textOr(line.kind);
    row.result = line.kind === 'coding' ? textOr(line.verdict) : describeCounts(line);
    row.observations = numberOr(line.observations, 0);
    row.new_claims = numberOr(line.new_claims, 0);
    row.new_sources = numberOr(line.new_sources, 0);
  } else if (line.event === 'spent') {
    row.usd = numberOr(line.usd, null);
    row.tokens = numberOr(line.tokens, null);
  }
}

/** The hand-ins of each iteration, counted from the journal because the statistics leave out verifiers and sorters. */
function handInsOf(journal: readonly JournalLine[]): Map<number, Set<string>> {
  const files = new Map<number, Set<string>>();
  for (const line of journal) {
    if (line.event !== 'hand-in' || !isNumbered(line)) continue;
    const known = files.get(line.iteration) ?? new Set();
    files.set(line.iteration, known.add(textOr(line.file)));
  }
  return files;
}

function takeStatistics(row: IterationRow, one: IterationStatistics, handedIn: number): void {
  const { kind, observations, new_claims, new_sources, low_yield } = one;
  Object.assign(row, { kind, observations, new_claims, new_sources, low_yield });
  row.agents_expected = Math.max(row.agents_expected, one.agents_expected);
  row.agents_reported = Math.min(row.agents_expected, Math.max(handedIn, one.agents_reported));
  row.recorded_at = one.recorded_at;
  row.novelty = observations === 0 ? null : Math.round((new_claims / observations) * 100);
  if (kind !== 'coding') row.result = describeCounts(one);
}

function describeCounts({
  kind,
  observations,
  new_claims,
}: Pick<IterationStatistics, 'kind' | 'observations' | 'new_claims'>): string {
  if (kind === 'writing') return 'report written';
  return `${counted(new_claims, 'new finding')} among ${counted(observations, 'observation')}`;
}

function textOr(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function numberOr<Other>(value: unknown, other: Other): number | Other {
  return typeof value === 'number' && Number.isFinite(value) ? value : other;
}
