import type { Assignment } from '../loop/rules/assignment.ts';
import type { BriefInput } from '../loop/rules/brief.ts';
import type { IterationRuntime } from '../loop/iteration-runtime.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import type { Configuration } from '../configuration/rules/configuration.ts';
import type { IterationReports, RecordResult } from './rules/record.ts';
import type { Conclude } from './rules/conclude.ts';
import type { Inbox } from '../loop/hand-in-kind.ts';
import type { NewEscalation } from '../loop/rules/escalation.ts';

/** An iteration in one phase: its agents, its brief, and the conditions at its end. */
export interface PhaseTurn {
  /** The assignments of an iteration that begins now. */
  assign: (paths: WorkflowPaths, state: WorkflowState) => Promise<Assignment[]>;
  brief: (paths: WorkflowPaths, input: BriefInput) => Promise<string>;
  /**
   * Reasons why the iteration does not count, other than a missing record or hand-in, as instructions.
   * @throws WorkflowError when a file that is needed for it is broken.
   */
  problems: (paths: WorkflowPaths, state: WorkflowState, mark: IterationRuntime) => Promise<string[]>;
  /** Faults of the document, asked for when nothing else is missing; sent back for a few rounds only. */
  findings?: (paths: WorkflowPaths, state: WorkflowState) => Promise<string[]>;
}

/** The iteration that is recorded. */
export interface Recording {
  paths: WorkflowPaths;
  state: WorkflowState;
  inbox: Inbox;
  mark: IterationRuntime;
  reports: IterationReports;
  configuration: Configuration;
}

/** The effect of a phase on an iteration besides the merge into the ledger. */
export interface PhaseRecord {
  conclude: Conclude;
  /** Writes what the phase keeps; called after `conclude`, once the record is in the journal. */
  write?: () => void;
  /** Questions to a person from now on. */
  asks?: (result: RecordResult) => NewEscalation[];
  /** The result of the iteration, for the session. */
  summary?: () => string;
}
