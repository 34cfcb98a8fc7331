/**
 * The words and signs of a text in any script, each as one token: runs of letters, digits and marks, and every other sign by
 * itself. Case, white space and the forms of quotation marks and dashes are left out, because models change them as they copy.
 */
export function tokensOf(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase();
  return plain.match(/[\p{L}\p{M}\p{N}_]+|[^\p{L}\p{M}\p{N}_\s\p{Pd}\p{Pi}\p{Pf}'"`]/gu) ?? [];
}

/** Whether words stand in a text one after the other. Scripts without blanks have no word borders, so parts of a token count there. */
export function areFound(words: string, text: string): boolean {
  const wanted = tokensOf(words);
  if (wanted.length === 0) return false;
  const hasBlanks = /\s/u.test(words.trim());
  const [one, all] = [wanted.join(' '), tokensOf(text).join(' ')];
  if (` ${all} `.includes(` ${one} `)) return true;
  return !hasBlanks && wanted.length === 1 && isUnspaced(one) && all.includes(one);
}

/** The share of the words of the shorter of two texts that the other has, too. */
export function sharedWords(one: string, other: string): number {
  const [left, right] = [new Set(tokensOf(one)), new Set(tokensOf(other))];
  const both = [...left].filter((token) => right.has(token)).length;
  return both / Math.max(1, Math.min(left.size, right.size));
}

/** Han, Kana, Thai, Lao, Khmer and Burmese are written without blanks between words. */
const isUnspaced = (token: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
    token,
  );
