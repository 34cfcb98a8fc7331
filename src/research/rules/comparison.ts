import { isCommon, stemOf } from './similarity.ts';

/** The parts of a statement that change its meaning however few they are. */
export interface Distinctive {
  /** Its numbers, and what each counts: the word behind it, empty where that is none. */
  units: ReadonlyMap<string, string>;
  /** Names of things, and identifiers: words with a capital inside or in the middle of a sentence, or with a digit behind letters. */
  names: ReadonlySet<string>;
  /** The first word where it may be a name or not: that stands with a capital either way. */
  first: string | undefined;
  isNegated: boolean;
  /** The words without their endings. */
  stems: ReadonlySet<string>;
  /** Words that would turn it round if they stood in the place of these in another statement. */
  turned: ReadonlyMap<string, readonly string[]>;
  /** Those that say what it is about: no numbers and no denials. */
  content: ReadonlySet<string>;
}

/**
 * - `same`: beyond doubt. - `opposed`: nearly the same words, but a number, a denial or a direction differs: at most one holds.
 * - `different`: cannot be the same. - `undecided`: somebody has to read both. - `renamed`: also that, but each names something that
 * the other does not, which is seldom the same. - `disputed`: another value of what may be one thing: not the same, and somebody has to
 * say whether both can hold.
 */
export type Comparison = 'same' | 'opposed' | 'different' | 'undecided' | 'renamed' | 'disputed';

/** Scores above which two statements are the same, nearly the same words, or worth reading; measured on test/fixtures/claims. */
const scores = { same: 0.4, sameOfOneQuote: 0.25, deniedOfOneQuote: 0.5, opposed: 0.6, candidate: 0.15 } as const;
/** Share of common words above which two statements are equal but for a word more. */
const equalWords = 0.85;
/** Share of the shorter one's words of content that the other has, too, where no quote is shared. */
const leastShare = 0.75;
/** Words of content and numbers that statements of one quote have in common: a sentence may say several things. */
const fewestOfOneQuote = 3;
/** Words of content that statements have in common before similarity decides: of short ones each word changes the meaning. */
const fewestShared = 4;

const negations = new Set('cannot neither never no none nor not'.split(' '));
const exception = 'without';
const numberWords = new Map([
  ['twice', '2'],
  ['thrice', '3'],
  ...'two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, index): [string, string] => [word, `${index + 2}`]),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index): [string, string] => [word, `${(index + 2) * 10}`]),
]);
/** Seconds of a unit of time. */
const secondsOf = new Map(
  [
    [0.001, 'ms millisecond milliseconds'],
    [1, 'sec secs second seconds'],
    [60, 'min mins minute minutes'],
    [3_600, 'hour hours'],
    [86_400, 'day days'],
    [604_800, 'week weeks'],
  ].flatMap(([seconds, words]) => `${words}`.split(' ').map((word): [string, number] => [word, Number(seconds)])),
);
/** Words that turn a statement round when one takes the place of the other. */
const oppositesOf = new Map<string, string[]>();
for (const pair of (
  'after/before all/none allow/forbid always/never best/worst better/worse cheaper/dearer decrease/increase disable/enable ' +
  'fall/rise fast/slow faster/slower fewer/more first/last fewest/most high/low higher/lower highest/lowest ' +
  'large/small larger/smaller least/most less/more long/short longer/shorter lose/win maximum/minimum ' +
  'negative/positive optional/required reject/accept stronger/weaker worsen/improve'
).split(' ')) {
  const [one = '', other = ''] = pair.split('/').map(stemOf);
  oppositesOf.set(one, [...(oppositesOf.get(one) ?? []), other]);
  oppositesOf.set(other, [...(oppositesOf.get(other) ?? []), one]);
}
const denyingPrefixes = ['un', 'non', 'dis', 'in', 'im', 'a'];

