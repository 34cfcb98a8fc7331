import type { GeneralWords } from '../plan-context.ts';
import { headingText, readMarkdown, type MarkdownLine } from './markdown-lines.ts';

const longestGeneral = 4_000;
const isTitle = (line: string) => line.trim() === '' || /^\s*(?:#{1,6}\s|\\(?:sub)*section|-{3,}\s*$)/.test(line);

/**
 * The texts of a plan that concern a feature in addition to its own: those before the first feature, and the introduction of its phase.
 * A phase with all features counts as the plan.
 * @param origins of all features, such as `tasks.md:6`.
 * @param own that of the feature.
 */
export function generalWords(
  text: string,
  file: string,
  origins: readonly (string | null)[],
  own: string | null,
): { all?: GeneralWords; phase: GeneralWords[] } {
  const numbers = origins.flatMap((origin) => lineOf(origin, file) ?? []).sort((one, other) => one - other);
  const [first] = numbers;
  const last = numbers.at(-1);
  if (first === undefined || last === undefined) return { phase: [] };
  const lines = text.split(/\r\n|\r|\n/);
  const headings = /\.tex$/i.test(file)
    ? []
    : readMarkdown(text).lines.filter(({ level, inert }) => level > 0 && !inert);
  const phasesOf = (line: number) =>
    headingsAbove(headings, line).filter(({ number, end }) => first < number || end <= last);
  const wordsIn = (from: number, before: number) => wordsBetween(lines, file, from, before);
  const begin = lines.findIndex((line) => /^\s*\\begin\{document\}/.test(line)) + 1;
  const all = wordsIn(begin, phasesOf(first)[0]?.number ?? first);
  const ownLine = lineOf(own, file);
  const phase = (ownLine === undefined ? [] : phasesOf(ownLine)).flatMap(({ number }) => {
    const next = [...numbers, ...headings.map((heading) => heading.number)].filter((line) => line > number);
    return wordsIn(number, Math.min(...next)) ?? [];
  });
  return { ...(all === undefined ? {} : { all }), phase };
}

const aboutGoal =
  /^(?:\d+[.)]?\s+)?(?:why|goals?|objectives?|purpose|motivation|overview|summary|introduction|background)\b/i;
/** Lines that are not sentences: a heading, an item of a list, a table, a quote, a rule, or a field such as `**Input**: …`. */
const noSentence = /^(?:#|[-*+|>]\s|\||\d+[.)]\s|-{3,}|\*\*[^*]+\*\*:|\*\*[^*]+:\*\*)/;

/** The goal of a plan in Markdown: its section with such a heading, otherwise its first paragraph. */
export function goalOf(text: string, file: string): GeneralWords | undefined {
  if (/\.tex$/i.test(file)) return undefined;
  const raw = text.split(/\r\n|\r|\n/);
  const lines = readMarkdown(text).lines;
  const headings = lines.filter(({ level, inert }) => level > 0 && !inert);
  const at = headings.findIndex((heading) => aboutGoal.test(headingText(heading)));
  const own = headings[at];
  const section = own && wordsBetween(raw, file, own.number, headings[at + 1]?.number ?? raw.length + 1);
  if (section !== undefined) return section;
  const first = lines.findIndex((line) => !line.inert && line.text !== '' && !/^(?:#|-{3,})/.test(line.text));
  const begin = lines[first];
  if (begin === undefined || noSentence.test(begin.text)) return undefined;
  const end = lines.slice(first).findIndex(({ text: words, level }) => words === '' || level > 0);
  return wordsBetween(raw, file, begin.number - 1, end === -1 ? raw.length + 1 : begin.number + end);
}

function lineOf(origin: string | null, file: string): number | undefined {
  const at = origin?.startsWith(`${file}:`) === true ? parseInt(origin.slice(file.length + 1), 10) : NaN;
  return at > 0 ? at : undefined;
}

/** The headings above a line, from the outermost, each with the line after its section. */
function headingsAbove(headings: readonly MarkdownLine[], line: number): { number: number; end: number }[] {
  return headings
    .map(({ number, level }) => ({
      number,
      end: headings.find((other) => other.number > number && other.level <= level)?.number ?? Infinity,
    }))
    .filter(({ number, end }) => number < line && line < end);
}

/** The text of the lines after `from` and before `before`; undefined if these are only titles. */
function wordsBetween(lines: readonly string[], file: string, from: number, before: number): GeneralWords | undefined {
  const between = lines.slice(from, before - 1);
  const start = between.findIndex((line) => line.trim() !== '');
  const end = between.findLastIndex((line) => !isTitle(line)) + 1;
  if (end === 0) return undefined;
  const words = between.slice(start, end).join('\n');
  const isWhole = words.length <= longestGeneral;
  const shown = isWhole ? words : words.slice(0, longestGeneral).replace(/\n[^\n]*$/, '');
  return { file, from: from + start + 1, to: from + end, text: shown, isWhole };
}
