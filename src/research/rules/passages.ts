import { isCommon, stemOf } from './similarity.ts';

/** The approximate length of a passage. */
const passageLength = 700;
const word = /[\p{L}\p{N}]+/gu;
const gap = '\n[…]\n';

/**
 * The passages of a text with the most words of a question, weighted by rarity, in order; the whole text if there is room, and
 * its beginning if no word matches.
 * @param most characters.
 */
export function passagesAbout(text: string, question: string, most: number): string {
  if (text.length <= most) return text;
  const passages = cutIntoPassages(text).map((passage, at) => ({ passage, at, stems: stemsOf(passage) }));
  const wanted = [...stemsOf(question)].map((stem) => {
    const holders = passages.filter(({ stems }) => stems.has(stem)).length;
    return { stem, weight: holders === 0 ? 0 : Math.log(1 + passages.length / holders) };
  });
  const scored = passages.map((one) => ({
    ...one,
    score: wanted.reduce((sum, { stem, weight }) => sum + (one.stems.has(stem) ? weight : 0), 0),
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

function stemsOf(text: string): Set<string> {
  const words = (text.normalize('NFKC').toLowerCase().match(word) ?? []).filter((one) => !isCommon(one));
  return new Set(words.map(stemOf));
}
