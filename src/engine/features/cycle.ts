import { inOrder, needsOf, type FeatureGraph } from './graph.ts';

/** The first circle of dependencies, from the feature that is listed first, ending where it begins; undefined without one. */
export function findCycle(graph: FeatureGraph): string[] | undefined {
  const orderly = new Set(inOrder(graph));
  const ids = [...graph.features.keys(), ...graph.groups.keys()];
  let at = ids.find((id) => !orderly.has(id));
  if (at === undefined) return undefined;
  // What is left over needs something that is left over, too: following that comes round.
  const path: string[] = [];
  const places = new Map<string, number>();
  while (at !== undefined && !places.has(at)) {
    places.set(at, path.length);
    path.push(at);
    at = needsOf(graph, at).find((need) => !orderly.has(need) && (graph.features.has(need) || graph.groups.has(need)));
  }
  return at === undefined ? undefined : [...path.slice(places.get(at)), at];
}
