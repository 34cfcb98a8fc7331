import type { FeatureList } from './rules/feature.ts';
import { eventsBetween } from './rules/feature-events.ts';
import { countFeatures } from './rules/remaining-work.ts';
import { deriveStatuses, type Circumstances, type Waiting } from './rules/feature-status.ts';
import { isOpen, itemsOf } from '../loop/rules/escalation.ts';
import { readEscalations } from '../loop/escalations.ts';
import { appendEvent } from '../journal/journal.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../files/lock.ts';
import { updateDocument } from '../journal/heal.ts';
import { commitState } from '../loop/workflow.ts';
import { featureDocument, readFeatures } from './feature-file.ts';

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
  const counts = countersOf(list);
  const updated_at = state.status === 'in_progress' ? now.toISOString() : state.updated_at;
  const counted = { ...state, ...counts, updated_at };
  commitState(paths, now, counted, { event: 'changed' });
}

type Counters = Pick<
  WorkflowState,
  'features_total' | 'features_complete' | 'features_failed' | 'features_untested' | 'last_completed_feature'
>;

function countersOf(list: FeatureList): Counters {
  const { features_total, features_complete, features_failed, features_untested, last_completed_feature } =
    countFeatures(list);
  return { features_total, features_complete, features_failed, features_untested, last_completed_feature };
}

/** Whether the counters of the state differ from the list because somebody edited the state by hand. */
export function hasOtherCounters(state: Counters, list: FeatureList): boolean {
  const counts = countersOf(list);
  return (Object.keys(counts) as (keyof Counters)[]).some((key) => state[key] !== counts[key]);
}
