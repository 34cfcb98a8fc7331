import { cut, excerpt, oneLine, shortened } from './errors.ts';

const mostShown = 12;
const longestValue = 80;

/** A validation issue of zod, or one like it. */
export interface Issue {
  path: PropertyKey[];
  message: string;
}

/**
 * Validation issues as one line each: the place, the value expected, and the value found.
 * @param data the value that was validated; found values are taken from it.
 */
export function formatIssues(issues: readonly Issue[], data?: unknown, most = mostShown): string[] {
  const lines = issues.slice(0, most).map(({ path, message }) => {
    const where = path.map(counting).join(' ') || 'top level';
    return `${where}: ${data === undefined ? message : withValue(message, at(data, path))}`;
  });
  return withRemainder(lines, issues.length);
}

/** A part of a path with indices counted from 1: the first element is #1. */
function counting(part: PropertyKey): string {
  return typeof part === 'number' ? `#${part + 1}` : String(part);
}

/** The first of many lines, and the number of the others. */
export function firstOf(lines: readonly string[], most = mostShown): string[] {
  return withRemainder(lines.slice(0, most), lines.length);
}

function withRemainder(shown: string[], all: number): string[] {
  return shown.length === all ? shown : [...shown, `and ${all - shown.length} more`];
}

/** The message of zod with the value itself, since zod names only the type that it received. */
function withValue(message: string, value: unknown): string {
  const expected = message.replace(/^Invalid \w+: /, '').replace(/, received [\w"]+$/, '');
  if (value === undefined) return `missing, ${expected}`;
  return `${expected}, received ${shortened(excerpt(JSON.stringify(value)), longestValue)}`;
}

function at(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => {
    return typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined;
  }, data);
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * The title of a text that may be a paragraph: its first sentence or clause, or as many of its words as there is room for. No code or
 * bracket is left open.
 */
export function asTitle(text: string, most = 70): string {
  const line = oneLine(text);
  if (line.length <= most) return line;
  const clause = /^.{14,}?\S(?<!\.[a-z])(?=[.!?]\s+["'`(]*[\p{Lu}\d]|[:;]\s|\s[–—-]\s)/u.exec(line)?.[0] ?? line;
  if (clause.length <= most && closed(clause) === clause) return clause;
  const words = closed(/^.*(?=\s)/.exec(cut(line, most))?.[0] ?? cut(line, most - 1));
  return `${(words === '' ? cut(line, most - 1) : words).replace(/[\s,;:–—-]+$/, '')}…`;
}

/** The text without the code or bracket that is open at its end. */
function closed(text: string): string {
  const isInCode = text.split('`').length % 2 === 0;
  const whole = isInCode ? text.slice(0, text.lastIndexOf('`')) : text;
  return whole.replace(/\s*\([^()]*$|\s*\[[^[\]]*$/, '').trimEnd();
}

/** The parts that are not empty, a paragraph each. */
export function paragraphs(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

/** A number with what it counts, as `1 agent` or `3 agents`. */
export function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

/**
 * Words of an agent or of a page on one line, in quotation marks that no character inside can close, so that a brief presents
 * them as material and not as an instruction.
 */
export function quotedWords(text: string, most = 400): string {
  return `“${shortened(excerpt(text).replace(/[“”„‟]/g, "'"), most)}”`;
}

/** A text without blanks before punctuation, where it is no beginning of a name: “the API, .backup”. */
export function closedUp(text: string): string {
  return text.replace(/ +(?=[.,;:!?)](?![\w/]))/g, '');
}

/** As `quotedWords`, uncut, for files. */
export function allWords(text: string): string {
  return `“${oneLine(text).replace(/[“”„‟]/g, "'")}”`;
}

/** The marks of omission in a quote: “…” or “...”, also in brackets. */
export const omission = /\s*(?:\[\s?(?:…|\.{3,4})\s?\]|\(\s?(?:…|\.{3,4})\s?\)|…|\.{3,4}|\. \. \.)\s*/gu;

/** Whether a text has an excerpt. White space of any length counts as one blank, because formatters change it. */
export function hasExcerpt(text: string, excerpt: string): boolean {
  const plain = (one: string) => one.replace(/\s+/g, ' ').trim();
  return plain(excerpt) !== '' && plain(text).includes(plain(excerpt));
}

/** A problem of an iteration without the instructions behind it: its text up to the sentence that has a command in backticks. */
export const withoutSteps = (problem: string): string =>
  `${/^[^`]*?(?=[.:;] [^]*`)|^[^]*?(?=[.:;]?$)/.exec(problem)?.[0] ?? ''}.`;

/** A commit's id as people are shown it; git takes it for the whole. */
export const shortCommit = (commit: string): string => commit.slice(0, 10);

/** The words of a text without case, punctuation and typography, by which texts are compared. */
export function bareWords(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
