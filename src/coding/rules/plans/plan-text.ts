import { asTitle } from '../../../base/text.ts';
import { exitCodes, printable, WorkflowError } from '../../../base/errors.ts';
import type { Feature } from '../feature.ts';

/** A piece of a plan that an agent has to divide into features. */
export interface PlanSection {
  /** An id such as `S1`, which features refer to. */
  id: string;
  title: string;
  /** The first line, from 1. */
  from: number;
  to: number;
}

/** The content of a plan: features, or text that only an agent can divide into features. */
export type PlanReading =
  | { is: 'features'; features: Feature[]; notes: string[] }
  | { is: 'needs-decomposition'; sections: PlanSection[]; notes: string[] };

/** A line of a plan in Markdown. */
export interface MarkdownLine {
  /** From 1. */
  number: number;
  /** Columns before the text; a tab goes to the next multiple of four. */
  indent: number;
  /** Empty in code blocks, comments and front matter, which are no part of the plan's form. */
  text: string;
  /** The line as it stands. */
  raw: string;
  /** 1 to 6 for a heading, else 0. */
  level: number;
}

const longestLine = 4_000;
const longestDescription = 6_000;
/** The largest number of sections for one agent; with more, deeper headings are ignored. */
const mostSections = 200;
/** The largest plan that is read, in bytes; far above plans written by people. */
export const largestPlan = 1_000_000;

/** The lines of a Markdown text with any kind of line ends. */
export function markdownLines(text: string): MarkdownLine[] {
  const raw = printable(text)
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.slice(0, longestLine));
  const head = raw[0]?.trimEnd() === '---' ? raw.indexOf('---', 1) : -1;
  // What nothing ends is text like any other, so that no task behind it is lost.
  let until = head;
  return raw.map((line, index) => {
    const number = index + 1;
    if (index > until) until = Math.max(until, endOfBlock(raw, index));
    if (index <= until) return { number, indent: indentOf(line), text: '', raw: line, level: 0 };
    const shown = line.replace(/<!--.*?-->/g, '').trim();
    return {
      number,
      indent: indentOf(line),
      text: shown,
      raw: line,
      level: /^#{1,6}(?=\s|$)/.exec(shown)?.[0].length ?? 0,
    };
  });
}

/** The index of the last line of a code block or comment that begins in a line; -1 where none does, or nothing ends it. */
function endOfBlock(raw: readonly string[], from: number): number {
  const line = raw[from] ?? '';
  const fence = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)?(`{3,}|~{3,})([^`]*)$/.exec(line)?.[1];
  if (fence !== undefined) {
    const isEnd = (one: string) => {
      const mark = one.replace(/^[\s>]+/, '').trimEnd();
      return mark.length >= fence.length && mark === fence.charAt(0).repeat(mark.length);
    };
    return nextLine(raw, from, isEnd);
  }
  const open = line.lastIndexOf('<!--');
  if (open === -1 || line.includes('-->', open)) return -1;
  return nextLine(raw, from, (one) => one.includes('-->'));
}

function nextLine(raw: readonly string[], from: number, isWanted: (line: string) => boolean): number {
  for (let index = from + 1; index < raw.length; index += 1) if (isWanted(raw[index] ?? '')) return index;
  return -1;
}

function indentOf(line: string): number {
  let columns = 0;
  for (const character of line) {
    if (character === ' ') columns += 1;
    else if (character === '\t') columns += 4 - (columns % 4);
    else break;
  }
  return columns;
}

/** Running text without the marks of bold type. */
export function plainWords(text: string): string {
  return text
    .replace(/\*\*(\S(?:[^*]{0,300}\S)?)\*\*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The text of a heading, without its marks. */
export const headingText = ({ text }: Pick<MarkdownLine, 'text'>): string =>
  plainWords(text.replace(/^#+\s*/, '').replace(/\s#+$/, ''));

/** A feature's name from a text of any length, and lines for its description if the name is shortened. */
export function titled(text: string): { name: string; lead: string[] } {
  const name = asTitle(text);
  return { name, lead: name === text.replace(/\s+/g, ' ').trim() ? [] : [text] };
}

/** Lines of a plan as the description of a feature, cut to the limit of a feature list. */
export function asDescription(lines: readonly string[]): string {
  const text = lines.join('\n').trim();
  return text.length <= longestDescription
    ? text
    : `${text.slice(0, longestDescription)}\n… (cut; the plan has the whole text)`;
}

const texLevels = ['part', 'chapter', 'section', 'subsection', 'subsubsection', 'paragraph'];

/** The sections of a plan that only a reader understands: between its headings, or all of it. */
export function sectionsOf(text: string, file: string): PlanSection[] {
  const isTex = /\.tex$/i.test(file);
  const lines = isTex ? texLines(text) : markdownLines(text);
  const headings = lines.filter(({ level }) => level > 0);
  let chosen = headings;
  for (let deepest = 6; chosen.length > mostSections && deepest > 1; deepest -= 1)
    chosen = headings.filter(({ level }) => level < deepest);
  const begins = chosen.slice(0, mostSections).map((line) => ({ at: line.number, title: headingText(line) }));
  if (begins.length === 0) begins.push({ at: 1, title: file });
  const isEnded = lines.length > 1 && lines.at(-1)?.raw === '';
  return begins.map(({ at, title }, index) => ({
    id: `S${index + 1}`,
    title: title === '' ? `line ${at}` : title.slice(0, 200),
    // What stands before the first heading belongs to it, but for a preamble.
    from: index === 0 && !isTex ? 1 : at,
    to: (begins[index + 1]?.at ?? lines.length + (isEnded ? 0 : 1)) - 1,
  }));
}

/** The headings of a document in LaTeX, without the preamble and comments, as lines in Markdown. */
function texLines(text: string): MarkdownLine[] {
  const lines = printable(text).split('\n');
  const start = lines.findIndex((line) => /^\s*\\begin\{document\}/.test(line));
  return lines.map((raw, index) => {
    const heading = /^\s*\\(\w+)\*?(?:\[[^\]]{0,200}\])?\{(.{0,500})\}/.exec(raw);
    const level = index > start ? texLevels.indexOf(heading?.[1] ?? '') + 1 : 0;
    const words = (heading?.[2] ?? '').replace(/\\[a-zA-Z]+\*?\s?|[{}]/g, '').replace(/\\(.)/g, '$1');
    return { number: index + 1, indent: 0, text: words, raw, level };
  });
}

/** @throws WorkflowError when a plan is no text, too large, or empty. */
export function refuseOddPlan(text: string, file: string): void {
  const refused = (what: string) =>
    new WorkflowError(what, {
      where: file,
      fix: 'Name a plan in Markdown or LaTeX: --plan path/to/plan.md behind /autonomous-workflow:implement',
      exitCode: exitCodes.usage,
    });
  if (text.length > largestPlan) throw refused('The plan is too large to be one');
  // A text contains no NUL; a decoder replaces invalid bytes by U+FFFD.
  if (text.includes('\0') || (text.match(/\ufffd/g)?.length ?? 0) > text.length / 100)
    throw refused('The plan is not a text');
  if (text.trim() === '') throw refused('The plan is empty');
}
