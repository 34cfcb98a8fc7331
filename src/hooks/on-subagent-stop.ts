import { mentionedAssignment, pluginPrefix } from '../base/names.ts';
import { checkHandIn, countOf } from '../app/rules/hand-in.ts';
import { isReportingAgent } from '../session/rules/agents.ts';
import { noteActivity } from '../session/activity.ts';
import { handInProblems } from '../app/hand-in-problems.ts';
import { storeEntry, type InboxEntry } from '../loop/inbox.ts';
import { appendEvent } from '../journal/journal.ts';
import { ownedWorkflow } from '../session/pointer.ts';
import { storeJudgement } from '../goal/store-judgement.ts';
import { expectReceipt, takeReceipt, countRefusal } from '../loop/refusals.ts';
import { readOrRestoreState } from '../app/restore.ts';
import { asWriter } from '../loop/workflow.ts';
import { isCodingAgent, onCodingAgent } from './on-coding-agent.ts';
import { type HookOutput, text, type HookInput } from './input.ts';
import { longestAnswer, receiptTask } from './receipt.ts';
import { mostRefusals, refusal } from './refusal.ts';

/**
 * An agent of ours has answered: store its hand-in, or send it back with what is wrong, at most twice. Behind a long one it is asked
 * for a receipt, once: its last answer is what the session gets to read.
 */
export async function onSubagentStop(input: HookInput, root: string): Promise<HookOutput> {
  const agent = text(input.agent_type).slice(pluginPrefix.length);
  const paths = ownedWorkflow(root, text(input.session_id));
  if (paths !== undefined && isCodingAgent(agent)) return onCodingAgent(input, agent, paths);
  if (paths === undefined || !isReportingAgent(agent)) return undefined;
  const now = new Date();
  const { state } = await readOrRestoreState(paths, now);
  const { iteration, status } = state;
  if (status !== 'in_progress') return undefined;
  const answer = text(input.last_assistant_message);
  const checked = checkHandIn(agent, answer);
  return asWriter(paths, async () => {
    noteActivity(paths);
    const entry: Omit<InboxEntry, 'hand_in' | 'assignment' | 'problems'> = {
      agent,
      agent_id: text(input.agent_id),
      received_at: now.toISOString(),
    };
    const isReceipt = takeReceipt(paths, entry.agent_id, iteration);
    const problems = checked.ok ? await handInProblems(paths, state, checked.handIn) : checked.problems;
    if (checked.ok && problems.length === 0) {
      const { handIn } = checked;
      const { assignment } = handIn;
      const file = storeEntry(paths, iteration, { ...entry, assignment, hand_in: handIn, problems: [] });
      const what = agent === 'plan-architect' && !('items' in handIn) ? { what: 'answer' as const } : {};
      appendEvent(paths, now, { event: 'hand-in', iteration, agent, claims: countOf(handIn), ...what, file });
      if ('assertions' in handIn) await storeJudgement(paths, now, file.replace(/\.json$/, ''), handIn);
      if (isReceipt || entry.agent_id === '' || answer.length <= longestAnswer) return undefined;
      expectReceipt(paths, entry.agent_id, iteration);
      return { decision: 'block', reason: receiptTask };
    }
    if (isReceipt) return undefined;
    const final = countRefusal(paths, entry.agent_id) > mostRefusals;
    appendEvent(paths, now, { event: 'hand-in-refused', iteration, agent, problems, final });
    if (!final) return { decision: 'block', reason: refusal(problems) };
    storeEntry(paths, iteration, { ...entry, assignment: mentionedAssignment(answer), hand_in: null, problems });
    return undefined;
  });
}
