import { sendNotification, sendTest } from '../app/notify.ts';
import { exitCodes } from '../base/errors.ts';
import { describeOutcome } from '../journal/rules/events.ts';
import { workflowPaths } from '../files/paths.ts';
import { chooseWorkflow } from '../loop/list.ts';
import type { Answer, Context } from './context.ts';

/** Tries the ways in which a person is notified, and fails when none works; or sends what a hook has made. */
export async function notify({ root }: Context, [name, given]: readonly (string | undefined)[]): Promise<Answer> {
  if (name !== undefined && given !== undefined) {
    const data = await sendNotification(workflowPaths(root, name), given);
    return { text: data.map(describeOutcome).join('\n'), data };
  }
  const about = name === undefined ? 'autonomous-workflow' : (await chooseWorkflow(root, name)).name;
  const data = await sendTest(root, about);
  const works = data.some(({ outcome }) => outcome === 'sent');
  const text =
    data.length === 0
      ? 'No way is set: notify is none, or terminal, which only hooks can use.'
      : data.map(describeOutcome).join('\n');
  return { text, data, exitCode: works ? 0 : exitCodes.refused };
}
