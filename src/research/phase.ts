import type { Assignment } from '../loop/rules/assignment.ts';
import type { BriefInput } from '../loop/rules/brief.ts';
import type { IterationRuntime } from '../loop/iteration-runtime.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import type { Configuration } from '../configuration/rules/configuration.ts';
import type { IterationReports, RecordResult } from './rules/record.ts';
import type { Conclude } from './rules/research-conclusion.ts';
import type { IterationStatistics } from './rules/ledger.ts';
import type { Inbox } from '../loop/hand-in-kind.ts';
import type { NewEscalation } from '../loop/rules/escalation.ts';

/**
 * One phase of a workflow: who works in an iteration, the text of its brief, the conditions at its end, and its record. Research,
 * planning and coding implement it; `app/phases.ts` names the one of a workflow.
 */
export interface Phase {
  /** Creates the files that an iteration of this phase needs; called before each iteration begins. The caller holds the lock. */
  prepare?: (paths: WorkflowPaths) => void;
  /** Called once, when the first iteration after the phase before it has begun. The caller holds the lock. */
  enter?: (paths: WorkflowPaths, now: Date) => Promise<void>;
  /** The assignments of an iteration that begins now. */
  assign: (paths: WorkflowPaths, state: WorkflowState) => Promise<Assignment[]> | Assignment[];
  /** Those that judge what was written up, asked for after the record. */
  assignCritics?: (paths: WorkflowPaths, state: WorkflowState) => Promise<Assignment[]>;
  brief: (paths: WorkflowPaths, input: BriefInput) => Promise<string> | string;
  /**
   * The reasons why the iteration does not count yet, as instructions; those of a missing record or hand-in are not among them.
   * @throws WorkflowError when a file that it reads is broken.
   */
  problems: (paths: WorkflowPaths, state: WorkflowState, runtime: IterationRuntime) => Promise<string[]> | string[];
  /** Whether the document was written up and is to be compiled as it stands, before anybody judges it. */
  isStale?: (paths: WorkflowPaths, state: WorkflowState) => Promise<boolean>;
  /** The rest of the work on the document that was written up, asked for when there are no other problems; sent back for a few rounds only. */
  findings?: (
    paths: WorkflowPaths,
    state: WorkflowState,
  ) => Promise<DocumentTask | undefined> | DocumentTask | undefined;
  /** The phase's part of the record of an iteration. The caller holds the lock. */
  record: (recording: Recording) => Promise<PhaseRecord> | PhaseRecord;
  /** A phrase on the work of the iteration in progress, for the status; undefined where its agents say enough. */
  describeWork?: (state: WorkflowState, assignments: readonly Assignment[]) => string | undefined;
}

/** A round of improving a document that was written up. */
export interface DocumentTask {
  text: string;
  /** Counts the round; called when the session is sent back with it. The caller holds the lock. */
  note: () => void;
}

/** The iteration that is recorded. */
export interface Recording {
  paths: WorkflowPaths;
  state: WorkflowState;
  inbox: Inbox;
  runtime: IterationRuntime;
  reports: IterationReports;
  configuration: Configuration;
}

/** The part of a record that differs between phases; the ledger is merged in every phase. */
export interface PhaseRecord {
  kind: IterationStatistics['kind'];
  conclude: Conclude;
  /** Writes the documents of the phase; called after `conclude`, once the journal has the record. */
  write?: () => void;
  /** The questions that a person is asked from now on. */
  asks?: (result: RecordResult) => NewEscalation[];
  /** The result for the session; that of research is made from its statistics. */
  summary?: () => string;
}
