import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, isAbsolute, relative, sep } from 'node:path';
import { parseJson } from '../base/json.ts';
import { exitCodes, WorkflowError, orElse } from '../base/errors.ts';
import { docsFolder, type WorkflowPaths, realPathInside, putAway } from '../files/paths.ts';
import { namesIn, readOrNothing, setAside, writeAtomic } from '../files/store.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import {
  largestPlan,
  markFeature,
  readDecomposition,
  readPlanItems,
  readPlanText,
  type PlanReading,
  type PlanSection,
} from './rules/plans.ts';
import { findProblems, type FeatureList, type Feature } from './rules/feature.ts';
import { deriveStatuses } from './rules/progress.ts';
import { firstOf } from '../base/text.ts';
import { writeDocument } from '../journal/document.ts';
import { appendEvent } from '../journal/journal.ts';
import { readState, stateExists } from '../loop/state-file.ts';
import { asWriter, commitState } from '../loop/workflow.ts';
import {
  waitingItems,
  writeCounters,
  featureDocument,
  hasFeatures,
  readBroughtFeatures,
  readFeatures,
} from './feature-file.ts';
import { beginScrutiny } from './scrutiny-file.ts';
/** Folders that hold a folder with a tasks.md for each thing to build. */
const specFolders = ['specs', '.specify/specs', 'Specs', 'spec', 'docs/specs', '.kiro/specs', 'openspec/changes'];
/** Folders of plans, a file each. */
const planFolders = ['docs/plans', 'docs/superpowers/plans', 'thoughts/shared/plans', 'thoughts/plans', 'plans'];

/** The places of the plans of any workflow; see `filesAt`. */
const sharedPlaces = (name: string): string[] => [
  ...specFolders.map((base) => `${base}/${name}/tasks.md`),
  ...planFolders.map((base) => `${base}/${name}.md`),
  'plan.md',
];

/** The places where the plan of a workflow may be, in the order in which they are searched. */
const placesOf = ({ folder, name }: WorkflowPaths): string[] => [
  ...['records/plan.json', `${name}-plan.tex`, `${name}-plan.md`].map((file) => `${folder}/${file}`),
  ...[`${docsFolder}/${name}-plan.tex`, `${docsFolder}/${name}-plan.md`, `${folder}/plan.md`, `${folder}/tasks.md`],
  ...sharedPlaces(`[*-]${name}`),
];

/**
 * The files at a place, from the project's root, in which `*` stands for a part of a name and `[*-]` for a number or a date before it, or
 * nothing. Names are compared with those in the folders, since some systems find a file in any case.
 */
function filesAt(root: string, place: string): string[] {
  let found = [''];
  for (const part of place.split('/')) {
    const literal = part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const wanted = new RegExp(`^${literal.replace('\\[\\*-\\]', '(?:\\d.*-)?').replace('\\*', '.+')}$`);
    found = found.flatMap((folder) =>
      namesIn(join(root, folder))
        .filter((name) => wanted.test(name))
        .sort()
        .map((name) => (folder === '' ? name : `${folder}/${name}`)),
    );
  }
  return found;
}

/** The plans of a project that are in the places where every workflow is searched for one, from the project's root. */
export const allPlans = (root: string): string[] => sharedPlaces('*').flatMap((place) => filesAt(root, place));

const misused = (what: string, more: { where?: string; received?: string; expected?: string; fix: string }) =>
  new WorkflowError(what, { ...more, exitCode: exitCodes.usage });

/** The text of a file, from the project's root or absolute; an error outside of the project and where it is larger than any plan. */
export function readProjectText(root: string, file: string): string {
  const path = isAbsolute(file) ? file : join(root, file);
  const refuse = (what: string) => misused(what, { where: file, fix: 'Name a text file inside the project.' });
  if (realPathInside(root, path) === undefined) throw refuse('The file lies outside the project');
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > largestPlan) throw refuse('The file is too large');
  const text = readOrNothing(path)?.toString('utf8');
  if (text === undefined) throw refuse('There is no such file, or it cannot be read');
  return text;
}

/** The plan that a workflow's features come from, from the project's root; undefined before they are imported. */
export function planSourceOf(state: WorkflowState & { plan_source?: unknown }): string | undefined {
  return typeof state.plan_source === 'string' ? state.plan_source : undefined;
}

interface ReadPlan {
  /** From the project's root, with forward slashes. */
  file: string;
  reading: PlanReading;
}

/**
 * The plan of a workflow: the one named (a file, or a folder with a tasks.md), otherwise the first one found with something to build.
 * @throws WorkflowError when there is none, several are possible, or it is not a plan.
 */
