import { endedTasks, isNewsAlone } from '../session/rules/task-notification.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readLease } from '../session/lease.ts';
import { ownedWorkflow } from '../session/pointer.ts';
import { drivingSession, isUnattended, text, type HookInput, type HookOutput } from './input.ts';

/** Before a prompt is answered: where it is Claude Code's call that agents have ended, code takes the next step. */
export async function onAgentsAnswered(input: HookInput, root: string): Promise<HookOutput> {
  const tasks = endedTasks(text(input.prompt));
  const id = text(input.session_id);
  const paths = tasks.length === 0 ? undefined : ownedWorkflow(root, id);
  if (paths === undefined) return undefined;
  const { afterAgents } = await import('../app/after-agents.ts');
  const session = drivingSession(input);
  const { goOn: step = '', atWork, messages, terminalSequence } = await afterAgents(paths, session, tasks);
  if (atWork !== undefined && isNewsAlone(text(input.prompt)) && isWatched(paths)) return held(atWork);
  const goOn = atWork === undefined ? step : `${atWork} End your turn; you are called again.`;
  if (goOn === '' && messages.length === 0) return undefined;
  return {
    ...(goOn !== '' && { hookSpecificOutput: { hookEventName: 'UserPromptSubmit', additionalContext: goOn } }),
    ...(messages.length > 0 && { systemMessage: messages.join('\n') }),
    ...(terminalSequence !== '' && { terminalSequence }),
  };
}

/** Whether an agent that never answers is noticed: in `claude -p` the waiter has left for this call, but `run` watches by itself. */
function isWatched(paths: WorkflowPaths): boolean {
  return !isUnattended() || readLease(paths)?.driver === 'headless';
}

/** Claude Code takes the news off its queue without a request to the model; the last agent at work calls the session. */
function held(reason: string): HookOutput {
  const hookSpecificOutput = { hookEventName: 'UserPromptSubmit', suppressOriginalPrompt: true };
  return { decision: 'block', reason, hookSpecificOutput };
}
