import type { WorkflowPaths } from '../files/paths.ts';
import type { Outlook } from './rules/outlook.ts';

/** What research asks for next. The ledger is loaded late, because most hooks need nothing of it. */
export async function readOutlook(paths: WorkflowPaths): Promise<Outlook> {
  return (await import('./ledger-file.ts')).outlookFrom(paths);
}
