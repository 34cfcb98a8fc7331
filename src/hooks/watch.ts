import { watchSession } from '../app/wait.ts';
import { isLaunch } from '../session/rules/task-notification.ts';
import { ownedWorkflow } from '../session/lease.ts';
import { drivingSession, type HookInput, type HookOutput, isUnattended, text } from './input.ts';

/**
 * Runs in the background after a turn, or after one that an error of the API has ended: wakes the session when the reason to wait is over
 * and nothing else does. A turn that ends with the start of its last agent has no Stop. In `claude -p` nothing runs in the background: this
 * holds the turn, and ends it when news of agents calls the session.
 */
export async function handle(input: HookInput, root: string): Promise<HookOutput> {
  const paths = ownedWorkflow(root, text(input.session_id));
  if (paths === undefined) return undefined;
  const event = text(input.hook_event_name);
  // After an agent in the foreground the turn goes on, and `claude -p` would wait for this process first.
  if (event === 'PostToolUse' && (text(input.agent_id) !== '' || !isLaunch(input.tool_response))) return undefined;
  // Without a terminal the process ends with the error, so no session is left to wake.
  if (event === 'StopFailure' && isUnattended()) return undefined;
  const waited = await watchSession(
    // Claude Code's figure of the cost will be old when the session is woken.
    { paths, session: { ...drivingSession(input), usd: undefined }, isUnattended: isUnattended() },
    event === 'StopFailure'
      ? { kind: text(input.error), message: text(input.last_assistant_message) }
      : { isLaunch: event === 'PostToolUse' },
  );
  if (waited !== 'called') return waited;
  return event === 'PostToolUse' ? { continue: false, stopReason: 'Agents have answered.' } : undefined;
}
