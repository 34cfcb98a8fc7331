import { concludeResearch } from '../research/rules/conclude.ts';
import { escalationOf, questionsToEscalate } from '../research/rules/progress.ts';
import { phases, type Phase } from '../base/vocabulary.ts';
import { recordCoding } from '../coding/record.ts';
import { recordPlan } from '../planning/record.ts';
import type { PhaseRecord, Recording } from '../research/phase.ts';

/** How each phase records an iteration. The caller holds the workflow's lock. */
export const phaseRecords: Readonly<Record<Phase, (recording: Recording) => PhaseRecord>> = {
  [phases.A]: recordResearch,
  [phases.B]: recordPlan,
  [phases.C]: recordCoding,
};

function recordResearch({ reports }: Recording): PhaseRecord {
  const { escalated = new Set() } = reports;
  return {
    conclude: concludeResearch(reports),
    asks: ({ state, ledger }) =>
      questionsToEscalate(state, ledger, escalated).map((question) => escalationOf(question, state.iteration)),
  };
}
