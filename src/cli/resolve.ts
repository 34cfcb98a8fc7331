import type { WorkflowPaths } from '../files/paths.ts';
import { continueCommand } from '../loop/rules/reopen.ts';
import { answerEscalation } from '../app/steer.ts';
import { describeEscalation, isOpen, withId } from '../loop/rules/escalation.ts';
import { readEscalations } from '../loop/escalations.ts';
import { isOverForGood } from '../loop/rules/state.ts';
import { readState } from '../loop/state-file.ts';
import type { Answer } from './context.ts';
import type { WorkflowCall } from './command-row.ts';

/** The questions of a workflow to the user, open ones first, or one of them; answers it when there is an answer. */
export async function resolve(paths: WorkflowPaths, { now, words: [id, answer] }: WorkflowCall): Promise<Answer> {
  if (id === undefined || answer === undefined) return questions(paths, id);
  const { state, answered } = await answerEscalation(paths, now, id, answer);
  const { status, end_reason } = state;
  const ended = `the workflow has ended (${end_reason ?? status})`;
  const goesOn =
    status === 'in_progress'
      ? 'the answer is in the next brief.'
      : isOverForGood(state)
        ? `${ended}, so nothing of it changes; the answer is kept in ${paths.folder}/escalations.json.`
        : `${ended}; go on with it in Claude Code: ${continueCommand(state)}`;
  return { text: `${answered.id} is answered; ${goesOn}`, data: answered };
}

async function questions(paths: WorkflowPaths, id: string | undefined): Promise<Answer> {
  await readState(paths);
  const all = readEscalations(paths);
  const data =
    id === undefined ? all.toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one))) : [withId(all, id)];
  const text = data.map((one) => describeEscalation(one, paths.name)).join('\n\n');
  return { text: text === '' ? `The workflow '${paths.name}' has not asked for anything.` : text, data };
}
