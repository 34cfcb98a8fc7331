import { cut, printable } from '../../base/errors.ts';

/** The length of an item, so that one reads it. */
const longestItem = 400;

/** A list in Markdown; texts of agents and pages mark nothing up in it. */
export const listed = (lines: readonly string[]) =>
  lines.map((line) => `- ${escapeMarkdown(asWritten(line, longestItem))}`);

/** One line with spaces unchanged, because an output may be about them. */
export function asWritten(text: string, longest: number): string {
  const line = printable(text)
    .replace(/\s*\n\s*|\t/g, ' ')
    .trim();
  return line.length <= longest ? line : `${cut(line, longest - 1)}…`;
}

/** Escapes texts of agents and pages, so that they yield no link, picture or HTML. */
export function escapeMarkdown(text: string): string {
  // Within a word, as in max_iterations, `_` marks nothing up.
  return text.replace(/[\\`*[\]<>#|!]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\$&');
}

/** A line in full, since the choices of a need may be at its end; commands are unchanged for copying. */
export function inFull(line: string): string {
  const [, words = '', command] = /^(→ [^:`]+: )([^`\n]+)$/.exec(line) ?? [];
  return command === undefined
    ? `- ${escapeMarkdown(asWritten(line, line.length))}`
    : `- ${words}\`${printable(command)}\``;
}