export function findPlan(paths: WorkflowPaths, wanted?: string): ReadPlan {
  const { name, root, folder } = paths;
  const places = placesOf(paths);
  const line = (plan: string) => `/autonomous-workflow:implement '${name}' --plan ${plan}`;
  if (wanted !== undefined) {
    const found = read(paths, planFile(paths, wanted));
    if (found !== undefined) return found;
    throw misused('The plan says nothing that could be built', {
      where: wanted,
      expected: 'items of the kind component or step',
      fix: `Name another plan: ${line('path/to/plan.md')}`,
    });
  }
  for (const place of places) {
    const [file, ...others] = filesAt(root, place);
    if (others.length > 0 && file !== undefined)
      throw misused('Several plans could be meant', {
        received: [file, ...others].join(', '),
        fix: `Name one: ${line(`'${file}'`)}`,
      });
    const found = file === undefined ? undefined : read(paths, file);
    if (found !== undefined) return found;
  }
  throw misused(`There is no plan for '${name}'`, {
    where: root,
    expected: `one of feature-list.json in ${folder}, ${places.join(', ')}`,
    fix: `Name your plan: ${line('path/to/plan.md')}. It is "- [ ] T001 …" for each task, which code reads, or any other text, such as phases or prose under headings, which an agent divides.`,
  });
}

function read({ root }: WorkflowPaths, file: string): ReadPlan | undefined {
  const text = readProjectText(root, file);
  if (!file.endsWith('.json')) return { file, reading: readPlanText(text, file) };
  const reading = readPlanItems(
    orElse(() => parseJson(text), undefined),
    file,
  );
  return reading && { file, reading };
}

/** The path, from the project's root, of the plan that a person named: a file, or a folder with a tasks.md. */
export function planFile({ root }: Pick<WorkflowPaths, 'root'>, wanted: string): string {
  const path = isAbsolute(wanted) ? wanted : join(root, wanted);
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  return relative(root, isFolder ? join(path, 'tasks.md') : path)
    .split(sep)
    .join('/');
}

/** The plan that the words of a request are: the path of a file, or of a folder with a tasks.md; undefined for a prompt. */
export function planNamed(root: string, words: string | undefined): string | undefined {
  if (words === undefined || !/^\S.{0,500}$/.test(words) || realPathInside(root, join(root, words)) === undefined)
    return undefined;
  const file = planFile({ root }, words);
  return statSync(join(root, file), { throwIfNoEntry: false })?.isFile() === true ? file : undefined;
}

/** Names of files in the folder of a specification, next to its tasks.md. */
const ofSpec = /^(?:(?:spec|plan|data-model|research|quickstart|requirements|design|proposal)\.md|contracts)$/;

/** The documents in the folder of a list of tasks, from the project's root. */
export function documentsBeside(root: string, source: string | null): string[] {
  if (source === null || basename(source) !== 'tasks.md') return [];
  const folder = dirname(source);
  return namesIn(join(root, folder))
    .sort()
    .filter((name) => ofSpec.test(name))
    .map((name) => `${folder === '.' ? '' : `${folder}/`}${name}${name === 'contracts' ? '/' : ''}`);
}

/** The default prompt of a workflow that implements a plan. */
export function promptOfPlan(file: string): string {
  return `Implement the plan ${file}.`;
}

type Imported =
  /** `existing`: the workflow already had a list, and nothing changed. */
  | { is: 'features'; list: FeatureList; file: string; notes: string[]; existing: boolean }
  /** An agent has to divide the plan; `importDecomposition` takes its hand-in. */
  | { is: 'needs-decomposition'; file: string; sections: PlanSection[] };

/**
 * Makes the feature list of a workflow from its plan, or the given one. An existing list is used; a given plan replaces it, as long as
 * no work has begun.
 * @throws WorkflowError when there is no plan, it is not usable, or work on the list has begun; nothing is changed then.
 */
export async function importFeatures(paths: WorkflowPaths, now: Date, from?: string): Promise<Imported> {
  return asWriter(paths, async () => {
    const own = `${paths.folder}/feature-list.json`;
    if (from !== undefined) refuseBegun(paths);
    const brought = from === undefined ? readBroughtFeatures(paths) : undefined;
    if (brought !== undefined) return store(paths, now, own, brought);
    if (from === undefined && hasFeatures(paths))
      return { is: 'features', list: readFeatures(paths), file: own, notes: [], existing: true };
    const { file, reading } = findPlan(paths, from ?? (await namedBefore(paths)));
    if (reading.is === 'features') return store(paths, now, file, listFrom(file, reading.features), reading.notes);
    // The hand-in of its agent is about this plan, even if another one would be found first.
    await keepSource(paths, now, file);
    return { ...reading, file };
  });
}

