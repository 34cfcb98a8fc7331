import type { VerifiedFeature } from '../coding/verify-feature.ts';
import { excerpt, exitCodes, isWorkflowError } from '../base/errors.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { asWriter } from '../files/writer.ts';
import { appendEvent } from '../journal/journal.ts';
import { isRecorded } from '../loop/rules/state.ts';
import { readState } from '../loop/state-file.ts';
import { closeIteration, type ClosedIteration } from './close-iteration.ts';
import { verifyFeatureOf } from './features.ts';
import { phaseTraits } from '../base/vocabulary.ts';

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
