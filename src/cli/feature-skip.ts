import type { WorkflowPaths } from '../files/paths.ts';
import { keptMessage, skip as skipFeature } from '../coding/skip-or-split.ts';
import type { Answer } from './context.ts';
import type { WorkflowCall } from './command-row.ts';

/** Leaves a feature, or all alternatives of a group, out. */
export async function skip(
  paths: WorkflowPaths,
  { now, words: [wanted = ''], options: { why = '' } }: WorkflowCall,
): Promise<Answer> {
  const { id, others, patch, notices } = await skipFeature(paths, wanted, why, now);
  const goesOn = others.length === 0 ? '' : ` What depends on it goes on without it: ${others.join(', ')}.`;
  return {
    text: [...notices, `${id} is skipped.${goesOn}${keptMessage(paths, patch)}`].join('\n'),
    data: { skipped: id, dependants: others, notices },
  };
}
