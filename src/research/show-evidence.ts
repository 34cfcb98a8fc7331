import { exitCodes, WorkflowError } from '../base/errors.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readState } from '../loop/state-file.ts';
import { readLedger } from './ledger-file.ts';
import { describeClaimInFull } from './rules/claim-page.ts';
import { currentId } from './rules/current-id.ts';
import { describeAllEvidence, describeEvidence } from './rules/evidence.ts';
import type { Ledger } from './rules/ledger.ts';

interface Shown {
  text: string;
  data: unknown;
}

/** The findings of all iterations or of one, for the writer of the report; or everything about one of them, for people. */
export async function showEvidence(
  paths: WorkflowPaths,
  { id, iteration }: { id?: string; iteration?: number },
): Promise<Shown> {
  // A workflow without a readable state has no findings to show.
  await readState(paths);
  const ledger = readLedger(paths);
  if (id !== undefined) return showClaim(ledger, id);
  if (iteration === undefined) return { text: describeAllEvidence(ledger), data: ledger };
  const claims = ledger.claims.filter(({ first_iteration }) => first_iteration === iteration);
  return {
    text: describeEvidence(ledger, { claims }) || `Iteration ${iteration} found nothing new.`,
    data: { claims },
  };
}

function showClaim(ledger: Ledger, id: string): Shown {
  const claim = ledger.claims.find((one) => one.id === currentId(ledger, id));
  if (claim !== undefined) return { text: describeClaimInFull(claim, ledger), data: claim };
  const last = ledger.claims.at(-1)?.id;
  throw new WorkflowError(`There is no claim ${id}`, {
    expected: last === undefined ? 'a claim; none has been recorded yet' : `C001 to ${last}`,
    received: id,
    fix: 'List them with: autonomous-workflow evidence',
    exitCode: exitCodes.usage,
  });
}
