import { asTitle } from '../../../base/text.ts';
import { newFeature, type Feature } from '../feature.ts';
import { exitCodes, printable, WorkflowError } from '../../../base/errors.ts';

/** The content of a task's line. */
interface TaskLine {
  /** Null when there is none. */
  id: string | null;
  name: string;
  /** What its box holds. */
  mark: string;
  parallel: boolean;
  verification: boolean;
  /** The user story it belongs to, such as `US1`. */
  story: string | null;
}

const box = /^(\s*(?:[-*+]|\d{1,9}[.)])\s+\[)(.)(\]\*?\s+)(?=\S)/u;
const idOfTask =
  /^(T\d{1,6}[a-z]?|TASK-?\d{1,6}|F\d{2,6}|VE?F?\d{1,4}(?=\s+\[)|[A-Z]{2,8}-\d{1,6}|\d{1,4}(?:\.\d{1,4}){1,5}|\d{1,4}(?=[.):]))[.:)]?(?:\s+[-–—])?(?:\s+|$)/;
const idsInText = /\b(?:T\d{1,6}[a-z]?|TASK-?\d{1,6}|F\d{2,6}|[A-Z]{2,8}-\d{1,6}|\d{1,4}(?:\.\d{1,4})+)\b/g;
const tag = /\[(P|VERIFY|US[ -]?\d{1,4}|STORY[ -]?\d{1,4})\]/gi;
/** An id that makes a list the exact form that code reads: with letters, as in `T001`. */
const exactId = /^[A-Z]/;

/** Parses a task's line; undefined for any other line. */
function readTaskLine(text: string): TaskLine | undefined {
  const [whole, , mark = ''] = box.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const body = plainWords(text.slice(whole.length));
  const [label, id = null] = idOfTask.exec(body) ?? [];
  const tags = [...body.matchAll(tag)].map(([, one = '']) => one.toUpperCase());
  const name = plainWords(body.slice(label?.length ?? 0).replace(tag, ' '));
  return {
    id,
    name: name === '' ? (id ?? 'Task') : name,
    mark,
    parallel: tags.includes('P'),
    verification: tags.includes('VERIFY'),
    story: tags.find((one) => one !== 'P' && one !== 'VERIFY') ?? null,
  };
}

/** The ids of tasks in a text; `T012-T014` is a range of three. */
function idsIn(text: string): string[] {
  const whole = text.replace(/\bT(\d{1,6})\s*(?:-|–|\.\.)\s*T?(\d{1,6})\b/g, (_, from: string, to: string) =>
    Array.from(
      { length: Math.max(0, Math.min(100, Number(to) - Number(from) + 1)) },
      (__, index) => `T${String(Number(from) + index).padStart(from.length, '0')}`,
    ).join(' '),
  );
  return whole.match(idsInText) ?? [];
}