const contracted = /n['’]t(?!\p{L})/gu;
/** Phrases with a word of denial that deny nothing. */
const undenying = /\b(?:whether or not|not only|not just|no matter)\b/giu;
const token = /[\p{L}\p{N}]+(?:[.,:]\p{N}+)*/gu;

const time = new RegExp(
  `(?<![\\p{L}\\p{N}.,:])(\\d+(?:\\.\\d+)?|${[...numberWords.keys()].join('|')})[ -]?(${[...secondsOf.keys()].join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);

/** A text with its times in seconds: 2000 ms and 2 seconds are one number of one thing. */
function inSeconds(text: string): string {
  return text.replace(time, (_, number: string, unit: string) => {
    const amount = Number(numberWords.get(number.toLowerCase()) ?? number);
    return `${Number((amount * (secondsOf.get(unit.toLowerCase()) ?? 1)).toPrecision(12))} seconds`;
  });
}

/** The distinctive parts of a statement. @param known names that stand in the middle of other statements. */
export function distinctiveOf(text: string, known: ReadonlySet<string> = new Set()): Distinctive {
  const normal = inSeconds(text.normalize('NFKC')).replace(contracted, ' not').replace(undenying, ' ');
  const words = new Set<string>();
  const units = new Map<string, string>();
  const names = new Set<string>();
  let isDenied = false;
  let last: string | undefined;
  let first: string | undefined;
  for (const { 0: one, index } of normal.matchAll(token)) {
    const small = one.toLowerCase();
    words.add(small);
    if (negations.has(small)) isDenied = true;
    if (last !== undefined) units.set(last, /^\p{Ll}/u.test(one) && !isCommon(small) ? stemOf(small) : '');
    const [, digits = numberWords.get(small), unit = ''] = /^(\p{N}+(?:[.,:]\p{N}+)*)(\p{L}*)/u.exec(one) ?? [];
    const number = digits?.replace(/,(?=\p{N}{3}(?!\p{N}))/gu, '');
    if (number !== undefined) units.set(number, unit);
    last = unit === '' ? number : undefined;
    if (number !== undefined) continue;
    if (isName(one) && (!isFirst(normal, index) || known.has(small) || /\p{L}.*[\p{Lu}\p{N}]/u.test(one)))
      names.add(stemOf(small));
    else if (isName(one) && words.size === 1 && !isCommon(small)) first = stemOf(small);
  }
  const stems = new Set<string>();
  const content = new Set<string>();
  for (const one of words) {
    const stem = stemOf(one);
    stems.add(stem);
    if (!isCommon(one) && !negations.has(one) && one !== exception && !isNumber(one)) content.add(stem);
  }
  return {
    units,
    names,
    first,
    // Nothing works without it: two denials are none.
    isNegated: isDenied !== words.has(exception),
    stems,
    turned: turnedOf(stems),
    content,
  };
}

/** The words that are names in the middle of the sentences of a text, in small letters. */
export function namesIn(text: string): string[] {
  const normal = text.normalize('NFKC');
  return [...normal.matchAll(token)].flatMap(({ 0: one, index }) =>
    isName(one) && !isFirst(normal, index) ? [one.toLowerCase()] : [],
  );
}

/**
 * Whether two statements say the same, as far as that shows in their words.
 * @param score their similarity.
 * @param sharesQuote both rest on the same words of the same page.
 */
export function compare(
  one: Distinctive,
  other: Distinctive,
  { score, sharesQuote }: { score: number; sharesQuote: boolean },
): Comparison {
  if (score < scores.candidate && !sharesQuote) return 'different';
  const [onlyOne, onlyOther] = [numbersLacking(one, other), numbersLacking(other, one)];
  const isRenamed = hasOtherNames(one, other) && hasOtherNames(other, one);
  const mayBeRenamed = mayHaveOtherNames(one, other) && mayHaveOtherNames(other, one);
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
    return isOneValue && isOfOneThing && isMost(one, other, shared) ? 'disputed' : 'different';
  }
  const undecided = isRenamed ? 'renamed' : 'undecided';
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
  const sharedInAll = shared + one.units.size - onlyOne.length;
  if (!isRenamed && sharesQuote && sharedInAll >= fewestOfOneQuote && score >= scores.sameOfOneQuote) return 'same';
  return undecided;
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

function isNumber(one: string): boolean {
  return numberWords.has(one) || /^\p{N}/u.test(one);
}

function isName(one: string): boolean {
  return /^\p{Lu}|\p{Ll}\p{Lu}|\p{L}\p{N}/u.test(one);
}

function isFirst(text: string, index: number): boolean {
  return (
    /(?:^|[.!?:]["”’)]*\s+["“‘(]*)$/u.test(text.slice(Math.max(0, index - 6), index)) ||
    /^\P{L}*$/u.test(text.slice(0, index))
  );
}

/** The numbers of one that the other has not. */
export function numbersLacking(own: Distinctive, other: Distinctive): string[] {
  return [...own.units.keys()].filter((number) => !other.units.has(number));
}

/** Whether it names something that the other does not; `German` and `Germany` are one name. */
export function hasOtherNames(own: Distinctive, other: Distinctive): boolean {
  const isAkin = (long: string, short: string) =>
    short.length >= 4 && long.length - short.length <= 2 && long.startsWith(short);
  return [...own.names].some(
    (name) => !other.names.has(name) && ![...other.names].some((known) => isAkin(known, name) || isAkin(name, known)),
  );
}

function mayHaveOtherNames(own: Distinctive, other: Distinctive): boolean {
  return hasOtherNames(own, other) || (own.first !== undefined && !other.stems.has(own.first));
}

/** Whether, what turns it round left out, one has no word of its own: nothing stands in the place of something else. */
function isOneMoreDetailed(one: Distinctive, other: Distinctive): boolean {
  const isWithin = (small: Distinctive, large: Distinctive) =>
    [...small.content].every(
      (word) =>
        large.content.has(word) || small.turned.get(word)?.some((opposite) => large.stems.has(opposite)) === true,
    );
  return isWithin(one, other) || isWithin(other, one);
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

function turnedOf(stems: ReadonlySet<string>): Map<string, readonly string[]> {
  const turned = new Map<string, readonly string[]>();
  for (const stem of stems) {
    const opposites = turnedBy(stem);
    if (opposites.length > 0) turned.set(stem, opposites);
  }
  return turned;
}

const turnedStems = new Map<string, readonly string[]>();

function turnedBy(stem: string): readonly string[] {
  const known = turnedStems.get(stem);
  if (known !== undefined) return known;
  const denied = denyingPrefixes.filter((prefix) => stem.length > 4 && stem.startsWith(prefix));
  const opposites = [...(oppositesOf.get(stem) ?? []), ...denied.map((prefix) => stem.slice(prefix.length))];
  turnedStems.set(stem, opposites);
  return opposites;
}
