import type { BriefInput } from '../../engine/brief.ts';
import type { Configuration } from '../../engine/configuration/configuration.ts';
import type { IterationReports, RecordResult } from '../../engine/record.ts';
import type { Conclude } from '../../engine/research/conclude-research.ts';
import type { Assignment } from '../../engine/research/direction.ts';
import type { WorkflowState } from '../../engine/state/state.ts';
import type { NewEscalation } from '../../engine/steering/escalation.ts';
import type { WorkflowPaths } from '../paths.ts';
import type { StoredRedirect } from '../steering/redirects.ts';
import type { Inbox } from './hand-ins.ts';

/** What was so when the iteration began, and how its turns have ended since: `.runtime/iteration.json`. */
export interface IterationMark {
  iteration: number;
  /** ISO 8601; empty when that was lost. */
  begun_at: string;
  assignments: Assignment[];
  /** Assignments whose agents were started and, as far as known, are still at work. */
  started: string[];
  /** How often a turn of this iteration was sent back. */
  repairs: number;
  /** Turns in a row that were continued although nothing had happened; goes on across iterations. */
  idleTurns: number;
  /** Problems of the last turn that was sent back. */
  problems: string[];
  /** What the user has told this iteration. */
  redirects: StoredRedirect[];
  /** Background tasks that gave no sign of life for too long; they hold nothing up any more. */
  silentTasks: string[];
}

/** The part of a brief that is the same in every phase. */
export type CommonBrief = Omit<BriefInput, 'outlook'>;

/** What an iteration is in one phase: who works, what the session is told, and what has to be true at its end. */
export interface PhaseTurn {
  /** The assignments of an iteration that begins now. */
  assign: (paths: WorkflowPaths, state: WorkflowState) => Promise<Assignment[]>;
  brief: (paths: WorkflowPaths, input: CommonBrief) => Promise<string>;
  /**
   * What keeps the iteration from counting besides a missing record or hand-in, as instructions.
   * @throws WorkflowError when a file that tells it is broken.
   */
  problems: (paths: WorkflowPaths, state: WorkflowState, mark: IterationMark) => Promise<string[]>;
  /** What is to be mended in what was written up, asked when nothing else is missing; sent back for a few rounds only. */
  findings?: (paths: WorkflowPaths, state: WorkflowState) => Promise<string[]>;
}

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
