import { changeFeatures } from '../coding/change-features.ts';
import { hasFeatures } from '../coding/feature-file.ts';
import { storeDecisions } from '../coding/scrutiny-file.ts';
import { forgive } from '../coding/rules/changes.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { escalate, resolveEscalation } from '../loop/escalations.ts';
import { itemsOf, type Escalation } from '../loop/rules/escalation.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { askBack } from '../loop/rules/condition.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';
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
): Promise<{ state: WorkflowState; answered: Escalation; conditionAsked: boolean }> {
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
  const conditionAsked = await askAboutCondition(paths, now, answered, answer);
  return { state, answered, conditionAsked };
}

/** Asks back about an answer that holds under a condition, once; no work waits for that. */
async function askAboutCondition(
  paths: WorkflowPaths,
  now: Date,
  { id, text: question, ...answered }: Escalation,
  answer: string,
): Promise<boolean> {
  const text = askBack({ id, question, answer, items: itemsOf(answered) });
  if (text === undefined) return false;
  return asWriter(paths, async () => {
    const { iteration } = await readState(paths);
    return escalate(paths, now, { kind: 'ambiguous_requirement', item: null, text, tried: [], iteration });
  });
}
