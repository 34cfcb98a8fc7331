import { normalText, type NormalText } from './normal-text.ts';
import { gramsOf, wordsOf, type Words } from './word-grams.ts';

/** Consecutive words that two texts must share for a passage to count as common. */
export const gramSize = 4;

/** A page prepared for checking many quotes. */
export interface PageIndex {
  text: string;
  normal: NormalText;
  /** The normal form of a quote to be searched here. */
  normalOf: (quote: string) => NormalText;
  /** The page without what may be footnote marks, for quotes that leave them out; undefined where this is it. */
  withoutPossibleMarks: () => PageIndex | undefined;
  words: () => Words;
  grams: () => Int32Array;
  /** Whether a footnote mark was removed from the normal text at an offset. */
  hasMark: (at: number, says: string) => boolean;
  /** Whether most of a place is in the navigation or the footer. */
  isBoilerplate: (place: Place) => boolean;
}

/**
 * Prepares a page, about 100 ms for 600 KB; parts for inexact quotes are computed when needed.
 * @param boilerplate the parts of the text that are navigation or footer.
 */
export function indexPage(text: string, boilerplate: readonly Place[] = [], dropsPossibleMarks = false): PageIndex {
  const normalOf = (quote: string) => normalText(quote, { dropsPossibleMarks });
  const normal = normalOf(text);
  let unmarked: PageIndex | undefined;
  let words: Words | undefined;
  let grams: Int32Array | undefined;
  const readWords = () => (words ??= wordsOf(normal.text));
  const marks = new Set(normal.marks.map(({ at, says }) => `${at}${says}`));
  return {
    text,
    normal,
    normalOf,
    withoutPossibleMarks: () => (dropsPossibleMarks ? undefined : (unmarked ??= indexPage(text, boilerplate, true))),
    words: readWords,
    grams: () => (grams ??= gramsOf(readWords(), gramSize)),
    hasMark: (at, says) => marks.has(`${at}${says}`),
    isBoilerplate: ({ start, end }) => {
      const inside = boilerplate.reduce(
        (sum, part) => sum + Math.max(0, Math.min(end, part.end) - Math.max(start, part.start)),
        0,
      );
      return inside * 2 > end - start;
    },
  };
}

/** A part of a page: offsets in its text, the end exclusive. */
export interface Place {
  start: number;
  end: number;
}

/** The place in the page of a range of its normal text. */
export function placeOf({ normal }: PageIndex, start: number, end: number): Place {
  return { start: normal.starts[start] ?? 0, end: normal.ends[end - 1] ?? 0 };
}
