/** Characters of a line that a search by agents still shows: it leaves longer ones out, and with them the words that decide a verdict. */
const longestLine = 450;

/**
 * A text whose long lines are broken at spaces: one becomes a line end, so that every place in it stays where it was. No line is broken
 * behind a hyphen, where the word would count as divided; one without a space stays long.
 */
export function shortLines(text: string): string {
  return text
    .split('\n')
    .map((line) => (line.length > longestLine ? brokenAtSpaces(line) : line))
    .join('\n');
}

function brokenAtSpaces(line: string): string {
  const pieces: string[] = [];
  let start = 0;
  while (line.length - start > longestLine) {
    const end = lastBreak(line, start);
    if (end === undefined) break;
    pieces.push(line.slice(start, end));
    start = end + 1;
  }
  return [...pieces, line.slice(start)].join('\n');
}

/** The last space of a piece of a line at which it may be broken; the first one behind it where the piece has none. */
function lastBreak(line: string, start: number): number | undefined {
  const isBreak = (at: number): boolean =>
    line[at] === ' ' && at > start && !/[\p{Pd}\u00AD]/u.test(line[at - 1] ?? '');
  for (let at = start + longestLine; at > start; at -= 1) if (isBreak(at)) return at;
  for (let at = start + longestLine + 1; at < line.length; at += 1) if (isBreak(at)) return at;
  return undefined;
}
