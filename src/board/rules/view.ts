import type { AgentRow } from '../../overview/rules/agents.ts';
import type { Summary } from '../../overview/rules/answers.ts';
import type { Escalation } from '../../loop/rules/escalation.ts';
import type { EndReason, PhaseName, Status } from '../../base/vocabulary.ts';
import type { Amount } from '../../base/amount.ts';

/** A workflow in the list, with the values and keys of `status --json`. */
export interface Card {
  name: string;
  status: Status;
  end_reason: EndReason | null;
  current_phase: PhaseName;
  workflow_type: string;
  iteration: number;
  max_iterations: number;
  findings_count: number;
  sources_cited: number;
  open_questions: number;
  features_total: number;
  features_complete: number;
  features_failed: number;
  prompt: string;
  verdict: string | null;
  owner: string;
  owner_alive: boolean;
  started_at: string;
  updated_at: string;
  usd: number | null;
  max_cost_usd: number;
  tokens: number | null;
  files: string[];
  problems: string[];
  summary: Summary;
}

/** A workflow whose state cannot be read. */
export interface BrokenCard {
  name: string;
  problem: string;
}

/** Every workflow of the project. */
export interface Overview {
  project: string;
  version: string;
  workflows: (Card | BrokenCard)[];
}

/** An iteration on the timeline; unknown values are null. */
export interface IterationRow extends Amount {
  iteration: number;
  kind: string;
  began_at: string | null;
  recorded_at: string | null;
  agents_expected: number;
  agents_reported: number;
  observations: number;
  new_claims: number;
  new_sources: number;
  /** Share of the observations that were new, in percent. */
  novelty: number | null;
  low_yield: boolean;
  /** Its result in a sentence. */
  result: string;
}

export interface FindingEvidence {
  title: string;
  key: string;
  url: string;
  kind: string;
  quote: string;
  /** True for a claim that its source does not contain something. */
  isAbsence: boolean;
  /** The result of searching the quote in the stored source; null before the search. */
  check: string | null;
  detail: string | null;
}

export interface FindingRow {
  id: string;
  text: string;
  importance: string;
  confidence: string;
  reason: string;
  verdict: string | null;
  iteration: number;
  /** Whether it counts as a finding: at least one of its quotes may be cited. */
  counts: boolean;
  evidence: FindingEvidence[];
}

/** A part of a list. */
export interface Part<Row> {
  total: number;
  rows: Row[];
}

export interface AttemptRow {
  number: number;
  outcome: string;
  why: string;
  patch: string | null;
  started_at: string;
  ended_at: string | null;
}

export interface FeatureRow {
  id: string;
  name: string;
  status: string;
  cause: string;
  dependencies: string[];
  attempts: AttemptRow[];
  proofs: number;
}

/** A run of a command, before or after the work of an attempt. */
export interface RunRow {
  command: string;
  result: string;
  /** The path from the workflow's folder. */
  log: string | null;
}

export interface FeatureDetail extends FeatureRow {
  description: string;
  origin: string | null;
  verification_commands: string[];
  tries: { attempt: number; before: RunRow[]; after: RunRow[]; notes: string[]; review: string | null }[];
  /** Runs that belong to no recorded attempt. */
  runs: RunRow[];
}

export interface OpenMatter {
  id: string;
  text: string;
  note: string;
}

export type { AgentRow };

/** One workflow with everything except its long lists. */
export interface Detail {
  card: Card;
  iterations: IterationRow[];
  agents: AgentRow[];
  questions: Escalation[];
  unanswered: OpenMatter[];
  contradictions: OpenMatter[];
  findings: number;
  features: FeatureRow[];
  /** Parts that could not be read, with the reasons. */
  unreadable: string[];
}

/** One workflow for the pane. */
export interface InFull extends Detail {
  root: string;
  /** The last lines of its log, oldest first. */
  recent: string[];
  /** The files and folders with which any of this changes. */
  sources: string[];
}

/** The address of each answer, relative to that of the page. */
export const addresses = {
  overview: 'api/overview',
  events: 'events',
  workflow: (name: string) => `api/workflow/${name}`,
  findings: (name: string) => `api/findings/${name}`,
  feature: (name: string, id: string) => `api/feature/${name}/${id}`,
  text: (name: string, id: string, file: string) => `api/text/${name}/${id}?file=${encodeURIComponent(file)}`,
  log: (name: string) => `api/log/${name}`,
};
