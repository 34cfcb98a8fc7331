/** Share of common words above which two statements count as one. */
const leastOverlap = 0.85;

interface Fingerprint {
  words: Set<string>;
  numbers: string;
}

/** Finds statements that were made before, among those it was given and those it called new. */
export interface ClaimMatcher {
  /** The index of the statement that says the same, or undefined. */
  find: (text: string) => number | undefined;
  /** Whether no statement says the same yet; from then on this one does. */
  isNew: (text: string) => boolean;
}

/**
 * Two statements say the same when their sets of words overlap by at least 85 % (Jaccard) and their numbers are equal:
 * a changed number is another claim.
 */
export function claimMatcher(texts: readonly string[]): ClaimMatcher {
  const known = texts.map(fingerprint);
  const find = (text: string) => {
    const wanted = fingerprint(text);
    const index = known.findIndex(
      (candidate) => candidate.numbers === wanted.numbers && overlaps(candidate.words, wanted.words),
    );
    return index === -1 ? undefined : index;
  };
  return {
    find,
    isNew: (text) => {
      if (find(text) !== undefined) return false;
      known.push(fingerprint(text));
      return true;
    },
  };
}

function fingerprint(text: string): Fingerprint {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:[.,]\p{N}+)*/gu) ?? [];
  const numbers = words.filter((word) => /^\p{N}/u.test(word)).sort();
  return { words: new Set(words), numbers: numbers.join(' ') };
}

function overlaps(left: Set<string>, right: Set<string>): boolean {
  const [small, large] = left.size < right.size ? [left, right] : [right, left];
  if (small.size < leastOverlap * large.size || large.size === 0) return false;
  let common = 0;
  for (const word of small) if (large.has(word)) common += 1;
  return common / (small.size + large.size - common) >= leastOverlap;
}
