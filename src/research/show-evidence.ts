import { exitCodes, WorkflowError } from '../base/errors.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readState } from '../loop/state-file.ts';
import { readLedger } from './ledger-file.ts';
import { describeClaimInFull, describeAllEvidence, inPages } from './rules/evidence.ts';
import { type Claim, currentId, type Ledger } from './rules/ledger.ts';

/** Characters of one page: Claude Code cuts longer output of a command, or moves it into a file. */
const longestPage = 24_000;

/** The findings to show: all, or some claims; of a long list a page, counted from 1. */
export interface Wanted {
  ids?: readonly string[];
  page?: number;
}

/** All findings, for the writer of the report; or everything about some of them, for people. */
export async function showEvidence(
  paths: WorkflowPaths,
  { ids, page }: Wanted,
): Promise<{ text: string; data: Ledger | { claims: Claim[] } }> {
  // A workflow without a readable state has no findings to show.
  await readState(paths);
  const ledger = readLedger(paths);
  if (ids !== undefined) {
    const claims = ids.map((id) => claimOf(ledger, id));
    return { text: claims.map((one) => describeClaimInFull(one, ledger)).join('\n\n'), data: { claims } };
  }
  if (page === undefined) return { text: describeAllEvidence(ledger), data: ledger };
  const pages = pagesOf(ledger);
  const shown = pages[page - 1] ?? 'No more findings.';
  return { text: page < pages.length ? `${shown}\n(--page ${page + 1} goes on.)` : shown, data: ledger };
}

/** The number of pages of all findings. */
export const countPages = (paths: WorkflowPaths): number => pagesOf(readLedger(paths)).length;

const pagesOf = (ledger: Ledger) => inPages(describeAllEvidence(ledger), longestPage);

function claimOf(ledger: Ledger, id: string): Claim {
  const claim = ledger.claims.find((one) => one.id === currentId(ledger, id));
  if (claim !== undefined) return claim;
  const last = ledger.claims.at(-1)?.id;
  throw new WorkflowError(`There is no claim ${id}`, {
    expected: last === undefined ? 'a claim; none has been recorded yet' : `C001 to ${last}`,
    received: id,
    fix: 'List them with: autonomous-workflow evidence',
    exitCode: exitCodes.usage,
  });
}
