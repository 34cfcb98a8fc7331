import { tokensOf } from '../../judging/words-found.ts';

/** A text with the key of what it says; what is said in several wordings has a text for each. */
export interface Known {
  id: string;
  text: string;
}

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** The words of a text; where they are written without blanks, its pairs of characters. */
function termsOf(text: string): Set<string> {
  const terms = tokensOf(text).filter((token) => /[\p{L}\p{N}]/u.test(token));
  return new Set(
    terms.flatMap((term) => {
      if (!unspaced.test(term)) return [term];
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
