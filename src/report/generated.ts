import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { formatBibliography } from '../research/rules/bibliography.ts';
import { formatFacts, spentIn, spentSoFar } from './rules/facts.ts';
import { withCurrentIds } from '../research/rules/join-claims.ts';
import type { Ledger } from '../research/rules/ledger.ts';
import { explainText } from './rules/describe-check.ts';
import { evidenceTable, statedIn } from './rules/evidence-table.ts';
import { questionList } from './rules/open-questions.ts';
import { readEscalations } from '../loop/escalations.ts';
import { describeOutcome } from './rules/critique/describe.ts';
import { figureNames, ledgerFigures } from './rules/figures.ts';
import { checkMissingReport, checkReport } from './rules/check-report.ts';
import type { ReportCheck } from './rules/finding.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { writeAtomic, backUp } from '../files/atomic.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readOrNothing, readText, removeFile } from '../files/regular.ts';
import { readMakers, readSpend } from '../spend/spend.ts';
import { noteOutcome } from './check.ts';
import { readCompilation } from './compilation.ts';
import { includesCritique, readCritique, writeCritique } from './critique.ts';
import { quotesOfVerifiers, reportInput } from './report-input.ts';
import { letterOf, phases } from '../base/vocabulary.ts';

/**
 * Writes the files that the report includes: sources.bib, counts, figures, evidence, critique. The caller holds the workflow's
 * lock.
 * @param isOver no further critic will judge the report.
 * @returns the result of checking the report, for publishing it.
 */
export function writeGenerated(
  paths: WorkflowPaths,
  state: WorkflowState,
  ledger: Ledger,
  now: Date,
  { isOver = false } = {},
): ReportCheck {
  const makers = readMakers(paths, state, letterOf(phases.A));
  if (losesSources(paths, ledger)) backUp(paths.bibliography, 'replaced', now);
  writeAtomic(paths.bibliography, formatBibliography(ledger.sources));
  const figures = ledgerFigures(ledger);
  for (const name of figureNames) {
    const file = join(paths.figures, `${name}.tex`);
    const tex = figures[name];
    if (tex !== undefined) writeAtomic(file, tex);
    else removeFile(file);
  }
  if (!existsSync(paths.report)) {
    writeAtomic(paths.facts, formatFacts(state, ledger, '', makers));
    return checkMissingReport(basename(paths.report));
  }
  const tex = withCurrentIds(readText(paths.report), ledger);
  writePart(paths.evidence, evidenceTable(ledger, tex, quotesOfVerifiers(paths, ledger, ['contradicted'])));
  writePart(paths.questions, questionList(ledger, readEscalations(paths)));
  const critique = readCritique(paths, state, isOver);
  writeCritique(paths, critique);
  // A PDF that stands keeps its time and cost, so that the other forms say the same.
  const spent =
    readCompilation(paths, 'report') === 'built'
      ? spentIn(readOrNothing(paths.facts)?.toString('utf8') ?? '')
      : spentSoFar(state, readSpend(paths, state), now);
  const input = reportInput(paths, ledger, now);
  const check = checkReport(input);
  const judged = critique === undefined || includesCritique(input.tex) ? [] : [describeOutcome(critique)];
  writeAtomic(
    paths.facts,
    formatFacts(state, ledger, [explainText(check), ...judged].join('. '), { ...makers, stated: statedIn(tex), spent }),
  );
  noteOutcome(paths, check);
  return check;
}

/** Writes a generated part of the report, or deletes an empty one. */
function writePart(file: string, tex: string | undefined): void {
  if (tex === undefined) removeFile(file);
  else writeAtomic(file, tex);
}

/** Whether sources.bib has entries although the ledger has no source, so that they must not be overwritten. */
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
