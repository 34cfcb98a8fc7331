import { endReasons } from '../base/vocabulary.ts';
import { exitCodes } from '../base/errors.ts';
import { chooseWorkflow } from '../loop/list.ts';
import { readWait } from '../loop/waiting.ts';
import { readSpend } from '../spend/spend.ts';
import { readState } from '../loop/state-file.ts';
import { describeOwner, describeStatus, existingFiles, isDriven, whatIsAsked, whatIsBroken } from '../app/status.ts';
import type { Answer, Context } from './context.ts';

/** The status of a workflow. The exit code is that of its end reason, 0 while it continues, 4 while its ledger is broken. */
export async function status({ root, sessionId, now }: Context, name: string | undefined): Promise<Answer> {
  const paths = await chooseWorkflow(root, name, sessionId);
  const state = await readState(paths);
  const problems = await whatIsBroken(paths);
  const code = state.end_reason === null ? 0 : endReasons[state.end_reason];
  return {
    text: await describeStatus(paths, now),
    data: {
      ...state,
      owner: describeOwner(paths, now),
      owner_alive: isDriven(paths),
      files: existingFiles(paths),
      problems,
      escalations: await whatIsAsked(paths),
      wait: readWait(paths) ?? null,
      spend: readSpend(paths, state),
    },
    exitCode: problems.length > 0 ? exitCodes.invalidState : code,
  };
}
