import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { formatFacts, ledgerBibliography } from './rules/facts.ts';
import { withCurrentIds } from '../research/rules/join-claims.ts';
import type { Ledger } from '../research/rules/ledger.ts';
import { explainText } from './rules/describe-check.ts';
import { evidenceTable } from './rules/evidence-table.ts';
import { describeOutcome } from './rules/critique/describe.ts';
import { figureNames, ledgerFigures } from './rules/figures.ts';
import { checkMissingReport, checkReport } from './rules/check-report.ts';
import type { ReportCheck } from './rules/finding.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { writeAtomic, backUp } from '../files/atomic.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readOrNothing } from '../files/regular.ts';
import { noteOutcome } from './check.ts';
import { includesCritique, readCritique, writeCritique } from './critique.ts';
import { reportInput } from './report-input.ts';

/**
 * Writes what the TeX of the report is compiled with: sources.bib, the counts, the figures, the evidence, the critique. The caller
 * holds the workflow's lock.
 * @param options isOver: nobody will judge the report any more.
 * @returns the result of checking the report, with which it can be published.
 */
export function writeGenerated(
  paths: WorkflowPaths,
  state: WorkflowState,
  ledger: Ledger,
  now: Date,
  { isOver = false } = {},
): ReportCheck {
  if (losesSources(paths, ledger)) backUp(paths.bibliography, 'replaced', now);
  writeAtomic(paths.bibliography, ledgerBibliography(ledger));
  const figures = ledgerFigures(ledger);
  for (const name of figureNames) {
    const file = join(paths.figures, `${name}.tex`);
    const tex = figures[name];
    if (tex !== undefined) writeAtomic(file, tex);
    else rmSync(file, { force: true });
  }
  if (!existsSync(paths.report)) {
    writeAtomic(paths.facts, formatFacts(state, ledger, ''));
    return checkMissingReport(basename(paths.report));
  }
  writeEvidence(paths, ledger);
  const critique = readCritique(paths, state, isOver);
  writeCritique(paths, critique);
  const input = reportInput(paths, ledger, now);
  const check = checkReport(input);
  const judged = critique === undefined || includesCritique(input.tex) ? [] : [describeOutcome(critique)];
  writeAtomic(paths.facts, formatFacts(state, ledger, [explainText(check), ...judged].join('. ')));
  noteOutcome(paths, check);
  return check;
}

/** The table of the findings that the report states. */
function writeEvidence(paths: WorkflowPaths, ledger: Ledger): void {
  const table = evidenceTable(ledger, withCurrentIds(readFileSync(paths.report, 'utf8'), ledger));
  if (table === undefined) rmSync(paths.evidence, { force: true });
  else writeAtomic(paths.evidence, table);
}

/** Whether sources.bib holds entries although the ledger knows no source: whoever put them there still needs them. */
export function losesSources(paths: WorkflowPaths, { sources }: Pick<Ledger, 'sources'>): boolean {
  return sources.length === 0 && /^\s*@\w+\s*\{/m.test(readOrNothing(paths.bibliography)?.toString('utf8') ?? '');
}

/** Writes the report for readers without TeX. The caller holds the workflow's lock. */
export async function publish(
  paths: WorkflowPaths,
  state: WorkflowState,
  ledger: Ledger,
  check: ReportCheck,
): Promise<void> {
  const { publishReport } = await import('./publish.ts');
  publishReport(paths, state, ledger, check);
}
