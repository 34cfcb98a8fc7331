import { exitCodes, WorkflowError, printable } from '../../../base/errors.ts';
import { type PlanReading, asName, unclosedNote, type PlanSection } from './reading.ts';
import { readTasks } from './tasks.ts';
import { headingText, plainWords, readMarkdown } from './markdown-lines.ts';

/** The largest number of sections for one agent; with more, sections are joined by ignoring deeper headings. */
const mostSections = 200;

interface Heading {
  line: number;
  level: number;
  title: string;
}

/** The sections of a free Markdown text, for an agent to divide into features. */
export function readMarkdownProse(text: string, file: string): PlanReading {
  const { lines, unclosed } = readMarkdown(printable(text));
  const headings = lines
    .filter((line) => line.level > 0 && !line.inert)
    .map((line) => ({ line: line.number, level: line.level, title: headingText(line) }));
  return asReading(headings, linesOf(text), file, unclosedNote(file, unclosed));
}

/** The number of lines; a line end at the end of the text adds none. */
function linesOf(text: string): number {
  return printable(text)
    .replace(/(?:\r\n|\r|\n)$/, '')
    .split(/\r\n|\r|\n/).length;
}

const texLevels = ['part', 'chapter', 'section', 'subsection', 'subsubsection', 'paragraph'];

/** The sections of a plan in LaTeX, without the preamble and comments. */
export function readTexProse(text: string, file: string): PlanReading {
  const lines = printable(text).split('\n');
  const start = lines.findIndex((line) => /^\s*\\begin\{document\}/.test(line));
  const headings: Heading[] = [];
  for (const [index, line] of lines.entries()) {
    if (index <= start) continue;
    const [, kind = '', title = ''] =
      /^\s*\\(part|chapter|section|subsection|subsubsection|paragraph)\*?(?:\[[^\]]{0,200}\])?\{(.{0,500})/.exec(
        line,
      ) ?? [];
    if (kind !== '') headings.push({ line: index + 1, level: texLevels.indexOf(kind) + 1, title: texWords(title) });
  }
  return asReading(headings, linesOf(text), file, []);
}

function texWords(text: string): string {
  const end = text.lastIndexOf('}');
  const inside = end === -1 ? text : text.slice(0, end);
  return plainWords(
    inside
      .replace(/\\[a-zA-Z]+\*?\s?/g, '')
      .replace(/[{}]/g, '')
      .replace(/\\(.)/g, '$1'),
  );
}

function asReading(headings: readonly Heading[], lines: number, file: string, notes: string[]): PlanReading {
  let chosen = headings;
  for (let deepest = 6; chosen.length > mostSections && deepest > 1; deepest -= 1) {
    chosen = headings.filter(({ level }) => level < deepest);
  }
  const [first] = chosen;
  const whole: Heading[] = first === undefined ? [{ line: 1, level: 1, title: file }] : [...chosen];
  const sections = whole.slice(0, mostSections).map(({ line, title }, index): PlanSection => {
    const next = index + 1 < mostSections ? whole[index + 1]?.line : undefined;
    return {
      id: `S${index + 1}`,
      title: asName(title === '' ? `line ${line}` : title),
      from: line,
      to: (next ?? lines + 1) - 1,
    };
  });
  return { is: 'needs-decomposition', sections, notes };
}

/** The largest plan that is read, in bytes; far above plans written by people. */
export const largestPlan = 1_000_000;

/**
 * Reads a plan. Code reads lists of tasks with ids; any other text needs an agent.
 * @param file its name, from the project's root: it decides between LaTeX and Markdown, and is in the origin of every feature.
 * @throws WorkflowError when it is no text, too large, or empty.
 */
export function readPlanText(text: string, file: string): PlanReading {
  const fix = 'Name a plan in Markdown or LaTeX: --plan path/to/plan.md behind /autonomous-workflow:implement';
  const refused = (what: string) => new WorkflowError(what, { where: file, fix, exitCode: exitCodes.usage });
  if (text.length > largestPlan) throw refused('The plan is too large to be one');
  // A text contains no NUL; a decoder replaces invalid bytes by U+FFFD.
  if (text.includes('\0') || (text.match(/\ufffd/g)?.length ?? 0) > text.length / 100)
    throw refused('The plan is not a text');
  if (text.trim() === '') throw refused('The plan is empty');
  if (/\.tex$/i.test(file)) return readTexProse(text, file);
  return readTasks(text, file) ?? readMarkdownProse(text, file);
}
