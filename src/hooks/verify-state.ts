import { afterTurn, messagesOf, saying, shownOf } from '../app/step.ts';
import { agentTasks } from '../session/rules/task-notification.ts';
import { describeLostPointer } from '../loop/list.ts';
import { ownedWorkflow } from '../session/lease.ts';
import { drivingSession, type HookInput, type HookOutput, isUnattended, notice, text } from './input.ts';

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
  const { closing, endsLoop } = answer;
  // `claude -p` prints its last answer and no message of a hook: it is sent back once, if that answer does not name the results.
  const isUnsaid = closing?.split('\n').some((line) => !said.includes(line)) === true && isUnattended();
  const goOn = answer.goOn ?? (isUnsaid ? saying(messagesOf(answer).join('\n'), closing) : undefined);
  const output = {
    ...(goOn !== undefined && { hookSpecificOutput: { hookEventName: 'Stop', additionalContext: goOn } }),
    ...(endsLoop === true && { continue: false, stopReason: 'The workflow has ended.' }),
    ...shownOf(answer),
  };
  return Object.keys(output).length === 0 ? undefined : output;
}
