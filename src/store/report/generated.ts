import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { formatFacts } from '../../engine/ledger/facts.ts';
import type { Ledger } from '../../engine/ledger/ledger.ts';
import { sumUp } from '../../engine/report/describe-check.ts';
import { figureNames, ledgerFigures } from '../../engine/report/figures.ts';
import { ledgerBibliography } from '../../engine/report/ledger-bibliography.ts';
import { reportMarkdown } from '../../engine/report/markdown.ts';
import { checkReport } from '../../engine/report/check-report.ts';
import type { WorkflowState } from '../../engine/state/state.ts';
import { writeAtomic, keepAside } from '../files/atomic.ts';
import type { WorkflowPaths } from '../paths.ts';
import { readOrNothing } from '../files/read-or-nothing.ts';
import { reportInput } from './report-input.ts';

/**
 * Writes what is made from the ledger for the report, and from the report: sources.bib, the counts, the figures, and the report as
 * Markdown. The caller holds the workflow's lock.
 */
export function writeGenerated(paths: WorkflowPaths, state: WorkflowState, ledger: Ledger, now: Date): void {
  if (losesSources(paths, ledger)) keepAside(paths.bibliography, 'replaced', now);
  writeAtomic(paths.bibliography, ledgerBibliography(ledger));
  const figures = ledgerFigures(ledger);
  for (const name of figureNames) {
    const file = join(paths.figures, `${name}.tex`);
    const tex = figures[name];
    if (tex !== undefined) writeAtomic(file, tex);
    else rmSync(file, { force: true });
  }
  const isThere = existsSync(paths.report);
  const checks = isThere ? textChecks(paths, ledger, now) : '';
  const facts = formatFacts(state, ledger, checks);
  writeAtomic(paths.facts, facts);
  if (!isThere) return;
  writeAtomic(paths.reportMarkdown, reportMarkdown({ tex: readFileSync(paths.report, 'utf8'), facts, ledger, checks }));
}

/** Whether sources.bib holds entries although the ledger knows no source: whoever put them there still needs them. */
export function losesSources(paths: WorkflowPaths, { sources }: Pick<Ledger, 'sources'>): boolean {
  return sources.length === 0 && /^\s*@\w+\s*\{/m.test(readOrNothing(paths.bibliography)?.toString('utf8') ?? '');
}

/** What the checks of the text come to, in a sentence without its full stop; those of the PDF are not known before there is one. */
function textChecks(paths: WorkflowPaths, ledger: Ledger, now: Date): string {
  const input = {
    ...reportInput(paths, ledger, now),
    compiled: { outcome: 'could-not-run', reason: 'not yet' },
  } as const;
  const { checks, findings } = checkReport(input);
  return sumUp({ checks: checks.filter(({ id }) => !id.startsWith('E')), findings });
}

/** The figures that there are, with their names in the workflow's folder. */
export function existingFigures(paths: WorkflowPaths): { file: string; name: string }[] {
  return figureNames
    .map((name) => ({ file: join(paths.figures, `${name}.tex`), name: `figures/${name}.tex` }))
    .filter(({ file }) => existsSync(file));
}
