import { WorkflowError } from '../base/errors.ts';
import { chooseWorkflow } from '../loop/list.ts';
import { isHeld, readLease } from '../session/lease.ts';
import { requireWorkflowName } from '../base/names.ts';
import { workflowPaths, type WorkflowPaths } from '../files/paths.ts';
import { shareWorkflow } from '../machines/shared-workflow.ts';
import type { Options } from './command-row.ts';
import type { Answer, Context } from './context.ts';

const defaultHours = 12;

/** Takes a workflow over from the remote, for a session here. */
export async function take(
  { root, now }: Context,
  [given = '']: readonly (string | undefined)[],
  options: Options,
): Promise<Answer> {
  const name = requireWorkflowName(given);
  refuseDriven(workflowPaths(root, name));
  const { shared, news, remote } = await share(root, name, options);
  const hours = Number(options.hours ?? defaultHours);
  if (!(hours > 0 && hours <= 168)) {
    throw new WorkflowError('The option --hours needs a number', {
      expected: 'a number of hours up to 168',
      received: options.hours ?? '',
      fix: `Example: autonomous-workflow machine take ${name} --hours 12`,
    });
  }
  const isThere = await shared.join(options.takeOver !== undefined, now, hours * 3_600_000);
  if (!isThere) {
    throw new WorkflowError(`The remote '${remote}' does not know the workflow '${name}'`, {
      fix: `Share it from the machine that has it: autonomous-workflow machine leave ${name} --remote ${remote}`,
    });
  }
  const until = new Date(shared.until).toISOString();
  news.push(
    `'${name}' belongs to this machine until ${until}. → Free it with: autonomous-workflow machine leave ${name}`,
  );
  return { text: news.join('\n'), data: { name, remote, until, news } };
}

/** Pushes a workflow as it stands here, and frees it for other machines. */
export async function leave(
  { root, now }: Context,
  [given]: readonly (string | undefined)[],
  options: Options,
): Promise<Answer> {
  const { name, ...paths } = await chooseWorkflow(root, given);
  refuseDriven({ name, ...paths });
  const { shared, news, remote } = await share(root, name, options);
  await shared.recall();
  const left = await shared.leave(now);
  if (left.outcome === 'kept') news.push(`'${name}' is on ${remote}, free for any machine.`);
  else news.push(left.outcome === 'lost' ? left.why : `It could not be pushed to ${remote}: ${left.why}`);
  const exitCode = left.outcome === 'kept' ? 0 : 1;
  return { text: news.join('\n'), data: { name, remote, outcome: left.outcome, news }, exitCode };
}

async function share(root: string, name: string, options: Options) {
  const remote = options.remote ?? 'origin';
  const news: string[] = [];
  const shared = await shareWorkflow(root, name, remote, (text) => news.push(text));
  return { shared, news, remote };
}

function refuseDriven(paths: WorkflowPaths): void {
  const lease = readLease(paths);
  if (lease === undefined || !isHeld(paths, lease)) return;
  throw new WorkflowError(`The workflow '${paths.name}' is being driven on this machine`, {
    received: `session ${lease.session}, process ${lease.process}`,
    fix: `End that session first, or stop it with: autonomous-workflow stop ${paths.name}`,
  });
}
