import { sentencesAround, type Place } from './quotes/text.ts';
import { isUnspaced, tokensOf } from '../../judging/lists.ts';

/** The approximate length of a passage. */
const passageLength = 700;
const gap = '\n[…]\n';

/**
 * The passages of a text nearest to a question, in order; the whole text if there is room, and its beginning if no word matches.
 * @param most characters.
 */
export function passagesAbout(text: string, question: string, most: number): string {
  if (text.length <= most) return text;
  const passages = cutIntoPassages(text).map((passage, at) => ({ id: String(at), text: passage }));
  const near = nearestTo(passages)({ id: '', text: question }, Math.ceil(most / passageLength) * 2);
  const shown: number[] = [];
  let room = most;
  for (const { id, text: passage } of near.length === 0 ? passages : near) {
    room -= passage.length + gap.length;
    if (room < 0) break;
    shown.push(Number(id));
  }
  shown.sort((a, b) => a - b);
  const separator = (nth: number) => (nth === 0 ? '' : shown[nth - 1] === (shown[nth] ?? 0) - 1 ? '\n' : gap);
  return shown.map((at, nth) => `${separator(nth)}${passages[at]?.text ?? ''}`).join('');
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

/** Characters of a page around a place that a reader of it needs, and of a longer paragraph on each side. */
const longestPassage = 1_500;
const around = 500;

/** The whole paragraphs, lists and blocks of code of a page around a place; of a long one the sentences. */
export function passageAround(text: string, { start, end }: Place): string {
  const blockEnd = (at: number) => (text.includes('\n\n', at) ? text.indexOf('\n\n', at) : text.length);
  const blockStart = (at: number) => (at <= 0 ? 0 : text.lastIndexOf('\n\n', at - 1) + 1);
  let [from, to] = [blockStart(start), blockEnd(end)];
  if (to - from > longestPassage) {
    const whole = sentencesAround(text, { start: Math.max(from, start - around), end: Math.min(to, end + around) });
    [from, to] = [Math.max(from, whole.start), Math.min(to, whole.end)];
  }
  // What follows a place more often says the rest of it than what stands before.
  for (let grown = true; grown;) {
    grown = false;
    const [next, before] = [blockEnd(to + 2), blockStart(from - 1)];
    if (to < text.length && next - from <= longestPassage) [to, grown] = [next, true];
    if (from > 0 && to - before <= longestPassage) [from, grown] = [before, true];
  }
  return text.slice(from, to).trim();
}

/** A text with the key of what it says; what is said in several wordings has a text for each. */
export interface Known {
  id: string;
  text: string;
}

/** Longer words count without their last two letters, so that in many languages a plural is found by its singular. */
const leastWord = 6;

/** The words of a text; where they are written without blanks, its pairs of characters. */
function termsOf(text: string): Set<string> {
  const terms = tokensOf(text).filter((token) => /[\p{L}\p{N}]/u.test(token));
  return new Set(
    terms.flatMap((term) => {
      if (!isUnspaced(term)) return [term.length > leastWord ? term.slice(0, -2) : term];
      const signs = Array.from(term);
      return signs.length < 2 ? signs : signs.slice(1).map((sign, at) => `${signs[at] ?? ''}${sign}`);
    }),
  );
}

/**
 * Finds the texts nearest to one by their common rare words, in any script. It decides nothing: a judge is shown what it finds, and what
 * it does not find stays apart.
 */
export function nearestTo(all: readonly Known[]): (one: Known, most: number) => Known[] {
  const terms = new Map(all.map((known) => [known, termsOf(known.text)]));
  const holders = new Map<string, Known[]>();
  for (const [known, own] of terms)
    for (const term of own) {
      const others = holders.get(term);
      if (others === undefined) holders.set(term, [known]);
      else others.push(known);
    }
  return (one, most) => {
    const weights = new Map<string, number>();
    for (const term of termsOf(one.text)) {
      const others = holders.get(term) ?? [];
      // A word of half of all texts tells nothing apart.
      if (others.length * 2 > all.length && all.length > 20) continue;
      weights.set(term, Math.log(1 + all.length / (others.length + 1)));
    }
    const chosen: Known[] = [];
    while (chosen.length < most) {
      const scores = new Map<Known, number>();
      for (const [term, weight] of weights)
        for (const other of holders.get(term) ?? []) scores.set(other, (scores.get(other) ?? 0) + weight);
      const isTaken = ({ id }: Known) => id === one.id || chosen.some((known) => known.id === id);
      const length = (known: Known) => Math.sqrt(terms.get(known)?.size ?? 1);
      const [next] = [...scores]
        .filter(([known]) => !isTaken(known))
        .map(([known, score]) => ({ known, score: score / length(known) }))
        .sort((a, b) => b.score - a.score || (a.known.id < b.known.id ? -1 : 1));
      if (next === undefined) break;
      chosen.push(next.known);
      // What one of them has in common with it counts less for the next, so that each of its rare words gets its turn.
      for (const term of terms.get(next.known) ?? []) {
        const weight = weights.get(term);
        if (weight !== undefined) weights.set(term, weight / 2);
      }
    }
    return chosen;
  };
}
