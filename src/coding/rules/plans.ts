import * as z from 'zod/mini';
import { asTitle, formatIssues } from '../../base/text.ts';
import { cut, exitCodes, oneLine, printable, WorkflowError } from '../../base/errors.ts';
import { words } from '../../loop/rules/hand-in-fields.ts';
import { itemsOf, planSchema, type PlanItem } from '../../planning/rules/plan.ts';
import { featureSchema, findProblems, newFeature, plannedKinds, type Feature } from './feature.ts';

/** A piece of a plan that an agent has to divide into features. */
export interface PlanSection {
  /** An id such as `S1`, which features refer to. */
  id: string;
  title: string;
  from: number;
  to: number;
}

/** The features of a plan, with what it names that is none of them; or the sections of a text that only an agent can divide. */
export interface PlanReading {
  features: Feature[];
  notes: string[];
  sections: PlanSection[];
}

/** The largest plan that is read, in bytes; far above plans written by people. */
export const largestPlan = 1_000_000;

/**
 * Reads a plan: a list of tasks with boxes and ids such as `T001` is read by code, and any other text needs an agent.
 * @throws WorkflowError when it is empty, or no text.
 */
export function readPlanText(text: string, file: string): PlanReading {
  // A text contains no NUL.
  if (text.trim() === '' || text.includes('\0'))
    throw new WorkflowError(`The plan is ${text.trim() === '' ? 'empty' : 'not a text'}`, {
      where: file,
      fix: 'Name a plan in Markdown or LaTeX: /autonomous-workflow:implement … --plan path/to/plan.md',
      exitCode: exitCodes.usage,
    });
  const read = /\.tex$/i.test(file) ? undefined : readTasks(text, file);
  return read ?? { features: [], notes: [], sections: sectionsOf(text, file) };
}

interface MarkdownLine {
  number: number;
  raw: string;
  /** Empty in code blocks and comments, which are no part of the plan's form. */
  text: string;
  /** 1 to 6 for a heading, else 0. */
  level: number;
}

/** The lines of a Markdown text with any kind of line ends. */
function markdownLines(text: string): MarkdownLine[] {
  /** The end of the block that a line is in. */
  let end: RegExp | undefined;
  return printable(text)
    .split(/\r\n|\r|\n/)
    .map((raw, index) => {
      const isInBlock = end !== undefined;
      if (end === undefined) end = endOfBlock(raw);
      else if (end.test(raw)) end = undefined;
      const shown = isInBlock || end !== undefined ? '' : raw.replace(/<!--.*?-->/g, '').trim();
      return { number: index + 1, raw, text: shown, level: /^#{1,6}(?=\s|$)/.exec(shown)?.[0].length ?? 0 };
    });
}

/** The pattern of the line that ends the code block or comment begun in this one; undefined where none begins. */
function endOfBlock(line: string): RegExp | undefined {
  const fence = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)?(`{3,}|~{3,})([^`]*)$/.exec(line)?.[1];
  if (fence !== undefined) return new RegExp(`^[\\s>]*${fence.charAt(0)}{${fence.length},}\\s*$`);
  return line.lastIndexOf('<!--') > line.lastIndexOf('-->') ? /-->/ : undefined;
}

/** Running text without the marks of bold type. */
const plainWords = (text: string): string => oneLine(text.replace(/\*\*(\S(?:[^*]{0,300}\S)?)\*\*/g, '$1'));

