import { existsSync, readFileSync } from 'node:fs';
import { describeCheck } from '../report/rules/describe-check.ts';
import { hardFindings } from '../report/rules/finding.ts';
import { excerpt, exitCodes, WorkflowError } from '../base/errors.ts';
import { chooseWorkflow } from '../loop/list.ts';
import { checkReport } from '../app/compile.ts';
import { readState } from '../loop/state-file.ts';
import type { Answer, Context } from './context.ts';
import { evidencePack } from '../report/rules/evidence-pack.ts';
import { withCurrentIds } from '../research/rules/join-claims.ts';
import { readLedger } from '../research/ledger-file.ts';

/** Checks the report against the ledger and the log of TeX; the exit code says whether anything must be fixed. */
export async function reportCheck(
  { root, sessionId, now }: Context,
  name: string | undefined,
  { compile }: Record<string, string | undefined>,
): Promise<Answer> {
  const paths = await chooseWorkflow(root, name, sessionId);
  const check = await checkReport(paths, now, compile !== undefined);
  const isClean = hardFindings(check).length === 0;
  return { text: describeCheck(check), data: check, exitCode: isClean ? 0 : exitCodes.refused };
}

/** The evidence for one section of the report. */
export async function reportPack(
  { root, sessionId }: Context,
  name: string | undefined,
  { about, page = '1' }: Record<string, string | undefined>,
): Promise<Answer> {
  const paths = await chooseWorkflow(root, name, sessionId);
  await readState(paths);
  if (about === undefined || !/[\p{L}\p{N}]/u.test(about)) {
    throw new WorkflowError('A pack needs to know the section that it is for', {
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
  const ledger = readLedger(paths);
  const tex = existsSync(paths.report) ? withCurrentIds(readFileSync(paths.report, 'utf8'), ledger) : '';
  const pack = evidencePack({ ledger, tex, about: about.replace(/[-_]+/g, ' '), page: Number(page) });
  return { text: pack.text, data: pack };
}
