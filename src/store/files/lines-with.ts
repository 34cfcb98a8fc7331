/**
 * Hands the lines that contain one of the words to `take`, in their order. The rest is never decoded, which makes most of a
 * transcript free.
 */
export function eachLineWith(lines: Buffer, words: readonly Buffer[], take: (line: string) => void): void {
  const next = words.map((word) => lines.indexOf(word));
  for (;;) {
    const found = Math.min(...next.filter((place) => place >= 0));
    if (found === Infinity) return;
    const newline = lines.indexOf(0x0a, found);
    const end = newline === -1 ? lines.length : newline;
    take(lines.toString('utf8', lines.lastIndexOf(0x0a, found) + 1, end));
    for (const [index, place] of next.entries()) {
      const word = words[index];
      if (word !== undefined && place >= 0 && place < end) next[index] = lines.indexOf(word, end);
    }
  }
}
