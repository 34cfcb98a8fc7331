import type { PlanItem } from '../../planning/rules/plan-hand-in.ts';

type Item = Pick<PlanItem, 'id' | 'kind' | 'title' | 'text' | 'depends_on' | 'builds' | 'mitigation' | 'options'>;

/** Items that are built; what they say is in the descriptions of features. */
const isBuilt = ({ kind }: Item) => kind === 'component' || kind === 'step';
const ofEverything: ReadonlySet<string> = new Set(['objective', 'decision', 'technology', 'risk']);

/**
 * The decisions, technologies, risks and objectives of a plan that touch what is built of it: those that it rests on, those that are
 * about it, and those that nothing in particular rests on, which concern everything.
 * @param built ids of the items that are built.
 */
export function decisionsFor<T extends Item>(items: readonly T[], built: readonly string[]): T[] {
  const known = new Map(items.map((item) => [item.id, item]));
  const isPart = new Set(items.filter(isBuilt).map(({ id }) => id));
  const reached = new Set<string>(built);
  for (const id of reached) {
    const item = known.get(id);
    for (const next of [...(item?.depends_on ?? []), ...(item?.builds ?? [])]) {
      const other = known.get(next);
      // Other parts are described where they are built.
      if (other !== undefined && (!isBuilt(other) || item?.builds?.includes(next) === true)) reached.add(next);
    }
  }
  // An objective that leads to another one is an objective of the whole nevertheless.
  const used = new Set(items.flatMap(({ kind, depends_on }) => (kind === 'objective' ? [] : depends_on)));
  return items.filter((item) => {
    if (isBuilt(item)) return false;
    const parts = item.depends_on.filter((id) => isPart.has(id));
    if (reached.has(item.id) || parts.some((id) => reached.has(id))) return true;
    return ofEverything.has(item.kind) && parts.length === 0 && !used.has(item.id);
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

/** The words of a plan that are about no feature in particular. */
export interface GeneralWords {
  file: string;
  /** Its lines, from 1. */
  from: number;
  to: number;
  text: string;
  isWhole: boolean;
}

const longestGeneral = 4_000;
const isTitle = (line: string) => line.trim() === '' || /^\s*(?:#{1,6}\s|\\(?:sub)*section|-{3,}\s*$)/.test(line);

/**
 * The text of a plan before its first feature; undefined where there is none but titles.
 * @param origins of the features, such as `tasks.md:6`.
 */
export function generalWords(
  text: string,
  file: string,
  origins: readonly (string | null)[],
): GeneralWords | undefined {
  const numbers = origins.flatMap((origin) => {
    const at = origin?.startsWith(`${file}:`) === true ? parseInt(origin.slice(file.length + 1), 10) : NaN;
    return at > 0 ? [at] : [];
  });
  if (numbers.length === 0) return undefined;
  const lines = text.split(/\r\n|\r|\n/).slice(0, Math.min(...numbers) - 1);
  const start = lines.findIndex((line) => /^\s*\\begin\{document\}/.test(line)) + 1;
  const end = lines.findLastIndex((line) => !isTitle(line)) + 1;
  const general = lines.slice(start, end);
  if (general.every(isTitle)) return undefined;
  const words = general.join('\n');
  const isWhole = words.length <= longestGeneral;
  const shown = isWhole ? words : words.slice(0, longestGeneral).replace(/\n[^\n]*$/, '');
  return { file, from: start + 1, to: end, text: shown, isWhole };
}
