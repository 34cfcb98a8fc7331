import { isWorkflowError } from '../base/errors.ts';
import { orElse } from '../base/or-else.ts';
import { quotedWords } from '../base/text.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { type AttemptRow, type FeatureList, type Feature, requireFeature } from './rules/feature.ts';
import { deriveStatuses, judge, featuresToBegin, openAttempt } from './rules/progress.ts';
import { divideFeature, skipFeature, type Part } from './rules/feature-list.ts';
import { readState } from '../loop/state-file.ts';
import type { ImplementationStatus } from './rules/coding-brief.ts';
import { agentsAtWork } from '../loop/agents.ts';
import { featureOf } from '../loop/rules/agents.ts';
import { coderTaskFile } from './attempt.ts';
import { openRecord, readAttempt } from './attempt-file.ts';
import { nextStep } from './rules/attempt.ts';
import { openFeatures, readScrutiny } from './scrutiny-file.ts';
import { closePlace, asRepositoryWriter } from './place.ts';
import { changeFeatures, hasFeatures, refreshFeatures, waitingItems, readFeatures } from './feature-file.ts';
import { readLastSweep } from './sweep.ts';

/** The features, the open questions, the last sweep and the rounds of critics, by which implementation is judged. */
export function implementationStatus(paths: WorkflowPaths): ImplementationStatus {
  const waiting = waitingItems(paths);
  const list = hasFeatures(paths) ? deriveStatuses(readFeatures(paths), waiting) : undefined;
  const rounds = readScrutiny(paths).rounds.map(({ iteration }) => iteration);
  return { list, waiting, sweep: readLastSweep(paths), rounds };
}

/**
 * Which features are in progress with the next step of each, which can be begun in addition, and what comes next.
 * @throws WorkflowError when there is no usable feature list.
 */
export async function nextFeatures(paths: WorkflowPaths) {
  const waiting = waitingItems(paths);
  const list = deriveStatuses(readFeatures(paths), waiting);
  const state = await readState(paths);
  const isOpen = openFeatures(paths, state);
  const running = list.features.filter(({ status }) => status === 'in_progress');
  const atWork = agentsAtWork(paths).flatMap((one) => featureOf(one)?.toLowerCase() ?? []);
  const steps = running.map((one) =>
    atWork.includes(one.id.toLowerCase())
      ? `${one.id}: its agent is at work.`
      : nextStep(one, openRecord(paths, one), coderTaskFile(paths, one.id)),
  );
  // Whether none waits for critics.
  const isJudged = list.features.every(({ id, passes }) => passes || isOpen(id));
  const begin = featuresToBegin(list, state.parallel, isOpen);
  return { list, steps, isJudged, judgement: judge(list, waiting), running, begin };
}

/** @throws WorkflowError when there is no such feature. */
export function featureWithProofs(
  paths: WorkflowPaths,
  id: string,
): { list: FeatureList; feature: Feature; proofs: FeatureList['proofs'] } {
  const list = readFeatures(paths);
  const feature = requireFeature(list, id);
  return { list, feature, proofs: list.proofs.filter((proof) => proof.feature === feature.id) };
}

/** Why an attempt failed, after what its coder said of it; empty for any other. */
export function whyFailed(paths: WorkflowPaths, feature: string, { number, outcome, why }: AttemptRow): string {
  if (outcome !== 'failed' || why === null) return why ?? '';
  const said = orElse(() => readAttempt(paths, feature, number)?.hand_in?.what ?? '', '', isWorkflowError);
  return said === '' ? why : `its coder said ${quotedWords(said)}; found: ${why}`;
}

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
  divideFeature(readFeatures(paths), id, parts, null, { now: now.toISOString(), waiting: new Map() });
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
