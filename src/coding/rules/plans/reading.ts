import { cut } from '../../../base/errors.ts';
import type { Feature, Group } from '../feature.ts';

/** A piece of a plan that an agent has to divide into features. */
export interface PlanSection {
  /** `S1`; features name the sections that they come from. */
  id: string;
  title: string;
  /** The lines of it, from 1. */
  from: number;
  to: number;
}

/** The content of a plan: features, or text that only an agent can divide into features. */
export type PlanReading =
  | { is: 'features'; features: Feature[]; groups: Group[]; notes: string[] }
  | { is: 'needs-decomposition'; sections: PlanSection[]; notes: string[] };

const longestName = 200;
const longestDescription = 6_000;

/** The first of many words, as a name. */
export function asName(text: string): string {
  return text.length <= longestName ? text : `${text.slice(0, longestName - 1)}…`;
}

const longestTitle = 70;
const shortestTitle = 15;
/** A title that would be shorter goes on into a piece of code or a bracket. */
const fairTitle = 25;

/**
 * The title of a feature whose text may be a paragraph: its first sentence or clause, or as many of its words as a title takes. No code
 * or bracket is left open.
 */
export function asTitle(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longestTitle) return line;
  // The dot of "e.g." ends no sentence.
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

/** Whether the words before a colon only announce what comes behind it. */
function isHalf(before: string, mark: string): boolean {
  const announces = /\b(?:following|follows|these|those|are|is|be|with|of|to|for|in|by|as|and|or|either|both)$/i;
  return mark === ':' && (before.length < fairTitle || announces.test(before));
}

/** A word of any length is cut so that there is room for these. */
const closing = '…)`';

/** Without marks that begin something, and without a last word that only opens a bracket. */
const withoutLooseEnd = (text: string): string =>
  text.replace(/\s[([{][^\s)\]}]*$/, '').replace(/(?:[\s,;:([{–—-]|(?<=\s)`)+$/, '');

const brackets: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** The marks that would close what is open at a place, the innermost first: code, in which brackets say nothing, or brackets. */
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

/** A feature's name from a text of any length, and the lines of its description that keep the whole of it. */
export function titled(text: string): { name: string; lead: string[] } {
  const name = asTitle(text);
  return { name, lead: name === text.replace(/\s+/g, ' ').trim() ? [] : [text] };
}

/** Lines of a plan as the description of a feature, cut to what a feature list takes. */
export function asDescription(lines: readonly string[]): string {
  const text = lines.join('\n').trim();
  return text.length <= longestDescription
    ? text
    : `${text.slice(0, longestDescription)}\n… (cut; the plan has the rest)`;
}

/** Notes about text that was not read as it may have been meant. */
export function unclosedNote(file: string, unclosed: number | null): string[] {
  return unclosed === null
    ? []
    : [`${file}:${unclosed}: what begins here is never closed, so nothing behind it was read`];
}

/** A task in the order of the plan. */
export interface Step {
  id: string;
  /** May run beside the ones next to it that may, too. */
  parallel: boolean;
  /** Begins a section: nothing of it runs beside what stands before. */
  breaks: boolean;
  /** The ids that it says to depend on. */
  stated: readonly string[];
}

/** Each of so many would wait for each of so many. */
const widestLayer = 50;

/**
 * The dependencies of each step: the steps go one after the other, except neighbours that may run beside each other. The
 * dependencies that a step names are added.
 */
export function dependenciesOf(steps: readonly Step[]): Map<string, string[]> {
  const dependencies = new Map<string, string[]>();
  let before: string[] = [];
  let beside: string[] = [];
  for (const { id, parallel, breaks, stated } of steps) {
    if (beside.length > 0 && (breaks || !parallel || beside.length >= widestLayer)) {
      before = beside;
      beside = [];
    }
    dependencies.set(id, [...new Set([...before, ...stated])]);
    if (parallel) beside.push(id);
    else before = [id];
  }
  return dependencies;
}
