import { resolve } from 'node:path';
import { exitCodes } from '../base/errors.ts';
import { exitCodeAfter } from '../base/vocabulary.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { chooseWorkflow, listWorkflows } from '../loop/list.ts';
import { noteRead, readDigest } from '../overview/digest.ts';
import { readAll, readStatus } from '../overview/read.ts';
import { formatList } from '../overview/rules/status.ts';
import type { Call, Answer, Context } from './command-table.ts';
import { counted } from '../base/text.ts';
import { exportBoard, serveBoard } from '../board/serve.ts';
import { type UserEnding, answerEscalation, endByUser, queueRedirect } from '../app/steer.ts';
import { readEscalations } from '../loop/escalations.ts';
import { describeEscalation, isOpen, withId } from '../loop/rules/escalation.ts';
import { priorityOf } from '../loop/rules/brief.ts';
import { continueCommand } from '../loop/rules/iteration.ts';
import { isOverForGood } from '../loop/rules/state.ts';
import { readState } from '../loop/state-file.ts';

/** The status of a workflow. The exit code is that of its end reason, 0 while it is in progress, 4 while a file of it is broken. */
export async function status(call: Call): Promise<Answer> {
  const { root, sessionId, now, words } = call;
  if (call.options.digest !== undefined) return results(await chooseWorkflow(root, words[0], sessionId), call);
  const { text, data } = await readStatus(root, words[0], sessionId, now);
  if ('problems' in data && data.problems.length > 0) return { text, data, exitCode: exitCodes.invalidState };
  return { text, data, exitCode: 'end_reason' in data ? exitCodeAfter(data.end_reason) : 0 };
}

/** The results of a workflow so far, for a person who was away; the next one says what happened since. */
async function results(paths: WorkflowPaths, { now, inClaudeCode }: Context): Promise<Answer> {
  const page = await readDigest(paths, now);
  if (!inClaudeCode) noteRead(paths, now);
  // A terminal renders no Markdown, so its signs would only be in the way.
  return { text: page.replace(/\\(?=[\\`*[\]<|>#_])|<\/?sup>/g, '').trimEnd() };
}

/** The workflows of the project, one line each, including those whose state file is broken. */
export async function list({ root, now }: Context): Promise<Answer> {
  const all = await readAll(listWorkflows(root), now);
  return {
    text: formatList(all),
    data: all,
    exitCode: all.some((one) => 'problem' in one) ? exitCodes.invalidState : 0,
  };
}

/** Serves all workflows of the project as a page until it is interrupted, or writes the page to a file. */
export async function board({ root, now, options: { export: file } }: Call): Promise<Answer> {
  if (file === undefined) {
    const served = await serveBoard(root);
    return { text: `${served.address}\nCtrl+C ends it.`, data: served };
  }
  const place = resolve(file);
  const workflows = await exportBoard(root, place, now);
  return { text: `Wrote ${counted(workflows, 'workflow')} to ${place}` };
}

export const stop = ending('stop_requested');
export const cancel = ending('cancelled');

function ending(reason: UserEnding) {
  return async (paths: WorkflowPaths, { now }: Call): Promise<Answer> => {
    return { text: await endByUser(paths, now, reason) };
  };
}

export async function redirect(
  paths: WorkflowPaths,
  { now, words: [text = ''], options: { priority } }: Call,
): Promise<Answer> {
  return { text: await queueRedirect(paths, now, text, priorityOf(priority)) };
}

/** The questions of a workflow to the user, open ones first, or one of them; answers it when there is an answer. */
export async function answer(paths: WorkflowPaths, { now, words: [id, answer] }: Call): Promise<Answer> {
  if (id === undefined || answer === undefined) return questions(paths, id);
  const { state, answered } = await answerEscalation(paths, now, id, answer);
  const { status, end_reason } = state;
  const ended = `the workflow has ended (${end_reason ?? status})`;
  const goesOn =
    status === 'in_progress'
      ? 'the answer is in the next brief.'
      : isOverForGood(state)
        ? `${ended}, so nothing of it changes; the answer is kept in ${paths.folder}/records/escalations.json.`
        : `${ended}; go on with it in Claude Code: ${continueCommand(state)}`;
  return { text: `${answered.id} is answered; ${goesOn}`, data: answered };
}

async function questions(paths: WorkflowPaths, id: string | undefined): Promise<Answer> {
  await readState(paths);
  const all = readEscalations(paths);
  const asked =
    id === undefined ? all.toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one))) : [withId(all, id)];
  const text = asked.map((one) => describeEscalation(one, paths.name)).join('\n\n');
  return { text: text === '' ? `The workflow '${paths.name}' has not asked for anything.` : text, data: asked };
}
