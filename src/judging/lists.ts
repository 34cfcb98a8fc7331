import * as z from 'zod/mini';
import { randomOf, shuffled, type Random } from '../base/algorithms.ts';
import { omission } from '../base/text.ts';
import { hashOf as hashOfText } from '../files/hash.ts';
/**
 * One judging machine for every question of meaning: whether a change was asked for, what a passage says, whether a sentence follows.
 * Its lists have at most 30 numbered items with closed, typed answers; words that code finds in the material; and two control
 * items whose answers code knows. It refuses an answer for facts only, and never overrules a meaning. What nobody judged keeps the
 * value that its room calls cautious.
 */

/** The most items of a list, its two controls among them: models answer longer ones carelessly. */
export const mostItems = 30;
const controlsOfList = 2;
/** Those that are judged. */
export const mostJudged = mostItems - controlsOfList;

const shown = {
  /** As the judge reads it. */
  text: z.string(),
  /** By field of the answer: the texts in which its words have to stand. */
  within: z.record(z.string(), z.array(z.string())),
};

/** An item of which the answer is wanted; `key` names it in its room. */
const judged = z.object({ ...shown, key: z.string() });
export type JudgedItem = z.infer<typeof judged>;

/** An item of which code knows the answer: by field, the values that are right. It has to read like the others. */
const control = z.object({ ...shown, right: z.record(z.string(), z.array(z.unknown())) });
export type ControlItem = z.infer<typeof control>;

/** A list as it is stored; the judge sees only numbers and texts. */
export const judgeList = z.object({
  id: z.string(),
  items: z.array(z.union([judged, control])),
  /** What its room shows the judge beside the items. */
  beside: z.optional(z.unknown()),
});
export type JudgeList = z.infer<typeof judgeList>;

/** An answer to an item: its number, and the fields of its question. */
export interface Answer {
  n: number;
  [field: string]: unknown;
}

/** A judgement counts as long as the hash of what was shown is the same. */
export interface Judgement<Fields> {
  key: string;
  hash: string;
  /** The id of the list, so that two votes of one judge are one. */
  by: string;
  answer: Fields;
}

/** The hash of what a judge saw of an item. */
export const hashOf = ({ text }: Pick<JudgedItem, 'text'>): string => hashOfText(text).slice(0, 16);

/**
 * Lists for judges, with two controls each, in random order.
 * @param controlsFrom Controls made of the items of a list, so that they read like them. Fewer than two make no list: an answer could then be a guess.
 */
export function listsOf<Item extends JudgedItem>(
  items: readonly Item[],
  idOf: (at: number) => string,
  controlsFrom: (items: readonly Item[], random: Random) => readonly ControlItem[],
): JudgeList[] {
  const parts = Array.from({ length: Math.ceil(items.length / mostJudged) }, (_, at) =>
    items.slice(at * mostJudged, (at + 1) * mostJudged),
  );
  return parts.flatMap((part, at) => {
    const id = idOf(at);
    const random = randomOf(`${id} ${part.map(({ text }) => text).join('\n')}`);
    const controls = shuffled(controlsFrom(part, random), random).slice(0, controlsOfList);
    return controls.length < controlsOfList ? [] : [{ id, items: shuffled([...part, ...controls], random) }];
  });
}

/** The items of a list as its judge reads them. */
export function describeItems({ items }: JudgeList): string {
  return items.map(({ text }, at) => `## ${at + 1}\n\n${text}`).join('\n\n');
}

/**
 * The facts that are wrong about the answers to a list, each with its path: numbers that are missing, unknown or given twice, and
 * words that are not in the material. Controls are not among them: a judge must not learn which items they are.
 */
export function faultsOf({ items }: JudgeList, answers: readonly Answer[]): string[] {
  const numbers = items.map((_, at) => at + 1);
  const missing = numbers.filter((n) => !answers.some((answer) => answer.n === n));
  const faults =
    missing.length > 0 ? [`answers: expected one for each item, received none for ${missing.join(', ')}`] : [];
  for (const [at, answer] of answers.entries()) {
    const item = items[answer.n - 1];
    const path = `answers #${at + 1}`;
    if (item === undefined) faults.push(`${path} n: expected 1 to ${items.length}, received ${answer.n}`);
    else if (answers.findIndex(({ n }) => n === answer.n) < at)
      faults.push(`${path} n: item ${answer.n} has an answer already`);
    else
      faults.push(
        ...notFound(item, answer).map(
          (field) => `${path} ${field}: these words do not stand in item ${answer.n}; copy them letter for letter`,
        ),
      );
  }
  return faults;
}

