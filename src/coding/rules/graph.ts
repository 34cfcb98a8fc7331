import type { Feature, FeatureList, Group } from './feature.ts';

/** A feature list indexed by id. */
export interface FeatureGraph {
  features: ReadonlyMap<string, Feature>;
  groups: ReadonlyMap<string, Group>;
  /** The group that a feature is an alternative of. */
  groupOf: ReadonlyMap<string, Group>;
}

/** Indexes the features and groups of a list by id. If an id occurs twice, the last one counts: `findProblems` refuses such lists. */
export function graphOf({ features, groups }: Pick<FeatureList, 'features' | 'groups'>): FeatureGraph {
  return {
    features: new Map(features.map((feature) => [feature.id, feature])),
    groups: new Map(groups.map((group) => [group.id, group])),
    groupOf: new Map(groups.flatMap((group) => group.alternatives.map((id) => [id, group] as const))),
  };
}

/** The ids that need a status before a feature or a group has one: its dependencies or its alternatives. */
export function needsOf({ features, groups }: FeatureGraph, id: string): readonly string[] {
  return features.get(id)?.dependencies ?? groups.get(id)?.alternatives ?? [];
}

/** All direct and indirect dependencies of a feature, groups and their alternatives included. */
export function allNeedsOf(graph: FeatureGraph, id: string): ReadonlySet<string> {
  const found = new Set(needsOf(graph, id));
  // The loop also visits ids added during it.
  for (const need of found) for (const further of needsOf(graph, need)) found.add(further);
  return found;
}

/** The ids of all features and groups, each after its dependencies; members of a cycle, and their dependants, are left out. */
export function inOrder(graph: FeatureGraph): string[] {
  const ids = [...graph.features.keys(), ...graph.groups.keys()];
  const known = new Set(ids);
  const left = new Map<string, number>();
  const neededBy = new Map<string, string[]>();
  for (const id of ids) {
    const needs = new Set(needsOf(graph, id).filter((need) => known.has(need)));
    left.set(id, needs.size);
    for (const need of needs) {
      const others = neededBy.get(need);
      if (others === undefined) neededBy.set(need, [id]);
      else others.push(id);
    }
  }
  const order = ids.filter((id) => left.get(id) === 0);
  // The loop also visits ids added during it.
  for (const id of order) {
    for (const other of neededBy.get(id) ?? []) {
      const missing = (left.get(other) ?? 0) - 1;
      left.set(other, missing);
      if (missing === 0) order.push(other);
    }
  }
  return order;
}

/** A feature and the chain of features that it was split from or is a prerequisite of, itself first. */
export function lineage({ features }: FeatureGraph, id: string): string[] {
  const line: string[] = [];
  for (let at = features.get(id); at !== undefined && !line.includes(at.id); at = features.get(at.parent ?? '')) {
    line.push(at.id);
  }
  return line;
}

/** The alternative that a feature is, or is a part of. */
export function alternativeOf(graph: FeatureGraph, id: string): string | undefined {
  return lineage(graph, id).find((one) => graph.groupOf.has(one));
}

const bitsInWord = 32;

/** The number of unfinished direct and indirect dependants of each feature or group. */
export function countDependants(graph: FeatureGraph): ReadonlyMap<string, number> {
  const order = inOrder(graph);
  const words = Math.ceil(order.length / bitsInWord);
  const place = new Map(order.map((id, index) => [id, index]));
  // Each row has a bit for every dependant.
  const rows = new Uint32Array(order.length * words);
  for (let index = order.length - 1; index >= 0; index -= 1) {
    const id = order[index] ?? '';
    const status = graph.features.get(id)?.status;
    const counts = status === 'pending' || status === 'in_progress';
    for (const need of needsOf(graph, id)) {
      const below = place.get(need);
      if (below === undefined) continue;
      // Dependants have higher indexes.
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
  for (let bits = word; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}
