import { checkReport } from '../../engine/report/check-report.ts';
import { sumUp } from '../../engine/report/describe-check.ts';
import { hardFindings, type ReportCheck } from '../../engine/report/finding.ts';
import { readLedger } from '../ledger-file.ts';
import type { WorkflowPaths } from '../paths.ts';
import { noteCheck } from './check-file.ts';
import { reportInput } from './report-input.ts';

/** Checks the report as it is on disk now, and notes what that came to for `status`. */
export function checkWorkflowReport(paths: WorkflowPaths, now: Date): ReportCheck {
  const check = checkReport(reportInput(paths, readLedger(paths), now));
  noteCheck(paths, { summary: sumUp(check), hard: hardFindings(check).length });
  return check;
}
