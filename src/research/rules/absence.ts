import type { Evidence } from './ledger.ts';
import { stemOf } from './similarity.ts';
import { cut } from '../../base/errors.ts';
import { quotedWords } from '../../base/text.ts';

/** The first place at which a word stands that was said to stand nowhere. */
export interface Sighting {
  term: string;
  /** The words around it. */
  words: string;
  /** From 1. */
  line: number;
}

/** The result of searching for words that an agent did not find. */
export type AbsenceSearch =
  | { outcome: 'not-found'; detail: string; snapshot: string | null }
  | { outcome: 'found'; detail: string; snapshot: string | null }
  | { outcome: 'could-not-run'; detail: string };

/** Characters around a word that was found. */
const around = 60;
const wholeWords = /\p{L}+|\p{N}+/gu;
/** The words within a name of code: `max`, `Retries` and `HTTP`, `Server`. */
const partsOfWords = /\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{L}+|\p{N}+/gu;
/** Scripts without spaces between their words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/**
 * Finds the first of some words in a text: as whole words, case and a plural apart, so that "retry" stands in "Retries" and
 * `maxRetries`, but "test" not in "latest" and "pooling" not in "pool"; several words one after another, whatever signs stand between them.
 */
export function sightingIn(text: string, searched: readonly string[]): Sighting | undefined {
  const normal = text.normalize('NFKC');
  const lower = normal.toLowerCase();
  let ways: Words[] | undefined;
  for (const term of searched) {
    const wanted = term.normalize('NFKC');
    const terms = waysToRead(wanted, singular).map(({ words }) => words);
    if (unspaced.test(wanted)) {
      const at = lower.indexOf(wanted.toLowerCase());
      if (at >= 0) return sighting(term, normal, at);
    } else if (mayHold(lower, terms[0] ?? [])) {
      ways ??= waysToRead(normal, singular);
      const at = ways.flatMap((words) => terms.flatMap((one) => placeOf(words, one) ?? []))[0];
      if (at !== undefined) return sighting(term, normal, at);
    }
  }
  return undefined;
}

/** Whether a claim names one of the words that were searched for, with any ending: a search for something else says nothing about it. */
export function namesSearched(claim: string, terms: readonly string[]): boolean {
  const said = new Set(waysToRead(claim.normalize('NFKC'), stemOf).flatMap(({ words }) => words));
  return terms.some((term) => {
    const stems = waysToRead(term.normalize('NFKC'), stemOf).flatMap(({ words }) => words);
    return unspaced.test(term) ? claim.includes(term) : stems.some((stem) => said.has(stem));
  });
}

/** The evidence for an absence in words: what was searched for, and where. */
export function describeSearch(searched: readonly string[], place: string): string {
  return `searched for ${searched.map((term) => quotedWords(term, 80)).join(', ')} in ${place}: nothing`;
}

/** The quote of a piece of evidence in quotation marks; or, for an absence, what was searched for in this source. */
export function evidenceWords(
  { quote, searched, url }: Pick<Evidence, 'quote' | 'searched' | 'url'>,
  source: string,
): string {
  return searched === undefined ? `“${quote}”` : describeSearch(searched, placeOfSource(url ?? source));
}

/** The address of a source as people write it: the path of a file, `the repository` for all of it. */
export function placeOfSource(url: string): string {
  const path = url.replace(/^repository:/, '');
  return path === url ? url : path === '.' ? 'the repository' : path;
}

/** The words of a text in the form in which they are compared, and where each begins. */
interface Words {
  words: string[];
  places: number[];
}

/** A text by its words, and by the words within its words: GitHub is one word, or two. */
function waysToRead(text: string, form: (word: string) => string): Words[] {
  return [wholeWords, partsOfWords].map((pattern) => {
    const found = [...text.matchAll(pattern)];
    return { words: found.map(([one]) => form(one.toLowerCase())), places: found.map(({ index }) => index) };
  });
}

/** A word without the ending of an English plural, and with the ending that singular and plural share: both give `cach` and `retry`. */
function singular(word: string): string {
  const shorter = word
    .replace(/(?<=..[^sui])s$/, '')
    .replace(/(?<=..(?:[sxz]|ch|sh))e$/, '')
    .replace(/(?<=..)ie$/, 'y');
  return shorter === word ? word : singular(shorter);
}

/** Whether a text has the beginnings of all words: cutting it into its words takes far longer, and most texts have none of them. */
function mayHold(lower: string, wanted: readonly string[]): boolean {
  return wanted.length > 0 && wanted.every((word) => lower.includes(word.slice(0, Math.max(2, word.length - 1))));
}

function placeOf({ words, places }: Words, wanted: readonly string[]): number | undefined {
  const [first = ''] = wanted;
  for (let at = words.indexOf(first); at >= 0; at = words.indexOf(first, at + 1))
    if (wanted.every((word, index) => words[at + index] === word)) return places[at];
  return undefined;
}

function sighting(term: string, text: string, at: number): Sighting {
  const words = text
    .slice(Math.max(0, at - around), at + around)
    .replace(/\s+/g, ' ')
    .trim();
  return { term, words: cut(words, 2 * around), line: text.slice(0, at).split('\n').length };
}
