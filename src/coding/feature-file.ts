import { firstOf } from '../base/text.ts';
import { readerOf } from '../files/schema.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { isAllowedEdit, readFeatureList, withoutPasses, eventsBetween } from './rules/feature-list.ts';
import { parseJournal } from '../journal/rules/fold.ts';
import { WorkflowError, isWorkflowError, orElse } from '../base/errors.ts';
import { readJournal, appendEvent } from '../journal/journal.ts';
import {
  hasDocument,
  readDocument,
  type Document,
  documentsInLog,
  fileOf,
  readIfGood,
  removeDocument,
  writeDocument,
} from '../journal/document.ts';
import type { Feature, FeatureList } from './rules/feature.ts';
import { countFeatures, deriveStatuses, type Waiting } from './rules/progress.ts';
import { isOpen, itemsOf } from '../loop/rules/escalation.ts';
import { readEscalations, escalate } from '../loop/escalations.ts';
import { readState } from '../loop/state-file.ts';
import { updateDocument } from '../journal/heal.ts';
import { commitState, asWriter } from '../loop/workflow.ts';
import { phaseTraits } from '../base/vocabulary.ts';
import { setAside } from '../files/store.ts';
import { isWriting, type WorkflowState } from '../loop/rules/state.ts';
import { readPlan } from '../planning/plan-file.ts';
import type { Defect } from '../planning/rules/defects.ts';
import type { Plan } from '../planning/rules/plan.ts';
import type { Assignment } from '../loop/rules/agents.ts';
import {
  decideObjections,
  emptyScrutiny,
  nextStep,
  scrutinyEscalations,
  scrutinyLines,
  scrutinyOfPlan,
  scrutinySchema,
  stepOf,
  type Decision,
  type Scrutiny,
} from './rules/scrutiny.ts';

/** The feature list. Descriptions may be edited by hand, and features added; a file with any other change is made again. */
export function featureDocument(paths: WorkflowPaths): Document<FeatureList> {
  return {
    paths,
    name: 'feature-list.json',
    title: 'the feature list',
    read: (found) => {
      const read = readFeatureList(found);
      if (read.ok) return read.list;
      throw new Error(firstOf(read.problems).join('; '));
    },
    takeEdit: (logged, found) => (isAllowedEdit(logged, found) ? found : undefined),
    // A list that a person has brought waits for `feature import`.
    takeImport: (found) =>
      readJournal(paths).some((line) => line.includes('"event":"features-imported"'))
        ? withoutPasses(found)
        : undefined,
  };
}

/** Whether there is a feature list, be it valid or not. */
export function hasFeatures(paths: WorkflowPaths): boolean {
  return hasDocument(paths, 'feature-list.json');
}

/**
 * The feature list of a workflow.
 * @throws WorkflowError when there is none, or no log explains it and it is not valid.
 */
export function readFeatures(paths: WorkflowPaths): FeatureList {
  const list = readDocument(featureDocument(paths));
  if (list !== undefined) return list;
  throw new WorkflowError(`The workflow '${paths.name}' has no feature list yet`, {
    where: paths.featureList,
    fix: `Make it from a plan with: autonomous-workflow feature import ${paths.name}`,
  });
}

/**
 * A feature list that a person wrote before the workflow had one: features that pass in it become claimed.
 * Undefined when there is no list, or the program wrote it.
 * @throws WorkflowError when it is not valid.
 */
export function readBroughtFeatures(paths: WorkflowPaths): FeatureList | undefined {
  const document = featureDocument(paths);
  if (documentsInLog(paths).has(document.name)) return undefined;
  const list = readDocument(document);
  return list && withoutPasses(list);
}

/** The feature with this id, in upper or lower case. */
export const featureNamed = (paths: WorkflowPaths, id: string): Feature | undefined =>
  readFeatures(paths).features.find((one) => one.id.toLowerCase() === id.toLowerCase());

/** Whether an event of this kind was noted since an iteration began. */
export function hasHappened(paths: WorkflowPaths, iteration: number, kind: RegExp): boolean {
  const lines = parseJournal(readJournal(paths));
  const begun = lines.findLastIndex((line) => line.event === 'iteration-begun' && line.iteration === iteration);
  return begun !== -1 && lines.slice(begun + 1).some(({ event }) => kind.test(event));
}

/**
 * Changes the feature list; all writes go through here. It first reverts changes by others, derives the statuses before and after the
 * change, then notes the events and updates the counters of the state.
 * @throws WorkflowError when there is no usable list, or what `change` throws; nothing is changed then.
 */
export async function changeFeatures(
  paths: WorkflowPaths,
  now: Date,
  change: (list: FeatureList) => FeatureList,
): Promise<FeatureList> {
  return asWriter(paths, async () => {
    const waiting = waitingItems(paths);
    const changed = await updateDocument(
      featureDocument(paths),
      now,
      (list) => deriveStatuses(change(deriveStatuses(list ?? readFeatures(paths), waiting)), waiting),
      (list, before = readFeatures(paths)) => {
        for (const event of eventsBetween(before, list)) appendEvent(paths, now, event);
      },
    );
    if (changed.value !== changed.before) await writeCounters(paths, now, changed.value);
    return changed.value;
  });
}

/** The feature list with its statuses derived anew, and changes by others reverted. */
export async function refreshFeatures(paths: WorkflowPaths, now: Date): Promise<FeatureList> {
  return changeFeatures(paths, now, (list) => list);
}

/** The items with an open question to a person, each with the id of its escalation. */
export function waitingItems(paths: WorkflowPaths): Waiting {
  const open = readEscalations(paths).filter(isOpen);
  return new Map(open.flatMap((one) => itemsOf(one).map((item) => [item, one.id] as const)));
}

