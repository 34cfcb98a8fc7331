import { dirname } from 'node:path';
import { pluginPrefix } from '../base/names.ts';
import { transcriptOfAgent } from '../session/agent-transcript.ts';
import { ownedWorkflow } from '../session/pointer.ts';
import { isUnattended, text, type HookInput, type HookOutput } from './input.ts';
import { permission } from './permission.ts';

/** An agent of ours has written a file, hands back or ends: its hand-in is judged or taken, and what is wrong with it is said. */
export async function handle(input: HookInput, root: string): Promise<HookOutput> {
  const type = text(input.agent_type);
  const session = text(input.session_id);
  const paths = type.startsWith(pluginPrefix) ? ownedWorkflow(root, session) : undefined;
  if (paths === undefined) return undefined;
  const written = input.hook_event_name === 'PostToolUse' ? text(input.tool_input?.file_path) : undefined;
  // Coders write many files: only a hand-in needs its checks.
  if (written !== undefined && dirname(written) !== paths.wave) return undefined;
  const { checkWritten, takeHandIn, takeUnpaid } = await import('../app/take-hand-in.ts');
  const agentId = text(input.agent_id);
  const own = text(input.agent_transcript_path);
  const transcript = own === '' ? transcriptOfAgent(text(input.transcript_path), agentId) : own;
  const by = { agent: type.slice(pluginPrefix.length), agentId, transcript };
  if (written !== undefined) {
    const stopReason = await takeUnpaid(paths, by, written, isUnattended());
    if (stopReason !== undefined) return { continue: false, stopReason };
    const faults = await checkWritten(paths, by, written);
    return faults === undefined ? undefined : { decision: 'block', reason: faults };
  }
  const goOn = await takeHandIn(paths, { ...by, session, process: process.ppid });
  if (goOn === undefined) return undefined;
  // After it handed back, an agent has ended, and no hook could keep it from that.
  return input.hook_event_name === 'PreToolUse' ? permission('deny', goOn) : { decision: 'block', reason: goOn };
}
