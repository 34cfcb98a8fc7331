import type { WorkflowState } from '../../loop/rules/state.ts';
import { exitCodes, isWorkflowError } from '../../base/errors.ts';
import { readFreshOutlook } from '../../research/outlook-file.ts';
import type { WorkflowPaths } from '../../files/paths.ts';
import { isIterationAltered, readState } from '../../loop/state-file.ts';
import { restoreDocuments } from './restore-documents.ts';

export interface RestoredState {
  state: WorkflowState;
  /** What the user should know: that a file was broken and was put back. */
  notice?: string;
}

/**
 * The state of a workflow; a state file or a ledger whose content is not valid is set aside and the last one we wrote put back, a report or plan of a
 * running one that is gone as well. A
 * state file that is gone stays gone (removing it is a way to end a workflow), and one that cannot be read just now is left alone.
 * @throws WorkflowError when the state file is gone or there is nothing to put back; Error when it cannot be read.
 */
export async function readOrRestoreState(paths: WorkflowPaths, now: Date): Promise<RestoredState> {
  const valid = await readIfValid(paths);
  // A ledger that has not changed since a hook last read it needs no look.
  const isWhole = valid !== undefined && readFreshOutlook(paths) !== undefined;
  const repaired = isWhole ? [] : await (await import('./repair-broken.ts')).repairBroken(paths, now);
  let state = isWhole ? valid : await readState(paths);
  if (isIterationAltered(paths, state)) {
    repaired.push(...(await (await import('./repair-iteration.ts')).repairIteration(paths, now)));
    state = await readState(paths);
  }
  // The folder of one that has ended is left as it is.
  const restored = state.status === 'in_progress' ? await restoreDocuments(paths, now) : [];
  const notices = [...repaired, ...restored];
  return { state, ...(notices.length > 0 && { notice: notices.join('\n') }) };
}

async function readIfValid(paths: WorkflowPaths): Promise<WorkflowState | undefined> {
  try {
    return await readState(paths);
  } catch (error) {
    if (isWorkflowError(error) && error.exitCode === exitCodes.invalidState) return undefined;
    throw error;
  }
}
