import type { WorkflowPaths } from '../files/paths.ts';
import { describeCheck } from '../report/rules/checks.ts';
import { exitCodes } from '../base/errors.ts';
import { checkReport } from '../app/compile.ts';
import type { Answer } from './context.ts';
import type { WorkflowCall } from './command-row.ts';

/** Checks the report against the ledger and TeX's log; the exit code says whether anything must be fixed. */
export async function reportCheck(paths: WorkflowPaths, { now, options: { compile } }: WorkflowCall): Promise<Answer> {
  const check = await checkReport(paths, now, compile !== undefined);
  const isClean = check.faults.length === 0;
  return { text: describeCheck(check), data: check, exitCode: isClean ? 0 : exitCodes.refused };
}
