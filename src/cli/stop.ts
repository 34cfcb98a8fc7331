import { chooseWorkflow } from '../loop/list.ts';
import { endByUser, type UserEnding } from '../app/stop.ts';
import type { Answer, Context } from './context.ts';

export const stop = ending('stop_requested');
export const cancel = ending('cancelled');
export const complete = ending('complete');

function ending(reason: UserEnding) {
  return async ({ root, sessionId, now }: Context, name: string | undefined): Promise<Answer> => {
    const paths = await chooseWorkflow(root, name, sessionId);
    const text = await endByUser(paths, now, reason);
    return { text, data: { name: paths.name, message: text } };
  };
}
