import { WorkflowError } from '../base/errors.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { documentsInLog, hasDocument, readDocument, type Document } from '../journal/document.ts';
import { updateDocument } from '../journal/heal.ts';
import { appendEvent, readJournal } from '../journal/journal.ts';
import { notifyPerson } from '../loop/announce.ts';
import { escalate, readEscalations } from '../loop/escalations.ts';
import { isOpen, itemsOf, type NewEscalation } from '../loop/rules/escalation.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter, commitState } from '../loop/workflow.ts';
import { eventsBetween, readFeatureList, withoutPasses } from './rules/feature-list.ts';
import type { Feature, FeatureList } from './rules/feature.ts';
import { countFeatures, deriveStatuses, type Waiting } from './rules/progress.ts';

/** The feature list. */
export function featureDocument(paths: WorkflowPaths): Document<FeatureList> {
  return {
    paths,
    name: 'feature-list.json',
    title: 'the feature list',
    read: readFeatureList,
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

/** @throws WorkflowError when there is no feature list, or no log explains it and it is not valid. */
export function readFeatures(paths: WorkflowPaths): FeatureList {
  const list = readDocument(featureDocument(paths));
  if (list !== undefined) return list;
  throw new WorkflowError(`The workflow '${paths.name}' has no feature list yet`, {
    where: paths.featureList,
    fix: `Make it from a plan with: autonomous-workflow feature import ${paths.name}`,
  });
}

/**
 * A feature list that a person wrote before the workflow had one; features that pass in it become claimed.
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

/** Asks a person about a feature, which waits for the answer, and notifies them. */
export async function ask(paths: WorkflowPaths, now: Date, wanted: Omit<NewEscalation, 'iteration'>): Promise<void> {
  await asWriter(paths, async () => {
    const { iteration } = await readState(paths);
    escalate(paths, now, { ...wanted, iteration });
  });
  // The features that wait for the answer are blocked from now on.
  await refreshFeatures(paths, now);
  await notifyPerson(paths, { kind: 'escalation', message: wanted.text });
}

/** Corrects the counters of the state where they differ from the list. The caller holds the workflow's lock. */
export async function writeCounters(paths: WorkflowPaths, now: Date, list: FeatureList): Promise<void> {
  const state = await readState(paths);
  const own = countFeatures(list);
  if (Object.entries(own).every(([key, count]) => state[key as keyof typeof own] === count)) return;
  const updated_at = state.status === 'in_progress' ? now.toISOString() : state.updated_at;
  commitState(paths, now, { ...state, ...own, updated_at }, { event: 'changed' });
}
