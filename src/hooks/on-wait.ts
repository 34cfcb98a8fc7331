import { mayEndTurn } from '../app/after-launch.ts';
import { watchSession } from '../app/watch-session.ts';
import { agentTasks } from '../session/rules/agents.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readState } from '../loop/state-file.ts';
import { readLease } from '../session/lease.ts';
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
  if (isLaunch && (text(input.agent_id) !== '' || !(await mayEnd(paths)))) return undefined;
  const transcript = text(input.transcript_path);
  const wake = await watchSession(
    { paths, session, claude: process.ppid, folder: startFolder(input), transcript, isUnattended: isUnattended() },
    isLaunch ? undefined : agentTasks(input.background_tasks),
  );
  return wake === undefined ? undefined : { wake };
}

/** Whether the turn may have ended with the start. A state that cannot be read is repaired by the next turn. */
async function mayEnd(paths: WorkflowPaths): Promise<boolean> {
  if (!isUnattended()) return true;
  const state = await readState(paths).catch(() => undefined);
  return state !== undefined && mayEndTurn(state, readLease(paths)?.driver !== 'headless');
}
