import type { WorkflowPaths } from '../files/paths.ts';
import { openRecord } from './attempt.ts';
import { changeFeatures, refreshFeatures } from './change-features.ts';
import { closePlace } from './place.ts';
import { asRepositoryWriter } from './repository-writer.ts';
import { divideFeature, skipFeature, type Part } from './rules/changes.ts';
import { requireFeature } from './rules/feature.ts';
import { openAttempt } from './rules/feature-status.ts';

/** A skipped or divided feature, and the other features that this affects. */
export interface GivenUp {
  id: string;
  /** Ids: the features that depend on a skipped one, or the parts of a split one. */
  others: string[];
  /** File of its uncommitted work, from the workflow's folder; null where there was none. */
  patch: string | null;
  /** A sentence for each repair of the feature list before. */
  notices: string[];
}

/**
 * Skips a feature, as the user wants.
 * @param wanted its id, in upper or lower case.
 * @throws WorkflowError when there is none of that id, or it has passed.
 */
export async function skip(paths: WorkflowPaths, wanted: string, why: string, now: Date): Promise<GivenUp> {
  const { id } = requireFeature((await refreshFeatures(paths, now)).list, wanted);
  const patch = await closeWorkOf(paths, id, 'skip', now);
  const { list, notices } = await changeFeatures(paths, now, (before, circumstances) =>
    skipFeature(before, id, { why, patch }, circumstances),
  );
  const dependants = list.features.filter(({ dependencies }) => dependencies.includes(id));
  return { id, others: dependants.map((feature) => feature.id), patch, notices };
}

/**
 * Divides a feature as its coder declared.
 * @throws WorkflowError when the feature cannot be divided so; nothing is changed then.
 */
export async function divide(paths: WorkflowPaths, id: string, parts: readonly Part[], now: Date): Promise<GivenUp> {
  // A division that cannot be is refused before the work tree is changed.
  await changeFeatures(paths, now, (before, circumstances) => {
    divideFeature(before, id, parts, null, circumstances);
    return before;
  });
  const patch = await closeWorkOf(paths, id, 'split', now);
  const { list, notices } = await changeFeatures(paths, now, (before, circumstances) =>
    divideFeature(before, id, parts, patch, circumstances),
  );
  return {
    id,
    others: requireFeature(list, id).dependencies.filter((one) => one.startsWith(`${id}.`)),
    patch,
    notices,
  };
}

/** Ends the place of a feature, and keeps its work; null without any. */
async function closeWorkOf(paths: WorkflowPaths, id: string, verb: string, now: Date): Promise<string | null> {
  return asRepositoryWriter(paths.root, `feature ${verb} ${id}`, async () => {
    const feature = requireFeature((await refreshFeatures(paths, now)).list, id);
    const record = openAttempt(feature) && openRecord(paths, feature);
    return record === undefined ? null : closePlace(paths, record);
  });
}

/** The sentence about kept work, with a leading blank; empty when there was none. */
export function keptMessage({ folder }: WorkflowPaths, patch: string | null): string {
  return patch === null ? '' : ` Its work is kept in ${folder}/${patch}.`;
}
