import { type UserEnding, answerEscalation, endByUser, queueRedirect } from '../app/steer.ts';
import { WorkflowError, exitCodes } from '../base/errors.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readEscalations } from '../loop/escalations.ts';
import { describeEscalation, isOpen, withId } from '../loop/rules/escalation.ts';
import { continueCommand } from '../loop/rules/reopen.ts';
import { isOverForGood } from '../loop/rules/state.ts';
import { readState } from '../loop/state-file.ts';
import type { Call, Answer } from './command-row.ts';

export const stop = ending('stop_requested');
export const cancel = ending('cancelled');

function ending(reason: UserEnding) {
  return async (paths: WorkflowPaths, { now }: Call): Promise<Answer> => {
    return { text: await endByUser(paths, now, reason) };
  };
}

/** Adds a redirect to the workflow's next brief. */
export async function redirect(
  paths: WorkflowPaths,
  { now, words: [text = ''], options: { priority = 'normal' } }: Call,
): Promise<Answer> {
  if (priority !== 'high' && priority !== 'normal') {
    throw new WorkflowError('The option --priority needs high or normal', {
      received: priority,
      fix: 'Example: autonomous-workflow redirect "Leave out mobile clients" --priority high',
      exitCode: exitCodes.usage,
    });
  }
  return { text: await queueRedirect(paths, now, text, priority) };
}

/** The questions of a workflow to the user, open ones first, or one of them; answers it when there is an answer. */
export async function resolve(paths: WorkflowPaths, { now, words: [id, answer] }: Call): Promise<Answer> {
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
