import type { WorkflowPaths } from '../files/paths.ts';
import { continueCommand } from '../loop/rules/reopen.ts';
import { answerEscalation } from '../app/resolve-escalation.ts';
import { answeredWithPlace } from '../app/features.ts';
import { describeEscalation, isOpen, itemsOf, type Escalation } from '../loop/rules/escalation.ts';
import { agentsAtWork } from '../loop/agents-at-work.ts';
import { readEscalations } from '../loop/escalations.ts';
import { isOverForGood } from '../loop/rules/state.ts';
import { readState } from '../loop/state-file.ts';
import type { Answer } from './context.ts';
import type { WorkflowCall } from './command-row.ts';

/** The escalations of a workflow, open ones first. */
export async function escalations(paths: WorkflowPaths): Promise<Answer> {
  await readState(paths);
  const all = readEscalations(paths);
  const data = [...all.filter(isOpen), ...all.filter((one) => !isOpen(one))];
  const text = data.map((one) => describeEscalation(one, paths.name)).join('\n\n');
  return { text: text === '' ? `The workflow '${paths.name}' has not asked for anything.` : text, data };
}

/** Answers an escalation; the answer goes into the workflow's next brief. */
export async function resolve(
  paths: WorkflowPaths,
  { now, words: [id = '', answer = ''] }: WorkflowCall,
): Promise<Answer> {
  const { state, answered, conditionAsked } = await answerEscalation(paths, now, id, answer);
  const { status, end_reason } = state;
  const ended = `the workflow has ended (${end_reason ?? status})`;
  const goesOn =
    status === 'in_progress'
      ? `the answer is in the next brief.${await whenItGoesOn(paths, answered)}`
      : isOverForGood(state)
        ? `${ended}, so nothing of it changes; the answer is kept in ${paths.folder}/escalations.json.`
        : `${ended}; go on with it in Claude Code: ${continueCommand(state)}`;
  const condition = conditionAsked
    ? ' It names a condition: you are asked whether that holds, and nothing waits for it.'
    : '';
  return { text: `${answered.id} is answered; ${goesOn}${condition}`, data: answered };
}

/** When the features go on that the answer lets go on beside others, within this iteration; empty without any. */
async function whenItGoesOn(paths: WorkflowPaths, answered: Escalation): Promise<string> {
  if (agentsAtWork(paths).length === 0) return '';
  const ids = (await answeredWithPlace(paths)).filter((id) => itemsOf(answered).includes(id));
  return ids.length === 0
    ? ''
    : ` There is a place for ${ids.join(', ')}: ${ids.length === 1 ? 'it is' : 'they are'} begun within seconds if the session waits for its agents in a terminal, otherwise when the next of them has answered.`;
}
