import { namesIn, openRegular } from '../files/regular.ts';
import { statSync, closeSync, fstatSync, readFileSync } from 'node:fs';
import { basename, dirname, join, isAbsolute, relative, sep } from 'node:path';
import { docsFolder, type WorkflowPaths, realPathInside } from '../files/paths.ts';
import { readPlanItems } from './rules/plans/plan-items.ts';
import { readPlanText, largestPlan } from './rules/plans/read-plan.ts';
import type { PlanReading } from './rules/plans/reading.ts';
import { parseJson } from '../base/json.ts';
import { WorkflowError, exitCodes } from '../base/errors.ts';
import type { WorkflowState } from '../loop/rules/state.ts';

/** Folders that hold a folder with a tasks.md for each thing to build. */
const specFolders = ['specs', '.specify/specs', 'Specs', 'spec', 'docs/specs', '.kiro/specs'];
/** Folders of plans, a file each. */
const planFolders = ['docs/plans', 'docs/superpowers/plans', 'thoughts/shared/plans', 'thoughts/plans', 'plans'];

/** The places where a plan may be, in the order in which they are searched. */
export interface PlanPlace {
  /** The path as messages show it; `*` represents a number or a date. */
  pattern: string;
  /** Files from the project's root, with forward slashes, that are there. */
  find: () => string[];
}

/** Every place that is searched for the plan of a workflow; the first one that has it counts. */
export function planPlaces({ root, folder, name }: WorkflowPaths): PlanPlace[] {
  const files = [
    `${folder}/plan.json`,
    `${folder}/${name}-plan.tex`,
    `${folder}/${name}-plan.md`,
    `${docsFolder}/${name}-plan.tex`,
    `${docsFolder}/${name}-plan.md`,
    `${folder}/plan.md`,
    `${folder}/tasks.md`,
  ];
  const numbered = (entry: string) => entry === name || new RegExp(`^\\d{1,8}-${name}$`).test(entry);
  const dated = (entry: string) => entry === `${name}.md` || (entry.endsWith(`-${name}.md`) && /^\d/.test(entry));
  const one = (file: string): PlanPlace => ({
    pattern: file,
    find: () => (entriesOf(root, dirname(file)).includes(basename(file)) ? [file] : []),
  });
  return [
    ...files.map(one),
    ...specFolders.map((base) => ({
      pattern: `${base}/[*-]${name}/tasks.md`,
      find: () =>
        entriesOf(root, base)
          .filter(numbered)
          .filter((entry) => entriesOf(root, `${base}/${entry}`).includes('tasks.md'))
          .map((entry) => `${base}/${entry}/tasks.md`),
    })),
    ...planFolders.map((base) => ({
      pattern: `${base}/[*-]${name}.md`,
      find: () =>
        entriesOf(root, base)
          .filter(dated)
          .map((entry) => `${base}/${entry}`),
    })),
    one('plan.md'),
  ];
}

/** The names in a folder with their exact case, since some systems find a file in any case. */
function entriesOf(root: string, folder: string): string[] {
  return namesIn(join(root, folder)).sort();
}

/**
 * The text of a file of the project.
 * @param file from the project's root, or absolute.
 * @throws WorkflowError when it is outside of the project, missing, not a plain file, or larger than any plan.
 */
export function readProjectText(root: string, file: string): string {
  const path = isAbsolute(file) ? file : join(root, file);
  const refused = (what: string) =>
    new WorkflowError(what, { where: file, fix: 'Name a text file inside the project.', exitCode: exitCodes.usage });
  if (realPathInside(root, path) === undefined) throw refused('The file lies outside the project');
  const opened = openRegular(path);
  if (typeof opened !== 'number') throw refused(opened ?? 'There is no such file');
  try {
    if (fstatSync(opened).size > largestPlan) throw refused('The file is too large');
    return decode(readFileSync(opened));
  } finally {
    closeSync(opened);
  }
}

/** Editors on Windows may write UTF-16, with a byte order mark in the first two bytes. */
function decode(bytes: Buffer): string {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(bytes);
}

