import { startFeatureOf } from '../app/features.ts';
import { chooseWorkflow } from '../loop/list.ts';
import type { Answer, Context } from './context.ts';

/** Begins an attempt at a feature, or continues the one in progress, and prints its brief. */
export async function start(
  { root, sessionId, now }: Context,
  [id = '', name]: readonly (string | undefined)[],
): Promise<Answer> {
  const paths = await chooseWorkflow(root, name, sessionId);
  const { attempt, brief, notices } = await startFeatureOf(paths, id, now);
  return {
    text: [...notices, brief].join('\n\n'),
    data: { feature: attempt.feature, record: attempt.record, notices },
  };
}