const headingText = ({ text }: MarkdownLine): string => plainWords(text.replace(/^#+\s*/, '').replace(/\s#+$/, ''));

const box = /^(\s*(?:[-*+]|\d{1,9}[.)])\s+\[)([xX]|[^\p{L}\p{N}])(\]\*?\s+)(?=\S)/u;
/** An id with letters makes a list the exact form that code reads. */
const taskId = '(?:T\\d{1,6}[a-z]?|TASK-?\\d{1,6}|F\\d{2,6}|[A-Z]{2,8}-\\d{1,6})';
const idOfTask = new RegExp(`^(${taskId}|VE?F?\\d{1,4}(?=\\s+\\[))[.:)]?(?:\\s+[-–—])?(?:\\s+|$)`);
const idsIn = (text: string): string[] => text.match(new RegExp(`\\b${taskId}\\b`, 'g')) ?? [];
const tag = /\[(P|VERIFY|US[ -]?\d{1,4}|STORY[ -]?\d{1,4})\]/gi;

interface TaskLine {
  /** Undefined for a box that has none. */
  id: string | undefined;
  name: string;
  mark: string;
  /** `P`, `VERIFY`, and the user story it belongs to, such as `US1`. */
  tags: string[];
}

/** What a line says of a task; undefined for any other line. */
function readTaskLine(text: string): TaskLine | undefined {
  const [whole, , mark = ''] = box.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const body = plainWords(text.slice(whole.length));
  const [label = '', id] = idOfTask.exec(body) ?? [];
  const tags = [...body.matchAll(tag)].map(([, one = '']) => one.toUpperCase());
  return { id, name: plainWords(body.slice(label.length).replace(tag, ' ')) || (id ?? 'Task'), mark, tags };
}

interface Task extends TaskLine {
  id: string;
  line: number;
  /** The headings of the phase and directly above the task. */
  phase: string;
  section: string;
  /** The indented lines below it. */
  details: string[];
  /** The ids that it is said to depend on: in its lines, or in one after the tasks, `T005 depends on T001`. */
  needs: string[];
}

/** The tasks, wherever they are indented, and the lines of boxes without an id that are below none. */
function tasksIn(lines: readonly MarkdownLine[]): { tasks: Task[]; left: number[] } {
  const tasks: Task[] = [];
  const left: number[] = [];
  let [phase, section] = ['', ''];
  let open: Task | undefined;
  for (const line of lines) {
    if (line.level > 0) section = headingText(line);
    if (line.level === 1 || line.level === 2) phase = section;
    if (line.raw.trim() === '') continue;
    const read = line.level > 0 ? undefined : readTaskLine(line.text);
    if (read?.id !== undefined) {
      open = { ...read, id: read.id, line: line.number, phase, section, details: [], needs: [] };
      tasks.push(open);
    } else if (line.level > 0 || !/^\s/.test(line.raw)) open = undefined;
    else open?.details.push(line.raw.trim());
    if (read !== undefined && open === undefined) left.push(line.number);
    const [, before = '', after = ''] = /^(.*?)\bdepends? on\b(.*)$/i.exec(line.text) ?? [];
    const later = idsIn(before);
    for (const task of open === undefined ? tasks.filter(({ id }) => later.includes(id)) : [open])
      task.needs.push(...idsIn(after));
  }
  return { tasks, left };
}

const isVerification = ({ tags }: Task) => tags.includes('VERIFY');
const isParallel = (task: Task) => task.tags.includes('P') && !isVerification(task);
const isTest = (task: Task) => !isVerification(task) && task.section !== task.phase && /^tests?\b/i.test(task.section);

/**
 * Reads a list of tasks: `[P]`, `[VERIFY]`, story labels, phases. Each task comes after the previous one, and neighbours with `[P]` run in
 * parallel; it needs only what it says it depends on, and a verification what was built since the one before. Tests that a plan puts before
 * the tested code come at the end of their phase, since the suite must be green after every feature. Checked ones become claimed,
 * cancelled ones are left out.
 * @returns undefined without such a task.
 */
export function readTasks(text: string, file: string): PlanReading | undefined {
  const { tasks, left } = tasksIn(markdownLines(text));
  if (tasks.length === 0) return undefined;
  const [cancelled, kept] = [tasks.filter(isCancelled), tasks.filter((task) => !isCancelled(task))];
  const phases = [...new Set(kept.map(({ phase }) => phase))];
  const place = (task: Task) => 2 * phases.indexOf(task.phase) + Number(isTest(task));
  const ordered = kept.toSorted((a, b) => place(a) - place(b));
  const isLeftOut = (need: string) => cancelled.some(({ id }) => id === need);
  const moved = ordered.filter((task, at) => isTest(task) && kept[at] !== task);
  /** Those that the next task comes after, those beside it, and what the next verification needs. */
  let before: string[] = [];
  let beside: string[] = [];
  let built: string[] = [];
  const features = ordered.map((task, at): Feature => {
    const last = ordered[at - 1];
    if (last !== undefined && !isBeside(task, last)) [before, beside] = [beside, []];
    const needs = [...(isVerification(task) ? built : []), ...task.needs];
    const feature = asFeature(
      task,
      file,
      before,
      needs.filter((need) => !isLeftOut(need)),
    );
    beside = [...beside, task.id];
    built = isVerification(task) ? [] : [...built, task.id];
    return feature;
  });
  const ids = (some: readonly Task[]) => some.map(({ id }) => id);
  const notes = [
    ['not taken as tasks, since they have no id: lines', left],
    ['cancelled, so left out:', ids(cancelled)],
    ['tests that the plan has written first come at the end of their phase, for the suite to stay green:', ids(moved)],
  ] as const;
  return {
    features,
    notes: notes.flatMap(([what, which]) => (which.length === 0 ? [] : [`${file}: ${what} ${which.join(', ')}`])),
    sections: [],
  };
}

const isCancelled = ({ mark }: Task): boolean => mark === '-' || mark === '~';

/** Whether a task and the one before it may run beside each other. */
const isBeside = (task: Task, last: Task): boolean =>
  isParallel(task) && isParallel(last) && task.phase === last.phase && task.section === last.section;

/** The commands marked as code in a line of a plan; they are only proposals until a person confirms them. */
export function commandsIn(line: string): string[] {
  const found = [...line.matchAll(/`([^`]{2,1000})`/g)].map(([, code = '']) => code.trim());
  return found.filter((code) => /^(?:\.{1,2}\/\S+|\S+\s.+)/.test(code));
}

const distinctCommands = (commands: readonly string[]): string[] =>
  [...new Set(commands)].filter(({ length }) => length <= 1_000).slice(0, 20);

function asFeature(task: Task, file: string, before: readonly string[], needs: readonly string[]): Feature {
  const { id, name, phase, section, details, tags } = task;
  const where = [...new Set([phase, section])].filter((part) => part !== '').join(': ');
  const checks = details.filter((line) => /^(?:[-*+]\s+)?(?:\*\*)?verif\w*(?:\*\*)?\s*:/i.test(line));
  return newFeature({
    id,
    name: asTitle(name),
    description: asDescription([name, ...(where === '' ? [] : [`(${where})`]), ...details]),
    component: (tags.find((one) => one !== 'P' && one !== 'VERIFY') ?? phase).slice(0, 200),
    kind: isVerification(task) ? 'verification' : isTest(task) ? 'test' : 'feature',
    dependencies: [...new Set(needs)],
    after: before.filter((earlier) => !needs.includes(earlier)),
    verification_commands: distinctCommands(checks.flatMap(commandsIn)),
    parallel: isVerification(task) ? false : isParallel(task) ? true : null,
    claimed: /[xX✓✔]/.test(task.mark),
    origin: `${file}:${task.line}`,
  });
}

/**
 * The text of a plan with a feature's boxes checked: that of its task or, of a feature that an agent made, those in the lines of its
 * origin, `file:from-to, from-to`.
 */
export function tickFeature(text: string, { id, origin }: Pick<Feature, 'id' | 'origin'>): string {
  const ranges = (origin ?? '').slice((origin ?? '').lastIndexOf(':') + 1).split(', ');
  const places = ranges.map((range) => range.split('-').map(Number));
  const isIn = (number: number) => places.some(([from = 0, to = 0]) => from <= number && number <= to);
  return text
    .split(/(?<=\r\n|\r(?!\n)|\n)/)
    .map((line, index) => (readTaskLine(line.trim())?.id === id || isIn(index + 1) ? line.replace(box, '$1x$3') : line))
    .join('');
}

const longestDescription = 6_000;

/** Lines of a plan as the description of a feature, cut to the limit of a feature list. */
function asDescription(lines: readonly string[]): string {
  const text = lines.join('\n').trim();
  return text.length <= longestDescription
    ? text
    : `${cut(text, longestDescription)}\n… (cut; the plan has the whole text)`;
}

/** A feature's name from a text of any length, and its description, which begins with that text where the name is shortened. */
function titled(text: string, lines: readonly string[]): Pick<Feature, 'name' | 'description'> {
  const name = asTitle(text);
  return { name, description: asDescription([...(name === oneLine(text) ? [] : [text]), ...lines]) };
}

/** The sections of a plan that only a reader understands: between its headings, or all of it. */
function sectionsOf(text: string, file: string): PlanSection[] {
  const lines = markdownLines(text.trimEnd());
  const headings = lines.filter(({ level }) => level > 0);
  const begins = headings.map((line) => ({ at: line.number, title: headingText(line) || `line ${line.number}` }));
  if (begins.length === 0) begins.push({ at: 1, title: file });
  return begins.map(({ at, title }, index) => ({
    id: `S${index + 1}`,
    title: title.slice(0, 200),
    // Text before the first heading belongs to it.
    from: index === 0 ? 1 : at,
    to: (begins[index + 1]?.at ?? lines.length + 1) - 1,
  }));
}

const sectionId = z.string().check(z.regex(/^S\d{1,3}$/, 'expected the id of a section of the plan, such as "S3"'));

/** The fields of a feature that an agent hands in; in all others it is a feature that nobody has begun. */
const { shape: said } = z.pick(featureSchema, {
  ...{ id: true, component: true, dependencies: true, ways: true, verification_commands: true },
  ...{ manual_verification: true, parallel: true, requirements: true },
});

const decomposedFeature = z.object({
  ...said,
  name: words(3, 200),
  description: words(20, 6_000),
  kind: z._default(z.enum(plannedKinds), 'feature'),
  sections: z.array(sectionId).check(z.minLength(1), z.maxLength(50)),
});

/** The hand-in of a feature-decomposer, which divides a plan in prose into features. */
export const decompositionHandIn = z.object({
  features: z.array(decomposedFeature),
  /** Sections with nothing to build, such as an introduction or a discussion of risks, with the reason. */
  left_out: z.array(z.object({ section: sectionId, why: words(3, 500) })),
});

/** A line that begins with the id of a requirement: `FR-003: …`, `- **R1**: …`. */
const numbered = /^\s*(?:[-*]\s+)?(?:\*\*)?([A-Z]{1,5}-?\d{1,4})(?:\*\*)?:/;

const longestOrigin = 1_000;

/**
 * The features of a decomposer's hand-in, a sentence for each section that it leaves out, and what is wrong with it: it must use or leave
 * out every section of the plan, and requirements, with the files that have to exist, must stand in the plan as they are named.
 */
export function readDecomposition(
  value: unknown,
  { sections, text, file }: { sections: readonly PlanSection[]; text: string; file: string },
): { features: Feature[]; notes: string[]; problems: string[] } {
  const shape = decompositionHandIn.safeParse(value);
  if (!shape.success) return { features: [], notes: [], problems: formatIssues(shape.error.issues, value) };
  const places = new Map(sections.map((section) => [section.id, section]));
  const { features: handedIn, left_out } = shape.data;
  const named = new Set([...handedIn.flatMap((one) => one.sections), ...left_out.map(({ section }) => section)]);
  const wanted = text.split('\n').flatMap((line, index) => {
    const id = numbered.exec(line)?.[1];
    return id === undefined ? [] : [{ id, number: index + 1, words: line.replace(numbered, '').trim() }];
  });
  const met = new Set(handedIn.flatMap(({ requirements = [] }) => requirements.map(({ id }) => id)));
  const out = left_out.flatMap(({ section }) => places.get(section) ?? []);
  const dropped = wanted.filter(
    ({ id, number }) => !met.has(id) && !out.some(({ from, to }) => from <= number && number <= to),
  );
  const problems = [
    ...[...named].filter((id) => !places.has(id)).map((id) => `${id} is no section of the plan`),
    ...sections
      .filter(({ id }) => !named.has(id))
      .map(({ id, title }) => `${id} ("${title}") is in no feature and not among the left_out`),
    ...handedIn.flatMap(({ id, requirements = [] }) =>
      requirements
        .flatMap((one) => [one.id, ...one.files])
        .filter((word) => !text.includes(word))
        .map((word) => `${id}: "${word}" of its requirements does not stand in the plan`),
    ),
    ...dropped.map(({ id, number }) => `${id} (line ${number} of the plan) is among the requirements of no feature`),
  ];
  const wordsOf = (id: string) => wanted.find((one) => one.id === id)?.words;
  const features = handedIn.map(({ sections: from, requirements, ...feature }): Feature => {
    const lines = from.flatMap((id) => places.get(id) ?? []).map((place) => `${place.from}-${place.to}`);
    const origin = `${file}:${lines.join(', ')}`.slice(0, longestOrigin);
    const asked = requirements && { requirements: requirements.map((one) => ({ ...one, words: wordsOf(one.id) })) };
    return newFeature({ ...feature, ...asked, ...titled(feature.name, [feature.description]), origin });
  });
  const notes = left_out.map(({ section, why }) => `${file}:${places.get(section)?.from ?? 1}: left out: ${why}`);
  return { features, notes, problems: [...problems, ...findProblems({ features })] };
}

/**
 * The items of plan.json: a feature for each step, and for each component that no step builds. A dependency on a component is one on the
 * steps that build it.
 * @throws WorkflowError when it is not such a plan, or has nothing to build.
 */
export function readPlanItems(value: unknown, file: string): PlanReading {
  const shape = planSchema.safeParse(value);
  const items = shape.success ? itemsOf(shape.data) : [];
  const steps = items.filter(({ kind }) => kind === 'step');
  const components = items.filter(({ kind }) => kind === 'component');
  const buildersOf = (id: string) => steps.filter(({ builds = [] }) => builds.includes(id)).map((step) => step.id);
  const built = [...components.filter(({ id }) => buildersOf(id).length === 0), ...steps];
  if (built.length === 0)
    throw new WorkflowError('The plan says nothing that could be built', {
      where: file,
      expected: 'items of the kind component or step',
      ...(!shape.success && { received: formatIssues(shape.error.issues, value).join('; ') }),
      fix: 'The user names another plan in a terminal: autonomous-workflow feature import --from plan.md',
      exitCode: exitCodes.usage,
    });
  const features = built.map((one): Feature => {
    const below = components.filter(({ id }) => one.builds?.includes(id));
    const needs = [one, ...below]
      .flatMap(({ depends_on }) => depends_on)
      .flatMap((id) => (buildersOf(id).length === 0 ? id : buildersOf(id)));
    const isOther = (id: string) => id !== one.id && built.some((other) => other.id === id);
    const parted = below.map((part) => `${part.title} (${part.id}): ${describe(part)}`);
    return newFeature({
      id: one.id,
      ...titled(one.title, [describe(one), ...parted]),
      component: (one.kind === 'component' ? one.title : below.map(({ title }) => title).join(', ')).slice(0, 200),
      dependencies: [...new Set(needs.filter(isOther))],
      verification_commands: distinctCommands([one, ...below].flatMap(({ verification = [] }) => verification)),
      origin: `${file}:${one.id}`,
    });
  });
  return { features, notes: [], sections: [] };
}

function describe({ text, purpose, interfaces = [] }: PlanItem): string {
  return [
    text,
    ...(purpose === undefined ? [] : [`Purpose: ${purpose}`]),
    ...interfaces.map((one) => `Interface: ${one}`),
  ].join('\n');
}
