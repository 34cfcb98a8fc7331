import { cut } from '../../base/errors.ts';
import type { LastSweep } from './coding-conclusion.ts';
import type { FeatureList, Proof } from './feature.ts';
import type { Attribution } from './results/compare-tests.ts';
import type { CommandRun } from './results/run-result.ts';

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

/** The commits of passed features according to the journal, by the features' ids. */
export function committedInJournal(
  { features }: FeatureList,
  lines: readonly { event?: unknown; feature?: unknown; commit?: unknown }[],
): Map<string, string> {
  const passed = new Set(features.filter(({ passes }) => passes).map(({ id }) => id));
  const found = new Map<string, string>();
  for (const { event, feature, commit } of lines)
    if (
      event === 'feature-committed' &&
      typeof feature === 'string' &&
      typeof commit === 'string' &&
      passed.has(feature)
    )
      found.set(feature, commit);
  return found;
}

/** The trees that were successfully verified, newest first. */
export function verifiedTrees({ proofs }: Pick<FeatureList, 'proofs'>, sweep: LastSweep | undefined): string[] {
  const dated = proofs
    .filter((proof: Proof) => proof.tree_hash !== null && isGoodProof(proof))
    .map((proof) => ({ tree: proof.tree_hash ?? '', at: proof.started_at }));
  if (sweep?.verdict === 'passed' && sweep.tree !== undefined) dated.push({ tree: sweep.tree, at: sweep.at });
  const sorted = dated.map((one, index) => ({ ...one, index })).sort((a, b) => order(b.at, a.at) || b.index - a.index);
  return [...new Set(sorted.map(({ tree }) => tree))];
}

const order = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
