import { tokensOf } from '../../judging/words-found.ts';
import type { Place } from './quotes/text.ts';

/** The approximate length of a passage. */
const passageLength = 700;
const gap = '\n[…]\n';

/**
 * The passages of a text with the most words of a question, weighted by rarity, in order; the whole text if there is room, and
 * its beginning if no word matches.
 * @param most characters.
 */
export function passagesAbout(text: string, question: string, most: number): string {
  if (text.length <= most) return text;
  const passages = cutIntoPassages(text).map((passage, at) => ({ passage, at, words: wordsOf(passage) }));
  const wanted = [...wordsOf(question)].map((word) => {
    const holders = passages.filter(({ words }) => words.has(word)).length;
    // What half of the passages have tells nothing apart.
    return { word, weight: holders === 0 || holders * 2 > passages.length ? 0 : Math.log(passages.length / holders) };
  });
  const scored = passages.map((one) => ({
    ...one,
    score: wanted.reduce((sum, { word, weight }) => sum + (one.words.has(word) ? weight : 0), 0),
  }));
  const chosen = new Set<number>();
  let room = most;
  for (const { at, passage, score } of scored.toSorted((a, b) => b.score - a.score || a.at - b.at)) {
    room -= passage.length + gap.length;
    if (room < 0) break;
    // Without any match the beginning shows what the page is.
    if (score > 0 || chosen.size === 0 || wanted.every(({ weight }) => weight === 0)) chosen.add(at);
  }
  const shown = [...chosen].sort((a, b) => a - b);
  return shown
    .map(
      (at, index) =>
        `${index > 0 && shown[index - 1] !== at - 1 ? gap : index > 0 ? '\n' : ''}${passages[at]?.passage ?? ''}`,
    )
    .join('');
}

/** The part of a text with this number, from 1, and the number of parts. */
export function partOf(text: string, number: number, length: number): { part: string; parts: number } {
  const parts = Math.max(1, Math.ceil(text.length / length));
  const at = Math.min(Math.max(1, number), parts) - 1;
  return { part: text.slice(at * length, (at + 1) * length), parts };
}

function cutIntoPassages(text: string): string[] {
  const passages: string[] = [];
  let current = '';
  for (const line of text.split('\n').flatMap((one) => one.match(/[^]{1,700}/gu) ?? [])) {
    if (current !== '' && current.length + line.length > passageLength) {
      passages.push(current);
      current = '';
    }
    current = current === '' ? line : `${current}\n${line}`;
  }
  return current === '' ? passages : [...passages, current];
}

/** The words of a text, also without their last letters: so a plural is found by its singular, in many languages. */
function wordsOf(text: string): Set<string> {
  const words = tokensOf(text).filter((one) => /[\p{L}\p{N}]/u.test(one));
  return new Set(words.map((word) => (word.length > leastWord ? word.slice(0, -2) : word)));
}

const leastWord = 6;

/** Characters of a page before and behind a place that a reader of it needs. */
const around = 500;

/** The whole sentences of a page around a place. */
export function passageAround(text: string, { start, end }: Place): string {
  const before = text.slice(Math.max(0, start - around), start);
  const behind = text.slice(end, end + around);
  const cutBefore = start > around ? before.search(/(?<=[.!?。！？\n])\s*\S/u) : 0;
  const stop = behind.search(/[.!?。！？\n][^.!?。！？\n]*$/u);
  return `${before.slice(Math.max(0, cutBefore))}${text.slice(start, end)}${behind.slice(0, stop < 0 ? behind.length : stop + 1)}`.trim();
}
