import type { Redirect } from '../engine/redirect.ts';
import { WorkflowError } from '../engine/workflow-error.ts';
import type { WorkflowPaths } from './paths.ts';
import { addRedirect } from './redirects.ts';
import { readState } from './state-file.ts';

/**
 * Queues what the user wants a workflow to know. Returns what to tell the user.
 * @throws WorkflowError when the text is empty, or nothing will ever read it.
 */
export async function queueRedirect(
  paths: WorkflowPaths,
  now: Date,
  text: string,
  priority: Redirect['priority'],
): Promise<string> {
  const { status, end_reason } = await readState(paths);
  if (status === 'complete' || end_reason === 'cancelled') {
    throw new WorkflowError(`The workflow '${paths.name}' has ended (${end_reason ?? status}) and reads nothing more`, {
      fix: 'Start a new one under another name.',
    });
  }
  await addRedirect(paths, now, { text, priority, from: 'user' });
  const when = priority === 'high' ? 'at its next turn' : 'when its next iteration begins';
  const resume = status === 'in_progress' ? '' : ` It is at rest: /autonomous-workflow:continue-auto ${paths.name}`;
  return `The workflow '${paths.name}' will be told ${when}.${resume}`;
}
