import * as z from 'zod/mini';
import { asTitle, formatIssues } from '../../base/text.ts';
import { exitCodes, printable, WorkflowError } from '../../base/errors.ts';
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

/** The content of a plan: features, or text that only an agent can divide into features. */
export type PlanReading =
  { is: 'features'; features: Feature[]; notes: string[] } | { is: 'needs-decomposition'; sections: PlanSection[] };

/** The largest plan that is read, in bytes; far above plans written by people. */
export const largestPlan = 1_000_000;

/**
 * Reads a plan: a list of tasks with boxes and ids such as `T001` is read by code, and any other text needs an agent.
 * @throws WorkflowError when it is no text, too large, or empty.
 */
export function readPlanText(text: string, file: string): PlanReading {
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
  const tasks = /\.tex$/i.test(file) ? undefined : readTasks(text, file);
  return tasks ?? { is: 'needs-decomposition', sections: sectionsOf(text, file) };
}

interface MarkdownLine {
  number: number;
  /** Columns before the text. */
  indent: number;
  /** Empty in code blocks, comments and front matter, which are no part of the plan's form. */
  text: string;
  raw: string;
  /** 1 to 6 for a heading, else 0. */
  level: number;
}

const longestLine = 4_000;

/** The lines of a Markdown text with any kind of line ends. */
function markdownLines(text: string): MarkdownLine[] {
  const lines = printable(text)
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/);
  /** The end of the block that a line is in. */
  let end = lines[0]?.trimEnd() === '---' && lines.indexOf('---', 1) > 0 ? /^---$/ : undefined;
  return lines.map((line, index) => {
    const raw = line.slice(0, longestLine);
    const isInBlock = end !== undefined;
    if (end === undefined) end = endOfBlock(raw);
    else if (index > 0 && end.test(raw)) end = undefined;
    const shown = isInBlock || end !== undefined ? '' : raw.replace(/<!--.*?-->/g, '').trim();
    const indent = raw.replaceAll('\t', '    ').search(/\S|$/);
    return { number: index + 1, indent, text: shown, raw, level: /^#{1,6}(?=\s|$)/.exec(shown)?.[0].length ?? 0 };
  });
}

/** The pattern of the line that ends the code block or comment begun in this one; undefined where none begins. */
function endOfBlock(line: string): RegExp | undefined {
  const fence = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)?(`{3,}|~{3,})([^`]*)$/.exec(line)?.[1];
  if (fence !== undefined) return new RegExp(`^[\\s>]*${fence.charAt(0)}{${fence.length},}\\s*$`);
  return line.lastIndexOf('<!--') > line.lastIndexOf('-->') ? /-->/ : undefined;
}

