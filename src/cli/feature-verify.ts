import type { WorkflowPaths } from '../files/paths.ts';
import { verifyAndRecord } from '../app/verify-feature.ts';
import { exitCodes } from '../base/errors.ts';
import type { Answer } from './context.ts';
import type { WorkflowCall } from './command-row.ts';

/** Verifies the work on a feature; one that is verified and reviewed passes and is committed. */
export async function verify(paths: WorkflowPaths, { now, words: [id = ''] }: WorkflowCall): Promise<Answer> {
  const { feature, attempt, notices, outcome, recorded, ...verified } = await verifyAndRecord(paths, id, now);
  const text = recorded === undefined ? verified.text : [...verified.text, recorded.text];
  return {
    text: [...notices, ...text].join('\n\n'),
    data: { feature, attempt, notices, outcome, text },
    exitCode: outcome === 'failed' || outcome === 'asked' ? exitCodes.refused : 0,
  };
}
