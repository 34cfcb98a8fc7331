import { setTimeout as sleep } from 'node:timers/promises';
import { endReasons } from '../base/vocabulary.ts';
import { exitCodes } from '../base/errors.ts';
import { chooseWorkflow } from '../loop/list.ts';
import { noteRead, readDigest } from '../overview/digest.ts';
import { readAll, readOverview, workflowsMeant } from '../overview/read.ts';
import type { Overview } from '../overview/rules/overview.ts';
import { formatList, formatStatus } from '../overview/rules/status.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import type { Options, Print } from './command-row.ts';
import type { Answer, Context } from './context.ts';
import { paintStatus } from './paint.ts';

const redrawMilliseconds = 2_000;

/** The status of a workflow. The exit code is that of its end reason, 0 while it is in progress, 4 while a file of it is broken. */
export async function status(
  context: Context,
  name: string | undefined,
  { watch, digest }: Options,
  print: Print,
): Promise<Answer> {
  const { root, sessionId, now } = context;
  if (digest !== undefined) return results(await chooseWorkflow(root, name, sessionId), context);
  const [paths, ...others] = await workflowsMeant(root, name, sessionId);
  if (paths === undefined || others.length > 0) {
    const data = await readAll(paths === undefined ? others : [paths, ...others], now);
    return { text: formatList(data), data };
  }
  if (watch !== undefined) await follow(paths, print);
  return answerOf(paths, watch === undefined ? now : new Date());
}

/** The results of a workflow so far, for a person who was away; the next one says what happened since. */
async function results(paths: WorkflowPaths, { now, inClaudeCode }: Context): Promise<Answer> {
  const page = await readDigest(paths, now);
  if (!inClaudeCode) noteRead(paths, now);
  return { text: page.trimEnd(), data: { page } };
}

/** Updates the status on the screen until the workflow has ended. */
async function follow(paths: WorkflowPaths, print: Print): Promise<void> {
  for (;;) {
    const { text, data, paint } = await answerOf(paths, new Date());
    if (data.status !== 'in_progress') return;
    print.redraw(`${text}\n\nCtrl+C leaves this view; the workflow goes on.`, data, paint);
    await sleep(redrawMilliseconds);
  }
}

async function answerOf(paths: WorkflowPaths, now: Date): Promise<Answer & { data: Overview }> {
  const data = await readOverview(paths, now);
  const code = data.end_reason === null ? 0 : endReasons[data.end_reason];
  return {
    text: formatStatus(data, now),
    data,
    exitCode: data.problems.length > 0 ? exitCodes.invalidState : code,
    paint: paintStatus(data.summary.health),
  };
}
