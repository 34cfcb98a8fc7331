import { remembered } from '../../base/remembered.ts';
import * as z from 'zod/mini';
import { assignmentField } from '../../loop/rules/hand-in-fields.ts';
import { counted } from '../../base/text.ts';
import { differInNumbers, numbersLacking } from './comparison.ts';
import { distinctiveOf } from './distinctive.ts';
import { soundCore } from './common-core.ts';
import { shareQuote } from './claim-matcher.ts';
import { currentId } from './current-id.ts';
import { isCitable } from './failed-quotes.ts';
import { areApart, isPair, type Pair, type Sorting } from './join-claims.ts';
import { openContradictions, type Contradiction, type Ledger } from './ledger.ts';
import { rankedPairs, spread } from './ranked-pairs.ts';
import { randomOf, shuffled } from '../../base/random.ts';
import { controlsFrom, type ControlKind } from './sorting-controls.ts';
import { verifiedText } from './verified-text.ts';

export const sortingAnswers = [
  'same',
  'first-says-more',
  'second-says-more',
  'both-say-more',
  'opposed',
  'different',
] as const;
type SortingAnswer = (typeof sortingAnswers)[number];

/** The words of each statement that say what both say. */
const commonWords = z.tuple([z.string(), z.string()]);

/** The hand-in of a claim-sorter: how the two statements of each pair relate. */
export const sortingHandIn = z.object({
  assignment: assignmentField('i3-s1'),
  answers: z.array(z.object({ pair: z.int(), answer: z.enum(sortingAnswers), both: z.optional(commonWords) })).check(
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

/** A pair to sort: two claims, or a control with a known answer. */
export type AskedPair = { texts: readonly [string, string] } & ({ claims: Pair } | { control: ControlKind });

/** The most pairs of a sorter, and sorters of an iteration; other pairs wait. */
const mostPairs = 30;
const mostSorters = 3;
/** The least room for pairs that code thinks unlikely but that would bring a second source: a sorter of its own. */
const leastSpare = mostPairs;

/**
 * The undecided pairs: those with the same quote; reported supports that code could not verify; claims on one side of a
 * contradiction; then the candidates of code, the most likely of each claim first, unlikely ones last. The ledger has a claim's
 * pairs by likelihood. Claims that may not be cited wait.
 */
export function openPairs(ledger: Ledger): Pair[] {
  return rankedOpen(ledger).map(({ pair }) => pair);
}

/** The undecided pairs in their order; `isFirst` for those that a likeness of words must not outrank. */
function rankedOpen(ledger: Ledger): { pair: Pair; isFirst: boolean }[] {
  const known = new Map(standing(ledger).claims.map((claim) => [claim.id, claim]));
  const asked: NonNullable<Ledger['undecided']> = [
    ...(ledger.supports ?? []).map(({ claim, supports }) => ({ claim, other: supports, reported: true as const })),
    ...openContradictions(ledger).flatMap(pairsOnOneSide),
    ...(ledger.undecided ?? []),
  ];
  const ranks = new Map<string, number>();
  const partsOf = remembered((text: string) => distinctiveOf(text));
  const seen = new Set<string>();
  const open = asked.flatMap(({ claim, other, unlikely, reported = false }) => {
    const pair: Pair = [currentId(ledger, claim), currentId(ledger, other)];
    const key = pair.toSorted().join();
    const [one, two] = pair.map((id) => known.get(id));
    if (one === two || seen.has(key) || one === undefined || two === undefined || areApart(ledger, pair)) return [];
    seen.add(key);
    const rank = ranks.get(claim) ?? 0;
    ranks.set(claim, rank + 1);
    const isOfOneQuote = shareQuote(one.evidence, two.evidence);
    const isFirst = isOfOneQuote || reported || differInNumbers(partsOf(one.text), partsOf(two.text));
    return [{ pair, isFirst, rank: isOfOneQuote ? -1 : unlikely === true ? rank + mostPairs : rank }];
  });
  return open.sort((a, b) => a.rank - b.rank);
}

/** The ledger without claims that may not be cited or that verifiers refuted: nobody compares these any more. */
function standing(ledger: Ledger): Ledger {
  const claims = ledger.claims.filter((claim) => isCitable(claim) && claim.verdict !== 'contradicted');
  return { ...ledger, claims };
}

/** The claims that may support each other because they are on one side, or whose sides are unknown. */
function pairsOnOneSide({ claims = [], disputed }: Contradiction): NonNullable<Ledger['undecided']> {
  const side = claims.filter((id) => id !== disputed);
  if (disputed === undefined && claims.length < 3) return [];
  return side.flatMap((claim, at) => side.slice(at + 1).map((other) => ({ claim, other, reported: true })));
}

/** The pairs for the next sorters, each with controls, in random order; empty when there are none. */
export function pairsToSort(whole: Ledger): AskedPair[][] {
  const ledger = standing(whole);
  const most = mostPairs * mostSorters;
  const open = rankedOpen(ledger);
  if (open.length === 0) return [];
  const size = Math.min(most, Math.ceil((open.length + leastSpare) / mostPairs) * mostPairs);
  const first = open.flatMap(({ pair, isFirst }) => (isFirst ? [pair] : []));
  const others = open.flatMap(({ pair, isFirst }) => (isFirst ? [] : [pair]));
  const ranked = rankedPairs(ledger, others).filter((pair) => !first.some((known) => isPair(known, pair)));
  const [now, later] = spread([...first, ...ranked]);
  const all = [...now, ...later].slice(0, size);
  const textOf = new Map(ledger.claims.map((claim) => [claim.id, verifiedText(claim, ledger)]));
  const sorters = Array.from({ length: Math.ceil(all.length / mostPairs) }, (_, at) =>
    all.slice(at * mostPairs, (at + 1) * mostPairs),
  );
  return sorters.map((pairs) => {
    const random = randomOf(pairs.flat().join());
    const asked = pairs.map(([one, other]): AskedPair => {
      return { claims: [one, other], texts: [textOf.get(one) ?? '', textOf.get(other) ?? ''] };
    });
    return shuffled([...asked, ...controlsFrom(ledger, random)], random).map((pair) =>
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
  const cores = asked.flatMap((pair, index): { claims: Pair; words: Pair }[] => {
    const words = soundCore(answers.find((one) => one.pair === index + 1)?.both, pair.texts);
    if (words === undefined || !('claims' in pair)) return [];
    const isTurned = answerTo.get(index + 1) === 'first-says-more';
    const inOrder = ([one, other]: Pair): Pair => (isTurned ? [other, one] : [one, other]);
    return [{ claims: inOrder(pair.claims), words: inOrder(words) }];
  });
  return {
    by,
    same: pairs('same'),
    opposed: pairs('opposed'),
    within: [...pairs('second-says-more'), ...turnedRound],
    overlapping: pairs('both-say-more'),
    apart: pairs('different'),
    ...(cores.length > 0 && { cores }),
  };
}

/**
 * Overrides an impossible answer: two values of a thing are not the same finding, and a statement without the other's number does
 * not include it, though both may share a part.
 */
function possible(answer: SortingAnswer, texts: AskedPair['texts'], isControlled: boolean): SortingAnswer {
  const [one, two] = texts.map((text) => distinctiveOf(text));
  if (one === undefined || two === undefined) return answer;
  if (answer === 'same') return differInNumbers(one, two) ? 'different' : answer;
  if (answer !== 'first-says-more' && answer !== 'second-says-more') return answer;
  if (!isControlled) return 'different';
  const [wide, narrow] = answer === 'first-says-more' ? [one, two] : [two, one];
  return numbersLacking(narrow, wide).length > 0 ? 'both-say-more' : answer;
}

/** The line of a brief that gives a sorter its work. */
export function sorterTask(pairs: number, file: string): string {
  return `Sort ${counted(pairs, 'pair')} of statements: they are listed in ${file}.`;
}
