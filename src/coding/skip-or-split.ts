import type { WorkflowPaths } from '../files/paths.ts';
import { openRecord } from './attempt.ts';
import { changeFeatures, refreshFeatures } from './change-features.ts';
import { closePlace } from './place.ts';
import { readProjectText } from './plan-source.ts';
import { asRepositoryWriter } from './repository-writer.ts';
import { skipFeature } from './rules/changes.ts';
import { divideFeature, readDivision } from './rules/divide.ts';
import { requireFeature } from './rules/refusal.ts';
import { openAttempt } from './rules/feature-status.ts';

/** A skipped or divided feature or group, and the other features that this affects. */
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
 * Skips a feature, or all alternatives of a group, as the user wants.
 * @param wanted its id, in upper or lower case.
 * @throws WorkflowError when there is none of that id, or it has passed.
 */
export async function skip(paths: WorkflowPaths, wanted: string, why: string, now: Date): Promise<GivenUp> {
  const { list: found } = await refreshFeatures(paths, now);
  const group = found.groups.find((one) => one.id.toLowerCase() === wanted.toLowerCase());
  const id = group?.id ?? requireFeature(found, wanted).id;
  const patch = await closeWorkOf(paths, id, 'skip', now);
  const { list, notices } = await changeFeatures(paths, now, (before, circumstances) =>
    skipFeature(before, id, { why, patch }, circumstances),
  );
  const dependants = list.features.filter(({ dependencies }) => dependencies.includes(id));
  return { id, others: dependants.map((feature) => feature.id), patch, notices };
}

/**
 * Divides a feature into parts, or puts prerequisites before it, as its coder declares.
 * @param file with the declaration as JSON, from the project's root or absolute.
 * @throws WorkflowError when the declaration is not valid or the feature cannot be divided; nothing is changed then.
 */
export async function split(paths: WorkflowPaths, wanted: string, file: string, now: Date): Promise<GivenUp> {
  return divide(paths, wanted, readDivision(readProjectText(paths.root, file), file), now);
}

/**
 * Divides a feature as its coder declared.
 * @throws WorkflowError when the feature cannot be divided so; nothing is changed then.
 */
export async function divide(
  paths: WorkflowPaths,
  wanted: string,
  division: ReturnType<typeof readDivision>,
  now: Date,
): Promise<GivenUp> {
  let id = wanted;
  // Invalid divisions are refused before the work tree is changed.
  const checked = await changeFeatures(paths, now, (before, circumstances) => {
    ({ id } = requireFeature(before, wanted));
    divideFeature(before, id, division, circumstances);
    return before;
  });
  const patch = await closeWorkOf(paths, id, 'split', now);
  const { list, notices } = await changeFeatures(paths, now, (before, circumstances) =>
    divideFeature(before, id, { ...division, patch }, circumstances),
  );
  const parts = list.features.filter(({ parent }) => parent === id);
  return { id, others: parts.map((feature) => feature.id), patch, notices: [...checked.notices, ...notices] };
}

/** Ends the place of a feature, or of a group's current alternative, and keeps its work; null without any. */
async function closeWorkOf(
  paths: WorkflowPaths,
  id: string,
  verb: 'skip' | 'split',
  now: Date,
): Promise<string | null> {
  return asRepositoryWriter(paths.root, `feature ${verb} ${id}`, () => closeOpenAttempt(paths, id, now));
}

async function closeOpenAttempt(paths: WorkflowPaths, id: string, now: Date): Promise<string | null> {
  const { list } = await refreshFeatures(paths, now);
  const group = list.groups.find((one) => one.id === id);
  const meant = group?.alternatives ?? [requireFeature(list, id).id];
  const feature = list.features.find((one) => meant.includes(one.id) && openAttempt(one) !== undefined);
  if (feature === undefined) return null;
  const record = openRecord(paths, feature);
  return record === undefined ? null : closePlace(paths, record);
}

/** The sentence about kept work, with a leading blank; empty when there was none. */
export function keptMessage({ folder }: WorkflowPaths, patch: string | null): string {
  return patch === null ? '' : ` Its work is kept in ${folder}/${patch}.`;
}
