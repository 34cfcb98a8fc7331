import { concludeResearch } from '../research/rules/conclude.ts';
import { escalationOf, questionsToEscalate } from '../research/rules/progress.ts';
import { phases, type Phase } from '../base/vocabulary.ts';
import type { PhaseRecord, Recording } from '../research/phase.ts';

/** How each phase records an iteration, loaded when it is that phase's turn. The caller holds the workflow's lock. */
export const phaseRecords: Readonly<Record<Phase, (recording: Recording) => Promise<PhaseRecord>>> = {
  [phases.A]: (recording) => Promise.resolve(recordResearch(recording)),
  [phases.B]: async (recording) => (await import('../planning/record.ts')).recordPlan(recording),
  [phases.C]: async (recording) => (await import('../coding/record.ts')).recordCoding(recording),
};

function recordResearch({ reports }: Recording): PhaseRecord {
  const { escalated = new Set() } = reports;
  return {
    conclude: concludeResearch(reports),
    asks: ({ state, ledger }) =>
      questionsToEscalate(state, ledger, escalated).map((question) => escalationOf(question, state.iteration)),
  };
}
