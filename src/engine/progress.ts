/** What one recorded iteration left behind, as far as it shows whether the work moves. */
export interface ProgressSample {
  iteration: number;
  /** Ids of the items that were open after it. */
  open: readonly string[];
  /** Fingerprint of the work products. */
  product: string;
  /** Fingerprint of what in them may change without anything being gained: such changes count a few times only. */
  wording?: string;
  /** Declared decompositions: an item, followed by the parts that replace it. */
  split?: readonly (readonly string[])[];
  /** An iteration that could not work (an outage, say) is evidence of nothing. */
  valid: boolean;
}

/** `exempt`: nothing is gained yet, but it may lead somewhere: a decomposition, another wording. */
export type Progress = 'real' | 'exempt' | 'none';

export interface JudgedSample extends ProgressSample {
  progress: Progress;
}

/**
 * What each valid sample brought, compared with all before it. Real is a product that was never there before, or an item closed
 * for the first time that was open when progress was last real, or is a declared part of such an item: what opens and closes in
 * between is churn, and new open items alone are no progress. The first sample, which has nothing before it, counts as real.
 * @param samples oldest first.
 * @param exemptions how many exempt samples there may be between two real ones; further ones bring nothing.
 */
export function judgeProgress(samples: readonly ProgressSample[], exemptions: number): JudgedSample[] {
  const products = new Set<string>();
  const wordings = new Set<string>();
  const items = new Set<string>();
  const closed = new Set<string>();
  /** Open items whose closing is real progress. */
  let awaited = new Set<string>();
  let before: readonly string[] = [];
  let exempted = 0;

  return samples
    .filter(({ valid }) => valid)
    .map((sample) => {
      const { product, wording } = sample;
      const open = new Set(sample.open);
      const splits = replacements(sample, before);
      for (const { item, parts } of splits) if (awaited.delete(item)) for (const part of parts) awaited.add(part);
      const isReal = !products.has(product) || [...awaited].some((id) => !open.has(id) && !closed.has(id));
      const isDecomposed = splits.some(({ parts }) => parts.filter((id) => !items.has(id)).length > 1);
      const isReworded = wording !== undefined && !wordings.has(wording);
      const isExempt = !isReal && (isDecomposed || isReworded) && exempted < exemptions;

      const replaced = new Set(splits.map(({ item }) => item));
      for (const id of before) if (!open.has(id) && !replaced.has(id)) closed.add(id);
      products.add(product);
      if (wording !== undefined) wordings.add(wording);
      for (const id of open) items.add(id);
      if (isReal) awaited = new Set(open);
      exempted = isReal ? 0 : exempted + Number(isExempt);
      before = sample.open;
      return { ...sample, progress: isReal ? 'real' : isExempt ? 'exempt' : 'none' };
    });
}

/** The splits that took place: the item was open and no longer is. Only parts that are open now are parts. */
function replacements({ open, split = [] }: ProgressSample, before: readonly string[]) {
  return split.flatMap(([item = '', ...parts]) => {
    if (!before.includes(item) || open.includes(item)) return [];
    return [{ item, parts: [...new Set(parts)].filter((part) => open.includes(part)) }];
  });
}
