import { verifyAndRecord } from '../app/verify-feature.ts';
import { exitCodes } from '../base/errors.ts';
import { chooseWorkflow } from '../loop/list.ts';
import type { Answer, Context } from './context.ts';

/** Verifies the work on a feature; one that is verified and reviewed passes and is committed. */
export async function verify(
  { root, sessionId, now }: Context,
  [id = '', name]: readonly (string | undefined)[],
): Promise<Answer> {
  const paths = await chooseWorkflow(root, name, sessionId);
  const { feature, attempt, notices, outcome, recorded, ...verified } = await verifyAndRecord(paths, id, now);
  const text = recorded === undefined ? verified.text : [...verified.text, recorded.text];
  return {
    text: [...notices, ...text].join('\n\n'),
    data: { feature, attempt, notices, outcome, text },
    exitCode: outcome === 'failed' || outcome === 'asked' ? exitCodes.refused : 0,
  };
}
