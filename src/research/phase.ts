import type { Assignment } from '../loop/rules/assignment.ts';
import type { BriefInput } from '../loop/rules/brief.ts';
import type { IterationRuntime } from '../loop/iteration-runtime.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import type { Configuration } from '../configuration/rules/configuration.ts';
import type { IterationReports, RecordResult } from './rules/record.ts';
import type { Conclude } from './rules/conclude.ts';
import type { Inbox } from '../app/hand-ins.ts';
import type { NewEscalation } from '../loop/rules/escalation.ts';

/** What an iteration is in one phase: who works, what the session is told, and what has to be true at its end. */
export interface PhaseTurn {
  /** The assignments of an iteration that begins now. */
  assign: (paths: WorkflowPaths, state: WorkflowState) => Promise<Assignment[]> | Assignment[];
  brief: (paths: WorkflowPaths, input: BriefInput) => Promise<string> | string;
  /**
   * What keeps the iteration from counting besides a missing record or hand-in, as instructions.
   * @throws WorkflowError when a file that tells it is broken.
   */
  problems: (paths: WorkflowPaths, state: WorkflowState, mark: IterationRuntime) => Promise<string[]> | string[];
  /** What is to be mended in what was written up, asked when nothing else is missing; sent back for a few rounds only. */
  findings?: (paths: WorkflowPaths, state: WorkflowState) => Promise<string[]> | string[];
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
