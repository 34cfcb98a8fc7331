/** Sequences that colour a terminal or move its cursor. */
// eslint-disable-next-line no-control-regex
const sequences = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[@-Z\\-_])/g;

/** Longer lines are data, not words; patterns that look for an end in them would take very long. */
const longestLine = 2_000;

/** Output of a program without colours, with one kind of line end, and of a line that was drawn over only the last state. */
export function plainText(output: string): string {
  return output
    .replace(sequences, '')
    .replace(/\r+\n/g, '\n')
    .split('\n')
    .map((line) => line.slice(line.lastIndexOf('\r') + 1))
    .join('\n');
}

/** The same text with every line cut to what a pattern may look at. */
export function shortLines(text: string): string {
  return text
    .split('\n')
    .map((line) => (line.length > longestLine ? line.slice(0, longestLine) : line))
    .join('\n');
}
