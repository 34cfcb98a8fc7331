/** Share of common words above which two statements count as one. */
const leastOverlap = 0.85;

const negations = new Set('cannot neither never no none nor not without'.split(' '));

interface Fingerprint {
  words: Set<string>;
  /** The words that change a statement however few they are: numbers, names with a number, negations. */
  telling: string;
}

/** Finds statements that were made before, among those it was given and those it called new. */
export interface ClaimMatcher {
  /** The index of the statement that says the same, or undefined. */
  find: (text: string) => number | undefined;
  /** Whether no statement says the same yet; from then on this one does. */
  isNew: (text: string) => boolean;
}

/**
 * Two statements say the same when their sets of words overlap by at least 85 % (Jaccard), their numbers are equal and both
 * are negated or neither is: a changed number or an added "not" is another claim.
 */
export function claimMatcher(texts: readonly string[]): ClaimMatcher {
  const known = texts.map(fingerprint);
  const find = (text: string) => {
    const wanted = fingerprint(text);
    const index = known.findIndex(
      (candidate) => candidate.telling === wanted.telling && overlaps(candidate.words, wanted.words),
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
      .replace(/n['’]t(?!\p{L})/gu, ' not')
      .match(/[\p{L}\p{N}]+(?:[.,]\p{N}+)*/gu) ?? [];
  const telling = words.flatMap((word) => (negations.has(word) ? 'not' : /\p{N}/u.test(word) ? word : []));
  return { words: new Set(words), telling: telling.sort().join(' ') };
}

function overlaps(left: Set<string>, right: Set<string>): boolean {
  const [small, large] = left.size < right.size ? [left, right] : [right, left];
  if (small.size < leastOverlap * large.size || large.size === 0) return false;
  let common = 0;
  for (const word of small) if (large.has(word)) common += 1;
  return common / (small.size + large.size - common) >= leastOverlap;
}
