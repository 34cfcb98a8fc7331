import type { PageIndex, Place } from './page-index.ts';

const reach = 64;
/**
 * Ends of a sentence, a cell, a paragraph, a short line, a line of a list or table, or one before a capitalised denial. Other
 * line ends may be within a wrapped sentence.
 */
const boundary =
  /[.!?]["'”’)*_`]{0,3}(?=\s)|[。！？\t|]|\n(?=[^\S\n]*\n)|\n(?=[^\n]{0,200}[\t|]|\s{0,8}(?:[-*+•]|\d{1,3}[.)])\s)|(?<=(?:^|\n)[^\n]{0,36}[^\n\u00ad-])\n|\n(?=\s*(?:No|Not|None|Never|Neither|Nor|Cannot|Nicht|Keine?[rnms]?|Nie|Jamais|Nunca|Niet|Geen)\s)/g;

/** The text of the sentence around a place of a page, at most 64 characters on each side. */
export function sentenceAround(text: string, { start, end }: Place): { before: string; after: string } {
  const lineOfStart = text.lastIndexOf('\n', Math.max(0, start - 4 * reach)) + 1;
  const lineOfEnd = Math.max(0, text.lastIndexOf('\n', end - 1) + 1, end - 4 * reach);
  const left = text.slice(Math.max(lineOfStart, start - 8 * reach), start);
  const last = [...left.matchAll(boundary)].at(-1);
  const opens = last === undefined ? 0 : start - left.length + last.index + last[0].length;
  const right = text.slice(lineOfEnd, end + 4 * reach);
  // A full stop at the end of the place ends its sentence.
  const first = [...right.matchAll(boundary)].find(({ index, 0: mark }) => lineOfEnd + index + mark.length >= end);
  const closes = first === undefined ? text.length : lineOfEnd + first.index;
  return {
    before: text.slice(Math.max(opens, start - reach), start),
    after: text.slice(end, Math.max(end, Math.min(closes, end + reach))),
  };
}

/** The same for a place in the page's normal form. */
export function normalSentenceAround(
  { text: original, normal: { text, starts, ends } }: Pick<PageIndex, 'text' | 'normal'>,
  { start, end }: Place,
): { before: string; after: string } {
  const from = starts[start] ?? original.length;
  const to = ends[end - 1] ?? from;
  const { before, after } = sentenceAround(original, { start: from, end: to });
  let opens = start;
  while (opens > Math.max(0, start - reach) && (starts[opens - 1] ?? 0) >= from - before.length) opens -= 1;
  let closes = end;
  while (closes < Math.min(text.length, end + reach) && (starts[closes] ?? 0) < to + after.length) closes += 1;
  return { before: text.slice(opens, start), after: text.slice(end, closes) };
}
