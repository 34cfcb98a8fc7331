import type { PageIndex, Place } from './page-index.ts';

const separator = /[\t|]/;

/**
 * Whether two places, in order, begin rows of one table: each has the naming cell of its row and at least one more cell of that
 * row only.
 */
export function areRowsOfOneTable(text: PageIndex['text'], left: Place, right: Place): boolean {
  if (!beginsRow(text, left) || !beginsRow(text, right)) return false;
  const rows = text.slice(lineAround(text, left).start, lineAround(text, right).end).split('\n');
  return rows.every((row) => separator.test(row));
}

/** Whether a place is a whole table row including its naming cell. */
export function isWholeRow(text: PageIndex['text'], place: Place): boolean {
  return beginsRow(text, place) && isBlank(text.slice(place.end, lineAround(text, place).end));
}

function beginsRow(text: PageIndex['text'], place: Place): boolean {
  const line = lineAround(text, place);
  const [name = '', ...cells] = text.slice(place.start, place.end).split(separator);
  const isWithin = isBlank(text.slice(line.start, place.start)) && place.end <= line.end;
  return isWithin && /\p{L}/u.test(name) && cells.some((cell) => !isBlank(cell));
}

function isBlank(part: string): boolean {
  return /^[\s|]*$/.test(part);
}

/** The line that contains the beginning of a place. */
function lineAround(text: PageIndex['text'], { start }: Place): Place {
  const end = text.indexOf('\n', start);
  return { start: start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1, end: end === -1 ? text.length : end };
}
