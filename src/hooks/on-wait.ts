import { watchSession } from '../app/watch-session.ts';
import { agentTasks } from '../session/rules/agents.ts';
import { ownedWorkflow } from '../session/pointer.ts';
import { type HookOutput, isUnattended, startFolder, text, type HookInput } from './input.ts';

/**
 * Beside a session after a turn: wakes it when the reason to wait is over, or when nobody else will. A turn may end with the start of
 * its last agent, and then without a Stop.
 */
export async function onWait(input: HookInput, root: string): Promise<HookOutput> {
  const session = text(input.session_id);
  const paths = ownedWorkflow(root, session);
  if (paths === undefined) return undefined;
  const isLaunch = input.hook_event_name === 'PostToolUse';
  if (isLaunch && text(input.agent_id) !== '') return undefined;
  const transcript = text(input.transcript_path);
  const wake = await watchSession(
    { paths, session, claude: process.ppid, folder: startFolder(input), transcript, isUnattended: isUnattended() },
    isLaunch ? undefined : agentTasks(input.background_tasks),
  );
  return wake === undefined ? undefined : { wake };
}
