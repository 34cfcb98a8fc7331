const reachOfSentence = 400;
const reachOfHeading = 3_000;
const longestHeading = 80;
/** A short line between blank ones, or the first one, that ends no sentence. */
const heading = /(?<=^|\n[^\S\n]*\n)[^\S\n]*([^\n]*[^\s.!?:;,])[^\S\n]*\n[^\S\n]*(?=\n)/g;
const sentenceEnd = /[.!?]["'”’)]*\s+|\n[^\S\n]*\n\s*/g;

/**
 * The words that a reader of a passage has in mind from above it: the heading, the sentence before, also of the paragraph before,
 * and the beginning of its own sentence.
 */
export function contextBefore(text: string, start: number): string {
  const near = text.slice(Math.max(0, start - reachOfSentence), start);
  // A sentence that ends directly at the place is the one before.
  const ends = [...near.matchAll(sentenceEnd)].map(({ index, 0: end }) => index + end.length);
  const own = ends.at(-1) ?? 0;
  const [before = 0] = ends.filter((end) => near.slice(end, own).trim() !== '' && end < own).slice(-1);
  const above = text.slice(Math.max(0, start - reachOfHeading), start);
  const named = [...above.matchAll(heading)]
    .map(([, line = '']) => line)
    .filter((line) => line.length <= longestHeading);
  return [named.at(-1) ?? '', near.slice(before)]
    .filter((part) => part.trim() !== '')
    .join('\n')
    .trim();
}
