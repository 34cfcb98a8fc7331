import type { WorkflowSpend } from '../../spend/rules/spend.ts';
import type { Escalation } from '../../loop/rules/escalation.ts';
import type { WorkflowState } from '../../loop/rules/state.ts';
import type { Wait } from '../../loop/rules/waiting.ts';
import type { IterationRow } from '../../spend/rules/iterations.ts';
import type { ShownAgent } from './agents.ts';
import type { Summary } from './answers.ts';
import type { Forecast } from './forecast.ts';

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

/**
 * Everything that is shown of a workflow, read once: status, digest, board and pane print it, `status --json` is it. Its first part answers
 * how the workflow is, what it does, what it needs, what it costs and when it is done.
 */
export interface Overview extends WorkflowState {
  summary: Summary;
  /** The results so far and their checks: only what its mode has. */
  details: Row[];
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
  owner: string;
  owner_alive: boolean;
  wait: Wait | null;
  spend: WorkflowSpend;
  /** Null while too few iterations were measured. */
  forecast: Forecast | null;
  /** The project's folder. */
  root: string;
  /** The files and folders with which any of this changes. */
  sources: string[];
}

/** A workflow that cannot be read. */
export interface BrokenOverview {
  name: string;
  problem: string;
}
