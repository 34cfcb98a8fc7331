const reachOfSentence = 400;
const reachOfHeading = 3_000;
const longestHeading = 80;
/** A short line between blank ones, or the first one, that ends no sentence. */
const heading = /(?<=^|\n[^\S\n]*\n)[^\S\n]*([^\n]*[^\s.!?:;,])[^\S\n]*\n[^\S\n]*(?=\n)/g;
const sentenceEnd = /[.!?]["'”’)]*\s+|\n[^\S\n]*\n\s*/g;

/**
 * The words that a reader of a passage has in mind from the text around it: the heading, the sentence before, also of the paragraph
 * before, the whole of its own sentence, and the next one where the passage ends its sentence.
 */
export function contextOf(text: string, { start, end: last }: { start: number; end: number }): string {
  const near = text.slice(Math.max(0, start - reachOfSentence), start);
  // A sentence that ends directly at the place is the one before.
  const ends = [...near.matchAll(sentenceEnd)].map(({ index, 0: end }) => index + end.length);
  const own = ends.at(-1) ?? 0;
  const [before = 0] = ends.filter((end) => near.slice(end, own).trim() !== '' && end < own).slice(-1);
  const above = text.slice(Math.max(0, start - reachOfHeading), start);
  const named = [...above.matchAll(heading)]
    .map(([, line = '']) => line)
    .filter((line) => line.length <= longestHeading);
  const behind = text.slice(last, last + reachOfSentence);
  const stops = [...behind.matchAll(sentenceEnd)].map(({ index, 0: end }) => index + end.length);
  const said = behind.slice(0, stops.find((stop) => /\p{L}/u.test(behind.slice(0, stop))) ?? behind.length);
  return [named.at(-1) ?? '', near.slice(before), said]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n');
}
