import { keptMessage, split as splitFeature } from '../coding/skip-or-split.ts';
import { endOfIteration } from '../coding/rules/session-steps.ts';
import { chooseWorkflow } from '../loop/list.ts';
import type { Answer, Context } from './context.ts';

/** Gives a feature back in parts, or with what it turned out to need first. */
export async function split(
  { root, sessionId, now }: Context,
  [wanted = '', file = '', name]: readonly (string | undefined)[],
): Promise<Answer> {
  const paths = await chooseWorkflow(root, name, sessionId);
  const { id, others, patch, notices } = await splitFeature(paths, wanted, file, now);
  const text = `${id} comes after ${others.join(', ')}. The attempt does not count as a failure.${keptMessage(paths, patch)} ${endOfIteration}`;
  return { text: [...notices, text].join('\n'), data: { feature: id, parts: others, notices } };
}
