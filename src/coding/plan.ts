import { readFileSync, statSync } from 'node:fs';
import { join, isAbsolute, relative, sep } from 'node:path';
import { parseJson } from '../base/json.ts';
import { exitCodes, WorkflowError, orElse } from '../base/errors.ts';
import { docsFolder, type WorkflowPaths, realPathInside, putAway } from '../files/paths.ts';
import { namesIn, readOrNothing, setAside, writeAtomic } from '../files/store.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import {
  largestPlan,
  readDecomposition,
  readPlanItems,
  readPlanText,
  tickFeature,
  type PlanReading,
} from './rules/plans.ts';
import { findProblems, type FeatureList, type Feature } from './rules/feature.ts';
import { deriveStatuses } from './rules/progress.ts';
import { firstOf } from '../base/text.ts';
import { writeDocument } from '../journal/document.ts';
import { appendEvent } from '../journal/journal.ts';
import { readState } from '../loop/state-file.ts';
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
const specFolders = ['specs', '.specify/specs', 'docs/specs', '.kiro/specs', 'openspec/changes'];
/** Folders of plans, a file each. */
const planFolders = ['docs/plans', 'docs/superpowers/plans', 'thoughts/shared/plans', 'thoughts/plans', 'plans'];

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/**
 * The plans in the places where every workflow is searched for one, from the project's root; of a workflow, those with its name, also
 * after a number or a date, the highest first.
 */
export function sharedPlans(root: string, workflow?: string): string[] {
  const isOf = (name: string) =>
    workflow === undefined || name === workflow || (/^\d/.test(name) && name.endsWith(`-${workflow}`));
  const within = (folder: string, ending: string, rest = '') =>
    namesIn(join(root, folder))
      .filter((name) => name.endsWith(ending) && isOf(name.slice(0, name.length - ending.length)))
      .sort()
      .toReversed()
      .map((name) => `${folder}/${name}${rest}`);
  return [
    ...specFolders.flatMap((folder) => within(folder, '', '/tasks.md')),
    ...planFolders.flatMap((folder) => within(folder, '.md')),
    'plan.md',
  ].filter((file) => isFile(join(root, file)));
}

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

interface PlanFile extends PlanReading {
  /** From the project's root, with forward slashes. */
  file: string;
}

/**
 * The plan of a workflow: the one named (a file, or a folder with a tasks.md), otherwise the first one found.
 * @throws WorkflowError when there is none, or it is not a plan.
 */
export function findPlan(paths: WorkflowPaths, wanted?: string): PlanFile {
  const { root } = paths;
  const file = wanted === undefined ? firstPlan(paths) : planFile(paths, wanted);
  const text = readProjectText(root, file);
  const items = () => parseJson(text);
  return {
    file,
    ...(file.endsWith('.json') ? readPlanItems(orElse(items, undefined), file) : readPlanText(text, file)),
  };
}

function firstPlan({ name, root, folder }: WorkflowPaths): string {
  const own = [
    ...['records/plan.json', `${name}-plan.tex`, `${name}-plan.md`].map((file) => `${folder}/${file}`),
    ...[`${docsFolder}/${name}-plan.tex`, `${docsFolder}/${name}-plan.md`, `${folder}/plan.md`, `${folder}/tasks.md`],
  ];
  const found = own.find((file) => isFile(join(root, file))) ?? sharedPlans(root, name)[0];
  if (found !== undefined) return found;
  const shared = `${name}/tasks.md in ${specFolders.join(', ')}; ${name}.md in ${planFolders.join(', ')}; plan.md`;
  throw misused(`There is no plan for '${name}'`, {
    where: root,
    expected: `one of ${folder}/feature-list.json, ${own.join(', ')}; ${shared}`,
    fix: `Name your plan: /autonomous-workflow:implement '${name}' --plan path/to/plan.md. It is "- [ ] T001 …" for each task, which code reads, or any other text, such as phases or prose under headings, which an agent divides.`,
  });
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
  return isFile(join(root, file)) ? file : undefined;
}

interface Imported extends Omit<PlanFile, 'features'> {
  /** Undefined where an agent has to divide the plan's sections; `importDecomposition` takes its hand-in. */
  list: FeatureList | undefined;
  /** False where the workflow already had the list, and nothing changed. */
  isNew: boolean;
}

/**
 * Makes the feature list of a workflow from its plan, or the given one. An existing list is used; a given plan replaces it, as long as
 * no work has begun.
 * @throws WorkflowError when there is no plan, it is not usable, or work on the list has begun; nothing is changed then.
 */
export async function importFeatures(paths: WorkflowPaths, now: Date, from?: string): Promise<Imported> {
  return asWriter(paths, async () => {
    const own = { file: `${paths.folder}/feature-list.json`, notes: [], sections: [] };
    if (from !== undefined) refuseBegun(paths);
    else if (hasFeatures(paths)) {
      const brought = readBroughtFeatures(paths);
      if (brought === undefined) return { ...own, list: readFeatures(paths), isNew: false };
      return { ...own, list: await store(paths, now, { ...own, ...brought }), isNew: true };
    }
    // The plan that the user named when the workflow began, unless it is gone.
    const named = planSourceOf(await readState(paths));
    const isThere = named !== undefined && isFile(join(paths.root, named));
    const plan = findPlan(paths, from ?? (isThere ? named : undefined));
    const list = plan.sections.length === 0 ? await store(paths, now, plan) : undefined;
    // The hand-in of its agent is about this plan, even if another one would be found first.
    if (list === undefined) await keepSource(paths, now, plan.file);
    return { ...plan, list, isNew: true };
  });
}

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
    const { sections } = findPlan(paths, file);
    const text = readProjectText(paths.root, file);
    const { problems, ...divided } = readDecomposition(value, { sections, text, file });
    if (problems.length > 0) throw refused(file, problems);
    if (!isTrial) await store(paths, now, { file, ...divided });
  });
}

async function store(
  paths: WorkflowPaths,
  now: Date,
  { file, notes, features }: Omit<PlanFile, 'sections'>,
): Promise<FeatureList> {
  const problems = findProblems({ features });
  if (problems.length > 0) throw refused(file, problems);
  const list = deriveStatuses({ schema: 1, source: file, features, proofs: [] }, waitingItems(paths));
  setAside(paths.featureList, now);
  const said = notes.length > 0 && { notes };
  appendEvent(paths, now, { event: 'features-imported', source: file, features: list.features.length, ...said });
  writeDocument(featureDocument(paths), list);
  await keepSource(paths, now, file);
  await writeCounters(paths, now, list);
  await beginScrutiny(paths, now, list);
  return list;
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

/** Ticks the boxes of a feature in its plan, below this folder of the project. Returns whether it changed. */
export function tickIn(folder: string, { source }: FeatureList, feature: Feature): boolean {
  const file = join(folder, source ?? '');
  if (source === null || !isFile(file) || /\.(?:json|tex)$/i.test(file)) return false;
  const bytes = readFileSync(file);
  const text = bytes.toString('utf8');
  const ticked = tickFeature(text, feature);
  // A file in another encoding would be altered by writing it.
  if (ticked === text || !Buffer.from(text).equals(bytes)) return false;
  writeAtomic(file, ticked);
  return true;
}
