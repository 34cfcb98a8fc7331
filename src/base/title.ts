import { cut } from './errors.ts';

const mostOfTitle = 70;
const shortestTitle = 15;
/** A title cut before a piece of code or a bracket has at least this length; otherwise the cut is inside, and closed. */
const fairTitle = 25;

/**
 * The title of a text that may be a paragraph: its first sentence or clause, or as many of its words as a title takes. No code or
 * bracket is left open.
 */
export function asTitle(text: string, longestTitle = mostOfTitle): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longestTitle) return line;
  // A dot as in "e.g." does not end a sentence.
  const ends = [...line.matchAll(/(?<!\b[a-z]\.[a-z])[.!?](?=\s+["'`(]*[\p{Lu}\d])|[:;](?=\s)|\s[–—-](?=\s)/gu)];
  const clause = ends.find(
    ({ 0: mark, index }) =>
      index >= shortestTitle && index <= longestTitle && isOutside(line, index) && !isHalf(line.slice(0, index), mark),
  );
  if (clause !== undefined) return line.slice(0, clause.index).trimEnd();
  const blanks = [...line.slice(0, longestTitle).matchAll(/\s/g)].map(({ index }) => index);
  const last = blanks.findLast((blank) => blank >= fairTitle && isOutside(line, blank));
  if (last !== undefined) return `${withoutLooseEnd(line.slice(0, last))}…`;
  const within = [...blanks.filter((blank) => blank >= shortestTitle).toReversed(), longestTitle - 1];
  const titles = [...within, longestTitle - closing.length].map((end) => closed(withoutLooseEnd(cut(line, end))));
  return titles.find(({ length }) => length <= longestTitle) ?? line;
}

/** The beginning of a text with the marks that close what stays open. */
function closed(start: string): string {
  return `${start}…${openAt(start, start.length).join('')}`;
}

/** Whether the words before a colon only introduce the words behind it. */
function isHalf(before: string, mark: string): boolean {
  const announces = /\b(?:following|follows|these|those|are|is|be|with|of|to|for|in|by|as|and|or|either|both)$/i;
  return mark === ':' && (before.length < fairTitle || announces.test(before));
}

/** Room for the ellipsis and closing marks, needed when a single word is cut. */
const closing = '…)`';

/** Words that cannot end a title, and a single word behind a comma. */
const looseWords =
  /(?:[,\s]+(?:a|an|the|and|or|but|in|on|of|to|for|with|from|by|at|as|into|its|their|that|which|where|than))+$/i;
const aloneAtEnd = /,\s[\w'-]+$/;

/** The text without opening marks, a last word in an open bracket, or the words above at its end. */
const withoutLooseEnd = (text: string): string =>
  text
    .replace(/\s[([{][^\s)\]}]*$/, '')
    .replace(/(?:[\s,;:([{–—-]|(?<=\s)`)+$/, '')
    .replace(looseWords, '')
    .replace(aloneAtEnd, '');

const brackets: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** The marks needed to close what is open at a position, innermost first; brackets within code do not count. */
function openAt(text: string, end: number): string[] {
  const open: string[] = [];
  for (const character of text.slice(0, end)) {
    if (character === '`') {
      if (open[0] === '`') open.shift();
      else open.unshift('`');
    } else if (open[0] === '`') continue;
    else if (brackets[character] !== undefined) open.unshift(brackets[character]);
    else if (open[0] === character) open.shift();
  }
  return open;
}

function isOutside(text: string, end: number): boolean {
  return openAt(text, end).length === 0;
}
