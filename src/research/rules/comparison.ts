import type { Distinctive } from './distinctive.ts';

/**
 * - `same`: beyond doubt. - `opposed`: nearly the same words, but a number, a denial or a direction differs: at most one holds.
 * - `different`: cannot be the same. - `undecided`: somebody has to read both. - `renamed`: also that, but each names something that
 * the other does not, which is seldom the same. - `disputed`: another value of what may be one thing: not the same, and somebody has to
 * say whether both can hold.
 */
export type Comparison = 'same' | 'opposed' | 'different' | 'undecided' | 'renamed' | 'disputed';

/** Scores above which two statements are the same, nearly the same words, or worth reading; measured on test/fixtures/claims. */
const scores = { same: 0.4, sameOfOneQuote: 0.25, deniedOfOneQuote: 0.5, opposed: 0.6, candidate: 0.1 } as const;
/** Share of common words above which two statements are equal but for a word more. */
const equalWords = 0.85;
/** Share of the shorter one's words of content that the other has, too, where no quote is shared. */
const leastShare = 0.75;
/** Words of content and numbers that statements of one quote have in common: a sentence may say several things. */
const fewestOfOneQuote = 3;
/** Words of content that statements have in common before similarity decides: of short ones each word changes the meaning. */
const fewestShared = 4;
/** Words of content and numbers without which nobody has to read two statements: two words make no subject. */
const fewestToRead = 3;
/** Their share of all words of both: with less, nineteen of twenty pairs of a play were plainly different. */
const leastToRead = 1 / 6;
const none: string[] = [];
/** Values of one thing that rival each other are not further apart: 10 and 5 seconds, not 2 seconds and 4 hours. */
const mostTimes = 10;

/** Facts about two statements beside their words. */
export interface Nearness {
  /** Their similarity. */
  score: number;
  /** How much of their quotes is the same words of the same page: 1 where one holds the other, 0 where hardly any. */
  quoted: number;
  /** One is about the code of the project, the other is not. */
  isElsewhere?: boolean;
}

/** Whether two statements say the same, as far as that shows in their words. */
export function compare(one: Distinctive, other: Distinctive, nearness: Nearness): Comparison {
  const { score, quoted } = nearness;
  const sharesQuote = quoted === 1;
  if (score < scores.candidate && quoted === 0) return givesOtherValue(one, other) ? 'disputed' : 'different';
  const [onlyOne, onlyOther] = [numbersLacking(one, other), numbersLacking(other, one)];
  const [ownNames, otherNames] = [namesLacking(one, other), namesLacking(other, one)];
  const isRenamed = ownNames.length > 0 && otherNames.length > 0;
  const mayBeRenamed =
    (ownNames.length > 0 || beginsOtherwise(one, other)) && (otherNames.length > 0 || beginsOtherwise(other, one));
  const turns = one.isNegated !== other.isNegated || isTurnedRound(one, other);
  const shared = countShared(one.content, other.content);
  const isOpposed = score >= scores.opposed && !sharesQuote && isOneMoreDetailed(one, other);
  if (onlyOne.length > 0 && onlyOther.length > 0) {
    const [unit = '', otherUnit = '', ...units] = [...onlyOne, ...onlyOther].map(
      (number) => one.units.get(number) ?? other.units.get(number),
    );
    const isAmount = unit !== '' && units.length === 0 && otherUnit === unit;
    if (isOpposed && isAmount && !turns) return 'opposed';
    const isOneValue = units.length === 0 && (isAmount || unit === '' || otherUnit === '');
    const isOfOneThing = !mayBeRenamed && score >= scores.same && shared >= fewestOfOneQuote;
    const isDisputed = (isOneValue && isOfOneThing && isMost(one, other, shared)) || givesOtherValue(one, other);
    return isDisputed ? 'disputed' : 'different';
  }
  const sharedInAll = shared + one.units.size - onlyOne.length;
  const all = one.content.size + other.content.size + onlyOne.length + onlyOther.length;
  const undecided = isReadInVain(sharedInAll, all, nearness) ? 'different' : isRenamed ? 'renamed' : 'undecided';
  const isExact = onlyOne.length + onlyOther.length === 0;
  // One word in the place of another may be a synonym, or another subject.
  const isReplaced = one.content.size - shared === 1 && other.content.size - shared === 1;
  if (turns) {
    if (isOpposed) return 'opposed';
    // One sentence that both quote says one thing: `gone` and `runs without it` deny the same, each in words of its own.
    const isReworded = sharesQuote && score >= scores.deniedOfOneQuote && !isOneMoreDetailed(one, other) && !isReplaced;
    return isReworded && isExact && !mayBeRenamed && !isTurnedRound(one, other) ? 'same' : undecided;
  }
  const isAlike = score >= scores.same && shared >= fewestShared && isMost(one, other, shared) && !isReplaced;
  if (!mayBeRenamed && isExact && (isAlike || sharesWords(one, other, shared))) return 'same';
  // Of one sentence, too, one may say more than the other: that it names Kafka and Redis, or gives
  // the only number, is no detail.
  const namesMore = score < scores.same && Math.max(ownNames.length, otherNames.length) > 1;
  const isNumbered = isExact || sharedInAll > shared;
  if (!namesMore && isNumbered && sharesQuote && sharedInAll >= fewestOfOneQuote && score >= scores.sameOfOneQuote)
    return 'same';
  return undecided;
}

