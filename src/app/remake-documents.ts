import type { WorkflowPaths } from '../files/paths.ts';
import { isGone, texFiles } from '../loop/tex-files.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';

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
