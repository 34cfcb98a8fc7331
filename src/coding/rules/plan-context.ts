import type { PlanItem } from '../../planning/rules/plan-hand-in.ts';

type Item = Pick<PlanItem, 'id' | 'kind' | 'title' | 'text' | 'depends_on' | 'builds' | 'mitigation' | 'options'>;

/** Items that are built; what they say is in the descriptions of features. */
const isBuilt = ({ kind }: Item) => kind === 'component' || kind === 'step';
const ofEverything: ReadonlySet<string> = new Set(['objective', 'decision', 'technology']);

/**
 * The decisions, technologies, risks and objectives of a plan that touch what is built of it: those that it rests on, those that are
 * about it, and those that nothing in particular rests on, which concern everything.
 * @param built ids of the items that are built.
 */
export function decisionsFor<T extends Item>(items: readonly T[], built: readonly string[]): T[] {
  const known = new Map(items.map((item) => [item.id, item]));
  const reached = new Set<string>(built);
  for (const id of reached) {
    const item = known.get(id);
    for (const next of [...(item?.depends_on ?? []), ...(item?.builds ?? [])]) {
      const other = known.get(next);
      // Other parts are described where they are built.
      if (other !== undefined && (!isBuilt(other) || item?.builds?.includes(next) === true)) reached.add(next);
    }
  }
  const used = new Set(items.flatMap(({ depends_on }) => depends_on));
  return items.filter((item) => {
    if (isBuilt(item)) return false;
    if (reached.has(item.id) || item.depends_on.some((id) => reached.has(id))) return true;
    return ofEverything.has(item.kind) && !used.has(item.id);
  });
}

/** An item of a plan in full, for somebody who builds on it. */
export function describeItem({ id, kind, title, text, mitigation, options }: Item): string {
  return [
    `${id} (${kind.replaceAll('_', ' ')}): ${title}`,
    text,
    ...(mitigation === undefined ? [] : [`Against it: ${mitigation}`]),
    ...(options === undefined ? [] : [`Options: ${options.join(' | ')}`]),
  ].join('\n');
}
