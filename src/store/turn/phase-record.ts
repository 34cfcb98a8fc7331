import { concludeResearch } from '../../engine/research/conclude-research.ts';
import { escalationOf, questionsToEscalate } from '../../engine/research/research-progress.ts';
import { phases, type Phase } from '../../engine/vocabulary.ts';
import { recordCoding } from '../features/record-coding.ts';
import type { PhaseRecord, Recording } from './phase.ts';
import { recordPlan } from '../planning/record-planning.ts';

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
