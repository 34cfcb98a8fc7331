import { existsSync, statSync } from 'node:fs';
import type { WorkflowState } from '../loop/rules/state.ts';
import { exitCodes, isWorkflowError } from '../base/errors.ts';
import { isUntouched } from '../files/document.ts';
import { documentFiles } from '../base/owned-files.ts';
import { placeOf, type WorkflowPaths } from '../files/paths.ts';
import { isIterationAltered, readState } from '../loop/state-file.ts';
import { restoreTexFiles } from './restore-tex-files.ts';

export interface RestoredState {
  state: WorkflowState;
  /** Sentences for the user about files that were broken and are restored. */
  notice?: string;
}

/**
 * The state of a workflow at the beginning of a turn or command, after everything that is broken was repaired; for a running workflow
 * missing reports or plans too. Nothing is repaired later in the turn. Unchanged files, which are detected without reading them, need no
 * lock. A state file that is gone stays gone (removing it is a way to end a workflow), and a file that cannot be read just now is left
 * alone.
 * @throws WorkflowError when the state file is gone, cannot be read, or has no last good value.
 */
export async function readOrRestoreState(paths: WorkflowPaths, now: Date): Promise<RestoredState> {
  const valid = await readIfValid(paths);
  const isWhole = valid !== undefined && !isIterationAltered(paths, valid) && areDocumentsUnchanged(paths, valid);
  const notices = isWhole ? [] : await (await import('./repair.ts')).repairBroken(paths, now);
  const state = isWhole ? valid : await readState(paths);
  // The folder of an ended workflow is not changed.
  if (state.status === 'in_progress') notices.push(...(await restoreTexFiles(paths, now)));
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

/** Whether all documents are unchanged since we wrote them, and what was written once exists. */
function areDocumentsUnchanged(paths: WorkflowPaths, { recorded_iteration, features_total }: WorkflowState): boolean {
  if ((statSync(paths.journal, { throwIfNoEntry: false })?.size ?? 0) === 0) return false;
  if (recorded_iteration > 0 && !existsSync(paths.ledger)) return false;
  if (features_total > 0 && !existsSync(paths.featureList)) return false;
  return documentFiles.every((name) => isUntouched(placeOf(paths, name)));
}
