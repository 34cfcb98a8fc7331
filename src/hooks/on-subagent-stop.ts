import { hasShapeOf, jsonOf } from '../base/json.ts';
import { mentionedAssignment, pluginPrefix } from '../base/names.ts';
import { checkHandIn } from '../app/hand-ins.ts';
import { isReportingAgent } from '../session/rules/agents.ts';
import { noteActivity } from '../session/activity.ts';
import { handInProblems } from '../app/hand-in-problems.ts';
import { storeEntry, type InboxEntry } from '../loop/inbox.ts';
import { appendEvent } from '../journal/journal.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { ownedWorkflow } from '../session/pointer.ts';
import { expectReceipt, takeReceipt, countRefusal } from '../loop/refusals.ts';
import { readOrRestoreState } from '../app/restore.ts';
import { asWriter } from '../loop/workflow.ts';
import { isCodingAgent } from '../coding/take-hand-in.ts';
import { onCodingAgent } from './on-coding-agent.ts';
import { notice, type HookOutput, text, type HookInput } from './input.ts';
import { longestAnswer, receiptTask } from './receipt.ts';
import { mostRefusals, refusal } from './refusal.ts';

/**
 * An agent of ours has answered: store its hand-in, or send it back with what is wrong, at most twice. Behind a long one it is asked
 * for a receipt, once: its last answer is what the session gets to read.
 */
export async function onSubagentStop(input: HookInput, root: string): Promise<HookOutput> {
  const type = text(input.agent_type);
  const paths = ownedWorkflow(root, text(input.session_id));
  if (paths === undefined || !type.startsWith(pluginPrefix)) return undefined;
  const agent = type.slice(pluginPrefix.length);
  if (isCodingAgent(agent)) return onCodingAgent(input, agent, paths);
  if (!isReportingAgent(agent)) return refuseUnknown(input, agent, paths);
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
    const problems = checked.ok ? await handInProblems(paths, state, checked.kind, checked.handIn) : checked.problems;
    if (checked.ok && problems.length === 0) {
      const { kind, handIn } = checked;
      const { assignment } = handIn;
      const file = storeEntry(paths, iteration, { ...entry, assignment, hand_in: handIn, problems: [] });
      const what = kind.counted === undefined ? {} : { what: kind.counted };
      appendEvent(paths, now, { event: 'hand-in', iteration, agent, claims: kind.count(handIn), ...what, file });
      await kind.take?.(paths, now, file.replace(/\.json$/, ''), handIn);
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

/** An agent of this plugin of a kind that the program does not know, such as one of another version: a hand-in of it is refused. */
async function refuseUnknown(input: HookInput, agent: string, paths: WorkflowPaths): Promise<HookOutput> {
  const found = jsonOf(text(input.last_assistant_message));
  if (!found.ok || !hasShapeOf(found.value, { assignment: '' })) return undefined;
  const checked = checkHandIn(agent, text(input.last_assistant_message));
  if (checked.ok) return undefined;
  const { problems } = checked;
  const now = new Date();
  const { iteration, status } = (await readOrRestoreState(paths, now)).state;
  if (status !== 'in_progress') return undefined;
  await asWriter(paths, () => {
    appendEvent(paths, now, { event: 'hand-in-refused', iteration, agent, problems, final: true });
  });
  return notice(`A hand-in was not stored: ${problems.join('; ')}.`);
}
