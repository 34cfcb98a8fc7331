import { cut, excerpt } from '../../base/errors.ts';
import { quotedWords } from '../../base/text.ts';

/** The lists of a hand-in whose items stand on their own: one at fault does not cost the others. */
const lists = [
  'claims',
  'verdicts',
  'defects',
  'contradictions',
  'questions',
  'answers',
  'resolves',
  'rulings',
  'different',
] as const;
/** A hand-in without a single sound item of these says nothing. */
const carrying = ['claims', 'verdicts', 'defects'];

/** The line below the faults of a list that is cut. */
const remainder = /^and \d+ more$/;
/** A check shows at least one fault of each round. */
const mostRounds = 20;

/** The items at fault in a hand-in, by the name of their list: their places, from 0. */
export type FaultyItems = ReadonlyMap<string, ReadonlySet<number>>;

type Fields = Readonly<Record<string, unknown>>;

/**
 * The items that sentences about a hand-in are about: "claims #5 quote: …". Undefined where something else is wrong, too, or where all
 * claims are at fault.
 */
export function faultyItems(value: unknown, problems: readonly string[]): FaultyItems | undefined {
  if (!isFields(value)) return undefined;
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
 * A hand-in without the items at fault, which are named. Undefined where something else is wrong with it.
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

function withoutItems(value: unknown, items: FaultyItems): Fields {
  const fields = isFields(value) ? value : {};
  const kept = [...items].map(([list, places]) => [
    list,
    itemsOf(fields, list).filter((_, place) => !places.has(place)),
  ]);
  return { ...fields, ...(Object.fromEntries(kept) as Fields) };
}

/**
 * A refused hand-in with corrected items in the places of those that sentences about it name; undefined where an answer is no such
 * correction.
 */
export function correctedHandIn(refused: unknown, problems: readonly string[], answer: unknown): Fields | undefined {
  const items = faultyItems(refused, problems);
  if (items === undefined || !isFields(refused) || !isFields(answer) || answer.corrected_only !== true)
    return undefined;
  if (answer.assignment !== refused.assignment) return undefined;
  const merged = [...items].map(([list, places]) => {
    const corrected = [...itemsOf(answer, list)];
    const all = itemsOf(refused, list).flatMap((item, place) => (places.has(place) ? corrected.splice(0, 1) : [item]));
    return [list, [...all, ...corrected]];
  });
  return { ...refused, ...(Object.fromEntries(merged) as Fields) };
}

/** Items by their places as a message names them: `claims #5, #7`. */
export function namedItems(items: FaultyItems): string {
  return [...items]
    .map(([list, places]) => `${list} ${[...places].map((place) => `#${place + 1}`).join(', ')}`)
    .join('; ');
}

/** The faults of items that are left out, with their words, so that a reader knows what is missing. */
function describeLeftOut(value: unknown, problems: readonly string[]): string[] {
  return problems.map((problem) => {
    const [whole = '', list = '', place] = /^(\w+) #(\d+) ?/.exec(problem) ?? [];
    const item = isFields(value) ? itemsOf(value, list)[Number(place) - 1] : undefined;
    const text = isFields(item) ? (item.text ?? item.excerpt ?? item.statement ?? item.claim) : item;
    const [fault = ''] = problem.slice(whole.length).split(/\. (?=\p{Lu})/u);
    const named = typeof text === 'string' ? `${quotedWords(text, 160)}: ` : '';
    return `${whole.trim()} ${named}${cut(excerpt(fault), 300)}`;
  });
}

function isList(name: string): boolean {
  return (lists as readonly string[]).includes(name);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function itemsOf(fields: Fields, list: string): readonly unknown[] {
  const items = fields[list];
  return Array.isArray(items) ? items : [];
}