/** The plan that a workflow's features come from, from the project's root; undefined before they are imported. */
export function planSourceOf(state: WorkflowState & { plan_source?: unknown }): string | undefined {
  return typeof state.plan_source === 'string' ? state.plan_source : undefined;
}

export interface ReadPlan {
  /** From the project's root, with forward slashes. */
  file: string;
  reading: PlanReading;
}

/**
 * Reads the plan of a workflow: the one named, otherwise the first one found. A plan.json with nothing to build is skipped.
 * @param wanted a file or a folder with a tasks.md, from the project's root or absolute.
 * @throws WorkflowError when there is none, several are possible, or it is not a plan.
 */
export function findPlan(paths: WorkflowPaths, wanted?: string): ReadPlan {
  if (wanted !== undefined) return read(paths, planFile(paths, wanted)) ?? nothing(paths, wanted);
  const places = planPlaces(paths);
  for (const { find } of places) {
    const [file, ...others] = find();
    if (file === undefined) continue;
    if (others.length > 0) throw several(paths, [file, ...others]);
    const found = read(paths, file);
    if (found !== undefined) return found;
  }
  throw new WorkflowError(`There is no plan for '${paths.name}'`, {
    where: paths.root,
    expected: `one of feature-list.json in ${paths.folder}, ${places.map(({ pattern }) => pattern).join(', ')}`,
    fix: `Name your plan: /autonomous-workflow:implement '${paths.name}' --plan path/to/plan.md. It may be prose under headings, which an agent divides, or say "## Phase 1: …" with "### Success Criteria" for each phase, or "- [ ] T001 …" for each task.`,
    exitCode: exitCodes.usage,
  });
}

function read(paths: WorkflowPaths, file: string): ReadPlan | undefined {
  const text = readProjectText(paths.root, file);
  if (!file.endsWith('.json')) return { file, reading: readPlanText(text, file) };
  let value: unknown;
  try {
    value = parseJson(text);
  } catch (error) {
    throw new WorkflowError('The plan is not valid', {
      where: file,
      received: (error as Error).message,
      fix: 'Fix that file, or name another plan with --from.',
      exitCode: exitCodes.invalidState,
    });
  }
  const reading = readPlanItems(value, file);
  return reading && { file, reading };
}

/**
 * The path of the plan that a person named, from the project's root and with forward slashes: a file, or a folder with a tasks.md.
 * @param wanted from the project's root, or absolute.
 */
export function planFile({ root }: Pick<WorkflowPaths, 'root'>, wanted: string): string {
  const path = isAbsolute(wanted) ? wanted : join(root, wanted);
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  return relative(root, isFolder ? join(path, 'tasks.md') : path)
    .split(sep)
    .join('/');
}

function several({ name }: WorkflowPaths, files: readonly string[]): WorkflowError {
  return new WorkflowError('Several plans could be meant', {
    received: files.join(', '),
    fix: `Name one: /autonomous-workflow:implement '${name}' --plan '${files[0] ?? ''}'`,
    exitCode: exitCodes.usage,
  });
}

function nothing({ name }: WorkflowPaths, wanted: string): never {
  throw new WorkflowError('The plan says nothing that could be built', {
    where: wanted,
    expected: 'items of the kind component or step',
    fix: `Name another plan: /autonomous-workflow:implement '${name}' --plan path/to/plan.md`,
    exitCode: exitCodes.usage,
  });
}

/** Names of files in the folder of a specification, next to its tasks.md. */
const ofSpec = /^(?:(?:spec|plan|data-model|research|quickstart|requirements|design)\.md|contracts)$/;

/** The documents in the folder of a list of tasks, from the project's root. */
export function documentsBeside(root: string, source: string | null): string[] {
  if (source === null || basename(source) !== 'tasks.md') return [];
  const folder = dirname(source);
  return entriesOf(root, folder)
    .filter((name) => ofSpec.test(name))
    .map((name) => `${folder === '.' ? '' : `${folder}/`}${name}${name === 'contracts' ? '/' : ''}`);
}

/** The default prompt of a workflow that implements a plan. */
export function promptOfPlan(file: string): string {
  return `Implement the plan ${file}.`;
}
