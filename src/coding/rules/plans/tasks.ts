import { asTitle } from '../../../base/title.ts';
import { mostFeatures } from '../list-problems.ts';
import type { Feature } from '../feature.ts';
import { newFeature } from '../new-feature.ts';
import { printable } from '../../../base/errors.ts';
import { dependenciesOf, asDescription, asName, unclosedNote, type PlanReading } from './reading.ts';
import { headingText, plainWords, readMarkdown, type MarkdownLine } from './markdown-lines.ts';

/** The content of a task's line. */
export interface TaskLine {
  /** The id as written; null when there is none, or a placeholder. */
  id: string | null;
  name: string;
  checked: boolean;
  parallel: boolean;
  verification: boolean;
  /** The user story it belongs to, such as `US1`. */
  story: string | null;
  /** Ids that it names as dependencies. */
  needs: string[];
}

const item = /^(?:[-*+]|\d{1,9}[.)])\s+\[([ xX✓✔~/-])\]\*?\s+(\S.*)$/u;
/** Words such as S3 or HTTP2 do not match. */
const id =
  /^(T\d{1,6}[a-z]?|TASK-?\d{1,6}|F\d{2,6}|VE?F?\d{1,4}(?=\s+\[)|[A-Z]{2,8}-\d{1,6}|\d{1,4}(?:\.\d{1,4}){1,5}|\d{1,4}(?=[.):]))[.:)]?(?:\s+[-–—])?(?:\s+|$)/;
const placeholder = /^(?:T?X{2,5}|T?N{2,5})[.:)]?\s+/;
const stated = /\((?:depends on|dependent on|requires|blocked by|after)[:\s]+([^)]{1,300})\)/i;

/** Parses a task's line; undefined for any other line. */
export function readTaskLine(text: string): TaskLine | undefined {
  const [, mark, body] = item.exec(text) ?? [];
  if (mark === undefined || body === undefined) return undefined;
  // An id or a name may be bold.
  let unread = body.replace(/^(?:\*\*|__)([^*_]{1,120})(?:\*\*|__)(:?)\s*/, '$1$2 ');
  const [whole, found] = id.exec(unread) ?? [];
  unread = unread.slice(whole?.length ?? placeholder.exec(unread)?.[0].length ?? 0);
  const tags: string[] = [];
  for (let tag = leadingTag(unread); tag !== undefined; tag = leadingTag(unread)) {
    tags.push(tag.name.toUpperCase());
    unread = unread.slice(tag.length);
  }
  const everywhere = unread.toUpperCase();
  const has = (tag: string) => tags.includes(tag) || everywhere.includes(` [${tag}]`);
  const name = plainWords(unread.replace(/\s\[(?:P|VERIFY)\]/gi, ''));
  return {
    id: found ?? null,
    name: name === '' ? (found ?? 'Task') : name,
    checked: /[xX✓✔]/.test(mark),
    parallel: has('P'),
    verification: has('VERIFY'),
    story: tags.find((tag) => /^(?:US|STORY)[ -]?\d+$/.test(tag)) ?? null,
    needs: idsIn(stated.exec(unread)?.[1] ?? ''),
  };
}

function leadingTag(text: string): { name: string; length: number } | undefined {
  const [whole = '', name] = /^\[(P|VERIFY|US[ -]?\d{1,4}|STORY[ -]?\d{1,4})\]\s*/i.exec(text) ?? [];
  return name === undefined ? undefined : { name, length: whole.length };
}

/** The ids of tasks in a text; `T012-T014` is a range of three. */
export function idsIn(text: string): string[] {
  const ids: string[] = [];
  const range = /\b(T)(\d{1,6})\s*(?:-|–|—|to|\.\.)\s*T?(\d{1,6})\b/g;
  const single = text.replace(range, (_, letter: string, from: string, to: string) => {
    const last = Math.min(Number(to), Number(from) + 100);
    for (let number = Number(from); number <= last; number += 1)
      ids.push(`${letter}${String(number).padStart(from.length, '0')}`);
    return ' ';
  });
  for (const [one] of single.matchAll(
    /\b(?:T\d{1,6}[a-z]?|TASK-?\d{1,6}|F\d{2,6}|[A-Z]{2,8}-\d{1,6}|\d{1,4}(?:\.\d{1,4})+)\b/g,
  ))
    ids.push(one);
  return ids;
}

