import { hasShapeOf, isRecord, jsonOf } from '../../base/json.ts';
import { cut, excerpt } from '../../base/errors.ts';
import { mentionedAssignment } from '../../base/names.ts';
import { quotedWords } from '../../base/text.ts';

/** The lists of a hand-in with independent items: a faulty one can be left out. */
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
/** A hand-in needs at least one valid item of these lists. */
const carrying = ['claims', 'verdicts', 'defects'];

/** The last line of a truncated list of faults. */
const remainder = /^and \d+ more$/;
/** Each round of checks removes at least one item. */
const mostRounds = 20;

/** The faulty items of a hand-in: indexes from 0 by name of their list. */
export type FaultyItems = ReadonlyMap<string, ReadonlySet<number>>;

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

function withoutItems(value: unknown, items: FaultyItems): Fields {
  const fields = isRecord(value) ? value : {};
  const kept = [...items].map(([list, places]) => [
    list,
    itemsOf(fields, list).filter((_, place) => !places.has(place)),
  ]);
  return { ...fields, ...(Object.fromEntries(kept) as Fields) };
}

/** A refused hand-in with its faulty items replaced by corrected ones; undefined if the answer is no such correction. */
export function correctedHandIn(refused: unknown, problems: readonly string[], answer: unknown): Fields | undefined {
  const items = faultyItems(refused, problems);
  if (items === undefined || !isRecord(refused) || !isRecord(answer) || answer.corrected_only !== true)
    return undefined;
  if (answer.assignment !== refused.assignment) return undefined;
  const merged = [...items].map(([list, places]) => {
    const corrected = [...itemsOf(answer, list)];
    const all = itemsOf(refused, list).flatMap((item, place) => (places.has(place) ? corrected.splice(0, 1) : [item]));
    return [list, [...all, ...corrected]];
  });
  return { ...refused, ...(Object.fromEntries(merged) as Fields) };
}

/** The text with which a hand-in is sent back; if only some items are faulty, it asks for these alone. */
export function describeRefusal(problems: readonly string[], items?: FaultyItems): string {
  return [
    'Your hand-in could not be stored:',
    '',
    ...problems.map((problem) => `- ${problem}`),
    '',
    ...(items === undefined
      ? [
          'Answer again with the whole hand-in, corrected, as one ```json code block at the end, in the form your instructions show.',
        ]
      : [
          `Only ${names(items)} are to be corrected; everything else is kept as you handed it in, and what is still wrong at the end is left out.`,
          'Answer with one ```json code block at the end that holds nothing but "assignment", "corrected_only": true, and each list',
          `named here with only the corrected items, in this order: ${[...items.keys()].map((list) => `"${list}": […]`).join(', ')}. The whole hand-in, corrected, is taken as well.`,
        ]),
  ].join('\n');
}

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

/** The reply to an agent whose long hand-in is stored: its next answer is a receipt, which is all that the session reads. */
export const receiptTask = [
  'Your hand-in is stored. Whoever started you reads your last answer as a whole, so replace it with a receipt:',
  'your assignment or feature, how much you handed in, and the summary in two or three sentences. No JSON, no list, nothing to be done.',
].join('\n');

/**
 * Whether an answer is not meant as a hand-in: the receipt that its agent was asked for, or words of one that has handed in and was called
 * once more, as by the end of a command that it had left in the background. A block, or words about an assignment, are meant as one.
 */
export function isNoHandIn(before: 'receipt' | 'yes' | 'no', answer: string): boolean {
  const isWords = !answer.includes('```') && mentionedAssignment(answer) === null;
  return before === 'receipt' || (before === 'yes' && isWords);
}

/** Whether an answer ends in a hand-in, whatever its kind and its keys. */
export function isHandIn(answer: string): boolean {
  const found = jsonOf(answer);
  return found.ok && hasShapeOf(found.value, {});
}

/** The parts that a refused hand-in names as not done: they hold, whatever else is wrong with it. */
export function leftOf(value: unknown): { left?: string[] } {
  return hasShapeOf(value, { left: [''] }) ? { left: value.left } : {};
}
