import { exitCodes, WorkflowError } from '../base/errors.ts';
import { readHandedOut, writeHandedOut } from '../coding/handed-out.ts';
import { chooseWorkflow } from '../loop/list.ts';
import { isHeld, readLease } from '../session/lease.ts';
import { requireWorkflowName } from '../base/names.ts';
import { workflowPaths, type WorkflowPaths } from '../files/paths.ts';
import { asWriter } from '../loop/workflow.ts';
import { handOut } from '../supervisor/hand-out.ts';
import { unknownThere } from '../machines/refusals.ts';
import { shareWorkflow } from '../machines/shared-workflow.ts';
import type { Options } from './command-row.ts';
import type { Answer, Context } from './context.ts';

const defaultHours = 12;

/** Takes a workflow over from the remote, for a session on this machine. */
export async function take(
  { root, now }: Context,
  [given = '']: readonly (string | undefined)[],
  options: Options,
): Promise<Answer> {
  const name = requireWorkflowName(given);
  refuseDriven(workflowPaths(root, name));
  const { shared, news, remote } = await share(root, name, options);
  const hours = readHours(options, `machine take ${name}`);
  const isThere = await shared.join(options.takeOver !== undefined, now, hours * 3_600_000);
  if (!isThere) throw unknownThere({ remote, workflow: name });
  if (options.as === undefined) news.push(...(await recallFeatures(shared.paths)));
  const until = new Date(shared.until).toISOString();
  news.push(
    `'${name}' belongs to this machine until ${until}. → Free it with: autonomous-workflow machine leave ${name}`,
  );
  return { text: news.join('\n'), data: { name, remote, until, news } };
}

/** Hands features out to jobs that build each in a copy; this owner keeps the lease until their work is integrated. */
export async function handOutFeatures(
  { root, now }: Context,
  [given = '', features = '']: readonly (string | undefined)[],
  options: Options,
): Promise<Answer> {
  const name = requireWorkflowName(given);
  const hours = readHours(options, `machine hand-out ${name} F001,F002`);
  const { shared, news, remote } = await share(root, name, options);
  await shared.recall();
  if (shared.until < now.getTime())
    throw new WorkflowError(`This machine does not have the workflow '${name}'`, {
      fix: `Take it first: autonomous-workflow machine take ${name} --remote ${remote}`,
    });
  const ids = await handOut(
    shared.paths,
    features.split(',').map((id) => id.trim()),
    now,
  );
  if (ids.length > 0) {
    const pushed = await shared.publish(now, hours * 3_600_000);
    if (pushed.outcome !== 'kept')
      throw new WorkflowError('The features cannot be handed out', {
        received: pushed.why,
        fix: 'Take the workflow again.',
      });
  }
  news.push(
    ids.length > 0 ? `Handed out: ${ids.join(', ')}` : 'Fewer than two of these features can be built at once now.',
  );
  return { text: news.join('\n'), data: { name, remote, features: ids, until: new Date(shared.until).toISOString() } };
}

/** Features that a previous owner of the workflow handed out begin again here. */
async function recallFeatures(paths: WorkflowPaths): Promise<string[]> {
  const handedOut = readHandedOut(paths);
  if (handedOut === undefined) return [];
  await asWriter(paths, () => {
    writeHandedOut(paths, { ...handedOut, features: [] });
  });
  const named = handedOut.features.map(({ feature }) => feature).join(', ');
  return [`Handed out before, and begun here again: ${named}. Results of their jobs stay on the remote, unused.`];
}

function readHours({ hours: given }: Options, example: string): number {
  const hours = Number(given ?? defaultHours);
  if (hours > 0 && hours <= 168) return hours;
  throw new WorkflowError('The option --hours needs a number', {
    expected: 'a number of hours up to 168',
    received: given ?? '',
    fix: `Example: autonomous-workflow ${example} --hours 12`,
    exitCode: exitCodes.usage,
  });
}

/**
 * The owner's name for the lease, from `--as`; undefined for one of this clone's own.
 * @throws WorkflowError for an invalid name.
 */
export function readOwner({ as }: Options): string | undefined {
  if (as === undefined || /^[\w.-]{1,100}$/.test(as)) return as;
  throw new WorkflowError('The option --as needs a name', {
    expected: 'letters, digits and . _ -, at most 100',
    received: as,
    fix: 'Example: --as github-4711',
    exitCode: exitCodes.usage,
  });
}

/** Pushes the present state of a workflow, and releases it for other machines. */
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
  const shared = await shareWorkflow(root, { workflow: name, remote, as: readOwner(options) }, (text) =>
    news.push(text),
  );
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
