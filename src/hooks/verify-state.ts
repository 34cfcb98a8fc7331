import { afterTurn, saying, type TurnAnswer } from '../app/turn-end.ts';
import { agentTasks } from '../session/rules/task-notification.ts';
import { describeLostPointer } from '../loop/ownership.ts';
import { ownedWorkflow } from '../session/pointer.ts';
import { drivingSession, isUnattended, notice, type HookOutput, text, type HookInput } from './input.ts';

/** The end of a turn: the iteration is checked, and the session waits, is sent back, continues, or ends. */
export async function handle(input: HookInput, root: string): Promise<HookOutput> {
  const id = text(input.session_id);
  const paths = ownedWorkflow(root, id);
  if (paths === undefined) return notice(describeLostPointer(root, id));
  const session = drivingSession(input);
  const said = text(input.last_assistant_message);
  const answer = await afterTurn(paths, session, agentTasks(input.background_tasks), {
    isUnattended: isUnattended(),
    said,
  });
  const { endsLoop, messages, terminalSequence } = answer;
  const goOn = answer.goOn ?? lastWords(answer, said);
  const output = {
    ...(goOn !== undefined && { hookSpecificOutput: { hookEventName: 'Stop', additionalContext: goOn } }),
    ...(endsLoop === true && { continue: false, stopReason: 'The workflow has ended.' }),
    ...(messages.length > 0 && { systemMessage: messages.join('\n') }),
    ...(terminalSequence !== '' && { terminalSequence }),
  };
  return Object.keys(output).length === 0 ? undefined : output;
}

/**
 * Sends a session without a terminal back once, if its last answer does not name the results: `claude -p` prints that answer and no message
 * of a hook.
 */
function lastWords({ closing, messages }: TurnAnswer, said: string): string | undefined {
  if (closing === undefined || !isUnattended()) return undefined;
  return closing.split('\n').some((line) => !said.includes(line)) ? saying(messages.join('\n'), closing) : undefined;
}
