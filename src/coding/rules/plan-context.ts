import type { PlanItem } from '../../planning/rules/plan.ts';

type Item = Pick<PlanItem, 'id' | 'kind' | 'title' | 'text' | 'depends_on' | 'builds' | 'mitigation' | 'options'>;

/** Items to build, whose text is in the descriptions of features. */
const isBuilt = ({ kind }: Item) => kind === 'component' || kind === 'step';
const ofEverything: ReadonlySet<string> = new Set(['objective', 'decision', 'technology', 'risk']);

/**
 * The decisions, technologies, risks and objectives of a plan that concern the built items: those that they depend on, also at second
 * hand, those that are about them, and those that no item in particular depends on.
 * @param built ids of the items that are built.
 */
export function decisionsFor<T extends Item>(items: readonly T[], built: readonly string[]): T[] {
  const known = new Map(items.map((item) => [item.id, item]));
  const isPart = new Set(items.filter(isBuilt).map(({ id }) => id));
  const parts = new Set([...built, ...built.flatMap((id) => known.get(id)?.builds ?? [])]);
  // The needs of a part are those of whatever needs the part; the steps before it are other features.
  const reached = new Set(parts);
  for (const id of reached)
    for (const next of known.get(id)?.depends_on ?? []) if (known.get(next)?.kind !== 'step') reached.add(next);
  // An objective that only another objective depends on still concerns the whole plan.
  const used = new Set(items.flatMap(({ kind, depends_on }) => (kind === 'objective' ? [] : depends_on)));
  return items.filter((item) => {
    if (isBuilt(item)) return false;
    const about = item.depends_on.filter((id) => isPart.has(id));
    if (reached.has(item.id) || about.some((id) => parts.has(id))) return true;
    return ofEverything.has(item.kind) && about.length === 0 && !used.has(item.id);
  });
}

/** An item of a plan in full, for the coders who need it. */
export function describeItem({ id, kind, title, text, mitigation, options }: Item): string {
  return [
    `${id} (${kind.replaceAll('_', ' ')}): ${title}`,
    text,
    ...(mitigation === undefined ? [] : [`Against it: ${mitigation}`]),
    ...(options === undefined ? [] : [`Options: ${options.join(' | ')}`]),
  ].join('\n');
}
