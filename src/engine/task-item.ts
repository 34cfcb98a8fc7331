import { cut, printable } from './workflow-error.ts';

const longestTask = 2_400;
const longestLine = 700;

/**
 * A task as an item of a list in a brief: whole lines as far as there is room, a long line up to the end of a sentence.
 * @param elsewhere what prints the rest, as a phrase: a reader is told how many lines that is.
 */
export function taskItem(task: string, elsewhere: string): string {
  const lines = printable(task)
    .split('\n')
    .map((line) => wholeSentences(line.trimEnd()))
    .filter((line) => line !== '');
  const shown: string[] = [];
  let room = longestTask;
  for (const line of lines) {
    room -= line.length + 1;
    if (room < 0) break;
    shown.push(line);
  }
  const left = lines.length - shown.length;
  if (left > 0) shown.push(`  (${left} more ${left === 1 ? 'line' : 'lines'}: ${elsewhere})`);
  return `- ${shown.join('\n')}`;
}

/** A line as it is, or as many of its sentences as fit. */
function wholeSentences(line: string): string {
  if (line.length <= longestLine) return line;
  const start = cut(line, longestLine);
  const end = Math.max(start.lastIndexOf('. '), start.lastIndexOf('! '), start.lastIndexOf('? '));
  return end < longestLine / 4 ? `${start}…` : `${start.slice(0, end + 1)} …`;
}
