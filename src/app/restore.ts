import type { WorkflowPaths } from '../files/paths.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { areAsWritten } from '../journal/document.ts';
import { asWriter } from '../loop/workflow.ts';
import { isGone, texFiles } from '../loop/tex-files.ts';
import { readState } from '../loop/state-file.ts';

/**
 * Makes a report or plan that is gone again, from the ledger and the items.
 * @returns a sentence for each.
 */
export async function remakeDocuments(
  paths: WorkflowPaths,
  now: Date,
  gone = texFiles.filter((document) => isGone(paths, document)),
): Promise<string[]> {
  if (gone.length === 0) return [];
  const { readLedger } = await import('../research/ledger-file.ts');
  await asWriter(paths, async () => {
    const [state, ledger] = [await readState(paths), readLedger(paths)];
    if (gone.includes('report')) (await import('../report/report.ts')).writeReport(paths, state, ledger, now);
    if (gone.includes('plan'))
      (await import('../planning/plan-document.ts')).writePlanDocument(paths, state, ledger, now);
  });
  return gone.map((document) => `autonomous-workflow ${paths.name}: the ${document} was gone; it was made again.`);
}

interface RestoredState {
  state: WorkflowState;
  /** Sentences for the user about files that were not as they were written, and are made again. */
  notice?: string;
}

/**
 * The state of a workflow at the beginning of a turn or command, after every file that was not as it was written was made again; for a
 * running workflow a report or plan that is gone, too. Unchanged files, which are detected without reading them, need no lock.
 * @throws WorkflowError when there is no workflow, or its state file is no state and no log explains it.
 */
export async function readOrRestoreState(paths: WorkflowPaths, now: Date): Promise<RestoredState> {
  const notices = areAsWritten(paths) ? [] : await (await import('./repair.ts')).heal(paths, now);
  const state = await readState(paths);
  // The folder of an ended workflow is not changed.
  if (state.status === 'in_progress') notices.push(...(await remakeDocuments(paths, now)));
  return { state, ...(notices.length > 0 && { notice: notices.join('\n') }) };
}
