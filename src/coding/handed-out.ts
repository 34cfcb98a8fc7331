import { phaseTraits } from '../base/vocabulary.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { runtimeFile } from '../files/runtime-file.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { hasFeatures, readFeatures } from './feature-file.ts';
import { waitingItems } from './change-features.ts';
import { heldByScrutiny } from './pending-scrutiny.ts';
import type { Feature } from './rules/feature.ts';
import { featuresToBegin } from './rules/ready.ts';
import { deriveStatuses, openAttempt } from './rules/feature-status.ts';

/** Features that other jobs build, each in a copy of the workflow: `.runtime/handed-out.json`. */
export interface HandedOut {
  /** A unique id of this assignment to jobs. */
  id: string;
  /** Each with the number of its earlier attempts. */
  features: { feature: string; attempts: number }[];
  /** In a copy, the feature that it builds; empty in the workflow itself. */
  assigned: string;
}

const sample: HandedOut = { id: '', features: [{ feature: '', attempts: 0 }], assigned: '' };

const handedOutFile = runtimeFile('handed-out.json', sample);

/** The features that other jobs build; undefined when there are none. */
export function readHandedOut(paths: WorkflowPaths): HandedOut | undefined {
  return handedOutFile.read(paths);
}

/** Stores which features other jobs build; an empty list removes the file. */
export function writeHandedOut(paths: WorkflowPaths, handedOut: HandedOut): void {
  if (handedOut.features.length === 0) handedOutFile.remove(paths);
  else handedOutFile.write(paths, handedOut);
}

/**
 * Returns which features may be begun in this workflow: in a copy for one feature only that one, elsewhere those that no copy works on
 * and that no objection of critics holds.
 */
export function openHere(paths: WorkflowPaths, state: WorkflowState): (feature: string) => boolean {
  const isHeld = heldByScrutiny(paths, state);
  const handedOut = readHandedOut(paths);
  if (handedOut === undefined) return (id) => !isHeld(id);
  const { assigned, features } = handedOut;
  return (id) => (assigned === '' ? !isHeld(id) && !features.some(({ feature }) => feature === id) : id === assigned);
}

/**
 * The features that can be built at once, each by its own job: their dependencies have passed, no objection of critics holds them, and
 * none has work in this clone. Empty while others are in progress.
 */
export function featuresToBuild(paths: WorkflowPaths, state: WorkflowState): Feature[] {
  if (state.status !== 'in_progress' || !phaseTraits[state.current_phase].worksOnFeatures || !hasFeatures(paths))
    return [];
  const list = deriveStatuses(readFeatures(paths), waitingItems(paths));
  if (list.features.some(({ status }) => status === 'in_progress')) return [];
  // A feature that waited for an answer has work in this clone, with which its next attempt continues.
  return featuresToBegin(list, Infinity, openHere(paths, state)).filter((one) => openAttempt(one) === undefined);
}