interface Task extends TaskLine {
  id: string;
  line: number;
  indent: number;
  /** The following lines that continue its sentence. */
  lead: string[];
  /** The headings of the phase and directly above the task. */
  phase: string;
  section: string;
  details: string[];
  commands: string[];
  children: Task[];
}

const mostCommands = 20;

/** The commands marked as code in a line of a plan; they are only proposals until a person confirms them. */
export function commandsIn(line: string): string[] {
  const found = [...line.matchAll(/`([^`]{2,1000})`/g)].map(([, code = '']) => code.trim());
  return found.filter((code) => /^(?:\.{1,2}\/\S+|\S+\s.+)/.test(code));
}

/** The first commands, without duplicates. */
export function distinctCommands(commands: readonly string[]): string[] {
  return [...new Set(commands)].filter(({ length }) => length <= 1_000).slice(0, mostCommands);
}

const detailLabel =
  /^(?:[-*+]\s+)?(?:\*\*|__|_)?(verify|verification|depends on|dependencies|blocked by)(?:\*\*|__|_)?\s*:(.*)$/i;

/** An id that makes a list the exact form that code reads: with letters, as in `T001`. */
const exactId = /^[A-Z]/;

/**
 * Reads a list of tasks with checkboxes and ids such as `T001`: `[P]`, `[VERIFY]`, story labels, phases. Each task depends on the previous
 * one, neighbours with `[P]` run in parallel, and a verification comes after everything before it. Checked ones become claimed.
 * @returns undefined without such a task: an agent reads it.
 */
export function readTasks(text: string, file: string): PlanReading | undefined {
  const { lines, unclosed } = readMarkdown(printable(text));
  const { tasks, left } = tasksIn(lines);
  if (!tasks.some(({ id: own }) => exactId.test(own))) return undefined;
  const notes = unclosedNote(file, unclosed);
  if (left.length > 0) notes.push(`${file}: not taken as tasks, since they have no id: lines ${left.join(', ')}`);
  // One more than the limit is enough to refuse the list.
  const steps = flatten(tasks).slice(0, mostFeatures + 1);
  const ordered = testsLast(steps, file, notes);
  const known = new Map(ordered.map(({ id: own }, index) => [own, index]));
  const dependencies = dependenciesOf(
    ordered.map((task, index) => ({
      id: task.id,
      parallel: task.parallel && !task.verification,
      breaks: task.section !== ordered[index - 1]?.section || task.phase !== ordered[index - 1]?.phase,
      stated: task.needs.filter((need) => known.has(need) || /^T\d/.test(need)),
    })),
  );
  const isBefore = (one: string, other: string) => (known.get(one) ?? Infinity) < (known.get(other) ?? -1);
  for (const [later, earlier] of statedBeside(lines))
    if (isBefore(earlier, later)) dependencies.set(later, [...new Set([...(dependencies.get(later) ?? []), earlier])]);
  return { is: 'features', features: ordered.map((task) => asFeature(task, dependencies, file)), groups: [], notes };
}

/** What lines that are no tasks say of the order: `T005, T006 depend on T001`. */
function statedBeside(lines: readonly MarkdownLine[]): [later: string, earlier: string][] {
  return lines.flatMap((line) => {
    const [, later = '', earlier = ''] = /^(.*?)\bdepends? on\b(.*)$/i.exec(line.text) ?? [];
    if (line.inert || readTaskLine(line.text) !== undefined) return [];
    return idsIn(later).flatMap((one) => idsIn(earlier).map((other): [string, string] => [one, other]));
  });
}

function asFeature(task: Task, dependencies: ReadonlyMap<string, string[]>, file: string): Feature {
  const { id, name, lead, phase, section, details, story } = task;
  const where = [phase, section === phase ? '' : section].filter((part) => part !== '').join(': ');
  return newFeature({
    id,
    name: asTitle([name, ...lead.map(plainWords)].join(' ')),
    description: asDescription([name, ...lead, ...(where === '' ? [] : [`(${where})`]), ...details]),
    component: asName(story ?? phase),
    kind: task.verification || task.children.length > 0 ? 'verification' : isTestSection(task) ? 'test' : 'feature',
    dependencies: dependencies.get(id) ?? [],
    verification_commands: distinctCommands(task.commands),
    parallel: task.verification ? false : task.parallel ? true : null,
    claimed: task.checked,
    origin: `${file}:${task.line}`,
  });
}

function tasksIn(lines: readonly MarkdownLine[]): { tasks: Task[]; left: number[] } {
  const tasks: Task[] = [];
  const left: number[] = [];
  const headings: string[] = [];
  /** The tasks above the current line in the hierarchy. */
  let open: Task[] = [];
  for (const line of lines) {
    if (line.inert) continue;
    if (line.level > 0) {
      headings.length = Math.max(0, line.level - 1);
      headings[line.level - 1] = headingText(line);
      open = [];
      continue;
    }
    const found = readTaskLine(line.text);
    open = open.filter((task) => line.indent > task.indent || (found === undefined && line.text === ''));
    const above = open.at(-1);
    if (found === undefined || (above !== undefined && found.id === null)) {
      if (above !== undefined && line.text !== '') addDetail(above, line.text);
      continue;
    }
    const section = headings.findLast((heading) => heading) ?? '';
    if (found.id === null) {
      left.push(line.number);
      continue;
    }
    const phase = headings.find((heading, level) => level > 0 && heading) ?? section;
    const task: Task = {
      ...found,
      id: found.id,
      line: line.number,
      indent: line.indent,
      phase,
      section,
      lead: [],
      details: [],
      commands: [],
      children: [],
    };
    (above?.children ?? tasks).push(task);
    open.push(task);
  }
  return { tasks, left };
}

function addDetail(task: Task, text: string): void {
  const goesOn =
    task.details.length === 0 && !/^(?:```|~~~|[|>#]|[-*+]\s|\d{1,9}[.)]\s)/.test(text) && !detailLabel.test(text);
  if (goesOn) {
    task.lead.push(text);
    return;
  }
  task.details.push(text);
  const [, label, value = ''] = detailLabel.exec(text) ?? [];
  if (label === undefined) return;
  if (/^verif/i.test(label)) task.commands.push(...commandsIn(value));
  else task.needs.push(...idsIn(plainWords(value)));
}

/** The tasks in order; a task with subtasks comes after them, to verify the whole. */
function flatten(tasks: readonly Task[]): Task[] {
  return tasks.flatMap((task) => [...flatten(task.children), task]);
}

function isTestSection({ section, phase, verification }: Task): boolean {
  return !verification && section !== phase && /^tests?\b/i.test(section);
}

/** Moves tests that a plan puts before the tested code to the end of their phase, since the suite must be green after every feature. */
function testsLast(tasks: readonly Task[], file: string, notes: string[]): Task[] {
  const ordered: Task[] = [];
  const moved: string[] = [];
  for (let from = 0; from < tasks.length;) {
    const phase = tasks[from]?.phase;
    const next = tasks.findIndex((task, index) => index > from && task.phase !== phase);
    const all = tasks.slice(from, next === -1 ? tasks.length : next);
    const tests = all.filter(isTestSection);
    const others = all.filter((task) => !isTestSection(task));
    const isFirst = tests.length > 0 && others.length > 0;
    if (isFirst) moved.push(...tests.map(({ id: own }) => own));
    ordered.push(...others, ...tests);
    from += all.length;
  }
  if (moved.length > 0) {
    notes.push(
      `${file}: tests that the plan has written first come at the end of their phase, for the suite to stay green: ${moved.join(', ')}`,
    );
  }
  return ordered;
}
