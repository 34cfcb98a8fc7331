import type { FeatureList } from './rules/feature.ts';
import { openFeatures } from './scrutiny-file.ts';
import { deriveStatuses } from './rules/feature-status.ts';
import { featuresToBegin, newFeaturesLeft } from './rules/ready.ts';
import { describeError, isWorkflowError } from '../base/errors.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { storedIterationRuntime } from '../loop/iteration-runtime.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { readState } from '../loop/state-file.ts';
import { parallelLimit, type FactsFromOtherRooms } from './attempt.ts';
import { waitingItems } from './change-features.ts';
import { readFeatures } from './feature-file.ts';
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
  const isOpen = openFeatures(paths, state);
  const inProgress = list.features.filter(({ id, status }) => continues && status === 'in_progress' && isOpen(id));
  for (const { id } of [...inProgress, ...featuresToBegin(list, slots, isOpen, mostNew)]) {
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

/** How many features without an attempt this iteration may still take on. */
export function newLeft(paths: WorkflowPaths, state: WorkflowState, list: FeatureList): number {
  return newFeaturesLeft(list, parallelLimit(paths, state, list), storedIterationRuntime(paths)?.begun_at ?? '');
}
