import * as z from 'zod/mini';
import { assignmentField } from '../../loop/rules/hand-in-fields.ts';
import { counted } from '../../base/text.ts';
import { differInNumbers, numbersLacking } from './comparison.ts';
import { distinctiveOf } from './distinctive.ts';
import { shareQuote } from './claim-matcher.ts';
import { currentId } from './current-id.ts';
import { isCitable } from './failed-quotes.ts';
import { areApart, type Pair, type Sorting } from './join-claims.ts';
import type { Claim, Ledger } from './ledger.ts';
import { verifiedText } from './verified-text.ts';

export const sortingAnswers = ['same', 'first-says-more', 'second-says-more', 'opposed', 'different'] as const;
type SortingAnswer = (typeof sortingAnswers)[number];

/** The hand-in of a claim-sorter: how the two statements of each pair relate. */
export const sortingHandIn = z.object({
  assignment: assignmentField('i3-s1'),
  answers: z.array(z.object({ pair: z.int(), answer: z.enum(sortingAnswers) })).check(
    z.maxLength(200),
    z.refine((answers) => new Set(answers.map(({ pair }) => pair)).size === answers.length, {
      error: 'expected one answer for each pair',
    }),
  ),
});
export type SortingHandIn = z.infer<typeof sortingHandIn>;

/** The correct answers of a control. */
export const rightAnswers: Readonly<Record<ControlKind, readonly [SortingAnswer, ...SortingAnswer[]]>> = {
  same: ['same'],
  apart: ['different', 'opposed'],
  'first-says-more': ['first-says-more'],
  'second-says-more': ['second-says-more'],
};

export const controlKinds = ['same', 'apart', 'first-says-more', 'second-says-more'] as const;
type ControlKind = (typeof controlKinds)[number];

/** A pair to sort: two claims, or a control with a known answer. */
export type AskedPair = { texts: readonly [string, string] } & ({ claims: Pair } | { control: ControlKind });

/** The most pairs of a sorter, and sorters of an iteration; other pairs wait. */
const mostPairs = 30;
const mostSorters = 3;

/**
 * The undecided pairs: those with the same quote; reported supports that code could not verify; then the candidates of code, the
 * most likely of each claim first, unlikely ones last. The ledger has a claim's pairs by likelihood. Claims that may not be cited
 * wait.
 */
export function openPairs(ledger: Ledger): Pair[] {
  const known = new Map(ledger.claims.filter(isCitable).map(({ id, evidence }) => [id, evidence]));
  const borneOut = (ledger.supports ?? []).map(({ claim, supports }) => ({ claim, other: supports, unlikely: false }));
  const ranks = new Map<string, number>();
  const seen = new Set<string>();
  const open = [...borneOut, ...(ledger.undecided ?? [])].flatMap(
    ({ claim, other, unlikely }): { pair: Pair; rank: number }[] => {
      const pair: Pair = [currentId(ledger, claim), currentId(ledger, other)];
      const key = pair.toSorted().join();
      if (pair[0] === pair[1] || seen.has(key) || !pair.every((id) => known.has(id)) || areApart(ledger, pair))
        return [];
      seen.add(key);
      const rank = ranks.get(claim) ?? 0;
      ranks.set(claim, rank + 1);
      const isOfOneQuote = shareQuote(known.get(pair[0]) ?? [], known.get(pair[1]) ?? []);
      return [{ pair, rank: isOfOneQuote ? -1 : unlikely === true ? rank + mostPairs : rank }];
    },
  );
  return open.sort((a, b) => a.rank - b.rank).map(({ pair }) => pair);
}

/** The pairs for the next sorters, each with controls, in random order; empty when there are none. */
export function pairsToSort(ledger: Ledger): AskedPair[][] {
  const open = openPairs(ledger).slice(0, mostPairs * mostSorters);
  const textOf = new Map(ledger.claims.map((claim) => [claim.id, verifiedText(claim, ledger)]));
  const sorters = Array.from({ length: Math.ceil(open.length / mostPairs) }, (_, at) =>
    open.slice(at * mostPairs, (at + 1) * mostPairs),
  );
  return sorters.map((pairs) => {
    const random = randomOf(pairs.flat().join());
    const asked = pairs.map(([one, other]): AskedPair => {
      return { claims: [one, other], texts: [textOf.get(one) ?? '', textOf.get(other) ?? ''] };
    });
    return shuffled([...asked, ...controlsFrom(ledger.claims, random)], random).map((pair) =>
      random() < 0.5 ? pair : turned(pair),
    );
  });
}

