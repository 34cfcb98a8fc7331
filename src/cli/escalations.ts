import { describeEscalation, isOpen, itemsOf } from '../loop/rules/escalation.ts';
import { readEscalations, resolveEscalation } from '../loop/escalations.ts';
import { chooseWorkflow } from '../loop/list.ts';
import { readState } from '../loop/state-file.ts';
import type { Answer, Context } from './context.ts';
import { forgive } from '../coding/rules/changes.ts';
import { isOverForGood } from '../loop/rules/state.ts';
import { readsNothing } from '../app/redirect.ts';
import { changeFeatures } from '../coding/change-features.ts';
import { hasFeatures } from '../coding/feature-file.ts';

/** The escalations of a workflow, the open ones first. */
export async function escalations({ root, sessionId }: Context, name: string | undefined): Promise<Answer> {
  const paths = await chooseWorkflow(root, name, sessionId);
  await readState(paths);
  const all = readEscalations(paths);
  const data = [...all.filter(isOpen), ...all.filter((one) => !isOpen(one))];
  const text = data.map((one) => describeEscalation(one, paths.name)).join('\n\n');
  return { text: text === '' ? `The workflow '${paths.name}' has not asked for anything.` : text, data };
}

/** Answers an escalation; the answer goes into the workflow's next brief. */
export async function resolve(
  { root, sessionId, now }: Context,
  [id = '', answer = '', name]: readonly (string | undefined)[],
): Promise<Answer> {
  const paths = await chooseWorkflow(root, name, sessionId);
  const state = await readState(paths);
  const { status, end_reason } = state;
  if (isOverForGood(state)) throw readsNothing(paths.name, end_reason ?? status);
  const answered = await resolveEscalation(paths, now, id, answer);
  // The features of the escalation get new attempts, and features that waited for them continue.
  if (hasFeatures(paths))
    await changeFeatures(paths, now, (list, { waiting }) =>
      itemsOf(answered).reduce((features, item) => forgive(features, item, waiting), list),
    );
  const goesOn =
    status === 'in_progress'
      ? 'the next brief tells it.'
      : `the workflow has ended (${end_reason ?? status}); go on with it in Claude Code: /autonomous-workflow:continue-auto ${paths.name}`;
  return { text: `${answered.id} is answered; ${goesOn}`, data: answered };
}
