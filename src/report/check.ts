import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { checkMissingReport, checkReport } from './rules/check-report.ts';
import { sumUp, repairTask } from './rules/describe-check.ts';
import { hardFindings, type ReportCheck } from './rules/finding.ts';
import { reportMarkdown, type MarkdownReport } from './rules/markdown.ts';
import { withoutUnproven } from '../research/rules/checks.ts';
import { writeAtomic } from '../files/atomic.ts';
import { readLedger } from '../research/ledger-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { intactSnapshots } from '../research/snapshots.ts';
import { noteCheck } from './check-file.ts';
import { reportInput } from './report-input.ts';

/** Checks the report as it is on disk now, and notes the result. The caller holds the workflow's lock. */
export function checkWorkflowReport(paths: WorkflowPaths, now: Date): ReportCheck {
  if (!existsSync(paths.report)) return checkMissing(paths);
  const ledger = withoutUnproven(readLedger(paths), intactSnapshots(paths));
  const input = reportInput(paths, ledger, now);
  const check = checkReport(input);
  const facts = existsSync(paths.facts) ? readFileSync(paths.facts, 'utf8') : '';
  reportCheck(paths, { check, tex: input.tex, facts, ledger });
  return check;
}

function checkMissing(paths: WorkflowPaths): ReportCheck {
  const check = checkMissingReport(basename(paths.report));
  noteCheck(paths, { summary: sumUp(check), hard: hardFindings(check).length });
  return check;
}

/** Writes the result of the checks where people read it: in `status`, and in the report as Markdown, which is written with it. */
export function reportCheck(paths: WorkflowPaths, report: MarkdownReport): void {
  noteCheck(paths, { summary: sumUp(report.check), hard: hardFindings(report.check).length });
  if (existsSync(paths.report)) writeAtomic(paths.reportMarkdown, reportMarkdown(report));
}

/** The faults of the report to correct in this round; undefined when there are none. */
export function findReportTask(paths: WorkflowPaths, now: Date, round: number, mostRounds: number): string | undefined {
  return repairTask(checkWorkflowReport(paths, now), round, mostRounds);
}
