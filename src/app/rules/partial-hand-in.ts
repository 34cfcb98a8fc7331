import { hasShapeOf, isRecord } from '../../base/json.ts';
import { cut, excerpt } from '../../base/errors.ts';
import { quotedWords } from '../../base/text.ts';

/** The lists of a hand-in with independent items: a faulty one can be left out. */
const lists = [
  'claims',
  'verdicts',
  'also',
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

/** The only problem of a hand-in that nobody has written. */
export const missing = 'the file is missing';

/** The last line of a truncated list of faults. */
const remainder = /^and \d+ more$/;

type Fields = Readonly<Record<string, unknown>>;

/**
 * The items that these problems are about, as "claims #5 quote: …": indexes from 0 by name of their list. Undefined if there are other
 * problems, or if all claims are faulty.
 */
function faultyItems(value: unknown, problems: readonly string[]): Map<string, Set<number>> | undefined {
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

/** A hand-in without the items that these problems are about, each of which is named; undefined if there are other problems. */
export function withoutFaulty(
  value: unknown,
  problems: readonly string[],
): { rest: Fields; leftOut: string[] } | undefined {
  const named = problems.filter((problem) => !remainder.test(problem));
  const items = faultyItems(value, named);
  if (items === undefined || !isRecord(value)) return undefined;
  const kept = [...items].map(([list, places]) => [
    list,
    itemsOf(value, list).filter((_, place) => !places.has(place)),
  ]);
  return { rest: { ...value, ...(Object.fromEntries(kept) as Fields) }, leftOut: describeLeftOut(value, named) };
}

/** The answer to an agent on a faulty hand-in, all faults at once, or on a missing one. */
export const describeFaults = (file: string, problems: readonly string[]): string =>
  problems.includes(missing)
    ? `Your hand-in is not there → write ${file}`
    : [
        `Your hand-in cannot be taken yet (${file}; of several Edits in one message, the answer to the last counts):`,
        ...problems.map((problem) => `- ${problem}`),
        'Correct that in the file; all else stays as it is.',
      ].join('\n');

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
