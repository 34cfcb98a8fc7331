import type { Escalation } from '../../loop/rules/escalation.ts';
import type { WorkflowState } from '../../loop/rules/state.ts';
import type { Wait } from '../../loop/rules/waiting.ts';
import type { IterationRow, Measure } from '../../spend/rules/iterations.ts';
import type { WorkflowSpend } from '../../spend/rules/spend.ts';

/** A line of a table with two columns. */
export type Row = readonly [label: string, text: string];

/** A feature with the outcome of each attempt. */
export interface FeatureRow {
  id: string;
  name: string;
  status: string;
  /** Why it failed, is blocked or was skipped; empty otherwise. */
  why: string;
  dependencies: string[];
  /** The commit that it passed with; null before that. */
  commit: string | null;
  attempts: { number: number; outcome: string; why: string; started_at: string; ended_at: string | null }[];
}

/** An agent of the iteration in progress. */
export interface ShownAgent {
  assignment: string | null;
  agent: string;
  task: string;
  /** `gone`: it has ended without a hand-in, or with its session. */
  state: 'not started' | 'at work' | 'handed in' | 'refused' | 'gone';
  started_at: string | null;
  ended_at: string | null;
}

/** What is read of a workflow, without the sentences that are made of it. */
export interface Reading extends WorkflowState {
  /** The agents of the iteration in progress. */
  agents: ShownAgent[];
  iterations: IterationRow[];
  features: FeatureRow[];
  /** The questions to the user, open ones first. */
  questions: Escalation[];
  /** The open ones and how to answer them, a line each. */
  escalations: string[];
  /** Damage on disk, a line each. */
  problems: string[];
  /** The files that a person would open, as paths from the project's root, the first one first. */
  files: string[];
  /** The last lines of progress.txt, the oldest first. */
  recent: string[];
  /** The session that drives it, as a phrase. */
  owner: string;
  owner_alive: boolean;
  wait: Wait | null;
  spend: WorkflowSpend;
  /** The project's folder. */
  root: string;
}

/** What only the sentences have. */
export interface Remarks {
  /** Dialogs in which its session waits for the user, and where to answer, a line each. */
  dialogs: readonly string[];
  /** Other tasks that only the user can do, a line each. */
  notes: readonly string[];
  /** The work in progress: a phrase, or nothing. */
  work: string;
  /** What iterations of the phase took. */
  measure: Measure;
  /** Further results so far and their checks; one without a text is left out. */
  results: readonly Row[];
  /** The open questions of research as the ledger has them now; the state has those of the last record. */
  open: number;
}

/** The condition of a workflow, which status, board and pane show as a colour. */
export type Health = 'well' | 'waits' | 'needs-you' | 'left-alone' | 'ended' | 'broken';

/** The answers to what a person asks first. */
export interface Summary {
  health: Health;
  is_well: string;
  /** Its present work. */
  doing: string;
  /** Tasks that only the user can do, a line each; empty if all is well. */
  needs: string[];
  /** Those of them that are dialogs of its session. */
  dialogs: string[];
  cost: string;
  until: string;
}

/**
 * Everything that is shown of a workflow, read once: status, digest, board and pane print it, `status --json` is it. Its first part answers
 * how the workflow is, what it does, what it needs, what it costs and when it is done.
 */
export interface Overview extends Reading {
  summary: Summary;
  /** The results so far and their checks: only what its mode has. */
  details: Row[];
}

/** A workflow that cannot be read. */
export interface BrokenOverview {
  name: string;
  problem: string;
}
