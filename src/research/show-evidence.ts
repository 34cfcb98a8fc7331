import { exitCodes, WorkflowError } from '../base/errors.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readState } from '../loop/state-file.ts';
import { readLedger, weightsOf } from './ledger-file.ts';
import { describeClaimInFull, describeAllEvidence, describeEvidence, inPages } from './rules/evidence.ts';
import { currentId, type Claim, type Ledger } from './rules/ledger.ts';

interface Shown {
  text: string;
  data: unknown;
}

/** Characters of one page: Claude Code cuts longer output of a command, or moves it into a file. */
const longestPage = 24_000;

/** The findings to show: all, or what one iteration found, or some claims; of a long list a page, counted from 1. */
export interface Wanted {
  ids?: readonly string[];
  iteration?: number;
  page?: number;
}

/** The findings of all iterations or of one, for the writer of the report; or everything about some of them, for people. */
export async function showEvidence(paths: WorkflowPaths, { ids, iteration, page }: Wanted): Promise<Shown> {
  // A workflow without a readable state has no findings to show.
  await readState(paths);
  const ledger = readLedger(paths);
  if (ids !== undefined) {
    const shown = ids.map((id) => showClaim(ledger, id));
    const data = shown.map((one) => one.data);
    return { text: shown.map(({ text }) => text).join('\n\n'), data: data.length === 1 ? data[0] : { claims: data } };
  }
  const claims = claimsOf(ledger, iteration);
  const text = evidenceText(paths, ledger, claims) || `Iteration ${iteration} found nothing new.`;
  const data = claims === undefined ? ledger : { claims };
  if (page === undefined) return { text, data };
  const pages = inPages(text, longestPage);
  const shown = pages[page - 1] ?? 'No more findings.';
  return { text: page < pages.length ? `${shown}\n(--page ${page + 1} goes on.)` : shown, data };
}

/** The number of pages of all findings, or of those of one iteration. */
export function countPages(paths: WorkflowPaths, iteration?: number): number {
  const ledger = readLedger(paths);
  return inPages(evidenceText(paths, ledger, claimsOf(ledger, iteration)), longestPage).length;
}

const claimsOf = ({ claims }: Ledger, iteration: number | undefined) =>
  iteration === undefined ? undefined : claims.filter(({ first_iteration }) => first_iteration === iteration);

function evidenceText(paths: WorkflowPaths, ledger: Ledger, claims?: readonly Claim[]): string {
  const stated = new Set(weightsOf(paths, ledger).keys());
  return claims === undefined ? describeAllEvidence(ledger, stated) : describeEvidence(ledger, claims, stated);
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
