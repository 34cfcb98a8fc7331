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
/** Scripts without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
/** A name of code whose mark is a part of it: `node:test`. */
const ofCode = /^[^\s:]+:+[^\s:]+$/u;

/** Letters by which two forms of a word may differ at its end, whatever the language: `retry` and `Retries`, `address` and `addresses`. */
const longestEnding = 3;
const leastStem = 4;

/**
 * Finds the first of some words in a text, ignoring case and the last letters: as a word, or as a part of a name (`maxRetries`), not inside
 * one (“latest”). Consecutive words match with anything but words between them; a name such as `node:test` only as it stands.
 */
export function sightingIn(text: string, searched: readonly string[]): Sighting | undefined {
  const normal = text.normalize('NFKC');
  for (const term of searched) {
    const wanted = term.normalize('NFKC');
    const isWhole = unspaced.test(wanted) || ofCode.test(wanted);
    const stems = isWhole ? [wanted] : (wanted.match(/\p{L}[\p{L}\p{M}]*|\p{N}+/gu) ?? []).map(stemOf);
    if (stems.length === 0) continue;
    const between = `\\p{L}{0,${longestEnding}}[^\\p{L}\\p{N}]{0,20}`;
    const pattern = stems.map((stem) => stem.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')).join(between);
    for (const { 0: found, index } of normal.matchAll(new RegExp(pattern, 'giu')))
      if (isWhole || (beginsWord(normal, index) && endsWord(normal, found, index)))
        return sighting(term, normal, index);
  }
  return undefined;
}

const stemOf = (word: string): string => (word.length > leastStem ? word.slice(0, -1) : word);

/** Whether no more than an ending follows what was found. */
function endsWord(text: string, found: string, at: number): boolean {
  const letters = /\p{Ll}$/u.test(found) ? /^\p{Ll}*/u : /^\p{L}*/u;
  return (letters.exec(text.slice(at + found.length, at + found.length + 40))?.[0].length ?? 0) <= longestEnding;
}

/** Whether a word begins at an offset, also within a name: at a capital letter, or where letters and digits meet. */
function beginsWord(text: string, at: number): boolean {
  const [before, first] = [text.slice(Math.max(0, at - 1), at), text.charAt(at)];
  if (!/[\p{L}\p{N}]/u.test(before)) return true;
  return /\p{N}/u.test(before) !== /\p{N}/u.test(first) || (/\p{Lu}/u.test(first) && !/\p{Lu}/u.test(before));
}

/** The searched words and the place, as evidence for an absence. */
export function describeSearch(searched: readonly string[], place: string): string {
  return `searched for ${searched.map((term) => quotedWords(term, 80)).join(', ')} in ${place}: nothing`;
}

/** What the page itself says: the whole sentences or rows in which code found a quote; before that, the quote. */
export const pageWords = ({ quote, check }: Pick<Evidence, 'quote' | 'check'>): string => check?.words ?? quote;

/** The words of the page in quotation marks; for an absence the searched words and their source. */
export function evidenceWords(
  evidence: Pick<Evidence, 'quote' | 'searched' | 'url' | 'check'>,
  source: string,
): string {
  const { searched, url } = evidence;
  return searched === undefined ? `“${pageWords(evidence)}”` : describeSearch(searched, placeOfSource(url ?? source));
}

/** The path of a file or folder of the project at an address; undefined for a page. */
export const placeInTree = (address: string): string | undefined => /^repository:(.*)$/s.exec(address)?.[1];

/** The address of a source for people: the path of a file, `the repository` for the whole project. */
export function placeOfSource(url: string): string {
  const path = placeInTree(url) ?? url;
  return path === '.' ? 'the repository' : path;
}

function sighting(term: string, text: string, at: number): Sighting {
  const words = text
    .slice(Math.max(0, at - around), at + around)
    .replace(/\s+/g, ' ')
    .trim();
  return { term, words: cut(words, 2 * around), line: text.slice(0, at).split('\n').length };
}
