import { excerpt } from '../../../base/errors.ts';
import { comparable } from './printed-words.ts';
import { paragraphsOf } from '../prose.ts';
import { scanTex } from '../scan.ts';

/** Shorter sentences may occur in several paragraphs. */
const leastCharacters = 20;

/**
 * Paragraphs that were joined although their words are unchanged, because a sentence was deleted together with its blank line.
 * Each as the first sentence of the second paragraph.
 */
export function joinedParagraphs(before: string, after: string): string[] {
  const placeOf = new Map<string, number>();
  for (const [place, { sentences }] of paragraphsOf(scanTex(before)).entries())
    for (const key of sentences.map(({ text }) => comparable(text))) placeOf.set(key, placeOf.has(key) ? -1 : place);
  const placed = (text: string) => {
    const key = comparable(text);
    return key.length < leastCharacters ? -1 : (placeOf.get(key) ?? -1);
  };
  const paragraphs = paragraphsOf(scanTex(after));
  // A sentence that opens a paragraph elsewhere was not joined, but said twice.
  const opening = new Set(paragraphs.map(({ sentences }) => comparable(sentences[0]?.text ?? '')));
  return paragraphs.flatMap(({ sentences }) =>
    sentences.flatMap(({ text }, at) => {
      if (opening.has(comparable(text))) return [];
      const [first, second] = [placed(sentences[at - 1]?.text ?? ''), placed(text)];
      return first >= 0 && second > first ? [excerpt(text)] : [];
    }),
  );
}