/** Whether nobody has to read both to know that they differ: they have next to nothing in common, or one is about another place. */
function isReadInVain(shared: number, all: number, { score, quoted, isElsewhere = false }: Nearness): boolean {
  if (quoted > 0 || score >= scores.same) return false;
  return shared < fewestToRead || shared < leastToRead * (all - shared) || isElsewhere;
}

/**
 * Whether each gives one value that the other lacks, of the same unit and size, of what may be one thing: both name the same, and have
 * a word of content in common beside it. What they say of it may be put in quite other words.
 */
function givesOtherValue(one: Distinctive, other: Distinctive): boolean {
  if (one.units.size === 0 || other.units.size === 0 || one.names.size === 0) return false;
  const [[value = '', ...more], [otherValue = '', ...others]] = [
    numbersLacking(one, other),
    numbersLacking(other, one),
  ];
  const unit = one.units.get(value) ?? '';
  if (more.length + others.length > 0 || unit === '' || other.units.get(otherValue) !== unit) return false;
  const times = Number(value) / Number(otherValue);
  if (!(times <= mostTimes && times >= 1 / mostTimes)) return false;
  if (hasOtherNames(one, other) || hasOtherNames(other, one)) return false;
  return [...one.content].some((word) => word !== unit && !one.names.has(word) && other.content.has(word));
}

/** Whether the shorter one's words of content stand in the other, but for a few. */
function isMost(one: Distinctive, other: Distinctive, shared: number): boolean {
  return shared >= leastShare * Math.min(one.content.size, other.content.size);
}

/** Whether two statements give other values, each of which the other lacks: they cannot be the same. */
export function differInNumbers(one: Distinctive, other: Distinctive): boolean {
  return numbersLacking(one, other).length > 0 && numbersLacking(other, one).length > 0;
}

/** Whether two statements have nearly all words in common, with equal numbers and polarity. */
export function hasEqualWords(one: Distinctive, other: Distinctive): boolean {
  return (
    one.isNegated === other.isNegated &&
    numbersLacking(one, other).length + numbersLacking(other, one).length === 0 &&
    sharesWords(one, other, countShared(one.content, other.content))
  );
}

/** Whether they have nearly all words in common, and no word of one stands in the place of another's. */
function sharesWords(one: Distinctive, other: Distinctive, shared: number): boolean {
  const isReplaced = one.content.size > shared && other.content.size > shared;
  return !isReplaced && overlap(one.stems, other.stems) >= equalWords;
}

/** The numbers of one that the other has not. */
export function numbersLacking(own: Distinctive, other: Distinctive): string[] {
  if (own.units.size === 0) return none;
  return [...own.units.keys()].filter((number) => !other.units.has(number));
}

/** Whether it names something that the other does not. */
export function hasOtherNames(own: Distinctive, other: Distinctive): boolean {
  return namesLacking(own, other).length > 0;
}

/** The names that the other lacks; `German` and `Germany` are one name. */
function namesLacking(own: Distinctive, other: Distinctive): string[] {
  if (own.names.size === 0) return none;
  return [...own.names].filter(
    (name) => !other.names.has(name) && ![...other.names].some((known) => isAkin(known, name) || isAkin(name, known)),
  );
}

function isAkin(long: string, short: string): boolean {
  return short.length >= 4 && long.length - short.length <= 2 && long.startsWith(short);
}

/** Whether its first word may be a name, and the other has it nowhere. */
function beginsOtherwise({ first }: Distinctive, { stems }: Distinctive): boolean {
  return first !== undefined && !stems.has(first);
}

/** Whether, what turns it round left out, one has no word of its own: nothing stands in the place of something else. */
function isOneMoreDetailed(one: Distinctive, other: Distinctive): boolean {
  return isWithin(one, other) || isWithin(other, one);
}

function isWithin(small: Distinctive, large: Distinctive): boolean {
  for (const word of small.content)
    if (!large.content.has(word) && small.turned.get(word)?.some((opposite) => large.stems.has(opposite)) !== true)
      return false;
  return true;
}

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = countShared(one, other);
  return shared === 0 ? 0 : shared / (one.size + other.size - shared);
}

function countShared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return shared;
}

/** Whether a word of one stands in the other with the opposite sense: `slower` for `faster`, `asynchronous` for `synchronous`. */
export function isTurnedRound(one: Distinctive, other: Distinctive): boolean {
  return crosses(one, other) || crosses(other, one);
}

function crosses(here: Distinctive, there: Distinctive): boolean {
  for (const [word, opposites] of here.turned) {
    if (there.stems.has(word)) continue;
    for (const opposite of opposites) if (there.stems.has(opposite) && !here.stems.has(opposite)) return true;
  }
  return false;
}
