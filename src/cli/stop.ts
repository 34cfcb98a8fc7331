import { chooseWorkflow } from '../store/list.ts';
import { stopWorkflow } from '../store/stop.ts';
import type { Answer, Context } from './context.ts';

export async function stop({ root, sessionId, now }: Context, name: string | undefined): Promise<Answer> {
  const paths = await chooseWorkflow(root, name, sessionId);
  const text = await stopWorkflow(paths, now);
  return { text, data: { name: paths.name, message: text } };
}
