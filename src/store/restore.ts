import type { WorkflowState } from '../engine/state.ts';
import { note } from './journal.ts';
import type { WorkflowPaths } from './paths.ts';
import { readState, restoreState, stateExists } from './state-file.ts';
import { asWriter } from './workflow.ts';

/**
 * The state of a workflow; a file that is not valid is set aside and the last one we wrote put back.
 * @throws WorkflowError when the file is gone or there is nothing to put back.
 */
export async function readOrRestoreState(paths: WorkflowPaths, now: Date): Promise<WorkflowState> {
  try {
    return await readState(paths);
  } catch (error) {
    // A file that somebody removed stays removed: that is a way to end a workflow.
    if (!stateExists(paths)) throw error;
    return asWriter(paths, async () => {
      const restored = restoreState(paths, now);
      if (restored === undefined) throw error;
      note(paths, now, {
        event: 'state-restored',
        kept: restored.kept,
        why: error instanceof Error ? error.message : String(error),
      });
      return readState(paths);
    });
  }
}
