import type { Configuration } from '../../engine/configuration/configuration.ts';
import type { NewEscalation } from '../../engine/steering/escalation.ts';
import type { Conclude, IterationReports, RecordResult } from '../../engine/record.ts';
import { concludeResearch } from '../../engine/research/conclude-research.ts';
import { escalationOf, questionsToEscalate } from '../../engine/research/research-progress.ts';
import type { WorkflowState } from '../../engine/state/state.ts';
import { phases, type Phase } from '../../engine/vocabulary.ts';
import { recordCoding } from '../features/record-coding.ts';
import type { Inbox } from './hand-ins.ts';
import type { IterationMark } from './iteration-mark.ts';
import type { WorkflowPaths } from '../paths.ts';
import { recordPlan } from '../planning/record-planning.ts';

/** The iteration that is recorded. */
export interface Recording {
  paths: WorkflowPaths;
  state: WorkflowState;
  inbox: Inbox;
  mark: IterationMark;
  reports: IterationReports;
  configuration: Configuration;
}

/** What a phase makes of an iteration besides what is merged into the ledger. */
export interface PhaseRecord {
  conclude: Conclude;
  /** Writes what the phase keeps; called after `conclude`, once the journal tells of the record. */
  write?: () => void;
  /** What a person is asked from now on. */
  asks?: (result: RecordResult) => NewEscalation[];
  /** What it came to, for the session. */
  summary?: () => string;
}

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
