import type { WorkflowState } from '../engine/state.ts';
import { note } from './journal.ts';
import type { WorkflowPaths } from './paths.ts';
import { exitCodes, isWorkflowError } from '../engine/workflow-error.ts';
import { readState, restoreState } from './state-file.ts';
import { asWriter } from './workflow.ts';

export interface RestoredState {
  state: WorkflowState;
  /** Where the broken file went, when there was one. */
  kept?: string;
}

/**
 * The state of a workflow; a file whose content is not valid is set aside and the last one we wrote put back. A file that is
 * gone stays gone (removing it is a way to end a workflow), and one that cannot be read just now is left alone.
 * @throws WorkflowError when the file is gone or there is nothing to put back; Error when it cannot be read.
 */
export async function readOrRestoreState(paths: WorkflowPaths, now: Date): Promise<RestoredState> {
  try {
    return { state: await readState(paths) };
  } catch (error) {
    if (!isContentError(error)) throw error;
    return asWriter(paths, () => restoreInLock(paths, now));
  }
}

/** Reads again first: another process may have put it back in the meantime. */
async function restoreInLock(paths: WorkflowPaths, now: Date): Promise<RestoredState> {
  try {
    return { state: await readState(paths) };
  } catch (error) {
    const kept = isContentError(error) ? restoreState(paths, now)?.kept : undefined;
    if (kept == null) throw error;
    note(paths, now, { event: 'state-restored', kept, why: (error as Error).message });
    return { state: await readState(paths), kept };
  }
}

function isContentError(error: unknown): boolean {
  return isWorkflowError(error) && error.exitCode === exitCodes.invalidState;
}
