import { characterClass, unspacedBit } from './character-class.ts';
import { wordsOf } from './word-grams.ts';

/** How much a text in normal form says, in words: two ideographs count as one. */
export function quoteWeight(text: string): number {
  const { count, starts } = wordsOf(text);
  let ideographs = 0;
  for (const start of starts.subarray(0, count))
    if ((characterClass(text.charCodeAt(start)) & unspacedBit) !== 0) ideographs += 1;
  return count - ideographs / 2;
}
