import type { FactsFromOtherRooms } from '../coding/attempt.ts';
import { beginFeatures, type BegunFeatures } from '../coding/begin-features.ts';
import { startFeature } from '../coding/start-feature.ts';
import { verifyFeature, type VerifiedFeature } from '../coding/advance.ts';
import { excerpt, exitCodes, isWorkflowError } from '../base/errors.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { agreedGoal } from '../goal/agreed-goal.ts';
import { allowance, describeAllowance } from '../loop/rules/allowance.ts';
import { mayTakeOnMore as ofBudgets } from '../loop/rules/iteration.ts';
import { readState } from '../loop/state-file.ts';
import { withSpend } from '../spend/rules/spend.ts';
import { catchUpSpend, readSpend } from '../spend/spend.ts';
import { refuseFeatureAtWork } from './agents-answered.ts';
import { takeLeft } from './take-left.ts';
import { findEnding } from '../loop/steering-files.ts';
import { readOrRestoreState } from './restore.ts';
import { readIterationRuntime } from './iteration-runtime.ts';
import { phaseTraits } from '../base/vocabulary.ts';
import { asWriter } from '../files/writer.ts';
import { appendEvent } from '../journal/journal.ts';
import { isRecorded } from '../loop/rules/state.ts';
import { closeIteration, noIteration, type ClosedIteration } from './close-iteration.ts';

/** Begins or continues an attempt at a feature of this workflow; see `startFeature` in coding. */
export const startFeatureOf = async (
  paths: WorkflowPaths,
  id: string,
  now: Date,
): Promise<Awaited<ReturnType<typeof startFeature>>> => {
  refuseFeatureAtWork(paths, 'start', id);
  const notice = await restoreInProgress(paths, now);
  return withNotice(notice, await startFeature(paths, id, factsFor(paths), now));
};

/**
 * Continues the features of this workflow that are in progress, and begins those for which there is a place; see `beginFeatures` in
 * coding. The caller knows that no agent works on any.
 */
export const beginFeaturesOf = async (paths: WorkflowPaths, now: Date): Promise<BegunFeatures> => {
  const { notice } = await readOrRestoreState(paths, now);
  return withNotice(notice, await beginFeatures(paths, factsFor(paths), now, { continues: true }));
};

/** Verifies the work on a feature of this workflow; see `verifyFeature` in coding. */
export const verifyFeatureOf = async (
  paths: WorkflowPaths,
  id: string,
  now: Date,
): Promise<Awaited<ReturnType<typeof verifyFeature>>> => {
  refuseFeatureAtWork(paths, 'verify', id);
  const notice = await restoreInProgress(paths, now);
  return withNotice(notice, await verifyFeature(paths, id, factsFor(paths), now));
};

/**
 * Repairs the files of the workflow, and returns a notice about that.
 * @throws WorkflowError when the workflow has ended: whatever followed would be paid for, and nobody would record it.
 */
async function restoreInProgress(paths: WorkflowPaths, now: Date): Promise<string | undefined> {
  const { state, notice } = await readOrRestoreState(paths, now);
  if (state.status !== 'in_progress') throw noIteration(paths, state);
  await takeLeft(paths, now);
  return notice;
}

function withNotice<T extends { notices: string[] }>(notice: string | undefined, result: T): T {
  return notice === undefined ? result : { ...result, notices: [notice, ...result.notices] };
}

async function mayTakeOnMore(paths: WorkflowPaths): Promise<boolean> {
  const state = await readState(paths);
  if (!ofBudgets(withSpend(state, readSpend(paths, state)), new Date())) return false;
  const { configuration } = await currentConfiguration(paths.root);
  return (await findEnding(paths, configuration)) === null;
}

async function describeUnpaid(paths: WorkflowPaths): Promise<string | undefined> {
  await catchUpSpend(paths);
  const known = await readState(paths);
  const state = withSpend(known, readSpend(paths, known));
  const left = allowance(state, new Date());
  return left.kind === 'nothing' ? describeAllowance(state, left) : undefined;
}

function factsFor(paths: WorkflowPaths): FactsFromOtherRooms {
  return {
    goal: agreedGoal(paths),
    assignments: async () => (await readIterationRuntime(paths, await readState(paths))).assignments,
    isCoding: async () => phaseTraits[(await readState(paths)).current_phase].worksOnFeatures,
    mayTakeOnMore: () => mayTakeOnMore(paths),
    unpaid: () => describeUnpaid(paths),
  };
}

/** A verification, and the record of the iteration that ended with it. */
export interface VerifiedAndRecorded extends VerifiedFeature {
  /** Undefined while other work is open. */
  recorded: Pick<ClosedIteration, 'text' | 'brought'> | undefined;
}

/**
 * Verifies the work on a feature. If no other work is open, records the iteration too, which would be the session's next step anyway.
 * @throws WorkflowError as `verifyFeature` in coding does.
 */
export async function verifyAndRecord(paths: WorkflowPaths, id: string, now: Date): Promise<VerifiedAndRecorded> {
  const verified = await verifyFeatureOf(paths, id, now).catch(async (error: unknown) => {
    await noteFault(paths, id, error);
    throw error;
  });
  return { ...verified, recorded: verified.isLast ? await recordForSession(paths) : undefined };
}

/**
 * Journals an error that only the session would read: the person has to see why no feature ends. Where the journal cannot be written
 * either, the error of the verification is the one to report.
 */
async function noteFault(paths: WorkflowPaths, feature: string, error: unknown): Promise<void> {
  if (isWorkflowError(error) && error.exitCode !== exitCodes.invalidState) return;
  const why = excerpt(error instanceof Error ? error.message : String(error));
  await asWriter(paths, () => {
    appendEvent(paths, new Date(), { event: 'verification-failed', feature, why });
  }).catch(() => undefined);
}

/**
 * Records the iteration in progress, in which no work is open. If the session writes a document, verdicts on its evidence are recorded
 * after the iteration.
 * @returns the text for the session; undefined without an iteration.
 */
export async function recordForSession(paths: WorkflowPaths): Promise<VerifiedAndRecorded['recorded']> {
  const state = await readState(paths);
  if (state.status !== 'in_progress' || state.iteration === 0) return undefined;
  if (isRecorded(state) && phaseTraits[state.current_phase].worksOnFeatures)
    return { text: 'The iteration is recorded: end your turn.', brought: '' };
  try {
    return await closeIteration(paths, new Date());
  } catch (error) {
    // The verification counts anyway; the end of the turn reports the failed record.
    if (isWorkflowError(error)) return { text: error.message, brought: undefined };
    throw error;
  }
}
