import { readDigest } from '../app/digest.ts';
import { chooseWorkflow } from '../loop/list.ts';
import type { Answer, Context } from './context.ts';

/** The result of a workflow so far, for somebody who was away. */
export async function digest({ root, sessionId, now }: Context, name: string | undefined): Promise<Answer> {
  const { lines, page } = await readDigest(await chooseWorkflow(root, name, sessionId), now);
  return { text: page.trimEnd(), data: { lines, page } };
}
