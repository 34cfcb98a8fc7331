import * as z from 'zod/mini';
import { assignmentIdPattern } from '../../base/names.ts';
import { counted } from '../../base/text.ts';
import { differInNumbers, distinctiveOf } from './comparison.ts';
import { areApart, currentId, type Pair, type Sorting } from './join-claims.ts';
import type { Claim, Ledger } from './ledger.ts';

export const sortingAnswers = ['same', 'opposed', 'different'] as const;

/** The hand-in of a claim-sorter: how the two statements of each pair relate. */
export const sortingHandIn = z.object({
  assignment: z
    .string()
    .check(z.regex(assignmentIdPattern, 'expected the assignment id from the task, such as "i3-s1"')),
  answers: z.array(z.object({ pair: z.int(), answer: z.enum(sortingAnswers) })).check(
    z.maxLength(200),
    z.refine((answers) => new Set(answers.map(({ pair }) => pair)).size === answers.length, {
      error: 'expected one answer for each pair',
    }),
  ),
});
export type SortingHandIn = z.infer<typeof sortingHandIn>;

/** A pair that is asked about: of two claims, or a control of which code knows whether its statements say the same. */
export type AskedPair = { texts: readonly [string, string] } & ({ claims: Pair } | { isSame: boolean });

/** Pairs that a sorter is given at most, and sorters of an iteration; the other pairs wait for the next iteration. */
const mostPairs = 30;
const mostSorters = 3;

/**
 * The pairs that code could neither join nor keep apart and that nobody has decided since: the likeliest of each claim first, then
 * the second of each, unlikely ones behind all others. The pairs of one claim stand in the ledger from the likeliest on.
 */
export function openPairs(ledger: Ledger): Pair[] {
  const known = new Set(ledger.claims.map(({ id }) => id));
  const ranks = new Map<string, number>();
  const seen = new Set<string>();
  const open = (ledger.undecided ?? []).flatMap(({ claim, other, unlikely }): { pair: Pair; rank: number }[] => {
    const pair: Pair = [currentId(ledger, claim), currentId(ledger, other)];
    const key = pair.toSorted().join();
    if (pair[0] === pair[1] || seen.has(key) || !pair.every((id) => known.has(id)) || areApart(ledger, pair)) return [];
    seen.add(key);
    const rank = ranks.get(claim) ?? 0;
    ranks.set(claim, rank + 1);
    return [{ pair, rank: unlikely === true ? rank + mostPairs : rank }];
  });
  return open.sort((a, b) => a.rank - b.rank).map(({ pair }) => pair);
}

/** The pairs of the next sorters, with controls among those of each, in an order that says nothing; none when nothing is open. */
export function pairsToSort(ledger: Ledger): AskedPair[][] {
  const open = openPairs(ledger).slice(0, mostPairs * mostSorters);
  const byId = new Map(ledger.claims.map((claim) => [claim.id, claim]));
  const sorters = Array.from({ length: Math.ceil(open.length / mostPairs) }, (_, at) =>
    open.slice(at * mostPairs, (at + 1) * mostPairs),
  );
  return sorters.map((pairs) => {
    const random = randomOf(pairs.flat().join());
    const asked = pairs.map(([one, other]): AskedPair => {
      return { claims: [one, other], texts: [byId.get(one)?.text ?? '', byId.get(other)?.text ?? ''] };
    });
    return shuffled([...asked, ...controlsFrom(ledger.claims, random)], random).map((pair) =>
      random() < 0.5 ? pair : { ...pair, texts: [pair.texts[1], pair.texts[0]] },
    );
  });
}

/** Pairs of which code knows the answer: one that says the same twice, one with another number, one about something else. */
function controlsFrom(claims: readonly Claim[], random: () => number): AskedPair[] {
  const any = shuffled(claims, random);
  const [first] = any;
  if (first === undefined) return [];
  const twice = any.find(({ evidence, text }) => evidence.some(({ wording = text }) => wording === text)) ?? first;
  const said = `${twice.text.replace(/[.!?\s]+$/u, '')}, according to the page.`;
  const numbered = any.find(({ text }) => /\d{2}/.test(text));
  const changed = numbered?.text.replace(/\d+/, (digits) => `${Number(digits) * 3 + 1}`);
  const content = distinctiveOf(first.text).stems;
  const foreign = any.find(({ text }) => [...distinctiveOf(text).content].every((word) => !content.has(word)));
  return [
    { texts: [twice.text, said], isSame: true },
    ...(numbered === undefined || changed === undefined
      ? []
      : [{ texts: [numbered.text, changed] as const, isSame: false }]),
    ...(foreign === undefined ? [] : [{ texts: [first.text, foreign.text] as const, isSame: false }]),
  ];
}

/** The answers of a sorter as decisions; undefined when it got a control wrong, or left a pair out: then it decides nothing. */
export function sortingOf(by: string, { answers }: SortingHandIn, asked: readonly AskedPair[]): Sorting | undefined {
  const answerTo = new Map(answers.map(({ pair, answer }) => [pair, answer]));
  const answered = asked.map((pair, index) => ({ pair, answer: answerTo.get(index + 1) }));
  const isWrong = answered.some(
    ({ pair, answer }) => answer === undefined || ('isSame' in pair && (answer === 'same') !== pair.isSame),
  );
  if (isWrong) return undefined;
  const pairs = (wanted: (typeof sortingAnswers)[number]) =>
    answered.flatMap(({ pair, answer }) => ('claims' in pair && answer === wanted ? [pair.claims] : []));
  const said = pairs('same');
  const texts = new Map(asked.flatMap((pair) => ('claims' in pair ? [[pair.claims, pair.texts] as const] : [])));
  const same = said.filter((pair) => !haveOtherNumbers(texts.get(pair)));
  // Whatever a sorter says, two values of a thing are not one finding.
  const apart = [...said.filter((pair) => !same.includes(pair)), ...pairs('different')];
  return { by, same, opposed: pairs('opposed'), apart };
}

function haveOtherNumbers([one, other]: AskedPair['texts'] = ['', '']): boolean {
  return differInNumbers(distinctiveOf(one), distinctiveOf(other));
}

/** The line of a brief that gives a sorter its work. */
export function sorterTask(pairs: number, file: string): string {
  return `Sort ${counted(pairs, 'pair')} of statements: they are listed in ${file}.`;
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

/** The same numbers from 0 to 1 for the same text: rules draw none by chance (FNV-1a for the seed, then mulberry32). */
function randomOf(text: string): () => number {
  let state = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x01_00_01_93) >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