/** The commands marked as code in a line of a plan; they are only proposals until a person confirms them. */
export function commandsIn(line: string): string[] {
  const found = [...line.matchAll(/`([^`]{2,1000})`/g)].map(([, code = '']) => code.trim());
  return found.filter((code) => /^(?:\.{1,2}\/\S+|\S+\s.+)/.test(code));
}

const mostCommands = 20;

/** The first commands, without duplicates. */
export function distinctCommands(commands: readonly string[]): string[] {
  return [...new Set(commands)].filter(({ length }) => length <= 1_000).slice(0, mostCommands);
}

interface Task extends TaskLine {
  id: string;
  line: number;
  indent: number;
  /** The headings of the phase and directly above the task. */
  phase: string;
  section: string;
  /** The lines below it, as they stand. */
  details: string[];
  children: Task[];
}

/**
 * Reads a plan: a list of tasks with boxes and ids such as `T001` is read by code, and any other text needs an agent.
 * @param file its name, from the project's root, which is in the origin of every feature.
 * @throws WorkflowError when it is no text, too large, or empty.
 */
export function readPlanText(text: string, file: string): PlanReading {
  refuseOddPlan(text, file);
  const tasks = /\.tex$/i.test(file) ? undefined : readTasks(text, file);
  return tasks ?? { is: 'needs-decomposition', sections: sectionsOf(text, file), notes: [] };
}

/**
 * Reads a list of tasks: `[P]`, `[VERIFY]`, story labels, phases. Each task depends on the previous one, neighbours with `[P]` run in
 * parallel, and a verification comes after everything before it. Checked ones become claimed, cancelled ones are left out.
 * @returns undefined without such a task.
 */
export function readTasks(text: string, file: string): PlanReading | undefined {
  const lines = markdownLines(text);
  const { tasks, left } = tasksIn(lines);
  if (!tasks.some(({ id }) => exactId.test(id))) return undefined;
  const all = flatten(tasks);
  const cancelled = all.filter(({ mark }) => mark === '-' || mark === '~').map(({ id }) => id);
  const { ordered, moved } = testsLast(all.filter(({ id }) => !cancelled.includes(id)));
  const dependencies = inLayers(ordered);
  const order = new Map(ordered.map(({ id }, index) => [id, index]));
  for (const [later, earlier, isOwn] of statedIn(lines, ordered)) {
    const before = dependencies.get(later);
    // A line beside the tasks takes no part where it contradicts their order.
    const isBefore = (order.get(earlier) ?? Infinity) < (order.get(later) ?? -1);
    if (before !== undefined && !before.includes(earlier) && !cancelled.includes(earlier) && (isOwn || isBefore))
      before.push(earlier);
  }
  const notes = [
    ...(left.length === 0 ? [] : [`${file}: not taken as tasks, since they have no id: lines ${left.join(', ')}`]),
    ...(cancelled.length === 0 ? [] : [`${file}: cancelled, so left out: ${cancelled.join(', ')}`]),
    ...(moved.length === 0
      ? []
      : [
          `${file}: tests that the plan has written first come at the end of their phase, for the suite to stay green: ${moved.join(', ')}`,
        ]),
  ];
  const features = ordered.map((task) => asFeature(task, dependencies.get(task.id) ?? [], file));
  return { is: 'features', features, notes };
}

function tasksIn(lines: readonly MarkdownLine[]): { tasks: Task[]; left: number[] } {
  const tasks: Task[] = [];
  const left: number[] = [];
  const headings: string[] = [];
  /** The tasks above the current line in the hierarchy. */
  let open: Task[] = [];
  for (const line of lines) {
    if (line.level > 0) {
      headings.length = Math.max(0, line.level - 1);
      headings[line.level - 1] = headingText(line);
      open = [];
      continue;
    }
    const found = readTaskLine(line.text);
    const isBlank = line.raw.trim() === '';
    open = open.filter((task) => line.indent > task.indent || isBlank);
    const above = open.at(-1);
    if (found?.id == null) {
      if (above !== undefined && !isBlank) above.details.push(line.raw.trim());
      else if (found !== undefined) left.push(line.number);
      continue;
    }
    const section = headings.findLast((heading) => heading) ?? '';
    const phase = headings.find((heading, level) => level > 0 && heading) ?? section;
    const place = { line: line.number, indent: line.indent, phase, section };
    const task: Task = { ...found, id: found.id, ...place, details: [], children: [] };
    (above?.children ?? tasks).push(task);
    open.push(task);
  }
  return { tasks, left };
}

/** The tasks in order; a task with subtasks comes after them, to verify the whole. */
const flatten = (tasks: readonly Task[]): Task[] => tasks.flatMap((task) => [...flatten(task.children), task]);

const isTest = ({ section, phase, verification }: Task) =>
  !verification && section !== phase && /^tests?\b/i.test(section);

/** Moves tests that a plan puts before the tested code to the end of their phase, since the suite must be green after every feature. */
function testsLast(tasks: readonly Task[]): { ordered: Task[]; moved: string[] } {
  const phases = [...new Set(tasks.map(({ phase }) => phase))].map((phase) =>
    tasks.filter((one) => one.phase === phase),
  );
  const ordered = phases.flatMap((all) => [...all.filter((one) => !isTest(one)), ...all.filter(isTest)]);
  const moved = phases.flatMap((all) => (all.every(isTest) ? [] : all.filter(isTest).map(({ id }) => id)));
  return { ordered, moved };
}

/** Each depends on the previous one, but neighbours in a section that may run beside each other on the layer before. */
function inLayers(tasks: readonly Task[]): Map<string, string[]> {
  const dependencies = new Map<string, string[]>();
  let before: string[] = [];
  let beside: string[] = [];
  for (const [index, { id, parallel, verification, phase, section }] of tasks.entries()) {
    const isBeside = parallel && !verification;
    const last = tasks[index - 1];
    if (beside.length > 0 && (!isBeside || phase !== last?.phase || section !== last.section)) {
      before = beside;
      beside = [];
    }
    dependencies.set(id, [...before]);
    if (isBeside) beside.push(id);
    else before = [id];
  }
  return dependencies;
}

/** What is said of the order by `depends on`: in the line or the details of a task, or in a line beside the tasks, `T005 depends on T001`. */
function statedIn(
  lines: readonly MarkdownLine[],
  tasks: readonly Task[],
): [later: string, earlier: string, isOwn: boolean][] {
  const own = tasks.flatMap(({ id, name, details }) =>
    [name, ...details].flatMap((text) =>
      idsIn(/\bdepends? on\b(.*)$/i.exec(text)?.[1] ?? '').map((earlier): [string, string, boolean] => [
        id,
        earlier,
        true,
      ]),
    ),
  );
  const beside = lines.flatMap(({ text }) => {
    const [, later = '', earlier = ''] = /^(.*?)\bdepends? on\b(.*)$/i.exec(text) ?? [];
    if (readTaskLine(text) !== undefined) return [];
    return idsIn(later).flatMap((one) => idsIn(earlier).map((other): [string, string, boolean] => [one, other, false]));
  });
  return [...own, ...beside];
}

function asFeature(task: Task, dependencies: string[], file: string): Feature {
  const { id, name, phase, section, details, story, verification } = task;
  const where = [phase, section === phase ? '' : section].filter((part) => part !== '').join(': ');
  // A sentence may go on over several lines.
  const first = details.findIndex((line) => /^(?:```|~~~|[|>#]|[-*+]\s|\d{1,9}[.)]\s)/.test(line));
  const lead = details.slice(0, first === -1 ? undefined : first);
  const checks = details.filter((line) => /^(?:[-*+]\s+)?(?:\*\*)?verif\w*(?:\*\*)?\s*:/i.test(line));
  return newFeature({
    id,
    name: asTitle(plainWords([name, ...lead].join(' '))),
    description: asDescription([name, ...lead, ...(where === '' ? [] : [`(${where})`]), ...details.slice(lead.length)]),
    component: (story ?? phase).slice(0, 200),
    kind: verification || task.children.length > 0 ? 'verification' : isTest(task) ? 'test' : 'feature',
    dependencies,
    verification_commands: distinctCommands(checks.flatMap(commandsIn)),
    parallel: verification ? false : task.parallel ? true : null,
    claimed: /[xX✓✔]/.test(task.mark),
    origin: `${file}:${task.line}`,
  });
}

/**
 * The text of a plan with a feature's boxes checked or unchecked: that of its task or, of a feature that an agent made, those in its lines.
 * All other text remains unchanged.
 * @param origin `file:line` or `file:from-to, from-to`, as the plan was read.
 */
export function markFeature(text: string, id: string, origin: string | null, mark: 'x' | ' '): string {
  const ranges = (origin ?? '').slice((origin ?? '').lastIndexOf(':') + 1).split(', ');
  const places = ranges.map((range) => range.split('-').map(Number));
  const isIn = (number: number) => places.some(([from = 0, to = 0]) => from <= number && number <= to);
  const lines = text.split(/(?<=\r\n|\r(?!\n)|\n)/);
  return lines
    .map((line, index) =>
      readTaskLine(line.trim())?.id === id || isIn(index + 1)
        ? line.replace(box, (_, before: string, __, after: string) => `${before}${mark}${after}`)
        : line,
    )
    .join('');
}

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
  // A block that is never closed is read as text, so that no task after it is lost.
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

/** The sections of a plan that only a reader understands: between its headings, or all of it. */
export function sectionsOf(text: string, file: string): PlanSection[] {
  const lines = markdownLines(text);
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
    // What stands before the first heading belongs to it.
    from: index === 0 ? 1 : at,
    to: (begins[index + 1]?.at ?? lines.length + (isEnded ? 0 : 1)) - 1,
  }));
}

/** @throws WorkflowError when a plan is no text, too large, or empty. */
export function refuseOddPlan(text: string, file: string): void {
  const refused = (what: string) =>
    new WorkflowError(what, {
      where: file,
      fix: 'Name a plan in Markdown or LaTeX: /autonomous-workflow:implement … --plan path/to/plan.md',
      exitCode: exitCodes.usage,
    });
  if (text.length > largestPlan) throw refused('The plan is too large to be one');
  // A text contains no NUL; a decoder replaces invalid bytes by U+FFFD.
  if (text.includes('\0') || (text.match(/\ufffd/g)?.length ?? 0) > text.length / 100)
    throw refused('The plan is not a text');
  if (text.trim() === '') throw refused('The plan is empty');
}
