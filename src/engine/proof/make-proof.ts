import { cut } from '../workflow-error.ts';
import type { Attribution } from '../results/attribution.ts';
import type { CommandRun } from './run-result.ts';

/** The record of one command of a verification, as `feature-list.json` keeps it. */
export interface ProofRecord {
  /** `F001-2-test`. */
  id: string;
  feature: string;
  attempt: number;
  command: string;
  exit_code: number | null;
  duration_ms: number;
  output_hash: string;
  /** The commit that was checked out, and the tree of all files that were there, without the workflow's own. */
  head: string | null;
  tree_hash: string;
  started_at: string;
  verdict: CommandRun['verdict'];
  attribution: Attribution | null;
  void_reason?: string;
}

/** As much as the feature list takes. */
const longestReason = 4_000;

export interface ProofOf {
  feature: string;
  attempt: number;
  runs: readonly CommandRun[];
  head: string | null;
  treeBefore: string;
  treeAfter: string;
  attribution: Attribution | null;
  /** What the tamper guard found, in one line each, the void ones only. */
  tampering: readonly string[];
}

/**
 * The proofs of a verification, one for each of its commands; nothing but finished runs makes one. A work tree that changed
 * while it was verified proves nothing about what is there now.
 */
export function makeProofs(from: ProofOf): ProofRecord[] {
  const { feature, attempt, runs, head, treeBefore, treeAfter, attribution, tampering } = from;
  const moved = treeBefore === treeAfter ? [] : ['files changed while the verification ran'];
  const ids = new Map<string, number>();
  return runs.map((run) => {
    const number = (ids.get(run.kind) ?? 0) + 1;
    ids.set(run.kind, number);
    // A run that ended well without a single test has the exit code of a good one.
    const empty = run.verdict !== 'passed' && run.exitCode === 0 ? [run.end] : [];
    const reason = cut([...tampering, ...moved, ...empty].join('; '), longestReason);
    return {
      id: `${feature}-${attempt}-${run.kind}${number === 1 ? '' : `-${number}`}`,
      feature,
      attempt,
      command: run.folder === '.' ? run.line : `${run.folder}: ${run.line}`,
      exit_code: run.exitCode,
      duration_ms: run.durationMilliseconds,
      output_hash: run.outputHash,
      head,
      tree_hash: treeAfter,
      started_at: run.startedAt,
      verdict: run.verdict,
      attribution,
      ...(reason === '' ? {} : { void_reason: reason }),
    };
  });
}
