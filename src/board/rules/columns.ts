/**
 * The features in columns: each stands to the right of all that it needs. A circle, which the list does not allow, is cut.
 */
export function columnsOf(features: readonly { id: string; dependencies: readonly string[] }[]): string[][] {
  const needs = new Map(features.map(({ id, dependencies }) => [id, dependencies]));
  const depths = new Map<string, number>();
  const depthOf = (id: string, above: ReadonlySet<string>): number => {
    const known = depths.get(id);
    if (known !== undefined) return known;
    const inner = new Set([...above, id]);
    const below = (needs.get(id) ?? []).filter((one) => needs.has(one) && !inner.has(one));
    const depth = Math.max(-1, ...below.map((one) => depthOf(one, inner))) + 1;
    depths.set(id, depth);
    return depth;
  };
  const columns: string[][] = [];
  for (const { id } of features) (columns[depthOf(id, new Set())] ??= []).push(id);
  return columns;
}
