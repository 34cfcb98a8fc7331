import { closeIteration } from '../app/close-iteration.ts';
import { chooseWorkflow } from '../loop/list.ts';
import type { Answer, Context } from './context.ts';

/** Closes the iteration and says what it brought and what is left to do. */
export async function record({ root, sessionId, now }: Context, name: string | undefined): Promise<Answer> {
  return closeIteration(await chooseWorkflow(root, name, sessionId), now);
}
