/** Share of common words from which two defects of one item are one. */
const leastOverlap = 0.5;

/** Words that any criticism has. */
const common = new Set(
  (
    'a an and are as at be been but by can could does for from has have how if in into is it its may more must need needs no nor not ' +
    'of on or should so such than that the their then there these this to under was were what when where which while will with without would'
  ).split(' '),
);

/**
 * Whether two criticisms of the same item say the same: at least half of all their words, without the commonest ones, are in both.
 * Wider than for findings, because critics put things in their own words, and nothing is lost when two are taken for one: the
 * second statement is kept in the history and opens the defect again.
 */
export function isSameDefect(
  left: { about: string; statement: string },
  right: { about: string; statement: string },
): boolean {
  if (left.about !== right.about) return false;
  const [a, b] = [wordsOf(left.statement), wordsOf(right.statement)];
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  const all = a.size + b.size - shared;
  return all === 0 || shared / all >= leastOverlap;
}

function wordsOf(text: string): Set<string> {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => !common.has(word)).map(stem));
}

/** Enough for plurals and simple verb forms of English; other languages are compared as they stand. */
function stem(word: string): string {
  return word.length > 4 ? word.replace(/(?:ing|ed|s)$/, '') : word;
}
