import type { WorkflowPaths } from '../files/paths.ts';
import { startFeatureOf } from '../app/features.ts';
import type { Answer } from './context.ts';
import type { WorkflowCall } from './command-row.ts';

/** Begins an attempt at a feature, or continues the one in progress, and prints its brief. */
export async function start(paths: WorkflowPaths, { now, words: [id = ''] }: WorkflowCall): Promise<Answer> {
  const { attempt, brief, notices } = await startFeatureOf(paths, id, now);
  return {
    text: [...notices, brief].join('\n\n'),
    data: { feature: attempt.feature, record: attempt.record, notices },
  };
}
