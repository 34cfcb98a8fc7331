import { continueCommand } from '../loop/rules/reopen.ts';
import { answerEscalation } from '../app/resolve-escalation.ts';
import { describeEscalation, isOpen } from '../loop/rules/escalation.ts';
import { readEscalations } from '../loop/escalations.ts';
import { chooseWorkflow } from '../loop/list.ts';
import { readState } from '../loop/state-file.ts';
import type { Answer, Context } from './context.ts';

/** The escalations of a workflow, the open ones first. */
export async function escalations({ root, sessionId }: Context, name: string | undefined): Promise<Answer> {
  const paths = await chooseWorkflow(root, name, sessionId);
  await readState(paths);
  const all = readEscalations(paths);
  const data = [...all.filter(isOpen), ...all.filter((one) => !isOpen(one))];
  const text = data.map((one) => describeEscalation(one, paths.name)).join('\n\n');
  return { text: text === '' ? `The workflow '${paths.name}' has not asked for anything.` : text, data };
}

/** Answers an escalation; the answer goes into the workflow's next brief. */
export async function resolve(
  { root, sessionId, now }: Context,
  [id = '', answer = '', name]: readonly (string | undefined)[],
): Promise<Answer> {
  const paths = await chooseWorkflow(root, name, sessionId);
  const { state, answered, conditionAsked } = await answerEscalation(paths, now, id, answer);
  const { status, end_reason } = state;
  const goesOn =
    status === 'in_progress'
      ? 'the next brief tells it.'
      : `the workflow has ended (${end_reason ?? status}); go on with it in Claude Code: ${continueCommand(state)}`;
  const condition = conditionAsked
    ? ' It names a condition: you are asked whether that holds, and nothing waits for it.'
    : '';
  return { text: `${answered.id} is answered; ${goesOn}${condition}`, data: answered };
}
