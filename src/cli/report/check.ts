import { describeCheck } from '../../engine/report/describe-check.ts';
import { hardFindings } from '../../engine/report/finding.ts';
import { exitCodes } from '../../engine/workflow-error.ts';
import { chooseWorkflow } from '../../store/list.ts';
import { noteActivity } from '../../store/session/activity.ts';
import { checkWorkflowReport } from '../../store/report/check-workflow-report.ts';
import { readState } from '../../store/state-file.ts';
import { asWriter } from '../../store/workflow.ts';
import { compileDocuments } from '../compile.ts';
import type { Answer, Context } from '../context.ts';

/** Checks the report against the ledger, and what TeX said of it; refused while something must be mended. */
export async function reportCheck(
  { root, sessionId, now }: Context,
  name: string | undefined,
  { compile }: Record<string, string | undefined>,
): Promise<Answer> {
  const paths = await chooseWorkflow(root, name, sessionId);
  await readState(paths);
  noteActivity(paths);
  if (compile !== undefined) await compileDocuments(paths, now);
  const check = await asWriter(paths, () => checkWorkflowReport(paths, now));
  const isClean = hardFindings(check).length === 0;
  return { text: describeCheck(check), data: check, exitCode: isClean ? 0 : exitCodes.refused };
}
