import { currentConfiguration } from '../configuration/configuration.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { checkRounds } from './check-file.ts';

/** The faults of the report, as instructions; none once an iteration was sent back for them as often as allowed. */
export async function reportFindings(paths: WorkflowPaths, iteration: number): Promise<string[]> {
  const { configuration } = await currentConfiguration(paths.root);
  const rounds = checkRounds(paths, iteration);
  if (rounds >= configuration.report_check_rounds) return [];
  const { findReportTask } = await import('./check.ts');
  const task = findReportTask(paths, new Date(), rounds + 1, configuration.report_check_rounds);
  return task === undefined ? [] : [task];
}