/** Running text without the marks of bold type. */
const plainWords = (text: string): string =>
  text
    .replace(/\*\*(\S(?:[^*]{0,300}\S)?)\*\*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

const headingText = ({ text }: Pick<MarkdownLine, 'text'>): string =>
  plainWords(text.replace(/^#+\s*/, '').replace(/\s#+$/, ''));

const box = /^(\s*(?:[-*+]|\d{1,9}[.)])\s+\[)(.)(\]\*?\s+)(?=\S)/u;
/** An id with letters, as in `T001`: it makes a list the exact form that code reads. */
const idOfTask =
  /^(T\d{1,6}[a-z]?|TASK-?\d{1,6}|F\d{2,6}|VE?F?\d{1,4}(?=\s+\[)|[A-Z]{2,8}-\d{1,6})[.:)]?(?:\s+[-–—])?(?:\s+|$)/;
const idsIn = (text: string): string[] =>
  text.match(/\b(?:T\d{1,6}[a-z]?|TASK-?\d{1,6}|F\d{2,6}|[A-Z]{2,8}-\d{1,6})\b/g) ?? [];
const tag = /\[(P|VERIFY|US[ -]?\d{1,4}|STORY[ -]?\d{1,4})\]/gi;

interface Task {
  id: string;
  name: string;
  mark: string;
  /** `P`, `VERIFY`, and the user story it belongs to, such as `US1`. */
  tags: string[];
  line: number;
  indent: number;
  /** The headings of the phase and directly above the task. */
  phase: string;
  section: string;
  details: string[];
}

/** The id, name, mark and tags of a task's line; undefined for any other line, and without an id for a box that has none. */
function readTaskLine(text: string): (Pick<Task, 'name' | 'mark' | 'tags'> & { id: string | undefined }) | undefined {
  const [whole, , mark = ''] = box.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const body = plainWords(text.slice(whole.length));
  const [label = '', id] = idOfTask.exec(body) ?? [];
  const tags = [...body.matchAll(tag)].map(([, one = '']) => one.toUpperCase());
  return { id, name: plainWords(body.slice(label.length).replace(tag, ' ')) || (id ?? 'Task'), mark, tags };
}

/**
 * Reads a list of tasks: `[P]`, `[VERIFY]`, story labels, phases. Each task comes after the previous one, and neighbours with `[P]` run in
 * parallel; it needs only what it says it depends on, and a verification what was built since the one before. Checked ones become claimed,
 * cancelled ones are left out.
 * @returns undefined without such a task.
 */
export function readTasks(text: string, file: string): PlanReading | undefined {
  const lines = markdownLines(text);
  const { tasks, left } = tasksIn(lines);
  if (tasks.length === 0) return undefined;
  const cancelled = tasks.flatMap(({ id, mark }) => (mark === '-' || mark === '~' ? [id] : []));
  const { ordered, moved } = testsLast(tasks.filter(({ id }) => !cancelled.includes(id)));
  const order = orderOf(ordered);
  const ids = ordered.map(({ id }) => id);
  for (const [later, earlier, isOwn] of statedIn(lines, ordered)) {
    const needs = order.get(later)?.needs;
    // A line beside the tasks takes no part where it contradicts their order.
    const isBefore = ids.includes(earlier) && ids.indexOf(earlier) < ids.indexOf(later);
    if (needs?.includes(earlier) === false && !cancelled.includes(earlier) && (isOwn || isBefore)) needs.push(earlier);
  }
  const notes = [
    ['not taken as tasks, since they have no id: lines', left],
    ['cancelled, so left out:', cancelled],
    ['tests that the plan has written first come at the end of their phase, for the suite to stay green:', moved],
  ] as const;
  return {
    is: 'features',
    features: ordered.map((task) => asFeature(task, order.get(task.id), file)),
    notes: notes.flatMap(([what, which]) => (which.length === 0 ? [] : [`${file}: ${what} ${which.join(', ')}`])),
  };
}

/** The tasks, wherever they are indented, and the lines of boxes without an id that are below none of them. */
function tasksIn(lines: readonly MarkdownLine[]): { tasks: Task[]; left: number[] } {
  const tasks: Task[] = [];
  const left: number[] = [];
  const headings: string[] = [];
  let open: Task[] = [];
  for (const line of lines) {
    const { level, indent, number } = line;
    const isBlank = line.raw.trim() === '';
    if (level > 0) {
      headings.length = level - 1;
      headings[level - 1] = headingText(line);
    }
    open = level > 0 ? [] : open.filter((task) => isBlank || indent > task.indent);
    const found = level > 0 ? undefined : readTaskLine(line.text);
    if (found?.id !== undefined) {
      const section = headings.findLast((heading) => heading) ?? '';
      const phase = headings.find((heading, at) => at > 0 && heading) ?? section;
      const task = { ...found, id: found.id, line: number, indent, phase, section, details: [] };
      tasks.push(task);
      open.push(task);
    } else if (open.length > 0 && !isBlank) open.at(-1)?.details.push(line.raw.trim());
    else if (found !== undefined) left.push(number);
  }
  return { tasks, left };
}

const isVerification = ({ tags }: Task) => tags.includes('VERIFY');
const isTest = (task: Task) => !isVerification(task) && task.section !== task.phase && /^tests?\b/i.test(task.section);

/** Moves tests that a plan puts before the tested code to the end of their phase, since the suite must be green after every feature. */
function testsLast(tasks: readonly Task[]): { ordered: Task[]; moved: string[] } {
  const phases = [...new Set(tasks.map(({ phase }) => phase))].map((phase) =>
    tasks.filter((one) => one.phase === phase),
  );
  const ordered = phases.flatMap((all) => [...all.filter((one) => !isTest(one)), ...all.filter(isTest)]);
  const moved = phases.flatMap((all) => (all.every(isTest) ? [] : all.filter(isTest).map(({ id }) => id)));
  return { ordered, moved };
}

interface Order {
  after: string[];
  needs: string[];
}

/**
 * Each comes after the previous one, but neighbours in a section that may run beside each other after the layer before; a verification
 * needs what was built since the one before.
 */
function orderOf(tasks: readonly Task[]): Map<string, Order> {
  const order = new Map<string, Order>();
  let before: string[] = [];
  let beside: string[] = [];
  let built: string[] = [];
  for (const [index, task] of tasks.entries()) {
    const isBeside = task.tags.includes('P') && !isVerification(task);
    const last = tasks[index - 1];
    if (beside.length > 0 && (!isBeside || task.phase !== last?.phase || task.section !== last.section)) {
      before = beside;
      beside = [];
    }
    order.set(task.id, { after: [...before], needs: isVerification(task) ? built : [] });
    if (isBeside) beside.push(task.id);
    else before = [task.id];
    built = isVerification(task) ? [] : [...built, task.id];
  }
  return order;
}

/** The order that `depends on` states: in the line or the details of a task, or in a line beside the tasks, `T005 depends on T001`. */
function statedIn(lines: readonly MarkdownLine[], tasks: readonly Task[]): (readonly [string, string, boolean])[] {
  const own = tasks.flatMap(({ id, name, details }) => [name, ...details].map((text) => [id, text, true] as const));
  const beside = lines.flatMap(({ text }) =>
    readTaskLine(text) === undefined
      ? idsIn(/^(.*?)\bdepends? on\b/i.exec(text)?.[1] ?? '').map((id) => [id, text, false] as const)
      : [],
  );
  return [...own, ...beside].flatMap(([later, text, isOwn]) =>
    idsIn(/\bdepends? on\b(.*)$/i.exec(text)?.[1] ?? '').map((earlier) => [later, earlier, isOwn] as const),
  );
}

/** The commands marked as code in a line of a plan; they are only proposals until a person confirms them. */
export function commandsIn(line: string): string[] {
  const found = [...line.matchAll(/`([^`]{2,1000})`/g)].map(([, code = '']) => code.trim());
  return found.filter((code) => /^(?:\.{1,2}\/\S+|\S+\s.+)/.test(code));
}

const distinctCommands = (commands: readonly string[]): string[] =>
  [...new Set(commands)].filter(({ length }) => length <= 1_000).slice(0, 20);

function asFeature(task: Task, { after, needs }: Order = { after: [], needs: [] }, file: string): Feature {
  const { id, name, phase, section, details, tags } = task;
  const where = [phase, section === phase ? '' : section].filter((part) => part !== '').join(': ');
  // A sentence may go on over several lines.
  const first = details.findIndex((line) => /^(?:```|~~~|[|>#]|[-*+]\s|\d{1,9}[.)]\s)/.test(line));
  const lead = details.slice(0, first === -1 ? undefined : first);
  const checks = details.filter((line) => /^(?:[-*+]\s+)?(?:\*\*)?verif\w*(?:\*\*)?\s*:/i.test(line));
  return newFeature({
    id,
    name: asTitle(plainWords([name, ...lead].join(' '))),
    description: asDescription([name, ...lead, ...(where === '' ? [] : [`(${where})`]), ...details.slice(lead.length)]),
    component: (tags.find((one) => one !== 'P' && one !== 'VERIFY') ?? phase).slice(0, 200),
    kind: isVerification(task) ? 'verification' : isTest(task) ? 'test' : 'feature',
    dependencies: needs,
    after: after.filter((earlier) => !needs.includes(earlier)),
    verification_commands: distinctCommands(checks.flatMap(commandsIn)),
    parallel: isVerification(task) ? false : tags.includes('P') ? true : null,
    claimed: /[xX✓✔]/.test(task.mark),
    origin: `${file}:${task.line}`,
  });
}

/**
 * The text of a plan with a feature's boxes checked or unchecked: that of its task or, of a feature that an agent made, those in the
 * lines of its origin, `file:from-to, from-to`.
 */
export function markFeature(text: string, id: string, origin: string | null, mark: 'x' | ' '): string {
  const ranges = (origin ?? '').slice((origin ?? '').lastIndexOf(':') + 1).split(', ');
  const places = ranges.map((range) => range.split('-').map(Number));
  const isIn = (number: number) => places.some(([from = 0, to = 0]) => from <= number && number <= to);
  return text
    .split(/(?<=\r\n|\r(?!\n)|\n)/)
    .map((line, index) =>
      readTaskLine(line.trim())?.id === id || isIn(index + 1) ? line.replace(box, `$1${mark}$3`) : line,
    )
    .join('');
}

const longestDescription = 6_000;

/** Lines of a plan as the description of a feature, cut to the limit of a feature list. */
function asDescription(lines: readonly string[]): string {
  const text = lines.join('\n').trim();
  return text.length <= longestDescription
    ? text
    : `${text.slice(0, longestDescription)}\n… (cut; the plan has the whole text)`;
}

/** A feature's name from a text of any length, and its description, which begins with that text where the name is shortened. */
function titled(text: string, lines: readonly string[]): Pick<Feature, 'name' | 'description'> {
  const name = asTitle(text);
  return { name, description: asDescription([...(name === text.replace(/\s+/g, ' ').trim() ? [] : [text]), ...lines]) };
}

/** The largest number of sections for one agent; the last one has what is below the others. */
const mostSections = 200;

/** The sections of a plan that only a reader understands: between its headings, or all of it. */
function sectionsOf(text: string, file: string): PlanSection[] {
  const lines = markdownLines(text);
  const headings = lines.filter(({ level }) => level > 0);
  const begins = headings.slice(0, mostSections).map((line) => ({ at: line.number, title: headingText(line) }));
  if (begins.length === 0) begins.push({ at: 1, title: file });
  const isEnded = lines.length > 1 && lines.at(-1)?.raw === '';
  return begins.map(({ at, title }, index) => ({
    id: `S${index + 1}`,
    title: title === '' ? `line ${at}` : title.slice(0, 200),
    // Text before the first heading belongs to it.
    from: index === 0 ? 1 : at,
    to: (begins[index + 1]?.at ?? lines.length + (isEnded ? 0 : 1)) - 1,
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

/** The features of a decomposer's hand-in, a sentence for each section that it leaves out, and what is wrong with it. */
export interface Decomposed {
  features: Feature[];
  notes: string[];
  problems: string[];
}

/**
 * Reads a decomposer's hand-in, which must use or leave out every section of the plan. Requirements, with the files that have to exist,
 * must stand in the plan as they are named.
 */
export function readDecomposition(
  value: unknown,
  { sections, text, file }: { sections: readonly PlanSection[]; text: string; file: string },
): Decomposed {
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
  return { features, notes, problems: [...problems, ...findProblems({ features, proofs: [] })] };
}

/**
 * The items of plan.json: a feature for each step, and for each component that no step builds; undefined without any. A dependency on
 * a component is one on the steps that build it. Without any dependencies of steps, each comes after the previous one.
 * @throws WorkflowError when it is not such a plan.
 */
export function readPlanItems(value: unknown, file: string): PlanReading | undefined {
  const shape = planSchema.safeParse(value);
  if (!shape.success) {
    throw new WorkflowError('The plan is not valid', {
      where: file,
      received: formatIssues(shape.error.issues, value).join('; '),
      fix: 'The user names another plan in a terminal: autonomous-workflow feature import --from plan.md',
      exitCode: exitCodes.invalidState,
    });
  }
  const items = itemsOf(shape.data);
  const steps = items.filter(({ kind }) => kind === 'step');
  const components = items.filter(({ kind }) => kind === 'component');
  const buildersOf = (id: string) => steps.filter(({ builds = [] }) => builds.includes(id)).map((step) => step.id);
  const built = [...components.filter(({ id }) => buildersOf(id).length === 0), ...steps];
  if (built.length === 0) return undefined;
  const isChain = steps.every(({ depends_on }) => depends_on.length === 0);
  const features = built.map((one): Feature => {
    const before = isChain && one.kind === 'step' ? steps[steps.indexOf(one) - 1]?.id : undefined;
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
      ...(before !== undefined && { after: [before] }),
      verification_commands: distinctCommands([one, ...below].flatMap(({ verification = [] }) => verification)),
      origin: `${file}:${one.id}`,
    });
  });
  return { is: 'features', features, notes: [] };
}

function describe({ text, purpose, interfaces = [] }: PlanItem): string {
  return [
    text,
    ...(purpose === undefined ? [] : [`Purpose: ${purpose}`]),
    ...interfaces.map((one) => `Interface: ${one}`),
  ].join('\n');
}
