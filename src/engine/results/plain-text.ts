/** Sequences that colour a terminal or move its cursor. */
// eslint-disable-next-line no-control-regex
const sequences = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[@-Z\\-_])/g;

/** Output of a program without colours, with one kind of line end. */
export function plainText(output: string): string {
  return output.replace(sequences, '').replace(/\r+\n/g, '\n').replace(/[^\n]*\r(?!\n)/g, '');
}