const listFrom = (source: string, features: Feature[]): FeatureList => ({ schema: 1, source, features, proofs: [] });

/**
 * Makes the feature list from an agent's division of a plan, or says every problem of it.
 * @throws WorkflowError that names every problem of the hand-in, or when work on a list has begun; nothing is changed then.
 */
export async function importDecomposition(
  paths: WorkflowPaths,
  now: Date,
  value: unknown,
  { file, isTrial }: { file: string; isTrial: boolean },
): Promise<void> {
  return asWriter(paths, async () => {
    refuseBegun(paths);
    const { reading } = findPlan(paths, file);
    const sections = reading.is === 'needs-decomposition' ? reading.sections : [];
    const text = readProjectText(paths.root, file);
    const { features, notes, problems } = readDecomposition(value, { sections, text, file });
    if (problems.length > 0) throw refused(file, problems);
    if (!isTrial) await store(paths, now, file, listFrom(file, features), notes);
  });
}

async function store(
  paths: WorkflowPaths,
  now: Date,
  file: string,
  given: FeatureList,
  notes: string[] = [],
): Promise<Imported> {
  const problems = findProblems(given);
  if (problems.length > 0) throw refused(file, problems);
  const list = deriveStatuses(given, waitingItems(paths));
  setAside(paths.featureList, now);
  const said = notes.length > 0 && { notes };
  appendEvent(paths, now, { event: 'features-imported', source: file, features: list.features.length, ...said });
  writeDocument(featureDocument(paths), list);
  await keepSource(paths, now, file);
  await writeCounters(paths, now, list);
  await beginScrutiny(paths, now, list);
  return { is: 'features', list, file, notes, existing: false };
}

/** The plan that the user named when the workflow began; undefined when none was named, or it is gone. */
async function namedBefore(paths: WorkflowPaths): Promise<string | undefined> {
  if (!stateExists(paths)) return undefined;
  const source = planSourceOf(await readState(paths));
  if (source === undefined || source.endsWith('feature-list.json')) return undefined;
  return existsSync(join(paths.root, source)) ? source : undefined;
}

async function keepSource(paths: WorkflowPaths, now: Date, file: string): Promise<void> {
  const state = await readState(paths);
  if (planSourceOf(state) === file) return;
  const known: WorkflowState & { plan_source: string } = { ...state, plan_source: file };
  commitState(paths, now, known, { event: 'changed' });
}

function refuseBegun(paths: WorkflowPaths): void {
  if (!hasFeatures(paths)) return;
  const begun = readFeatures(paths).features.filter(({ attempts, passes }) => passes || attempts.length > 0);
  if (begun.length === 0) return;
  throw new WorkflowError('Work on the feature list has begun; another plan would lose what was done', {
    received: firstOf(begun.map(({ id, status }) => `${id} ${status}`)).join(', '),
    fix: `Go on with it, or put the workflow away first: ${putAway(paths)}`,
  });
}

function refused(file: string, problems: string[]): WorkflowError {
  const named = firstOf(problems).map((problem) => `- ${problem}`);
  const fix = ['Fix this in the plan, then import it again:', ...named].join('\n');
  return misused('The plan cannot be worked on as it is', { where: file, fix });
}

/** Marks the boxes of a feature in its plan, below this folder of the project, as done or as open. Returns whether it changed. */
export function tickIn(
  folder: string,
  { source }: FeatureList,
  { id, origin }: Feature,
  mark: 'x' | ' ' = 'x',
): boolean {
  const file = join(folder, source ?? '');
  if (source === null || !existsSync(file) || /\.(?:json|tex)$/i.test(file)) return false;
  const bytes = readFileSync(file);
  const text = bytes.toString('utf8');
  const ticked = markFeature(text, id, origin, mark);
  // A file in another encoding would be altered by writing it.
  if (ticked === text || !Buffer.from(text).equals(bytes)) return false;
  writeAtomic(file, ticked);
  return true;
}

/** The same in a plan that is not committed: one in the workflow's folder. */
export function tickOwnPlan(paths: WorkflowPaths, list: FeatureList, feature: Feature, mark: 'x' | ' '): void {
  if (list.source?.startsWith(`${paths.folder}/`) === true) tickIn(paths.root, list, feature, mark);
}
