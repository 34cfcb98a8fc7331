import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { checkMissingReport, checkReport } from './rules/check-report.ts';
import { sumUp } from './rules/describe-check.ts';
import { hardFindings, type ReportCheck } from './rules/finding.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { withoutUnproven } from '../research/rules/checks.ts';
import { readLedger } from '../research/ledger-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { intactSnapshots } from '../research/snapshots.ts';
import { noteCheck } from './check-file.ts';
import { reportInput } from './report-input.ts';

/** Checks the report on disk and stores the result. The caller holds the workflow's lock. */
export function checkWorkflowReport(paths: WorkflowPaths, now: Date): ReportCheck {
  const check = existsSync(paths.report)
    ? checkReport(reportInput(paths, withoutUnproven(readLedger(paths), intactSnapshots(paths)), now))
    : checkMissingReport(basename(paths.report));
  noteOutcome(paths, check);
  return check;
}

/** Keeps the result of the checks for `status`. */
export function noteOutcome(paths: WorkflowPaths, check: ReportCheck): void {
  noteCheck(paths, { summary: sumUp(check), hard: hardFindings(check).length });
}

/** Checks the report and writes it, with the result, for readers without TeX. The caller holds the workflow's lock. */
export async function checkAndPublish(paths: WorkflowPaths, state: WorkflowState, now: Date): Promise<ReportCheck> {
  const check = checkWorkflowReport(paths, now);
  const { publishReport } = await import('./publish.ts');
  publishReport(paths, state, withoutUnproven(readLedger(paths), intactSnapshots(paths)), check);
  return check;
}
