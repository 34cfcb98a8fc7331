import type { Feature } from './rules/feature.ts';
import { deriveStatuses, openAttempt } from './rules/feature-status.ts';
import { featuresToBegin } from './rules/ready.ts';
import { describeError, isWorkflowError } from '../base/errors.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readState } from '../loop/state-file.ts';
import { parallelLimit, type FactsFromOtherRooms } from './attempt.ts';
import { waitingItems } from './change-features.ts';
import { readFeatures } from './feature-file.ts';
import { openHere } from './handed-out.ts';
import { startFeature } from './start-feature.ts';

/** Features that were begun together. */
export interface BegunFeatures {
  /** The next step for the session, by feature id. */
  begun: Map<string, string>;
  /** A sentence for each repair during the start. */
  notices: string[];
  /** The reason why the next feature waits for the next iteration. */
  refusal?: string;
}

/**
 * Begins features for the free slots, until one cannot be begun now.
 * @param mostNew how many are begun that have no attempt yet, by default all.
 * @param continues whether those in progress, on which no agent works, are continued.
 */
export async function beginFeatures(
  paths: WorkflowPaths,
  facts: FactsFromOtherRooms,
  now: Date,
  { mostNew = Infinity, continues = false }: { mostNew?: number; continues?: boolean } = {},
): Promise<BegunFeatures> {
  const list = deriveStatuses(readFeatures(paths), waitingItems(paths));
  const state = await readState(paths);
  const slots = parallelLimit(paths, state, list);
  const result: BegunFeatures = { begun: new Map(), notices: [] };
  const isOpen = openHere(paths, state);
  const inProgress = list.features.filter(({ id, status }) => continues && status === 'in_progress' && isOpen(id));
  const ready = featuresToBegin(list, slots, isOpen);
  const isNew = (one: Feature) => openAttempt(one) === undefined;
  const begun = new Set(ready.filter(isNew).slice(0, mostNew));
  for (const { id } of [...inProgress, ...ready.filter((one) => !isNew(one) || begun.has(one))]) {
    try {
      const { attempt, step, notices } = await startFeature(paths, id, facts, now);
      result.begun.set(attempt.feature.id, step);
      result.notices.push(...notices);
    } catch (error) {
      if (!isWorkflowError(error)) throw error;
      return { ...result, refusal: describeError(error) };
    }
  }
  return result;
}
