import type { ChangedFile, DifferenceLine } from './difference.ts';
import type { Language } from './languages.ts';

/** A test in a source file. */
export interface TestCase {
  name: string;
  /** The number of its first line. */
  line: number;
  /** All its lines, the first with its name included, without comments and empty lines. */
  body: string[];
  assertions: number;
}

/** A changed file with its tests before and after. */
export interface TestFileChange {
  file: ChangedFile;
  language: Language;
  before: TestCase[];
  after: TestCase[];
}

const indentOf = (text: string): number => /^\s*/.exec(text)?.[0].length ?? 0;

/** The code of a line without its comment. */
export function codeOf(text: string, { comment }: Language): string {
  return text.replace(comment, '').trimEnd();
}

/** A closing line of a test, at the indentation of its first line. */
const closing = /^\s*(?:[})\]]|end\b)/;

/** The most lines between the first line of a test and its name: a table of cases may be long. */
const longestHead = 400;

interface Head {
  /** The code of its lines. */
  lines: string[];
  /** The index of its last line. */
  end: number;
}

/**
 * The lines of a test up to its name: a formatter puts the name below a table of cases (`it.each([`), or on a line of its own. Undefined
 * where no test begins.
 */
function headAt(lines: readonly DifferenceLine[], start: number, language: Language): Head | undefined {
  const first = codeOf(lines[start]?.text ?? '', language);
  if (language.test.test(first)) return { lines: [first.trim()], end: start };
  if (language.opening?.test(first) !== true) return undefined;
  const head = [first];
  for (let end = start + 1; end < Math.min(lines.length, start + longestHead); end += 1) {
    const code = codeOf(lines[end]?.text ?? '', language);
    if (code.trim() === '') continue;
    const isBack = indentOf(code) <= indentOf(first);
    const mayName = isBack || head.at(-1)?.endsWith('(') === true;
    head.push(code.trim());
    if (mayName && language.test.test(head.join(' '))) return { lines: head.map((line) => line.trim()), end };
    if (isBack && !code.endsWith('(')) return undefined;
  }
  return undefined;
}

function bodyAfter(lines: readonly DifferenceLine[], start: number, language: Language, head: Head): string[] {
  const body = [...head.lines];
  const indent = indentOf(lines[start]?.text ?? '');
  for (const { text } of lines.slice(head.end + 1)) {
    const code = codeOf(text, language);
    if (code.trim() === '') continue;
    // A decorator, mark or new test at the same indentation belongs to the next test; a closing line is the last of this one.
    if (indentOf(code) <= indent) {
      if (closing.test(code) && !/^\s*\}?\s*(?:,\s*)?\(?\s*(?:async\s*)?\(.*=>/.test(code)) body.push(code.trim());
      break;
    }
    body.push(code.trim());
  }
  return body;
}

function isMarked(lines: readonly DifferenceLine[], index: number, mark: RegExp): boolean {
  for (let above = index - 1; above >= 0 && index - above <= 6; above -= 1) {
    const text = lines[above]?.text ?? '';
    if (mark.test(text)) return true;
    if (!/^\s*(?:[#@[]|\/\/)/.test(text)) return false;
  }
  return false;
}

/** The tests of a file, found by their first lines and the indentation. */
export function testCases(lines: readonly DifferenceLine[], language: Language): TestCase[] {
  const found: TestCase[] = [];
  const names = new Map<string, number>();
  lines.forEach(({ number }, index) => {
    const head = headAt(lines, index, language);
    const match = language.test.exec(head?.lines.join(' ') ?? '');
    if (head === undefined || match === null) return;
    if (language.mark !== undefined && !isMarked(lines, index, language.mark)) return;
    const body = bodyAfter(lines, index, language, head);
    const base = (match[1] ?? match[2] ?? match[0]).trim().replace(/^['"`]|['"`]$/g, '');
    const count = (names.get(base) ?? 0) + 1;
    names.set(base, count);
    const name = count === 1 ? base : `${base} (${count})`;
    const assertions = body.reduce((sum, line) => sum + countMatches(line, language.assertion), 0);
    found.push({ name, line: number, body, assertions });
  });
  return found;
}

/** The number of matches of a pattern, with or without the flag g. */
export function countMatches(text: string, pattern: RegExp): number {
  return [...text.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))].length;
}

/** The share of a test's lines that another test has too, from 0 to 1. The first line counts only in tests of one line. */
export function likeness(one: TestCase, other: TestCase): number {
  const lines = work(one).filter((line) => line.length > 3);
  const there = new Set(work(other));
  return lines.length === 0 ? 0 : lines.filter((line) => there.has(line)).length / lines.length;
}

function work({ name, body: [first = '', ...others] }: TestCase): string[] {
  return others.some((line) => line.length > 3) ? others : [first.replace(name, '')];
}
