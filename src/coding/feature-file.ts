import { jsonForm } from '../files/json-form.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { isAllowedEdit, readFeatureList, withoutPasses, eventsBetween } from './rules/feature-list.ts';
import { parseJournal } from '../journal/rules/fold.ts';
import { WorkflowError } from '../base/errors.ts';
import { readJournal, appendEvent } from '../journal/journal.ts';
import { hasDocument, readDocument, type Document, documentsInLog } from '../journal/document.ts';
import type { Feature, FeatureList } from './rules/feature.ts';
import { countFeatures, deriveStatuses, type Circumstances, type Waiting } from './rules/progress.ts';
import { isOpen, itemsOf } from '../loop/rules/escalation.ts';
import { readEscalations } from '../loop/escalations.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../files/lock.ts';
import { updateDocument } from '../journal/heal.ts';
import { commitState } from '../loop/workflow.ts';

/** The feature list. Descriptions may be edited by hand, and features added; a file with any other change is made again. */
export function featureDocument(paths: WorkflowPaths): Document<FeatureList> {
  return {
    paths,
    name: 'feature-list.json',
    title: 'the feature list',
    form: jsonForm((value) => {
      const read = readFeatureList(value);
      return read.ok ? { ok: true, value: read.list } : read;
    }),
    takeEdit: (logged, found) => (isAllowedEdit(logged, found) ? found : undefined),
    // A list that a person has brought waits for `feature import`.
    takeImport: (found) =>
      readJournal(paths).some((line) => line.includes('"event":"features-imported"'))
        ? withoutPasses(found)
        : undefined,
  };
}

/** Whether the workflow has a feature list. */
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

/** Whether a plan was imported since an iteration began, so that critics have not seen its features. */
export const wasImportedDuring = (paths: WorkflowPaths, iteration: number): boolean =>
  hasHappened(paths, iteration, /^features-imported$/);

export interface ChangedFeatures {
  list: FeatureList;
  /** A sentence for each repair of the list before the change. */
  notices: string[];
}

/**
 * Changes the feature list; all writes go through here. It first reverts changes by others, then notes the events and updates the
 * counters of the state.
 * @throws WorkflowError when there is no usable list, or what `change` throws; nothing is changed then.
 */
export async function changeFeatures(
  paths: WorkflowPaths,
  now: Date,
  change: (list: FeatureList, circumstances: Circumstances) => FeatureList,
): Promise<ChangedFeatures> {
  return asWriter(paths, async () => {
    const waiting = waitingItems(paths);
    const changed = await updateDocument(
      featureDocument(paths),
      now,
      (list) => change(deriveStatuses(list ?? readFeatures(paths), waiting), { now: now.toISOString(), waiting }),
      (list, before = readFeatures(paths)) => {
        for (const event of eventsBetween(before, list)) appendEvent(paths, now, event);
      },
    );
    if (changed.value !== changed.before) await writeCounters(paths, now, changed.value);
    return { list: changed.value, notices: changed.notices };
  });
}

/** The feature list with its statuses derived anew, and changes by others reverted. */
export async function refreshFeatures(paths: WorkflowPaths, now: Date): Promise<ChangedFeatures> {
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
