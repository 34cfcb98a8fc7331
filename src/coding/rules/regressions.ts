import type { FeatureList, Proof } from './feature.ts';
import { isGoodProof } from './proof.ts';
import type { LastSweep } from './coding-conclusion.ts';

/** A passed feature that no longer works, and why. */
export interface Regression {
  feature: string;
  why: string;
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
