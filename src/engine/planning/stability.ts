import type { PlanItem } from './plan-hand-in.ts';

const shingleSize = 3;

/**
 * The share of a plan's content that differs between two versions, from 0 (the same) to 1 (nothing in common): the Jaccard distance
 * of their word shingles (runs of three words within a text of an item) together with their links (each dependency, claim and
 * command counts as one). The order of the items, and white space, case and punctuation, make no difference. It is a metric.
 */
export function contentChange(before: readonly PlanItem[], after: readonly PlanItem[]): number {
  const [left, right] = [contentOf(before), contentOf(after)];
  let shared = 0;
  for (const piece of left) if (right.has(piece)) shared += 1;
  const all = left.size + right.size - shared;
  return all === 0 ? 0 : 1 - shared / all;
}

function contentOf(items: readonly PlanItem[]): Set<string> {
  return new Set(
    items.flatMap((item) => {
      const { id, title, text, purpose = '', mitigation = '', interfaces = [], options = [] } = item;
      const { claims, depends_on, builds = [], verification = [] } = item;
      return [
        `item ${id} ${item.kind}`,
        ...[title, text, purpose, mitigation, ...interfaces, ...options].flatMap(shingles),
        ...claims.map((claim) => `${id} rests on ${claim}`),
        ...depends_on.map((other) => `${id} needs ${other}`),
        ...builds.map((other) => `${id} builds ${other}`),
        ...verification.map((command) => `${id} runs ${command}`),
      ];
    }),
  );
}

/** A text of fewer words is one shingle. */
function shingles(text: string): string[] {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return [];
  const count = Math.max(1, words.length - shingleSize + 1);
  return Array.from({ length: count }, (_, index) => words.slice(index, index + shingleSize).join(' '));
}
