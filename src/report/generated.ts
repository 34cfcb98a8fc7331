import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { formatFacts, ledgerBibliography } from './rules/facts.ts';
import type { Ledger } from '../research/rules/ledger.ts';
import { explainText } from './rules/describe-check.ts';
import { figureNames, ledgerFigures } from './rules/figures.ts';
import { checkReport } from './rules/check-report.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { writeAtomic, backUp } from '../files/atomic.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readOrNothing } from '../files/regular.ts';
import { reportCheck } from './check.ts';
import { reportInput } from './report-input.ts';

/**
 * Writes what is made from the ledger for the report, and from the report: sources.bib, the counts, the figures, and the report as
 * Markdown. The caller holds the workflow's lock.
 */
export function writeGenerated(paths: WorkflowPaths, state: WorkflowState, ledger: Ledger, now: Date): void {
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
    return;
  }
  const input = reportInput(paths, ledger, now);
  const check = checkReport(input);
  const facts = formatFacts(state, ledger, explainText(check));
  writeAtomic(paths.facts, facts);
  reportCheck(paths, { check, tex: input.tex, facts, ledger });
}

/** Whether sources.bib holds entries although the ledger knows no source: whoever put them there still needs them. */
export function losesSources(paths: WorkflowPaths, { sources }: Pick<Ledger, 'sources'>): boolean {
  return sources.length === 0 && /^\s*@\w+\s*\{/m.test(readOrNothing(paths.bibliography)?.toString('utf8') ?? '');
}

/** The figures that there are, with their names in the workflow's folder. */
export function existingFigures(paths: WorkflowPaths): { file: string; name: string }[] {
  return figureNames
    .map((name) => ({ file: join(paths.figures, `${name}.tex`), name: `figures/${name}.tex` }))
    .filter(({ file }) => existsSync(file));
}
