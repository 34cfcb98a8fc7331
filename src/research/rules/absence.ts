import type { Evidence } from './ledger.ts';
import { cut } from '../../base/errors.ts';
import { quotedWords } from '../../base/text.ts';

/** The first occurrence of a word that was reported as absent. */
export interface Sighting {
  term: string;
  /** The words around it. */
  words: string;
  /** From 1. */
  line: number;
}

/** The result of searching for words reported as absent. */
export type AbsenceSearch =
  | { outcome: 'not-found'; detail: string; snapshot: string | null }
  | { outcome: 'found'; detail: string; snapshot: string | null }
  | { outcome: 'could-not-run'; detail: string };

/** Characters of context around a found word. */
const around = 60;
const wholeWords = /\p{L}+|\p{N}+/gu;
/** The words within an identifier: `max`, `Retries` and `HTTP`, `Server`. */
const partsOfWords = /\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{L}+|\p{N}+/gu;
/** Scripts without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/** A name of code whose mark is a part of it. */
const ofCode = /^[^\s:]+:+[^\s:]+$/u;

/**
 * Finds the first of some words in a text, as whole words, ignoring case and plural: "retry" matches "Retries" and `maxRetries`,
 * but "test" does not match "latest", nor "pooling" "pool". Consecutive words match with any punctuation between them; a name
 * such as `node:test` only as it stands.
 */
export function sightingIn(text: string, searched: readonly string[]): Sighting | undefined {
  const normal = text.normalize('NFKC');
  const lower = normal.toLowerCase();
  let ways: Words[] | undefined;
  for (const term of searched) {
    const wanted = term.normalize('NFKC');
    const terms = waysToRead(wanted, singular).map(({ words }) => words);
    if (unspaced.test(wanted) || ofCode.test(wanted)) {
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

/** Whether a claim names one of the searched words, with any ending; otherwise the search does not support it. */
export function namesSearched(claim: string, terms: readonly string[]): boolean {
  const said = new Set(waysToRead(claim.normalize('NFKC'), singular).flatMap(({ words }) => words));
  return terms.some((term) => {
    const wanted = waysToRead(term.normalize('NFKC'), singular).flatMap(({ words }) => words);
    return unspaced.test(term)
      ? claim.includes(term)
      : wanted.some((one) => [...said].some((word) => isFormOf(one, word)));
  });
}

/** Whether two words differ in their ends alone, such as `pooling` and `pool`. */
function isFormOf(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return (
    short === long ||
    (short.length >= leastStem && long.startsWith(short.slice(0, Math.max(leastStem, short.length - 1))))
  );
}

const leastStem = 4;

/** The searched words and the place, as evidence for an absence. */
export function describeSearch(searched: readonly string[], place: string): string {
  return `searched for ${searched.map((term) => quotedWords(term, 80)).join(', ')} in ${place}: nothing`;
}

/** The quote in quotation marks; for an absence the searched words and their source. */
export function evidenceWords(
  { quote, searched, url }: Pick<Evidence, 'quote' | 'searched' | 'url'>,
  source: string,
): string {
  return searched === undefined ? `“${quote}”` : describeSearch(searched, placeOfSource(url ?? source));
}

/** The address of a source for people: the path of a file, `the repository` for the whole project. */
export function placeOfSource(url: string): string {
  const path = url.replace(/^repository:/, '');
  return path === url ? url : path === '.' ? 'the repository' : path;
}

/** The normalised words of a text, with their offsets. */
interface Words {
  words: string[];
  places: number[];
}

/** A text by its words, and by the parts of its words: GitHub is one word or two. */
function waysToRead(text: string, form: (word: string) => string): Words[] {
  return [wholeWords, partsOfWords].map((pattern) => {
    const found = [...text.matchAll(pattern)];
    return { words: found.map(([one]) => form(one.toLowerCase())), places: found.map(({ index }) => index) };
  });
}

/** A word reduced to a form that English singular and plural share, such as `cach` and `retry`. */
function singular(word: string): string {
  const shorter = word
    .replace(/(?<=..[^sui])s$/, '')
    .replace(/(?<=..(?:[sxz]|ch|sh))e$/, '')
    .replace(/(?<=..)ie$/, 'y');
  return shorter === word ? word : singular(shorter);
}

/** A fast test for the beginnings of all words, because dividing a text into words is slow and most texts fail. */
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
