import { forgive } from '../engine/features/changes.ts';
import { itemsOf } from '../engine/steering/escalation.ts';
import { isOverForGood } from '../engine/state/state.ts';
import { readsNothing } from '../store/steering/redirect.ts';
import { resolveEscalation } from '../store/steering/escalations.ts';
import { changeFeatures } from '../store/features/change-features.ts';
import { hasFeatures } from '../store/features/feature-file.ts';
import { chooseWorkflow } from '../store/list.ts';
import { readState } from '../store/state-file.ts';
import type { Answer, Context } from './context.ts';

/** Answers what a workflow asked a person; the answer goes into its next brief. */
export async function resolve(
  { root, sessionId, now }: Context,
  [id = '', answer = '', name]: readonly (string | undefined)[],
): Promise<Answer> {
  const paths = await chooseWorkflow(root, name, sessionId);
  const state = await readState(paths);
  const { status, end_reason } = state;
  if (isOverForGood(state)) throw readsNothing(paths.name, end_reason ?? status);
  const answered = await resolveEscalation(paths, now, id, answer);
  // What it was about gets new tries, and what waited for it goes on.
  if (hasFeatures(paths))
    await changeFeatures(paths, now, (list, { waiting }) =>
      itemsOf(answered).reduce((rest, item) => forgive(rest, item, waiting), list),
    );
  const goesOn =
    status === 'in_progress'
      ? 'the next brief tells it.'
      : `the workflow has ended (${end_reason ?? status}); go on with it in Claude Code: /autonomous-workflow:continue-auto ${paths.name}`;
  return { text: `${answered.id} is answered; ${goesOn}`, data: answered };
}
