import type { WorkflowPaths } from '../files/paths.ts';
import { endByUser, type UserEnding, queueRedirect } from '../app/steer.ts';
import type { Answer } from './context.ts';
import type { WorkflowCall } from './command-row.ts';
import { WorkflowError, exitCodes } from '../base/errors.ts';

export const stop = ending('stop_requested');
export const cancel = ending('cancelled');

function ending(reason: UserEnding) {
  return async (paths: WorkflowPaths, { now }: WorkflowCall): Promise<Answer> => {
    const text = await endByUser(paths, now, reason);
    return { text, data: { name: paths.name, message: text } };
  };
}

/** Adds a redirect to the workflow's next brief. */
export async function redirect(
  paths: WorkflowPaths,
  { now, words: [text = ''], options: { priority = 'normal' } }: WorkflowCall,
): Promise<Answer> {
  if (priority !== 'high' && priority !== 'normal') {
    throw new WorkflowError('The option --priority needs high or normal', {
      received: priority,
      fix: 'Example: autonomous-workflow redirect "Leave out mobile clients" --priority high',
      exitCode: exitCodes.usage,
    });
  }
  const message = await queueRedirect(paths, now, text, priority);
  return { text: message, data: { name: paths.name, message } };
}
