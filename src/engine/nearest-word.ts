/** The word that was probably meant: the one with the fewest differing letters if these are few, else one that goes on like it. */
export function nearestWord(typed: string, words: readonly string[]): string | undefined {
  const plain = typed.toLowerCase().replaceAll('-', '_');
  let nearest: string | undefined;
  let fewest = Math.floor(plain.length / 3) + 1;
  for (const word of words) {
    if (Math.abs(word.length - plain.length) >= fewest) continue;
    const differing = editDistance(plain, word.toLowerCase());
    if (differing < fewest) [nearest, fewest] = [word, differing];
  }
  return nearest ?? words.find((word) => word.startsWith(`${plain}_`));
}

/** How many letters must be added, removed, replaced, or swapped with their neighbour to make one word of the other. */
function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[to.length] ?? 0;
}
