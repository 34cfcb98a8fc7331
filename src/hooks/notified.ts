import { noteOpened, noteUnanswered } from '../app/notify.ts';
import { pluginPrefix } from '../base/names.ts';
import { describeDialog } from '../loop/rules/dialog.ts';
import { ownedWorkflow } from '../session/pointer.ts';
import { type HookOutput, text, type HookInput } from './input.ts';

/** Claude Code has opened a dialog, which is stored; or a dialog has been open for some seconds, and a person is notified. */
export async function handle(input: HookInput, root: string): Promise<HookOutput> {
  const paths = ownedWorkflow(root, text(input.session_id));
  if (paths === undefined) return undefined;
  if (text(input.hook_event_name) === 'PermissionRequest') {
    const agent = text(input.agent_type).replace(pluginPrefix, '');
    const dialog = describeDialog(agent, text(input.tool_name), input.tool_input ?? {}, input.permission_suggestions);
    const by = { agentId: text(input.agent_id), transcript: text(input.transcript_path) };
    await noteOpened(paths, dialog, by, new Date());
    return undefined;
  }
  if (text(input.notification_type) !== 'permission_prompt') return undefined;
  const terminalSequence = await noteUnanswered(paths, new Date());
  return terminalSequence === undefined ? undefined : { terminalSequence };
}
