import { unstash as giveBack } from '../coding/unstash.ts';
import { chooseWorkflow } from '../loop/list.ts';
import type { Answer, Context } from './context.ts';

/** Gives back the user's uncommitted work that was stashed when the workflow began. */
export async function unstash({ root, sessionId, now }: Context, name: string | undefined): Promise<Answer> {
  const { stashes, lines } = await giveBack(await chooseWorkflow(root, name, sessionId), now);
  return { text: lines.length === 0 ? 'Nothing is stashed.' : lines.join('\n'), data: { stashes } };
}
