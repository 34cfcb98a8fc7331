import { remembered } from '../../base/remembered.ts';
import { isCommon, stemOf } from './similarity.ts';

/** The parts of a statement that change its meaning even if they are few. */
export interface Distinctive {
  /** Its numbers with the word after each, which it counts; empty without one. */
  units: ReadonlyMap<string, string>;
  /** Names and identifiers: words with a capital inside or in the middle of a sentence, or with a digit after letters. */
  names: ReadonlySet<string>;
  /** The first word, if it may be a name, because any first word has a capital. */
  first: string | undefined;
  isNegated: boolean;
  /** The words without their endings. */
  stems: ReadonlySet<string>;
  /** For each word the words that reverse the statement in its place. */
  turned: ReadonlyMap<string, readonly string[]>;
  /** Words that describe the subject, without numbers and denials. */
  content: ReadonlySet<string>;
}

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
/** Seconds in a unit of time. */
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
/** Words that reverse a statement when one replaces the other. */
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
/** Phrases with a denying word that deny nothing. */
const undenying = /\b(?:whether or not|not only|not just|no matter)\b/giu;
/** Verbs that deny what they are said of. */
const denyingVerbs =
  /(?<!\b(?:not|cannot)(?: be)? )\b(?:rul(?:es?|ed|ing) out|leav(?:es?|ing) out|left out|omit(?:s|ted|ting)?)\b/giu;
/** A part that each of these phrases has; a search for it takes a tenth of the time. */
const anyContracted = /n['’]t/;
const anyNot = /\bnot?\b/i;
const anyDenyingVerb = /\bout\b|omit/i;
const token = /[\p{L}\p{N}]+(?:[.,:]\p{N}+)*/gu;

const time = new RegExp(
  `(?<![\\p{L}\\p{N}.,:])(\\d+(?:\\.\\d+)?|${[...numberWords.keys()].join('|')})[ -]?(${[...secondsOf.keys()].join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);

const anyUnit = /ms|sec|min|hour|day|week/i;

/** A text with times in seconds, so that 2000 ms equals 2 seconds. */
function inSeconds(text: string): string {
  if (!anyUnit.test(text)) return text;
  return text.replace(time, (_, number: string, unit: string) => {
    const amount = Number(numberWords.get(number.toLowerCase()) ?? number);
    return `${Number((amount * (secondsOf.get(unit.toLowerCase()) ?? 1)).toPrecision(12))} seconds`;
  });
}

/** The distinctive parts of a statement. @param known names from the middle of other statements. */
export function distinctiveOf(text: string, known: ReadonlySet<string> = new Set()): Distinctive {
  const normal = normalOf(text);
  const words = new Map<string, WordFacts>();
  const units = new Map<string, string>();
  const names = new Set<string>();
  let isDenied = false;
  let last: string | undefined;
  let first: string | undefined;
  for (const [one, index] of tokensOf(normal)) {
    const facts = factsOf(one);
    const { small, stem, number, unit } = facts;
    words.set(small, facts);
    if (facts.isNegation) isDenied = true;
    if (last !== undefined) units.set(last, facts.isSmall && !isCommon(small) ? stem : '');
    if (number !== undefined) units.set(number, unit);
    last = unit === '' ? number : undefined;
    if (number !== undefined || !facts.isName) continue;
    if (facts.isNameAnywhere || !isFirst(normal, index) || known.has(small)) names.add(stem);
    else if (words.size === 1 && !isCommon(small)) first = stem;
  }
  const stems = new Set<string>();
  const content = new Set<string>();
  const turned = new Map<string, readonly string[]>();
  for (const { stem, isContent, opposites } of words.values()) {
    stems.add(stem);
    if (isContent) content.add(stem);
    if (opposites.length > 0) turned.set(stem, opposites);
  }
  return {
    units,
    names,
    first,
    // A double denial is none: nothing works without it.
    isNegated: isDenied !== words.has(exception),
    stems,
    turned,
    content,
  };
}

/** A text with times in seconds, and “not” for each other denial. */
function normalOf(text: string): string {
  let normal = inSeconds(text.normalize('NFKC'));
  if (anyContracted.test(normal)) normal = normal.replace(contracted, ' not');
  if (anyNot.test(normal)) normal = normal.replace(undenying, ' ');
  return anyDenyingVerb.test(normal) ? normal.replace(denyingVerbs, 'not') : normal;
}

/** The stems of a text, as in its distinctive parts, in half the time. */
export function stemsIn(text: string): Set<string> {
  return new Set((normalOf(text).match(token) ?? []).map((one) => factsOf(one).stem));
}

/** The content words of a text, as in its distinctive parts. */
export function contentIn(text: string): Set<string> {
  const words = (normalOf(text).match(token) ?? []).map(factsOf);
  return new Set(words.flatMap(({ stem, isContent }) => (isContent ? [stem] : [])));
}

/** The names in the middle of a text's sentences, in lower case. */
export function namesIn(text: string): string[] {
  const normal = text.normalize('NFKC');
  return [...tokensOf(normal)].flatMap(([one, index]) =>
    factsOf(one).isName && !isFirst(normal, index) ? [one.toLowerCase()] : [],
  );
}

/** The words of a text with their places. `match` with `indexOf` takes half the time of `matchAll`; between words is no letter. */
function tokensOf(normal: string): [word: string, index: number][] {
  let end = 0;
  return (normal.match(token) ?? []).map((one) => {
    const index = normal.indexOf(one, end);
    end = index + one.length;
    return [one, index];
  });
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

interface WordFacts {
  small: string;
  stem: string;
  /** For a number: its digits, with adjacent letters. */
  number: string | undefined;
  unit: string;
  isNegation: boolean;
  /** Whether it begins with a lower-case letter. */
  isSmall: boolean;
  /** Whether it may be a name, also at the beginning of a sentence. */
  isName: boolean;
  isNameAnywhere: boolean;
  /** Whether it describes the subject. */
  isContent: boolean;
  opposites: readonly string[];
}

/** The properties of a word, cached for all statements. */
const factsOf = remembered((one: string): WordFacts => {
  const small = one.toLowerCase();
  const stem = stemOf(small);
  const [, digits = numberWords.get(small), unit = ''] = /^(\p{N}+(?:[.,:]\p{N}+)*)(\p{L}*)/u.exec(one) ?? [];
  const denied = denyingPrefixes.filter((prefix) => stem.length > 4 && stem.startsWith(prefix));
  return {
    small,
    stem,
    number: digits?.replace(/,(?=\p{N}{3}(?!\p{N}))/gu, ''),
    unit,
    isNegation: negations.has(small),
    isSmall: /^\p{Ll}/u.test(one),
    isName: isName(one),
    isNameAnywhere: /\p{L}.*[\p{Lu}\p{N}]/u.test(one),
    isContent: small !== 's' && !isCommon(small) && !negations.has(small) && small !== exception && !isNumber(small),
    opposites: [...(oppositesOf.get(stem) ?? []), ...denied.map((prefix) => stem.slice(prefix.length))],
  };
});
