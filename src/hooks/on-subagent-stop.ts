import { takeHandIn } from '../app/take-hand-in.ts';
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
  });
  // An agent whose hand-in is sent back is still at work.
  if (reply === undefined || 'notice' in reply) await noteAgentEnded(paths, agentOf(input), new Date());
  if (reply === undefined) return undefined;
  return 'notice' in reply ? notice(reply.notice) : { decision: 'block', reason: reply.sendBack };
}

function agentOf(input: HookInput) {
  const agent = text(input.agent_type).slice(pluginPrefix.length);
  return { id: text(input.agent_id), agent, session: text(input.session_id), process: process.ppid };
}