function turned(pair: AskedPair): AskedPair {
  const texts = [pair.texts[1], pair.texts[0]] as const;
  if ('claims' in pair) return { texts, claims: [pair.claims[1], pair.claims[0]] };
  const control = { 'first-says-more': 'second-says-more', 'second-says-more': 'first-says-more' } as const;
  return { texts, control: pair.control in control ? control[pair.control as keyof typeof control] : pair.control };
}

/**
 * Controls: pairs with a known answer. A statement with itself, with another number, about something else, with an addition, and
 * an addition that does not include the other.
 */
function controlsFrom(claims: readonly Claim[], random: () => number): AskedPair[] {
  const any = shuffled(claims, random);
  const [first] = any;
  if (first === undefined) return [];
  const twice = any.find(({ evidence, text }) => evidence.some(({ wording = text }) => wording === text)) ?? first;
  const said = `It is true that ${twice.text.replace(/[.!?\s]+$/u, '')}.`;
  const numbered = any.find(({ text }) => /\d{2}/.test(text));
  const changed = numbered?.text.replace(/\d+/, (digits) => `${Number(digits) * 3 + 1}`);
  const [foreign, third] = foreignTo(any, first.text);
  const other = foreign && third && foreignTo([third], foreign.text).length > 0 ? third : undefined;
  return [
    { texts: [twice.text, said], control: 'same' },
    ...(numbered === undefined || changed === undefined ? [] : [apart(numbered.text, changed)]),
    ...(foreign === undefined ? [] : [apart(first.text, foreign.text), saysMore(first.text, foreign.text, random)]),
    ...(foreign === undefined || other === undefined
      ? []
      : [apart(foreign.text, together(first.text, other.text, random))]),
  ];
}

const apart = (one: string, two: string): AskedPair => ({ texts: [one, two], control: 'apart' });

function saysMore(one: string, more: string, random: () => number): AskedPair {
  return { texts: [one, together(one, more, random)], control: 'second-says-more' };
}

/** Two statements as one, in random order. */
function together(one: string, two: string, random: () => number): string {
  const ended = [one, two].map((text) => `${text.replace(/[.!?\s]+$/u, '')}.`);
  return (random() < 0.5 ? ended : ended.reverse()).join(' ');
}

/** The claims without a content word of a text. */
function foreignTo(claims: readonly Claim[], text: string): Claim[] {
  const content = distinctiveOf(text).stems;
  return claims.filter((claim) => [...distinctiveOf(claim.text).content].every((word) => !content.has(word)));
}

/** The answers of a sorter as decisions; undefined when a control is wrong or a pair is missing. */
export function sortingOf(by: string, { answers }: SortingHandIn, asked: readonly AskedPair[]): Sorting | undefined {
  const answerTo = new Map(answers.map(({ pair, answer }) => [pair, answer]));
  const answered = asked.map((pair, index) => ({ pair, answer: answerTo.get(index + 1) }));
  // Where all claims share words there is no control for this answer, which then only means that they differ.
  const isControlled = asked.some((pair) => 'control' in pair && pair.control.endsWith('says-more'));
  const decided: { pair: Pair; answer: SortingAnswer }[] = [];
  for (const { pair, answer } of answered) {
    if (answer === undefined || ('control' in pair && !rightAnswers[pair.control].includes(answer))) return undefined;
    if ('claims' in pair) decided.push({ pair: pair.claims, answer: possible(answer, pair.texts, isControlled) });
  }
  const pairs = (wanted: SortingAnswer) => decided.flatMap(({ pair, answer }) => (answer === wanted ? [pair] : []));
  const turnedRound = pairs('first-says-more').map(([one, other]): Pair => [other, one]);
  return {
    by,
    same: pairs('same'),
    opposed: pairs('opposed'),
    within: [...pairs('second-says-more'), ...turnedRound],
    apart: pairs('different'),
  };
}

/**
 * Overrides an impossible answer: two values of a thing are not the same finding, and a statement without the other's number does
 * not include it.
 */
function possible(answer: SortingAnswer, texts: AskedPair['texts'], isControlled: boolean): SortingAnswer {
  const [one, two] = texts.map((text) => distinctiveOf(text));
  if (one === undefined || two === undefined) return answer;
  const isImpossible = {
    same: differInNumbers(one, two),
    'first-says-more': !isControlled || numbersLacking(two, one).length > 0,
    'second-says-more': !isControlled || numbersLacking(one, two).length > 0,
    opposed: false,
    different: false,
  }[answer];
  return isImpossible ? 'different' : answer;
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

/** Deterministic random numbers from 0 to 1 for a text, because rules are pure (FNV-1a for the seed, then mulberry32). */
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
