import { describeChecks, withoutUnproven } from './rules/checks.ts';
import { ledgerIfValid } from './ledger-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { counted } from '../base/text.ts';
import { openContradictions } from './rules/ledger.ts';
import { intactSnapshots } from './snapshots.ts';

/**
 * The progress of checking the findings, without quotes in missing or altered pages, and contested findings; undefined without a
 * ledger.
 */
export function checksOnDisk(paths: WorkflowPaths): string | undefined {
  const ledger = ledgerIfValid(paths);
  if (ledger === undefined) return undefined;
  const open = openContradictions(ledger).map(({ id }) => id);
  const contested = open.length === 0 ? [] : [`${counted(open.length, 'contradiction')} open (${open.join(', ')})`];
  return [describeChecks(withoutUnproven(ledger, intactSnapshots(paths))), ...contested].join('; ');
}