/** Corrects the counters of the state where they differ from the list. The caller holds the workflow's lock. */
export async function writeCounters(paths: WorkflowPaths, now: Date, list: FeatureList): Promise<void> {
  const state = await readState(paths);
  if (!hasOtherCounters(state, list)) return;
  const updated_at = state.status === 'in_progress' ? now.toISOString() : state.updated_at;
  commitState(paths, now, { ...state, ...countersOf(list), updated_at }, { event: 'changed' });
}

function countersOf(list: FeatureList) {
  const { features_total, features_complete, features_failed, features_untested, last_completed_feature } =
    countFeatures(list);
  return { features_total, features_complete, features_failed, features_untested, last_completed_feature };
}

/** Whether the counters of the state differ from the list because somebody edited the state by hand. */
export function hasOtherCounters(state: ReturnType<typeof countersOf>, list: FeatureList): boolean {
  return Object.entries(countersOf(list)).some(([key, count]) => state[key as keyof typeof state] !== count);
}

/** The objections of critics to the features. */
export function scrutinyDocument(paths: WorkflowPaths): Document<Scrutiny> {
  const [name, title] = ['records/scrutiny.json', 'the scrutiny of the features'];
  return { paths, name, title, read: readerOf(scrutinySchema) };
}

/** Objections of critics to the features, and the rounds of critique; empty before anything is recorded. */
export function readScrutiny(paths: WorkflowPaths): Scrutiny {
  return readIfGood(scrutinyDocument(paths)) ?? emptyScrutiny();
}

/** Writes the scrutiny. The caller holds the workflow's lock. */
export function writeScrutiny(paths: WorkflowPaths, scrutiny: Scrutiny, now = new Date()): void {
  writeDocument(scrutinyDocument(paths), scrutiny, now);
}

/** Settles the critics' objections that have a decision; open ones without one stay as they are. Writes only what changed. */
export async function storeDecisions(
  paths: WorkflowPaths,
  decisionOn: (defect: Defect) => Decision | undefined,
): Promise<void> {
  await asWriter(paths, async () => {
    const before = readScrutiny(paths);
    const after = decideObjections(before, decisionOn, (await readState(paths)).iteration);
    if (after !== before) writeScrutiny(paths, after);
  });
}

/** Critics' blockers, a line each, until they are decided; after that a person is asked. */
export function heldAgainstFeatures(paths: WorkflowPaths): string[] {
  const scrutiny = readScrutiny(paths);
  return nextStep(scrutiny) === undefined ? [] : scrutinyLines(scrutiny);
}

/** Critics judge another plan from the start; the objections to the earlier one are kept. The caller holds the workflow's lock. */
export function quarantineScrutiny(paths: WorkflowPaths, now: Date): void {
  const document = scrutinyDocument(paths);
  setAside(fileOf(document), now);
  removeDocument(document, now);
}

/**
 * The scrutiny of the features that is to be done; undefined when none is. It begins before the first feature, and is omitted in the last
 * remaining iteration.
 * @throws WorkflowError when the feature list cannot be read.
 */
export function pendingScrutiny(paths: WorkflowPaths, state: WorkflowState): Scrutiny | undefined {
  const { iteration } = state;
  if (iteration === 0 || iteration >= state.max_iterations) return undefined;
  if (isWriting(state) || !hasFeatures(paths)) return undefined;
  const list = readFeatures(paths);
  const scrutiny = readScrutiny(paths);
  if (scrutiny.rounds.length === 0 && list.features.some(({ attempts, passes }) => passes || attempts.length > 0))
    return undefined;
  return nextStep(scrutiny) === undefined ? undefined : scrutiny;
}

/**
 * Leaves to coding what the critics of planning hold against the plan that features were made from, and asks the user what only the user
 * can decide: they have looked. The caller holds the workflow's lock.
 */
export async function takeOverObjections(paths: WorkflowPaths, now: Date, list: FeatureList): Promise<void> {
  const plan = planBehind(paths, list);
  const scrutiny = plan && scrutinyOfPlan(plan);
  if (scrutiny === undefined) return;
  writeScrutiny(paths, scrutiny, now);
  const { iteration } = await readState(paths);
  for (const one of scrutinyEscalations(scrutiny, iteration, list)) escalate(paths, now, one);
}

/** The plan that the features are made from; undefined for one that a person wrote or edited. */
export const planBehind = (paths: WorkflowPaths, { source }: FeatureList): Plan | undefined =>
  source === `${paths.folder}/records/plan.json`
    ? orElse(() => readPlan(paths), undefined, isWorkflowError)
    : undefined;

/** Whether features may be begun: neither critics nor researchers look at them any more. */
export const mayBegin = (paths: WorkflowPaths, state: WorkflowState): boolean =>
  !phaseTraits[state.current_phase].worksOnFeatures || pendingScrutiny(paths, state) === undefined;

/**
 * Refuses to begin a feature in the iteration of critics or researchers, and in the one that imports its plan.
 * @throws WorkflowError with this reason.
 */
export async function refuseUnderScrutiny(
  paths: WorkflowPaths,
  state: WorkflowState,
  { assignments }: { assignments: () => Promise<readonly Assignment[]> },
  feature: string,
): Promise<void> {
  const isImported = hasHappened(paths, state.iteration, /^features-imported$/);
  const isUnder = isImported || stepOf(await assignments()) !== undefined;
  if (!isUnder || mayBegin(paths, state)) return;
  throw new WorkflowError(`${feature} cannot be begun yet: critics first judge whether it can be implemented`, {
    received: `iteration ${state.iteration}`,
    fix: 'Do what `autonomous-workflow brief` says, run `autonomous-workflow record`, and end your turn.',
  });
}
