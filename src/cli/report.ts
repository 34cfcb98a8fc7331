import type { WorkflowPaths } from '../files/paths.ts';
import { describeCheck } from '../report/rules/describe-check.ts';
import { hardFindings } from '../report/rules/finding.ts';
import { excerpt, exitCodes, WorkflowError } from '../base/errors.ts';
import { checkReport } from '../app/compile.ts';
import type { Answer } from './context.ts';
import type { WorkflowCall } from './command-row.ts';
import { packOfSection } from '../report/pack-of-section.ts';

/** Checks the report against the ledger and TeX's log; the exit code says whether anything must be fixed. */
export async function reportCheck(paths: WorkflowPaths, { now, options: { compile } }: WorkflowCall): Promise<Answer> {
  const check = await checkReport(paths, now, compile !== undefined);
  const isClean = hardFindings(check).length === 0;
  return { text: describeCheck(check), data: check, exitCode: isClean ? 0 : exitCodes.refused };
}

/** The evidence for one section of the report. */
export async function reportPack(
  paths: WorkflowPaths,
  { options: { about, page = '1' } }: WorkflowCall,
): Promise<Answer> {
  if (about === undefined || !/[\p{L}\p{N}]/u.test(about)) {
    throw new WorkflowError('The option --about with a section of the report is missing', {
      fix: 'Example: autonomous-workflow report pack --about Key-Findings',
      exitCode: exitCodes.usage,
    });
  }
  if (!/^[1-9]\d{0,2}$/.test(page)) {
    throw new WorkflowError(`--page ${excerpt(page)} is no page`, {
      expected: 'a number from 1 to 999',
      fix: 'Example: autonomous-workflow report pack --about Key-Findings --page 2',
      exitCode: exitCodes.usage,
    });
  }
  const pack = await packOfSection(paths, about, Number(page));
  return { text: pack.text, data: pack };
}
