import { numbersIn, type FoundNumber } from './numbers.ts';
import { unitNamed } from './units.ts';

/** One of a unit, without a number: “every second”, “per GB”, “an hour”; half an hour and tenths of a second are parts of one. */
const single =
  /(?<!\bhalf |\b(?:tenths?|hundredths?|thousandths?|millionths?|thirds?|quarters?|fractions?|parts?) of )\b(?:every|each|per|an?)\s(\p{L}{2,24})(?![\p{L}\p{N}])(?=(\s\p{L}+)?)/giu;

/** Words behind a unit, which are ranked by nothing. */
const following =
  /^(?:a|about|after|ago|an|and|are|as|at|because|before|between|but|by|can|for|from|has|if|in|is|it|its|later|may|not|of|on|only|or|since|so|than|that|the|then|they|this|to|unless|until|was|when|where|which|while|will|with|within|without)$/i;

/** The numbers that a quote holds for claims; “every second” is one second there, though nobody has to repeat it as a number. */
export function numbersHeldBy(quote: string): FoundNumber[] {
  return [...numbersIn(quote), ...numbersIn(spelledOut(quote)), ...singleUnits(quote)];
}

/** “408,429” is a list as well as one number; “500–504” and “5xx” name what lies between their ends. */
const series = /(?<![\d.,])\d{3}(?:,\d{3})+(?![\d.,])|(?<![\d.,-])(\d{3})[-–](\d{3})(?![\d.,-])|(?<!\w)(\d)xx(?!\w)/gi;
const longestSeries = 100;

/** The numbers of lists without blanks and of short ranges, each by itself. */
function spelledOut(quote: string): string {
  return Array.from(quote.matchAll(series), ([list, from, to, hundred]) => {
    if (from === undefined && hundred === undefined) return list.replaceAll(',', '; ');
    const first = hundred === undefined ? Number(from) : Number(hundred) * 100;
    const last = hundred === undefined ? Number(to) : first + 99;
    const length = last - first + 1;
    return length > longestSeries ? '' : Array.from({ length: Math.max(0, length) }, (_, at) => first + at).join('; ');
  }).join('; ');
}

/** Each one of a unit, as a number. */
export function singleUnits(text: string): FoundNumber[] {
  return [...text.matchAll(single)].flatMap(({ 0: words, 1: name = '', 2: next = '', index: at }) => {
    const unit = unitNamed(name);
    if (unit === undefined || (/^second$/i.test(name) && isRanked(next.trim()))) return [];
    const readings = [{ value: 1, step: 1 }];
    return [{ text: words, at, exact: `1${unit.name}`, readings, magnitude: 1, unit, name: '', spelled: true }];
  });
}

/** Whether the word before this one is its rank, as in “a second server”. */
function isRanked(word: string): boolean {
  return word !== '' && !following.test(word);
}
