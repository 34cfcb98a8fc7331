import { describeChecks, withoutUnproven } from './rules/checks.ts';
import { ledgerIfValid } from './ledger-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { intactSnapshots } from './snapshots.ts';

/** How far the findings are checked, without what was found in stored pages that are gone or altered; undefined without a ledger. */
export function checksOnDisk(paths: WorkflowPaths): string | undefined {
  const ledger = ledgerIfValid(paths);
  return ledger && describeChecks(withoutUnproven(ledger, intactSnapshots(paths)));
}
