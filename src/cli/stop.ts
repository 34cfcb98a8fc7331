import type { WorkflowPaths } from '../files/paths.ts';
import { endByUser, type UserEnding } from '../app/stop.ts';
import type { Answer } from './context.ts';
import type { WorkflowCall } from './command-row.ts';

export const stop = ending('stop_requested');
export const cancel = ending('cancelled');
export const complete = ending('complete');

function ending(reason: UserEnding) {
  return async (paths: WorkflowPaths, { now }: WorkflowCall): Promise<Answer> => {
    const text = await endByUser(paths, now, reason);
    return { text, data: { name: paths.name, message: text } };
  };
}
