/** Share of common words above which two statements count as one. */
const leastOverlap = 0.85;

const negations = new Set('cannot neither never no none nor not without'.split(' '));

const contracted = /n['’]t(?!\p{L})/gu;
const word = /[\p{L}\p{N}]+(?:[.,]\p{N}+)*/gu;
const hasNumber = /\p{N}/u;

interface Fingerprint {
  words: Set<string>;
  /** The words that change a statement however few they are: numbers, names with a number, negations. */
  distinctive: string;
}

/** Finds statements that were made before, among those it was given and those it called new. */
export interface ClaimMatcher {
  /** The index of the statement that says the same, or undefined. */
  find: (text: string) => number | undefined;
  /** Whether no statement says the same yet; from then on this one does. */
  isNew: (text: string) => boolean;
  /** The index of the statement that says the same, or of this one, which is known from then on. */
  place: (text: string) => { index: number; isNew: boolean };
}

/**
 * Two statements say the same when their sets of words overlap by at least 85 % (Jaccard), their numbers are equal and both
 * are negated or neither is: a changed number or an added "not" is another claim. Statements are compared only where they
 * share one of the few words that two such statements must share, so that thousands of claims meet in little time.
 */
export function claimMatcher(texts: readonly string[]): ClaimMatcher {
  const known = texts.map(fingerprint);
  let index = indexOf(known);
  const find = (wanted: Fingerprint) => {
    let first: number | undefined;
    for (const key of index.keysOf(wanted)) {
      for (const candidate of index.holders.get(key) ?? []) {
        if (first !== undefined && candidate >= first) break;
        if (overlaps(known[candidate]?.words ?? new Set(), wanted.words)) first = candidate;
      }
    }
    return first;
  };
  const place = (text: string) => {
    const statement = fingerprint(text);
    const same = find(statement);
    if (same !== undefined) return { index: same, isNew: false };
    known.push(statement);
    // The rarity of words changes as statements come in; a new index each time their number doubles costs little.
    if (known.length > 2 * index.size) index = indexOf(known);
    else index.add(statement, known.length - 1);
    return { index: known.length - 1, isNew: true };
  };
  return { find: (text) => find(fingerprint(text)), isNew: (text) => place(text).isNew, place };
}

interface StatementIndex {
  /** How many statements the order of words was taken from. */
  size: number;
  holders: ReadonlyMap<string, readonly number[]>;
  keysOf: (statement: Fingerprint) => string[];
  add: (statement: Fingerprint, number: number) => void;
}

/**
 * Statements by the words to look them up with: the rarest ones, as many as a statement may lack of another that says the same,
 * and one. Of two sets of words in one order that overlap enough, these first parts have a word in common.
 */
function indexOf(statements: readonly Fingerprint[]): StatementIndex {
  const frequency = new Map<string, number>();
  for (const { words } of statements) for (const word of words) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const holders = new Map<string, number[]>();
  const keysOf = ({ words, distinctive }: Fingerprint) => {
    const ordered = Array.from(words, (word) => ({ word, times: frequency.get(word) ?? 0 })).sort(
      (a, b) => a.times - b.times || (a.word < b.word ? -1 : 1),
    );
    // A little less than the share, so that rounding never loses a pair.
    const shared = Math.ceil(words.size * leastOverlap - 1e-9);
    return ordered.slice(0, words.size - shared + 1).map(({ word }) => `${word} ${distinctive}`);
  };
  const add = (statement: Fingerprint, number: number) => {
    for (const key of keysOf(statement)) {
      const held = holders.get(key);
      if (held === undefined) holders.set(key, [number]);
      else held.push(number);
    }
  };
  for (const [number, statement] of statements.entries()) add(statement, number);
  return { size: statements.length, holders, keysOf, add };
}

function fingerprint(text: string): Fingerprint {
  const words = text.normalize('NFKC').toLowerCase().replace(contracted, ' not').match(word) ?? [];
  const distinctive = words.flatMap((one) => (negations.has(one) ? 'not' : hasNumber.test(one) ? one : []));
  return { words: new Set(words), distinctive: distinctive.sort().join(' ') };
}

function overlaps(left: Set<string>, right: Set<string>): boolean {
  const [small, large] = left.size < right.size ? [left, right] : [right, left];
  if (small.size < leastOverlap * large.size || large.size === 0) return false;
  let common = 0;
  for (const word of small) if (large.has(word)) common += 1;
  return common / (small.size + large.size - common) >= leastOverlap;
}
