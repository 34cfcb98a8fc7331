import { hasNotifications, sendPending, sendProblem, sendTest } from '../app/send-notifications.ts';
import { exitCodes } from '../base/errors.ts';
import { workflowPaths } from '../files/paths.ts';
import { describeOutcome } from '../journal/rules/events.ts';
import { chooseWorkflow } from '../loop/list.ts';
import type { Options } from './command-row.ts';
import type { Answer, Context } from './context.ts';

/** Sends the waiting notifications of a workflow, started by a hook; or, for a person, a test on all channels. */
export async function notify(
  { root, sessionId }: Context,
  [name, problem]: readonly (string | undefined)[],
  { test }: Options,
): Promise<Answer> {
  if (test !== undefined) return tryChannels(root, name);
  const named = name === undefined ? undefined : workflowPaths(root, name);
  if (named !== undefined && problem !== undefined) {
    const sent = await sendProblem(named, problem);
    return sent === undefined
      ? { text: 'The configuration turns this notification off.', data: [] }
      : { text: sent.channels.map(describeOutcome).join('\n'), data: [sent] };
  }
  // The workflow may have notifications but no state file.
  const paths = named !== undefined && hasNotifications(named) ? named : await chooseWorkflow(root, name, sessionId);
  const data = await sendPending(paths);
  const lines = data.map(({ title, channels }) => `${title}: ${channels.map(describeOutcome).join(', ')}`);
  return { text: lines.length === 0 ? 'There are no notifications to send.' : lines.join('\n'), data };
}

/** Reports which channels work, and fails when none does. */
async function tryChannels(root: string, name: string | undefined): Promise<Answer> {
  const data = await sendTest(
    root,
    name === undefined ? 'autonomous-workflow' : (await chooseWorkflow(root, name)).name,
  );
  const works = data.some(({ outcome }) => outcome === 'sent');
  return { text: data.map(describeOutcome).join('\n'), data, exitCode: works ? 0 : exitCodes.refused };
}
