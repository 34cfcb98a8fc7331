import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { formatFacts, ledgerBibliography } from './rules/facts.ts';
import { withCurrentIds } from '../research/rules/join-claims.ts';
import type { Ledger } from '../research/rules/ledger.ts';
import { explainText } from './rules/describe-check.ts';
import { evidenceTable } from './rules/evidence-table.ts';
import { questionList } from './rules/open-questions.ts';
import { readEscalations } from '../loop/escalations.ts';
import { describeOutcome } from './rules/critique/describe.ts';
import { figureNames, ledgerFigures } from './rules/figures.ts';
import { checkMissingReport, checkReport } from './rules/check-report.ts';
import type { ReportCheck } from './rules/finding.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { writeAtomic, backUp } from '../files/atomic.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readOrNothing } from '../files/regular.ts';
import { researchUsd, withSpend } from '../spend/rules/spend.ts';
import { readModels, readSpend } from '../spend/spend.ts';
import { noteOutcome } from './check.ts';
import { includesCritique, readCritique, writeCritique } from './critique.ts';
import { reportInput } from './report-input.ts';
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
  const isUnderway = !isOver && state.status === 'in_progress' && state.research_end === null;
  const how = { isUnderway, models: readModels(paths, state, letterOf(phases.A)) };
  const priced = withCost(paths, isUnderway ? { ...state, updated_at: now.toISOString() } : state);
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
    writeAtomic(paths.facts, formatFacts(priced, ledger, '', how));
    return checkMissingReport(basename(paths.report));
  }
  writePart(paths.evidence, evidenceTable(ledger, withCurrentIds(readFileSync(paths.report, 'utf8'), ledger)));
  writePart(paths.questions, questionList(ledger, readEscalations(paths)));
  const critique = readCritique(paths, state, isOver);
  writeCritique(paths, critique);
  const input = reportInput(paths, ledger, now);
  const check = checkReport(input);
  const judged = critique === undefined || includesCritique(input.tex) ? [] : [describeOutcome(critique)];
  writeAtomic(paths.facts, formatFacts(priced, ledger, [explainText(check), ...judged].join('. '), how));
  noteOutcome(paths, check);
  return check;
}

/** The state with the present cost of research; the state file itself is updated only at the end of a turn. */
function withCost(paths: WorkflowPaths, state: WorkflowState): WorkflowState {
  const spent = withSpend(state, readSpend(paths, state));
  if (spent.research_end === null) return spent;
  const research = researchUsd(spent.spent_by_phase);
  return { ...spent, research_end: { ...spent.research_end, usd: research ?? spent.research_end.usd } };
}

/** Writes a generated part of the report, or deletes an empty one. */
function writePart(file: string, tex: string | undefined): void {
  if (tex === undefined) rmSync(file, { force: true });
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
