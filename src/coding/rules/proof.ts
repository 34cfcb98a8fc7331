import { cut } from '../../base/errors.ts';
import type { Attribution } from './results/attribution.ts';
import type { CommandRun } from './results/run-result.ts';
import { isProse } from './test-files.ts';

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
  /** The commit checked out then, and the tree of all files then, without the workflow's own. */
  head: string | null;
  tree_hash: string;
  started_at: string;
  verdict: CommandRun['verdict'];
  attribution: Attribution | null;
  void_reason?: string;
  known_failures?: string[];
  mutants?: string;
  unnamed?: string;
  untested?: string;
}

/** Said where the report of the tests does not name each of them. */
export const unnamedTests = 'the runner does not name every test: whether one is gone is judged by its exit code only';

/** The limit in the schema of the feature list. */
const longestReason = 4_000;

export interface ProofOf {
  feature: string;
  attempt: number;
  runs: readonly CommandRun[];
  head: string | null;
  /** The tree that was checked out and verified. */
  tree: string;
  attribution: Attribution | null;
  /** See `describeMutation`. */
  mutants?: string | undefined;
  /** Why no test is known that failed before. */
  untested?: string | null;
}

/** A proof for each command of a verification that was run to its end. */
export function makeProofs(from: ProofOf): ProofRecord[] {
  const { feature, attempt, runs, head, tree, attribution, mutants, untested = null } = from;
  const ids = new Map<string, number>();
  return runs.map((run) => {
    const number = (ids.get(run.kind) ?? 0) + 1;
    ids.set(run.kind, number);
    // A run without any test may have the exit code 0.
    const empty = run.verdict !== 'passed' && run.exitCode === 0 ? [run.end] : [];
    const reason = cut(empty.join('; '), longestReason);
    return {
      id: `${feature}-${attempt}-${run.kind}${number === 1 ? '' : `-${number}`}`,
      feature,
      attempt,
      command: run.folder === '.' ? run.line : `${run.folder}: ${run.line}`,
      exit_code: run.exitCode,
      duration_ms: run.durationMilliseconds,
      output_hash: run.outputHash,
      head,
      tree_hash: tree,
      started_at: run.startedAt,
      verdict: run.verdict,
      attribution,
      ...(reason === '' ? {} : { void_reason: reason }),
      ...(run.knownFailures === undefined ? {} : { known_failures: [...run.knownFailures] }),
      ...(mutants === undefined || run.kind !== 'test' ? {} : { mutants }),
      ...(run.report.complete || run.kind !== 'test' ? {} : { unnamed: unnamedTests }),
      ...(untested === null ? {} : { untested }),
    };
  });
}

/** Whether the run of a proof ended well, and no later finding invalidates it. */
export function isGoodProof({
  exit_code,
  void_reason,
  known_failures = [],
}: {
  exit_code: number | null;
  void_reason?: string | undefined;
  known_failures?: readonly string[] | undefined;
}): boolean {
  return (exit_code === 0 || (exit_code !== null && known_failures.length > 0)) && void_reason === undefined;
}

/** The age of a passed feature's proof. */
export interface ProofAge {
  feature: string;
  /** Paths in which the present tree differs from the proof's; undefined when that tree no longer exists. */
  changed: readonly string[] | undefined;
  /** The feature's changed files and tests; undefined when they are not known. */
  files: readonly string[] | undefined;
}

export type Staleness =
  | { kind: 'fresh' }
  /** The changes are neither in the feature's files nor in code. */
  | { kind: 'elsewhere' }
  | { kind: 'stale'; paths: string[] }
  | { kind: 'unknown' };

/** Whether a proof still applies to the present files. */
export function stalenessOf({ changed, files }: ProofAge): Staleness {
  if (changed === undefined) return { kind: 'unknown' };
  if (changed.length === 0) return { kind: 'fresh' };
  const own = new Set(files ?? changed.filter((path) => !isProse(path)));
  const paths = changed.filter((path) => own.has(path));
  return paths.length > 0 ? { kind: 'stale', paths } : { kind: 'elsewhere' };
}

export interface SweepPlan {
  due: boolean;
  /** Features whose own commands are run again, the most likely broken first; the frozen commands run once for all. */
  features: string[];
}

/**
 * Decides whether and which passed features are verified again now: after a number of features, and at the end. Features with changed
 * files or a missing tree come first; those with proofs of the present tree are left out.
 */
export function planSweep(
  proofs: readonly ProofAge[],
  { passedSinceSweep, every, atEnd }: { passedSinceSweep: number; every: number; atEnd: boolean },
): SweepPlan {
  const rank = { stale: 0, unknown: 1, elsewhere: 2, fresh: 3 };
  const aged = proofs.map((proof, index) => ({ feature: proof.feature, index, kind: stalenessOf(proof).kind }));
  const features = aged
    .filter(({ kind }) => kind !== 'fresh')
    .sort((a, b) => rank[a.kind] - rank[b.kind] || a.index - b.index)
    .map(({ feature }) => feature);
  const isTime = atEnd || (every > 0 && passedSinceSweep >= every);
  return { due: isTime && features.length > 0, features };
}
