import { gramSize, placeOf, type PageIndex, type Place } from './page-index.ts';
import { judgeEdge } from './quote-edges.ts';
import { normalSentenceAround } from './sentence.ts';
import { gramsOf, wordsOf, type Words } from './word-grams.ts';
import { normalText } from './normal-text.ts';
import { numbersInNormal } from './numbers.ts';
import { deniedWord, polarityOf } from './polarity.ts';

/** A change that alters the meaning of a quote. */
export interface Difference {
  kind: 'number' | 'meaning';
  /** The words of quote and page, for a reader. */
  quote: string;
  page: string;
}

/**
 * The differences between a quote and a passage in numbers (digits, signs, units, per cent and percentage points), denials and
 * reversing words, which must be equal and in the same order.
 * @param marks footnote marks in the passage, which must include those of the quote.
 */
export function comparePassages(quote: string, passage: string, marks: readonly string[]): Difference[] {
  const ours = normalText(quote, { keepCase: true });
  const theirs = normalText(passage, { keepCase: true });
  const foreign = ours.marks.filter(({ says }) => !marks.includes(says)).map(({ says }) => says);
  const numbers = firstDifference(
    numbersInNormal(ours.text).map(({ exact }) => exact),
    numbersInNormal(theirs.text).map(({ exact }) => exact),
  );
  const polarity = firstDifference(polarityOf(ours.text), polarityOf(theirs.text));
  const denied = deniedWord(ours.text, theirs.text);
  const differences: Difference[] = [];
  if (numbers !== undefined) differences.push({ kind: 'number', ...numbers });
  if (foreign.length > 0) differences.push({ kind: 'number', quote: foreign.join(' '), page: marks.join(' ') });
  if (polarity !== undefined) differences.push({ kind: 'meaning', ...polarity });
  if (denied !== undefined) differences.push({ kind: 'meaning', quote: denied, page: `the opposite of ${denied}` });
  return differences;
}

function firstDifference(
  left: readonly string[],
  right: readonly string[],
): { quote: string; page: string } | undefined {
  const length = Math.max(left.length, right.length);
  for (let index = 0; index < length; index += 1)
    if (left[index] !== right[index]) return { quote: spoken(left[index]), page: spoken(right[index]) };
  return undefined;
}

function spoken(item: string | undefined): string {
  if (item === undefined) return 'nothing';
  return item.replace('¬', 'not');
}

export interface NearPassage {
  place: Place;
  /** The share of the quote's four-word runs in the passage, without numbers. */
  similarity: number;
  /** Changes that exclude `near`. */
  differences: Difference[];
  /** Whether adjacent text denies it. */
  isNegated: boolean;
}

/**
 * The passage with the most of a quote's four-word runs, at most a quarter longer than the quote; undefined when no run matches.
 * Shorter quotes are compared as a whole.
 */
export function nearestPassage(quote: string, quoteNormal: string, page: PageIndex): NearPassage | undefined {
  const words = wordsOf(quoteNormal);
  const size = Math.min(gramSize, words.count);
  if (size === 0) return undefined;
  const wanted = gramsOf(words, size);
  const pageGrams = size === gramSize ? page.grams() : gramsOf(page.words(), size);
  const window = densestWindow(wanted, pageGrams, wanted.length + Math.max(4, Math.ceil(words.count / 4)));
  if (window === undefined) return undefined;
  const pageWords = page.words();
  const text = page.normal.text;
  const headroom = wanted.indexOf(pageGrams[window.first] ?? 0);
  const tailroom = wanted.length - 1 - wanted.lastIndexOf(pageGrams[window.last] ?? 0);
  const first = extend(pageWords, text, window.first, -headroom);
  const last = extend(pageWords, text, window.last + size - 1, tailroom);
  let start = pageWords.starts[first] ?? 0;
  let end = pageWords.ends[last] ?? start;
  while (start > 0 && '-+±<>≤≥≈~$€£¥₹'.includes(text.charAt(start - 1))) start -= 1;
  while ('%‰°'.includes(text.charAt(end)) && end < text.length) end += 1;
  const place = placeOf(page, start, end);
  const marks = page.normal.marks.filter(({ at }) => at >= start && at <= end).map(({ says }) => says);
  const differences = comparePassages(quote, page.text.slice(place.start, place.end), marks);
  const similarity = commonInOrder(wanted, pageGrams.subarray(window.first, window.last + 1)) / wanted.length;
  const { before, after } = normalSentenceAround(page, { start, end });
  const edges = [judgeEdge(before, text.slice(start, end), true), judgeEdge(text.slice(start, end), after, false)];
  return { place, similarity, differences, isNegated: edges.some(({ dropsNegation }) => dropsNegation) };
}

/**
 * The number of runs that two lists share in the same order, as the longest increasing subsequence of pairs (the n-th of a kind
 * with the n-th). A quote with rearranged sentences is not near.
 */
function commonInOrder(wanted: Int32Array, runs: Int32Array): number {
  const places = new Map<number, number[]>();
  for (const [at, run] of wanted.entries()) {
    const known = places.get(run);
    if (known === undefined) places.set(run, [at]);
    else known.push(at);
  }
  const used = new Map<number, number>();
  /** The smallest place at which an increasing sequence of each length can end. */
  const ends: number[] = [];
  for (const run of runs) {
    const nth = used.get(run) ?? 0;
    used.set(run, nth + 1);
    const place = places.get(run)?.[nth];
    if (place === undefined) continue;
    let low = 0;
    for (let high = ends.length; low < high;) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    ends[low] = place;
  }
  return ends.length;
}

/** Moves from a word by at most `steps` words, backwards if negative, within its sentence. */
function extend(words: Words, text: string, from: number, steps: number): number {
  const direction = Math.sign(steps);
  let at = from;
  for (let step = 0; step < Math.abs(steps); step += 1) {
    const next = at + direction;
    if (next < 0 || next >= words.count) break;
    const [left, right] = direction < 0 ? [next, at] : [at, next];
    if (/[.!?。！？]['")]?\s|[。！？]/.test(text.slice(words.ends[left] ?? 0, words.starts[right] ?? 0))) break;
    at = next;
  }
  return at;
}

interface Window {
  first: number;
  last: number;
  score: number;
}

/** The first range of at most `reach` runs with the most wanted ones, each counted at most as often as wanted. */
function densestWindow(wanted: Int32Array, runs: Int32Array, reach: number): Window | undefined {
  const need = new Map<number, number>();
  for (const run of wanted) need.set(run, (need.get(run) ?? 0) + 1);
  const have = new Map<number, number>();
  const hits: number[] = [];
  let best: Window | undefined;
  let oldest = 0;
  let score = 0;
  const drop = () => {
    const run = runs[hits[oldest] ?? 0] ?? 0;
    const count = have.get(run) ?? 0;
    have.set(run, count - 1);
    if (count <= (need.get(run) ?? 0)) score -= 1;
    oldest += 1;
  };
  const isSpare = () => {
    const run = runs[hits[oldest] ?? 0] ?? 0;
    return (have.get(run) ?? 0) > (need.get(run) ?? 0);
  };
  for (const [at, run] of runs.entries()) {
    const needed = need.get(run);
    if (needed === undefined) continue;
    hits.push(at);
    const count = (have.get(run) ?? 0) + 1;
    have.set(run, count);
    if (count <= needed) score += 1;
    while (at - (hits[oldest] ?? 0) >= reach || isSpare()) drop();
    if (best === undefined || score > best.score) best = { first: hits[oldest] ?? at, last: at, score };
  }
  return best;
}
