import { readsNothing } from '../store/redirect.ts';
import { resolveEscalation } from '../store/escalations.ts';
import { chooseWorkflow } from '../store/list.ts';
import { readState } from '../store/state-file.ts';
import type { Answer, Context } from './context.ts';

/** Answers what a workflow asked a person; the answer goes into its next brief. */
export async function resolve(
  { root, sessionId, now }: Context,
  [id = '', answer = '', name]: readonly (string | undefined)[],
): Promise<Answer> {
  const paths = await chooseWorkflow(root, name, sessionId);
  const { status, end_reason } = await readState(paths);
  if (status === 'complete' || end_reason === 'cancelled') throw readsNothing(paths.name, end_reason ?? status);
  const answered = await resolveEscalation(paths, now, id, answer);
  const goesOn =
    status === 'in_progress'
      ? 'the next brief tells it.'
      : `the workflow has ended (${end_reason ?? status}); go on with it in Claude Code: /autonomous-workflow:continue-auto ${paths.name}`;
  return { text: `${answered.id} is answered; ${goesOn}`, data: answered };
}
