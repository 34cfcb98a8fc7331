import { takeHandIn } from '../app/take-hand-in.ts';
import { pluginPrefix } from '../base/names.ts';
import { ownedWorkflow } from '../session/pointer.ts';
import { notice, type HookOutput, text, type HookInput } from './input.ts';

/** An agent of ours has answered: its hand-in is stored, or sent back. */
export async function handle(input: HookInput, root: string): Promise<HookOutput> {
  const type = text(input.agent_type);
  const session = text(input.session_id);
  const paths = ownedWorkflow(root, session);
  if (paths === undefined || !type.startsWith(pluginPrefix)) return undefined;
  const reply = await takeHandIn(paths, {
    agent: type.slice(pluginPrefix.length),
    agentId: text(input.agent_id),
    answer: text(input.last_assistant_message),
    transcript: text(input.agent_transcript_path),
    session,
    process: process.ppid,
  });
  if (reply === undefined) return undefined;
  return 'notice' in reply ? notice(reply.notice) : { decision: 'block', reason: reply.sendBack };
}
