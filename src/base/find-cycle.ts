/**
 * The nodes of one cycle in the order of its arrows, or undefined when there is none; always the same one for the same graph.
 * @param arrows for each node those that it points to; nodes that are not in the map point nowhere.
 */
export function findCycle(arrows: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  for (const start of arrows.keys()) {
    // The path from the start to the current node, each node with the arrows still to follow. An explicit stack, because
    // recursion in a deep graph would overflow the call stack.
    const way: { node: string; left: string[] }[] = [];
    const onWay = new Set<string>();
    const enter = (node: string) => {
      way.push({ node, left: [...(arrows.get(node) ?? [])].reverse() });
      onWay.add(node);
    };
    if (!done.has(start)) enter(start);
    for (let at = way.at(-1); at !== undefined; at = way.at(-1)) {
      const next = at.left.pop();
      if (next === undefined) {
        done.add(at.node);
        onWay.delete(at.node);
        way.pop();
      } else if (onWay.has(next)) {
        const nodes = way.map(({ node }) => node);
        return nodes.slice(nodes.indexOf(next));
      } else if (!done.has(next)) {
        enter(next);
      }
    }
  }
  return undefined;
}
