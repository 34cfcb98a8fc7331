import { endedTasks } from '../session/rules/task-notification.ts';
import { ownedWorkflow } from '../session/pointer.ts';
import { startFolder, text, type HookInput, type HookOutput } from './input.ts';

/** Before a prompt is answered: where it is Claude Code's call that agents have ended, code takes the next step. */
export async function onAgentsAnswered(input: HookInput, root: string): Promise<HookOutput> {
  const tasks = endedTasks(text(input.prompt));
  const id = text(input.session_id);
  const paths = tasks.length === 0 ? undefined : ownedWorkflow(root, id);
  if (paths === undefined) return undefined;
  const { afterAgents } = await import('../app/after-agents.ts');
  const session = { id, process: process.ppid, folder: startFolder(input), transcript: text(input.transcript_path) };
  const { goOn = '', messages, terminalSequence } = await afterAgents(paths, session, tasks);
  if (goOn === '' && messages.length === 0) return undefined;
  return {
    ...(goOn !== '' && { hookSpecificOutput: { hookEventName: 'UserPromptSubmit', additionalContext: goOn } }),
    ...(messages.length > 0 && { systemMessage: messages.join('\n') }),
    ...(terminalSequence !== '' && { terminalSequence }),
  };
}
