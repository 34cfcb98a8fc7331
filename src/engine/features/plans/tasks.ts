import { mostFeatures } from '../check.ts';
import type { Feature } from '../feature.ts';
import { newFeature } from '../new-feature.ts';
import { printable } from '../../workflow-error.ts';
import { commandsIn, distinctCommands } from './commands.ts';
import { dependenciesOf } from './layers.ts';
import { headingText, plainWords, readMarkdown, type MarkdownLine } from './markdown-lines.ts';
import { asDescription, asName, unclosedNote, type PlanReading } from './reading.ts';
import { idsIn, readTaskLine, type TaskLine } from './task-line.ts';

interface Task extends TaskLine {
  line: number;
  indent: number;
  /** The heading of the phase, and the one right above. */
  phase: string;
  section: string;
  details: string[];
  commands: string[];
  children: Task[];
}

/** Lists below such headings are about the plan as a whole. */
const aside =
  /criteria|definition of done|checklist|^notes?\b|references|out of scope|not doing|legend|format|example/i;
const detailLabel =
  /^(?:[-*+]\s+)?(?:\*\*|__|_)?(verify|verification|depends on|dependencies|blocked by)(?:\*\*|__|_)?\s*:(.*)$/i;

/**
 * Reads a list of tasks with checkboxes, as spec folders have it: ids, `[P]`, `[VERIFY]`, story labels, phases. Tasks go one after the
 * other, neighbours with `[P]` beside each other, and a verification comes after everything before it. Checked ones count as claimed.
 * @returns undefined when there is no task in it.
 */
export function readTasks(text: string, file: string): PlanReading | undefined {
  const { lines, unclosed } = readMarkdown(printable(text));
  const { tasks, left } = tasksIn(lines);
  if (tasks.length === 0) return undefined;
  const notes = unclosedNote(file, unclosed);
  if (left.length > 0)
    notes.push(`${file}: not taken as tasks, since they stand in a checklist without ids: lines ${left.join(', ')}`);
  // One more than can be worked on is enough to be refused.
  const steps = flatten(tasks).slice(0, mostFeatures + 1);
  const ordered = testsLast(steps, file, notes);
  const ids = idsFor(ordered);
  const known = new Set(ids.values());
  const dependencies = dependenciesOf(
    ordered.map((task, index) => ({
      id: ids.get(task) ?? '',
      parallel: task.parallel && !task.verification,
      breaks: task.section !== ordered[index - 1]?.section || task.phase !== ordered[index - 1]?.phase,
      stated: task.needs.filter((need) => known.has(need) || /^T\d/.test(need)),
    })),
  );
  const features = ordered.map((task) => asFeature(task, ids.get(task) ?? '', dependencies, file));
  return { is: 'features', features, groups: [], notes };
}

function asFeature(task: Task, id: string, dependencies: ReadonlyMap<string, string[]>, file: string): Feature {
  const { name, phase, section, details, story } = task;
  const where = [phase, section === phase ? '' : section].filter((part) => part !== '').join(': ');
  return newFeature({
    id,
    name: asName(name),
    description: asDescription([name, ...(where === '' ? [] : [`(${where})`]), ...details]),
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
  /** The tasks that the line at hand is below of. */
  let open: Task[] = [];
  for (const line of lines) {
    if (line.inert) continue;
    if (line.level > 0) {
      headings.length = Math.max(0, line.level - 1);
      headings[line.level - 1] = headingText(line);
      open = [];
      continue;
    }
    const told = readTaskLine(line.text);
    open = open.filter((task) => line.indent > task.indent || (told === undefined && line.text === ''));
    const above = open.at(-1);
    if (told === undefined || (above !== undefined && told.id === null)) {
      if (above !== undefined && line.text !== '') addDetail(above, line.text);
      continue;
    }
    const section = headings.findLast((heading) => heading) ?? '';
    if (told.id === null && aside.test(section)) {
      left.push(line.number);
      continue;
    }
    const phase = headings.find((heading, level) => level > 0 && heading) ?? section;
    const task: Task = {
      ...told,
      line: line.number,
      indent: line.indent,
      phase,
      section,
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
  task.details.push(text);
  const [, label, rest = ''] = detailLabel.exec(text) ?? [];
  if (label === undefined) return;
  if (/^verif/i.test(label)) task.commands.push(...commandsIn(rest));
  else task.needs.push(...idsIn(plainWords(rest)));
}

/** The tasks one after the other; one that has tasks below it comes behind them, to see that the whole holds. */
function flatten(tasks: readonly Task[]): Task[] {
  return tasks.flatMap((task) => [...flatten(task.children), task]);
}

function isTestSection({ section, phase, verification }: Task): boolean {
  return !verification && section !== phase && /^tests?\b/i.test(section);
}

/**
 * Tests that a plan has written before what they test: the suite must be green after every feature, so they come at the end of
 * their phase.
 */
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
    if (isFirst) moved.push(...tests.map(({ id, line }) => id ?? `line ${line}`));
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

/** The ids of the plan, and new ones for tasks without. */
function idsFor(tasks: readonly Task[]): Map<Task, string> {
  const taken = new Set(tasks.map(({ id }) => id));
  let number = 0;
  const next = () => {
    do number += 1;
    while (taken.has(`F${String(number).padStart(3, '0')}`));
    return `F${String(number).padStart(3, '0')}`;
  };
  return new Map(tasks.map((task) => [task, task.id ?? next()]));
}
