import { noteQuestion } from '../app/note-question.ts';
import { ownedWorkflow } from '../session/pointer.ts';
import { type HookOutput, text, type HookInput } from './input.ts';

/** Claude Code has shown a question to the user for some seconds, and nobody answered: a person elsewhere is told. */
export async function onNotification(input: HookInput, root: string): Promise<HookOutput> {
  const paths = ownedWorkflow(root, text(input.session_id));
  if (paths === undefined || text(input.notification_type) !== 'permission_prompt') return undefined;
  const terminalSequence = await noteQuestion(paths, new Date());
  return terminalSequence === undefined ? undefined : { terminalSequence };
}
