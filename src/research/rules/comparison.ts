import type { Distinctive } from './distinctive.ts';

/**
 * - `same`: certainly equal. - `opposed`: nearly the same words, but another number, denial or direction: at most one is true. -
 * `different`: certainly not the same. - `undecided`: somebody has to read both. - `renamed`: likewise, but each names something
 * that the other does not, so they are rarely the same. - `disputed`: another value of possibly the same thing; somebody has to
 * decide whether both can be true.
 */
export type Comparison = 'same' | 'opposed' | 'different' | 'undecided' | 'renamed' | 'disputed';

/** Similarities from which two statements are the same, nearly the same, or worth reading; measured on test/fixtures/claims. */
const scores = { same: 0.4, sameOfOneQuote: 0.25, deniedOfOneQuote: 0.5, opposed: 0.6, candidate: 0.1 } as const;
/** The share of common words from which two statements are nearly equal. */
const equalWords = 0.85;
/** Statements without a common quote are compared only if at least this share of the shorter one's content words is in the other. */
const leastShare = 0.75;
/** Common content words and numbers of statements with the same quote, which may state several things. */
const fewestOfOneQuote = 3;
/** Common content words before similarity decides, because in short statements each word changes the meaning. */
const fewestShared = 4;
/** Content words and numbers of two statements worth reading; fewer do not define a subject. */
const fewestToRead = 3;
/** Their share of all words of both; in a simulation, nineteen of twenty pairs below it were clearly different. */
const leastToRead = 1 / 6;
const none: string[] = [];
/** The largest ratio of rival values of one thing: 10 and 5 seconds, not 2 seconds and 4 hours. */
const mostTimes = 10;

/** Facts about two statements apart from their words. */
export interface Nearness {
  /** Their similarity. */
  score: number;
  /** The common part of their quotes on one page: 1 when one contains the other, 0 for little or none. */
  quoted: number;
  /** The words of their common quote, without endings. */
  quote?: ReadonlySet<string>;
  /** Whether only one is about the project's code. */
  isElsewhere?: boolean;
}

/**
 * Whether two statements mean the same, judged by their words. A statement about the project's code and one of other sources are
 * never certainly the same: “the backup copies the file” says nothing of backups in general.
 */
export function compare(one: Distinctive, other: Distinctive, nearness: Nearness): Comparison {
  const result = compareWords(one, other, nearness);
  return result === 'same' && nearness.isElsewhere === true ? 'undecided' : result;
}

function compareWords(one: Distinctive, other: Distinctive, nearness: Nearness): Comparison {
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
  // A replaced word may be a synonym or another subject.
  const isReplaced = one.content.size - shared === 1 && other.content.size - shared === 1;
  if (turns) {
    if (isOpposed) return 'opposed';
    // Two denials of one quoted sentence mean the same in other words, such as `gone` and `runs without it`.
    const isReworded = sharesQuote && score >= scores.deniedOfOneQuote && !isOneMoreDetailed(one, other) && !isReplaced;
    return isReworded && isExact && !mayBeRenamed && !isTurnedRound(one, other) ? 'same' : undecided;
  }
  const isAlike = score >= scores.same && shared >= fewestShared && isMost(one, other, shared) && !isReplaced;
  if (!mayBeRenamed && isExact && (isAlike || sharesWords(one, other, shared))) return 'same';
  // With the same quote, too, one may say more: several names, such as Kafka and Redis, or the only number are not a detail.
  const namesMore = score < scores.same && Math.max(ownNames.length, otherNames.length) > 1;
  const isNumbered = isExact || sharedInAll > shared;
  const isOfQuote = sharesQuote && sharedInAll >= fewestOfOneQuote && score >= scores.sameOfOneQuote;
  return !namesMore && isNumbered && isOfQuote && !areOfOtherParts(one, other, nearness) ? 'same' : undecided;
}

/** Whether most of what the shorter of two statements takes from their common quote is not what the other takes from it. */
function areOfOtherParts(one: Distinctive, other: Distinctive, { quote }: Nearness): boolean {
  if (quote === undefined) return false;
  const [own, theirs] = [one, other].map(({ content }) => new Set([...content].filter((word) => quote.has(word))));
  if (own === undefined || theirs === undefined) return false;
  return 2 * countShared(own, theirs) < Math.min(own.size, theirs.size);
}

/**
 * Whether two statements differ so clearly that reading both is a waste: they have hardly a word in common, or different
 * subjects.
 */
function isReadInVain(shared: number, all: number, { score, quoted, isElsewhere = false }: Nearness): boolean {
  if (quoted > 0 || score >= scores.same) return false;
  return shared < fewestToRead || shared < leastToRead * (all - shared) || isElsewhere;
}

/**
 * Whether each gives another value of the same unit and size, possibly of one thing: both have the same names and a common
 * content word. Other words may differ.
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

/** Whether most content words of the shorter statement are in the other. */
function isMost(one: Distinctive, other: Distinctive, shared: number): boolean {
  return shared >= leastShare * Math.min(one.content.size, other.content.size);
}

/** Whether two statements give different values and so cannot be the same. */
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

/** Whether they have nearly all words in common, and no word is replaced by another. */
function sharesWords(one: Distinctive, other: Distinctive, shared: number): boolean {
  const isReplaced = one.content.size > shared && other.content.size > shared;
  return !isReplaced && overlap(one.stems, other.stems) >= equalWords;
}

/** The numbers of one that are missing in the other. */
export function numbersLacking(own: Distinctive, other: Distinctive): string[] {
  if (own.units.size === 0) return none;
  return [...own.units.keys()].filter((number) => !other.units.has(number));
}

/** Whether one has a name that the other does not. */
export function hasOtherNames(own: Distinctive, other: Distinctive): boolean {
  return namesLacking(own, other).length > 0;
}

/** The names that the other does not have; `German` and `Germany` are equal. */
function namesLacking(own: Distinctive, other: Distinctive): string[] {
  if (own.names.size === 0) return none;
  return [...own.names].filter(
    (name) => !other.names.has(name) && ![...other.names].some((known) => isAkin(known, name) || isAkin(name, known)),
  );
}

function isAkin(long: string, short: string): boolean {
  return short.length >= 4 && long.length - short.length <= 2 && long.startsWith(short);
}

/** Whether its first word may be a name that the other does not contain. */
function beginsOtherwise({ first }: Distinctive, { stems }: Distinctive): boolean {
  return first !== undefined && !stems.has(first);
}

/** Whether one only adds words to the other, apart from reversing words. */
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

/** Whether the other has the opposite of a word: `slower` for `faster`, `asynchronous` for `synchronous`. */
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
