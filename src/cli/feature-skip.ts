import { keptMessage, skip as skipFeature } from '../coding/skip-or-split.ts';
import { chooseWorkflow } from '../loop/list.ts';
import type { Options } from './command-row.ts';
import type { Answer, Context } from './context.ts';

/** Leaves a feature, or all alternatives of a group, out. */
export async function skip(
  { root, sessionId, now }: Context,
  [wanted = '', name]: readonly (string | undefined)[],
  { why = '' }: Options,
): Promise<Answer> {
  const paths = await chooseWorkflow(root, name, sessionId);
  const { id, others, patch, notices } = await skipFeature(paths, wanted, why, now);
  const goesOn = others.length === 0 ? '' : ` What depends on it goes on without it: ${others.join(', ')}.`;
  return {
    text: [...notices, `${id} is skipped.${goesOn}${keptMessage(paths, patch)}`].join('\n'),
    data: { skipped: id, dependants: others, notices },
  };
}
