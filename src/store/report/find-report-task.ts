import { repairTask } from '../../engine/report/describe-check.ts';
import type { WorkflowPaths } from '../paths.ts';
import { checkWorkflowReport } from './check-workflow-report.ts';

/** What of the report is to be mended in this round; undefined when nothing is. */
export function findReportTask(paths: WorkflowPaths, now: Date, round: number, mostRounds: number): string | undefined {
  return repairTask(checkWorkflowReport(paths, now), round, mostRounds);
}
