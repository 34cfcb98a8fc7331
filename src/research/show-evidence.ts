import { exitCodes, WorkflowError } from '../base/errors.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readState } from '../loop/state-file.ts';
import { readLedger } from './ledger-file.ts';
import { describeAllEvidence, describeEntry, inPages } from './rules/evidence.ts';
import { currentId, type Ledger } from './rules/ledger.ts';

/** Characters of one page: Claude Code cuts longer output of a command, or moves it into a file. */
const longestPage = 24_000;

/** The findings to show: all, or those with these ids; of a long list a page, counted from 1. */
export interface Wanted {
  ids?: readonly string[];
  page?: number;
}

/** All findings, for the writer of the report; or everything about some ids, for people. */
export async function showEvidence(
  paths: WorkflowPaths,
  { ids, page }: Wanted,
): Promise<{ text: string; data: Ledger | Pick<Ledger, 'claims' | 'contradictions' | 'questions'> }> {
  // A workflow without a readable state has no findings to show.
  await readState(paths);
  const ledger = readLedger(paths);
  if (ids !== undefined) {
    const wanted = ids.map((id) => currentId(ledger, id));
    const named = <One extends { id: string }>(all: readonly One[]) => all.filter(({ id }) => wanted.includes(id));
    const { claims, contradictions, questions } = ledger;
    const data = { claims: named(claims), contradictions: named(contradictions), questions: named(questions) };
    return { text: wanted.map((id) => describeEntry(id, ledger) ?? missing(id)).join('\n\n'), data };
  }
  if (page === undefined) return { text: describeAllEvidence(ledger), data: ledger };
  const pages = pagesOf(ledger);
  const shown = pages[page - 1] ?? 'No more findings.';
  return { text: page < pages.length ? `${shown}\n(--page ${page + 1} goes on.)` : shown, data: ledger };
}

/** The number of pages of all findings. */
export const countPages = (paths: WorkflowPaths): number => pagesOf(readLedger(paths)).length;

const pagesOf = (ledger: Ledger) => inPages(describeAllEvidence(ledger), longestPage);

function missing(id: string): never {
  throw new WorkflowError(`There is no finding, contradiction or question ${id}`, {
    fix: 'List them with: autonomous-workflow evidence',
    exitCode: exitCodes.usage,
  });
}
