import type * as z from 'zod/mini';
import { hasShapeOf, isRecord } from '../../base/json.ts';
import { cut, excerpt } from '../../base/errors.ts';
import { quotedWords } from '../../base/text.ts';

/** The lists of a hand-in with independent items: a faulty one can be left out. */
const lists = [
  'claims',
  'verdicts',
  'defects',
  'contradictions',
  'questions',
  'answers',
  'rulings',
  'blockers',
  'examined',
  'decisions',
  'unsure',
] as const;
/** A hand-in needs at least one valid item of these lists. */
const carrying = ['claims', 'verdicts', 'defects', 'blockers'];

/** The last line of a truncated list of faults. */
const remainder = /^and \d+ more$/;
/** Each round of checks removes at least one item. */
const mostRounds = 20;

/** The faulty items of a hand-in: indexes from 0 by name of their list. */
type FaultyItems = ReadonlyMap<string, ReadonlySet<number>>;

type Fields = Readonly<Record<string, unknown>>;

/** The items that these problems are about: "claims #5 quote: …". Undefined if there are other problems, or if all claims are faulty. */
export function faultyItems(value: unknown, problems: readonly string[]): FaultyItems | undefined {
  if (!isRecord(value)) return undefined;
  const items = new Map<string, Set<number>>();
  for (const problem of problems) {
    const [, list = '', place] = /^(\w+) #(\d+)(?!\d)/.exec(problem) ?? [];
    if (!isList(list) || Number(place) > itemsOf(value, list).length) return undefined;
    items.set(list, (items.get(list) ?? new Set<number>()).add(Number(place) - 1));
  }
  const isEmpty = carrying.some((list) => items.get(list)?.size === itemsOf(value, list).length);
  return items.size > 0 && !isEmpty ? items : undefined;
}

/**
 * A hand-in without the faulty items, which are named. Undefined if it has other problems.
 * @param judge checks the remaining items again, because a list of faults has only the first ones.
 */
export async function leaveOut<T extends object>(
  value: unknown,
  problems: readonly string[],
  judge: (value: unknown) => Promise<(T & { ok: true }) | { ok: false; problems: readonly string[] }>,
): Promise<(T & { leftOut: string[] }) | undefined> {
  const leftOut: string[] = [];
  let [left, faults] = [value, problems];
  for (let round = 0; round < mostRounds; round += 1) {
    const named = faults.filter((fault) => !remainder.test(fault));
    const items = faultyItems(left, named);
    if (items === undefined) return undefined;
    leftOut.push(...describeLeftOut(left, named));
    left = withoutItems(left, items);
    const judged = await judge(left);
    if (judged.ok) return { ...judged, leftOut };
    faults = judged.problems;
  }
  return undefined;
}

/** A hand-in without these items. */
function withoutItems(value: unknown, items: FaultyItems): Fields {
  const fields = isRecord(value) ? value : {};
  const kept = [...items].map(([list, places]) => [
    list,
    itemsOf(fields, list).filter((_, place) => !places.has(place)),
  ]);
  return { ...fields, ...(Object.fromEntries(kept) as Fields) };
}

/**
 * All faults of a hand-in at once: those of its form, and what code finds in the parts whose form is right.
 * @param judge the faults of a value whose form may be right.
 */
export async function allFaults(
  schema: z.ZodMiniType,
  value: unknown,
  problems: readonly string[],
  judge: (value: unknown) => Promise<readonly string[]>,
): Promise<string[]> {
  const faulty = faultyItems(value, problems);
  const rest = faulty === undefined ? withStandIns(schema, value) : withoutItems(value, faulty);
  const others = rest === undefined ? [] : inWhole(await judge(rest), faulty ?? new Map<string, Set<number>>());
  return [...problems, ...others.filter((one) => !problems.includes(one))];
}

/** Values that stand in the place of a wrong one, so that the others can be judged. */
const standIns: readonly unknown[] = ['This stands for what is wrong here.', [], null, 1, false];

/** A hand-in with another value for each wrong field that is no list of items; undefined where there is none, or none fits. */
function withStandIns(schema: z.ZodMiniType, value: unknown): Fields | undefined {
  if (!isRecord(value) || !('shape' in schema)) return undefined;
  const fields = Object.entries(schema.shape as Readonly<Record<string, z.ZodMiniType>>);
  const wrong = fields.filter(
    ([name, field]) => !(isList(name) && itemsOf(value, name).length > 0) && !field.safeParse(value[name]).success,
  );
  const found = wrong.map(([name, field]) => [name, standIns.find((one) => field.safeParse(one).success)] as const);
  return wrong.length === 0 || found.some(([, one]) => one === undefined)
    ? undefined
    : { ...value, ...Object.fromEntries(found) };
}

/** Problems of a hand-in without its faulty items, numbered as in the whole; those that the missing items may have caused are left out. */
function inWhole(problems: readonly string[], missing: FaultyItems): string[] {
  return problems.flatMap((problem) => {
    const [whole = '', list = '', place] = /^(\w+) #(\d+)(?!\d)/.exec(problem) ?? [];
    const [named = ''] = /^\w+/.exec(problem) ?? [];
    if (place === undefined) return isList(named) && !missing.has(named) ? [problem] : [];
    if (!carrying.includes(list) && missing.size > 0) return [];
    const gone = [...(missing.get(list) ?? [])].toSorted((one, other) => one - other);
    const number = gone.reduce((at, index) => (index < at ? at + 1 : at), Number(place));
    return [`${list} #${number}${problem.slice(whole.length)}`];
  });
}

/** The answer to an agent on a faulty hand-in: all faults, and whether anything else has to change. */
export function describeFaults(file: string, problems: readonly string[], items?: FaultyItems): string {
  const others =
    items === undefined
      ? ''
      : `; only ${names(items)} ${count(items) === 1 ? 'is' : 'are'} wrong, and all else stays as it is`;
  return [
    `Your hand-in cannot be taken yet (${file}):`,
    ...problems.map((problem) => `- ${problem}`),
    `Correct it in the file${others}.`,
  ].join('\n');
}

const count = (items: FaultyItems) => [...items.values()].reduce((sum, places) => sum + places.size, 0);

function names(items: FaultyItems): string {
  return [...items]
    .map(([list, places]) => `${list} ${[...places].map((place) => `#${place + 1}`).join(', ')}`)
    .join('; ');
}

/** The faults of items that are left out, with their words, so that a reader knows what is missing. */
function describeLeftOut(value: unknown, problems: readonly string[]): string[] {
  return problems.map((problem) => {
    const [whole = '', list = '', place] = /^(\w+) #(\d+) ?/.exec(problem) ?? [];
    const item = isRecord(value) ? itemsOf(value, list)[Number(place) - 1] : undefined;
    const text = isRecord(item) ? (item.text ?? item.excerpt ?? item.statement ?? item.claim) : item;
    const [fault = ''] = problem.slice(whole.length).split(/\. (?=\p{Lu})/u);
    const named = typeof text === 'string' ? `${quotedWords(text, 160)}: ` : '';
    return `${whole.trim()} ${named}${cut(excerpt(fault), 300)}`;
  });
}

function isList(name: string): boolean {
  return (lists as readonly string[]).includes(name);
}

function itemsOf(fields: Fields, list: string): readonly unknown[] {
  const items = fields[list];
  return Array.isArray(items) ? items : [];
}

/** The parts that a refused hand-in names as not done: they hold, whatever else is wrong with it. */
export function leftOf(value: unknown): { left?: string[] } {
  return hasShapeOf(value, { left: [''] }) ? { left: value.left } : {};
}
