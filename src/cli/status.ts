import { endReasons } from '../base/vocabulary.ts';
import { exitCodes } from '../base/errors.ts';
import { chooseWorkflow } from '../loop/list.ts';
import { describeStatus, readStatus } from '../app/status.ts';
import type { Options } from './command-row.ts';
import type { Answer, Context } from './context.ts';

/** The status of a workflow. The exit code is that of its end reason, 0 while it continues, 4 while its ledger is broken. */
export async function status(
  { root, sessionId, now }: Context,
  name: string | undefined,
  { details }: Options,
): Promise<Answer> {
  const paths = await chooseWorkflow(root, name, sessionId);
  const data = await readStatus(paths, now);
  const code = data.end_reason === null ? 0 : endReasons[data.end_reason];
  return {
    text: await describeStatus(paths, now),
    data: details === undefined ? data : await (await import('../board/read-workflow.ts')).readInFull(paths, now),
    exitCode: data.problems.length > 0 ? exitCodes.invalidState : code,
  };
}
