import { takeHandIn } from '../app/take-hand-in.ts';
import { exitCodes, isWorkflowError } from '../base/errors.ts';
import { pluginPrefix } from '../base/names.ts';
import { noteAgentEnded } from '../loop/agents-at-work.ts';
import { ownedWorkflow } from '../session/pointer.ts';
import { notice, type HookOutput, text, type HookInput } from './input.ts';

/** An agent of ours has answered: its hand-in is stored, or sent back. */
export async function onSubagentStop(input: HookInput, root: string): Promise<HookOutput> {
  const type = text(input.agent_type);
  const paths = ownedWorkflow(root, text(input.session_id));
  if (paths === undefined || !type.startsWith(pluginPrefix)) return undefined;
  const reply = await takeHandIn(paths, {
    agent: type.slice(pluginPrefix.length),
    agentId: text(input.agent_id),
    answer: text(input.last_assistant_message),
    transcript: text(input.agent_transcript_path),
  }).catch(handInAgain);
  // An agent whose hand-in is sent back is still at work.
  if (reply === undefined || 'notice' in reply) await noteAgentEnded(paths, agentOf(input), new Date());
  if (reply === undefined) return undefined;
  return 'notice' in reply ? notice(reply.notice) : { decision: 'block', reason: reply.sendBack };
}

/** Where others keep the lock for longer than a hook may wait, the agent hands in again: otherwise its work would be lost. */
function handInAgain(error: unknown): { sendBack: string } {
  if (!isWorkflowError(error) || error.exitCode !== exitCodes.later) throw error;
  return {
    sendBack: `Your hand-in could not be stored: ${error.message}. Nothing in it has to be changed: give the same answer again, whole.`,
  };
}

function agentOf(input: HookInput) {
  const agent = text(input.agent_type).slice(pluginPrefix.length);
  return { id: text(input.agent_id), agent, session: text(input.session_id), process: process.ppid };
}
