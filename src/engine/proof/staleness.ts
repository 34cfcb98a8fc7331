/** What is known of the proof of a passed feature. */
export interface ProofAge {
  feature: string;
  /** Paths in which the tree of the proof differs from the tree now; undefined when that tree is not there any more. */
  changed: readonly string[] | undefined;
  /** Files that the feature made or changed, and its tests; all files when they are not known. */
  files: readonly string[] | undefined;
}

export type Staleness =
  | { kind: 'fresh' }
  /** Something changed, but not in the files of the feature, nor in anything that is code. */
  | { kind: 'elsewhere' }
  | { kind: 'stale'; paths: string[] }
  | { kind: 'unknown' };

const words = /(?:^|\/)(?:LICEN[CS]E|CHANGELOG|README|AUTHORS|NOTICE)[^/]*$|\.(?:md|markdown|rst|txt|adoc)$|^docs\//i;

/** Whether a proof is still about the files that are there. */
export function stalenessOf({ changed, files }: ProofAge): Staleness {
  if (changed === undefined) return { kind: 'unknown' };
  if (changed.length === 0) return { kind: 'fresh' };
  const own = new Set(files ?? changed.filter((path) => !words.test(path)));
  const paths = changed.filter((path) => own.has(path));
  return paths.length > 0 ? { kind: 'stale', paths } : { kind: 'elsewhere' };
}

export interface SweepPlan {
  due: boolean;
  /** Whose own verification commands are to be run again, the surest to be broken first; the frozen commands run once for all. */
  features: string[];
}

/**
 * Whether passed features are to be verified again now, and which: every so many features, and at the end. Those whose files
 * changed or whose tree is gone come first; whose tree is the one that is there now are left out.
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
