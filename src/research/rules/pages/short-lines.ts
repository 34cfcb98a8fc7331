/** Characters of a line that the search tool of agents shows; it omits longer lines, and with them deciding words. */
const longestLine = 450;

/**
 * A text with long lines broken at spaces, which become line ends, so that offsets do not change. No line is broken after a
 * hyphen, where the word would count as divided, or without a space.
 */
export function shortLines(text: string): string {
  return text
    .split('\n')
    .map((line) => (line.length > longestLine ? brokenAtSpaces(line) : line))
    .join('\n');
}

/** The offsets at which `shortLines` broke lines of a text. */
export function addedBreaks(text: string): number[] {
  const broken = shortLines(text);
  const added: number[] = [];
  for (let at = broken.indexOf('\n'); at >= 0; at = broken.indexOf('\n', at + 1)) if (text[at] !== '\n') added.push(at);
  return added;
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

/** The last space of a range where a line may be broken, or else the first one after it. */
function lastBreak(line: string, start: number): number | undefined {
  const isBreak = (at: number): boolean =>
    line[at] === ' ' && at > start && !/[\p{Pd}\u00AD]/u.test(line[at - 1] ?? '');
  for (let at = start + longestLine; at > start; at -= 1) if (isBreak(at)) return at;
  for (let at = start + longestLine + 1; at < line.length; at += 1) if (isBreak(at)) return at;
  return undefined;
}