function notFound({ within }: Pick<JudgedItem, 'within'>, answer: Answer): string[] {
  return Object.entries(within).flatMap(([field, texts]) => {
    const words = answer[field];
    return typeof words === 'string' && !texts.some((text) => areFound(words, text)) ? [field] : [];
  });
}

/**
 * The judgements of a list; undefined where a control is wrong or has no answer, so that none of its answers counts and another judge
 * gets it. Answers whose words are not found are left out.
 */
export function judgementsOf<Fields extends object>(
  list: JudgeList,
  answers: readonly (Fields & { n: number })[],
): Judgement<Fields>[] | undefined {
  const given = new Map(answers.map((answer) => [answer.n, answer]));
  const read: Judgement<Fields>[] = [];
  for (const [at, item] of list.items.entries()) {
    const answer = given.get(at + 1);
    if ('right' in item) {
      if (answer === undefined || !isRight(item, answer)) return undefined;
    } else if (answer !== undefined && notFound(item, answer).length === 0) {
      read.push({ key: item.key, hash: hashOf(item), by: list.id, answer });
    }
  }
  return read;
}

const isRight = ({ right }: ControlItem, answer: Answer) =>
  Object.entries(right).every(([field, values]) => values.includes(answer[field]));

/**
 * The answer on which so many judges agree about an item as it is shown now, the latest of each counting; undefined before that.
 * @param valueOf What has to be equal: usually the closed field of an answer.
 */
export function agreed<Fields>(
  judgements: readonly Judgement<Fields>[],
  item: Pick<JudgedItem, 'key' | 'text'>,
  { quorum, valueOf }: { quorum: number; valueOf: (answer: Fields) => string },
): Fields | undefined {
  const hash = hashOf(item);
  const latest = new Map(
    judgements.flatMap((one) => (one.key === item.key && one.hash === hash ? [[one.by, one.answer] as const] : [])),
  );
  const votes = [...latest.values()];
  return votes.findLast((vote) => votes.filter((other) => valueOf(other) === valueOf(vote)).length >= quorum);
}

/**
 * The words and signs of a text in any script, each as one token: runs of letters, digits and marks, and every other sign by
 * itself. Case, white space and the forms of quotation marks and dashes are left out, because models change them as they copy.
 */
export function tokensOf(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase();
  return plain.match(/[\p{L}\p{M}\p{N}_]+|[^\p{L}\p{M}\p{N}_\s\p{Pd}\p{Pi}\p{Pf}'"`]/gu) ?? [];
}

/**
 * Whether words stand in a text one after the other; those between two omissions, behind those before. Scripts without blanks have no word
 * borders, so parts of a token count there.
 */
export function areFound(words: string, text: string): boolean {
  const pieces = words.split(omission).flatMap((piece) => {
    const [first, ...more] = tokensOf(piece);
    if (first === undefined) return [];
    return more.length === 0 && isUnspaced(first) ? first : ` ${[first, ...more].join(' ')} `;
  });
  const all = ` ${tokensOf(text).join(' ')} `;
  let from = 0;
  for (const piece of pieces) {
    const at = all.indexOf(piece, from);
    if (at === -1) return false;
    from = at + piece.trimEnd().length;
  }
  return pieces.length > 0;
}

/** The share of the words of the shorter of two texts that the other has, too. */
export function sharedWords(one: string, other: string): number {
  const [left, right] = [new Set(tokensOf(one)), new Set(tokensOf(other))];
  const both = [...left].filter((token) => right.has(token)).length;
  return both / Math.max(1, Math.min(left.size, right.size));
}

/** Han, Kana, Thai, Lao, Khmer and Burmese are written without blanks between words. */
export const isUnspaced = (token: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
    token,
  );
