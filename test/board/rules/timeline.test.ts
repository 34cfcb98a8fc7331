import { describe, expect, it } from 'vitest';
import { timeline } from '../../../src/board/rules/timeline.ts';
import type { JournalLine } from '../../../src/journal/rules/journal-line.ts';
import type { IterationStatistics } from '../../../src/research/rules/ledger.ts';

const time = '2026-03-01T10:00:00.000Z';
const statistics = {
  iteration: 2,
  kind: 'research',
  agents_expected: 4,
  agents_reported: 4,
  observations: 8,
  new_claims: 2,
  new_sources: 1,
  low_yield: false,
  recorded_at: time,
} as IterationStatistics;

function rowOf(agents: number, files: readonly string[]) {
  const begun = { event: 'iteration-begun', iteration: 2, agents, writing: false, time };
  const handIns = files.map((file) => ({ event: 'hand-in', iteration: 2, agent: 'x', claims: 1, file, time }));
  return timeline([statistics], [begun, ...handIns] as unknown as JournalLine[], null, undefined)[0];
}

describe('the agents of an iteration on the timeline', () => {
  it('are all that it began with, verifiers and sorters too, each counted once', () => {
    const files = ['a', 'b', 'c', 'd', 'e', 'e'];
    expect(rowOf(7, files)).toMatchObject({ agents_expected: 7, agents_reported: 5 });
  });

  it('are those of its statistics where the journal has lost them', () => {
    expect(rowOf(0, [])).toMatchObject({ agents_expected: 4, agents_reported: 4 });
  });
});
