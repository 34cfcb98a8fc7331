import type { Feature, FeatureList } from './feature.ts';

/** The features of a list by id. */
export type FeatureGraph = ReadonlyMap<string, Feature>;

/** Indexes the features of a list by id. */
export function graphOf({ features }: Pick<FeatureList, 'features'>): FeatureGraph {
  return new Map(features.map((feature) => [feature.id, feature]));
}

/** All direct and indirect dependencies of a feature. */
export function allNeedsOf(graph: FeatureGraph, id: string): ReadonlySet<string> {
  const found = new Set(graph.get(id)?.dependencies);
  // The loop also visits ids added during it.
  for (const need of found) for (const further of graph.get(need)?.dependencies ?? []) found.add(further);
  return found;
}

/** The ids of all features, each after its dependencies, of a list without circles. */
export function inOrder(graph: FeatureGraph): string[] {
  const order = new Set<string>();
  const visit = (id: string): void => {
    if (order.has(id)) return;
    for (const need of graph.get(id)?.dependencies ?? []) visit(need);
    if (graph.has(id)) order.add(id);
  };
  for (const id of graph.keys()) visit(id);
  return [...order];
}

/** A feature and the chain of features that it was split from, itself first. */
export function lineage(graph: FeatureGraph, id: string): string[] {
  const line: string[] = [];
  for (let at = graph.get(id); at !== undefined && !line.includes(at.id); at = graph.get(at.parent ?? ''))
    line.push(at.id);
  return line;
}

/** The number of unfinished direct and indirect dependants of each feature. */
export function countDependants(graph: FeatureGraph): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { id, status } of graph.values()) {
    if (status !== 'pending' && status !== 'in_progress') continue;
    for (const need of allNeedsOf(graph, id)) counts.set(need, (counts.get(need) ?? 0) + 1);
  }
  return counts;
}
