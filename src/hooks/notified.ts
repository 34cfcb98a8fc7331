import { noteUnanswered } from '../app/notify.ts';
import { pluginPrefix } from '../base/names.ts';
import { noteDialog } from '../loop/waiting.ts';
import { describeDialog } from '../loop/rules/notification.ts';
import { asWriter } from '../loop/workflow.ts';
import { ownedWorkflow } from '../session/lease.ts';
import { transcriptOfAgent } from '../session/transcript.ts';
import { type HookInput, type HookOutput, text } from './input.ts';

/** Claude Code has opened a dialog, which status and board show; or it has been open for some seconds, and a person is notified. */
export async function handle(input: HookInput, root: string): Promise<HookOutput> {
  const paths = ownedWorkflow(root, text(input.session_id));
  if (paths === undefined) return undefined;
  if (text(input.hook_event_name) === 'PermissionRequest') {
    const agent = text(input.agent_type).replace(pluginPrefix, '');
    const asked = describeDialog(agent, text(input.tool_name));
    const ofSession = text(input.transcript_path);
    const transcript = transcriptOfAgent(ofSession, text(input.agent_id)) || ofSession;
    await asWriter(paths, () => noteDialog(paths, { text: asked, asked_at: new Date().toISOString(), transcript }));
    return undefined;
  }
  if (text(input.notification_type) !== 'permission_prompt') return undefined;
  const terminalSequence = await noteUnanswered(paths, new Date());
  return terminalSequence === undefined ? undefined : { terminalSequence };
}
