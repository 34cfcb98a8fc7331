import type { WorkflowPaths } from '../files/paths.ts';
import { keptMessage, split as splitFeature } from '../coding/skip-or-split.ts';
import { endOfIteration } from '../coding/rules/session-steps.ts';
import type { Answer } from './context.ts';
import type { WorkflowCall } from './command-row.ts';

/** Gives a feature back in parts, or with what it turned out to need first. */
export async function split(
  paths: WorkflowPaths,
  { now, words: [wanted = '', file = ''] }: WorkflowCall,
): Promise<Answer> {
  const { id, others, patch, notices } = await splitFeature(paths, wanted, file, now);
  const text = `${id} comes after ${others.join(', ')}. The attempt does not count as a failure.${keptMessage(paths, patch)} ${endOfIteration}`;
  return { text: [...notices, text].join('\n'), data: { feature: id, parts: others, notices } };
}
