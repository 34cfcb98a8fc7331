import type { WorkflowPaths } from '../files/paths.ts';
import { unstash as giveBack } from '../coding/unstash.ts';
import type { Answer } from './context.ts';
import type { WorkflowCall } from './command-row.ts';

/** Restores the user's uncommitted work that was stashed when the workflow began. */
export async function unstash(paths: WorkflowPaths, { now }: WorkflowCall): Promise<Answer> {
  const { stashes, lines } = await giveBack(paths, now);
  return { text: lines.length === 0 ? 'Nothing is stashed.' : lines.join('\n'), data: { stashes } };
}
