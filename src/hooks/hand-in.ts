import { dirname } from 'node:path';
import { pluginPrefix } from '../base/names.ts';
import { transcriptOfAgent } from '../session/transcript.ts';
import { ownedWorkflow } from '../session/lease.ts';
import { type HookInput, type HookOutput, isUnattended, permission, text } from './input.ts';

/** An agent of ours has written a file, hands back or ends: its hand-in is judged or taken, and what is wrong with it is said. */
export async function handle(input: HookInput, root: string): Promise<HookOutput> {
  const type = text(input.agent_type);
  const session = text(input.session_id);
  const paths = type.startsWith(pluginPrefix) ? ownedWorkflow(root, session) : undefined;
  if (paths === undefined) return undefined;
  const written = input.hook_event_name === 'PostToolUse' ? text(input.tool_input?.file_path) : undefined;
  // Coders write many files: only a hand-in needs its checks.
  if (written !== undefined && dirname(written) !== paths.wave) return undefined;
  const { atWrite, takeHandIn } = await import('../app/hand-in.ts');
  const agentId = text(input.agent_id);
  const own = text(input.agent_transcript_path);
  const transcript = own === '' ? transcriptOfAgent(text(input.transcript_path), agentId) : own;
  const by = { agent: type.slice(pluginPrefix.length), agentId, transcript };
  if (written !== undefined) {
    const answer = await atWrite(paths, by, written, isUnattended());
    if (answer === undefined) return undefined;
    return 'stops' in answer
      ? { continue: false, stopReason: answer.stops }
      : { decision: 'block', reason: answer.faults };
  }
  const goOn = await takeHandIn(paths, { ...by, session, process: process.ppid });
  if (goOn === undefined) return undefined;
  // After it handed back, an agent has ended, and no hook could keep it from that.
  return input.hook_event_name === 'PreToolUse' ? permission('deny', goOn) : { decision: 'block', reason: goOn };
}
