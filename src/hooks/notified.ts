import { noteOpened, noteUnanswered } from '../app/notify.ts';
import { ownedWorkflow } from '../session/pointer.ts';
import { type HookOutput, text, type HookInput } from './input.ts';

/** Claude Code has opened a dialog, which is stored; or a dialog has been open for some seconds, and a person is notified. */
export async function handle(input: HookInput, root: string): Promise<HookOutput> {
  const paths = ownedWorkflow(root, text(input.session_id));
  if (paths === undefined) return undefined;
  if (text(input.hook_event_name) === 'PermissionRequest') {
    await noteOpened(
      paths,
      {
        agentId: text(input.agent_id),
        agentType: text(input.agent_type),
        tool: text(input.tool_name),
        input: input.tool_input ?? {},
        suggestions: input.permission_suggestions,
        transcript: text(input.transcript_path),
      },
      new Date(),
    );
    return undefined;
  }
  if (text(input.notification_type) !== 'permission_prompt') return undefined;
  const terminalSequence = await noteUnanswered(paths, new Date());
  return terminalSequence === undefined ? undefined : { terminalSequence };
}
