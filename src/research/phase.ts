import type { Assignment } from '../loop/rules/agents.ts';
import type { BriefInput } from '../loop/rules/brief.ts';
import type { IterationRuntime } from '../loop/workflow.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import type { Configuration } from '../configuration/rules/configuration.ts';
import type { IterationReports, RecordResult, Conclude } from './rules/record.ts';
import type { IterationStatistics, Ledger } from './rules/ledger.ts';
import type { Inbox } from '../loop/hand-in-kind.ts';
import type { NewEscalation } from '../loop/rules/escalation.ts';

/**
 * The interface of a phase: agents of an iteration, brief, checks at its end, record. Report, planning and coding implement it;
 * `app/turn.ts` selects the one of a workflow.
 */
export interface Phase {
  /** Called before the first iteration of this phase begins; again after a crash in between. The caller holds the lock. */
  enter?: (paths: WorkflowPaths, now: Date) => Promise<void>;
  /** The assignments of the iteration that begins. */
  assign: (paths: WorkflowPaths, state: WorkflowState) => Promise<Assignment[]> | Assignment[];
  /** Decides the assignments of the next iteration with the record of this one, which has the ledger at hand. The caller holds the lock. */
  prepare?: (paths: WorkflowPaths, state: WorkflowState) => Promise<void>;
  /** The agents that judge the written document, requested after the record. */
  assignCritics?: (paths: WorkflowPaths, state: WorkflowState) => Promise<Assignment[]>;
  brief: (paths: WorkflowPaths, input: BriefInput) => Promise<string> | string;
  /**
   * The reasons why the iteration does not count yet, as instructions, without a missing record or hand-in.
   * @throws WorkflowError when a file that it reads is broken.
   */
  problems: (paths: WorkflowPaths, state: WorkflowState, runtime: IterationRuntime) => Promise<string[]> | string[];
  /** Whether the document was changed after its last compilation, which must be repeated before anybody judges it. */
  isStale?: (paths: WorkflowPaths, state: WorkflowState) => Promise<boolean>;
  /** Remaining work on the written document, when there are no other problems; for a limited number of rounds. */
  findings?: (
    paths: WorkflowPaths,
    state: WorkflowState,
  ) => Promise<DocumentTask | undefined> | DocumentTask | undefined;
  /** The phase's part of the record of an iteration. The caller holds the lock. */
  record: (recording: Recording) => Promise<PhaseRecord> | PhaseRecord;
  /**
   * Whether all work of its own is under way that can be before an agent answers.
   * @param subjects what the agents at work work on.
   */
  isAllBegun?: (paths: WorkflowPaths, state: WorkflowState, subjects: ReadonlySet<string>, begunAt: string) => boolean;
  /** The current work as a phrase for the status; undefined when the list of agents is enough. */
  describeWork?: (paths: WorkflowPaths, state: WorkflowState, assignments: readonly Assignment[]) => string | undefined;
}

/** A round of improving a written document. */
export interface DocumentTask {
  text: string;
  /** Counts the round, when the session is sent back with it. The caller holds the lock. */
  note: () => void;
}

/** The input for recording an iteration. */
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
  /** Writes the phase's documents for the state that follows; called after `conclude`, when the log has the record. */
  write?: (after: WorkflowState, ledger: Ledger) => void;
  /** The new questions to a person. */
  asks?: (result: RecordResult) => NewEscalation[];
  /** The result for the session; research uses its statistics instead. */
  summary?: () => string;
}
