import type { Ledger } from '../../src/research/rules/ledger.ts';
import {
  recordIteration,
  recordResearch as researchPhase,
  type IterationReports,
  type RecordResult,
} from '../../src/research/rules/record.ts';
import type { WorkflowState } from '../../src/loop/rules/state.ts';

/** What a record is given where nothing was handed in, searched, judged or checked anew. */
export const reportsWith = (more: Partial<IterationReports>): IterationReports => ({
  handIns: [],
  seconds: [],
  expected: 4,
  assignments: [{ id: 'i1-r1', agent: 'researcher', task: '' }],
  failed: 0,
  searches: { worked: 9, empty: 0, refused: 0 },
  judged: { handIns: [], judgings: [] },
  findings: {
    check: ({ check }) => check ?? { verdict: 'could-not-run', sound: false, snapshot: null, detail: null },
    textHash: () => null,
  },
  ...more,
});

/** The record of an iteration of research. */
export function recordResearch(
  from: WorkflowState,
  into: Ledger,
  more: Partial<IterationReports>,
  now: Date,
): RecordResult {
  return recordIteration(from, into, reportsWith(more), now, researchPhase({ state: from, reports: more }));
}
