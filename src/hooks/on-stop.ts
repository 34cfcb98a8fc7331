import { afterTurn } from '../app/after-turn.ts';
import { agentTasks } from '../session/rules/agents.ts';
import { describeLostPointer } from '../loop/ownership.ts';
import { ownedWorkflow } from '../session/pointer.ts';
import { notice, type HookOutput, startFolder, text, type HookInput } from './input.ts';

/** The end of a turn: the iteration is checked, and the session waits, is sent back, goes on, or ends. */
export async function onStop(input: HookInput, root: string): Promise<HookOutput> {
  const id = text(input.session_id);
  const paths = ownedWorkflow(root, id);
  if (paths === undefined) return notice(describeLostPointer(root, id));
  const session = { id, process: process.ppid, folder: startFolder(input), transcript: text(input.transcript_path) };
  const { goOn, endsLoop, messages, terminalSequence } = await afterTurn(
    paths,
    session,
    agentTasks(input.background_tasks),
  );
  const output = {
    ...(goOn !== undefined && { hookSpecificOutput: { hookEventName: 'Stop', additionalContext: goOn } }),
    ...(endsLoop === true && { continue: false, stopReason: 'The workflow has ended.' }),
    ...(messages.length > 0 && { systemMessage: messages.join('\n') }),
    ...(terminalSequence !== '' && { terminalSequence }),
  };
  return Object.keys(output).length === 0 ? undefined : output;
}
