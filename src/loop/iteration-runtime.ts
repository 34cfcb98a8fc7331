import type { Assignment } from './rules/assignment.ts';
import type { StoredRedirect } from './redirects.ts';

/** What was so when the iteration began, and how its turns have ended since: `.runtime/iteration.json`. */
export interface IterationRuntime {
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
