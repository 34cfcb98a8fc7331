import type { FeatureGraph } from './graph.ts';
import { inOrder, needsOf } from './graph.ts';

const bitsInWord = 32;

/** How many features that may still be worked on wait for each feature or group, directly or through others. */
export function countDependants(graph: FeatureGraph): ReadonlyMap<string, number> {
  const order = inOrder(graph);
  const words = Math.ceil(order.length / bitsInWord);
  const place = new Map(order.map((id, index) => [id, index]));
  // One row of bits for each: who waits for it.
  const rows = new Uint32Array(order.length * words);
  for (let index = order.length - 1; index >= 0; index -= 1) {
    const id = order[index] ?? '';
    const status = graph.features.get(id)?.status;
    const counts = status === 'pending' || status === 'in_progress';
    for (const need of needsOf(graph, id)) {
      const below = place.get(need);
      if (below === undefined) continue;
      // Whoever waits for it comes behind it.
      for (let word = Math.floor(index / bitsInWord); word < words; word += 1) {
        const from = rows[index * words + word] ?? 0;
        if (from !== 0) rows[below * words + word] = (rows[below * words + word] ?? 0) | from;
      }
      if (counts) {
        const at = below * words + Math.floor(index / bitsInWord);
        rows[at] = (rows[at] ?? 0) | (1 << (index % bitsInWord));
      }
    }
  }
  return new Map(
    order.map((id, index) => {
      let count = 0;
      for (let word = 0; word < words; word += 1) count += ones(rows[index * words + word] ?? 0);
      return [id, count];
    }),
  );
}

function ones(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
