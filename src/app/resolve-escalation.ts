import { changeFeatures } from '../coding/change-features.ts';
import { hasFeatures } from '../coding/feature-file.ts';
import { storeDecisions } from '../coding/scrutiny-file.ts';
import { forgive } from '../coding/rules/changes.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { resolveEscalation } from '../loop/escalations.ts';
import { itemsOf, type Escalation } from '../loop/rules/escalation.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { readState } from '../loop/state-file.ts';
import { readsNothing } from './redirect.ts';

/**
 * Answers an escalation; the answer goes into the workflow's next brief, and items that waited for it continue.
 * @throws WorkflowError when the workflow was cancelled, or has no open escalation of that id.
 */
export async function answerEscalation(
  paths: WorkflowPaths,
  now: Date,
  id: string,
  answer: string,
): Promise<{ state: WorkflowState; answered: Escalation }> {
  const state = await readState(paths);
  // A complete workflow keeps the answer: its folder is what another one starts from.
  if (state.end_reason === 'cancelled') throw readsNothing(paths.name, state.end_reason);
  const answered = await resolveEscalation(paths, now, id, answer);
  // The features of the escalation get new attempts, and features that waited for them continue.
  if (hasFeatures(paths))
    await changeFeatures(paths, now, (list, { waiting }) =>
      itemsOf(answered).reduce((features, item) => forgive(features, item, waiting), list),
    );
  const { defects = [] } = answered;
  const decision = { by: `the user, ${answered.id}`, text: answer };
  await storeDecisions(paths, (one) => (defects.includes(one.id) ? decision : undefined));
  return { state, answered };
}
