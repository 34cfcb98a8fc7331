import { WorkflowError, exitCodes } from '../base/errors.ts';
import { chooseWorkflow } from '../loop/list.ts';
import { queueRedirect } from '../app/redirect.ts';
import type { Options } from './command-row.ts';
import type { Answer, Context } from './context.ts';

/** Adds a redirect, which the workflow's next brief will contain. */
export async function redirect(
  { root, sessionId, now }: Context,
  [text = '', name]: readonly (string | undefined)[],
  { priority = 'normal' }: Options,
): Promise<Answer> {
  if (priority !== 'high' && priority !== 'normal') {
    throw new WorkflowError('The option --priority needs high or normal', {
      received: priority,
      fix: 'Example: autonomous-workflow redirect "Leave out mobile clients" --priority high',
      exitCode: exitCodes.usage,
    });
  }
  const paths = await chooseWorkflow(root, name, sessionId);
  const message = await queueRedirect(paths, now, text, priority);
  return { text: message, data: { name: paths.name, message } };
}
