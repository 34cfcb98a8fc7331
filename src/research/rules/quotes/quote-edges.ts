import { joinsWord, characterClass, unspacedBit } from './characters.ts';
import { numbersInNormal } from './numbers.ts';
import { denyingPrepositions, negatingPrefixes, negationWords } from './polarity.ts';
import { wordsOf } from './word-grams.ts';

const reach = 64;
const prefixAtEnd = new RegExp(`(?<![\\p{L}\\p{N}])(?:${negatingPrefixes.join('|')})-?$`, 'u');
/** A denial with at most one word after it: "not |safe", "not yet |safe". */
const negationAtEnd = new RegExp(
  `(?<!\\p{L})(?:${negationWords.join('|')}|\\p{L}+n't)(?: \\p{L}+)? ?$|[不没沒未无無非]$`,
  'u',
);
/** A "without" after a quote does not deny the quote. */
const negationAtStart = new RegExp(
  `^(?:n't| (?:${negationWords.filter((word) => !denyingPrepositions.has(word)).join('|')})(?!\\p{L})|not(?!\\p{L})|less(?!\\p{L}))`,
  'u',
);

/** The effect of cutting a quote from its page. */
export interface Edge {
  /** A number lost digits, its sign, its magnitude or its unit. */
  cutsNumber: boolean;
  cutsWord: boolean;
  /** Adjacent text reverses the meaning: "not |safe", "un|safe", "ca|n't". */
  dropsNegation: boolean;
}

/** Judges a cut between two parts of a page in normal form; `right` is quoted, or `left` at a quote's end. */
export function judgeEdge(left: string, right: string, isStart: boolean): Edge {
  const before = left.slice(-reach);
  const after = right.slice(0, reach);
  const isInside = before !== '' && after !== '';
  const cutsWord = isInside && joinsWord(before.charCodeAt(before.length - 1), after.charCodeAt(0));
  const dropsNegation = isStart
    ? negationAtEnd.test(before) || (cutsWord && prefixAtEnd.test(before))
    : negationAtStart.test(after);
  return { cutsNumber: isInside && cutsNumber(before, after), cutsWord, dropsNegation };
}

function cutsNumber(before: string, after: string): boolean {
  return numbersInNormal(before + after).some(({ at, text }) => at < before.length && at + text.length > before.length);
}

/** The number of words in a text in normal form; two ideographs count as one. */
export function quoteWeight(text: string): number {
  const { count, starts } = wordsOf(text);
  let ideographs = 0;
  for (const start of starts.subarray(0, count))
    if ((characterClass(text.charCodeAt(start)) & unspacedBit) !== 0) ideographs += 1;
  return count - ideographs / 2;
}

/** Exact; with marked omissions; nearly the same words; missing; with another number. */
export const quoteVerdicts = ['exact', 'ellipsis', 'near', 'absent', 'number-mismatch'] as const;
export type QuoteVerdict = (typeof quoteVerdicts)[number];
