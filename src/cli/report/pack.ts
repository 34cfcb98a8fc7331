import { existsSync, readFileSync } from 'node:fs';
import { evidencePack } from '../../engine/report/evidence-pack.ts';
import { WorkflowError, exitCodes } from '../../engine/workflow-error.ts';
import { readLedger } from '../../store/ledger-file.ts';
import { chooseWorkflow } from '../../store/list.ts';
import { readState } from '../../store/state-file.ts';
import type { Answer, Context } from '../context.ts';

/** What one section of the report is written from. */
export async function reportPack(
  { root, sessionId }: Context,
  name: string | undefined,
  { about }: Record<string, string | undefined>,
): Promise<Answer> {
  const paths = await chooseWorkflow(root, name, sessionId);
  await readState(paths);
  if (about === undefined || !/[\p{L}\p{N}]/u.test(about)) {
    throw new WorkflowError('A pack needs to know the section that it is for', {
      fix: 'Example: autonomous-workflow report pack --about Key-Findings',
      exitCode: exitCodes.usage,
    });
  }
  const tex = existsSync(paths.report) ? readFileSync(paths.report, 'utf8') : '';
  const pack = evidencePack({ ledger: readLedger(paths), tex, about: about.replace(/[-_]+/g, ' ') });
  return { text: pack.text, data: pack };
}
