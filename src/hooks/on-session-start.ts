import { restoreSession } from '../app/begin.ts';
import { isSessionId } from '../session/pointer.ts';
import { unfinishedLine } from '../overview/begin-line.ts';
import { drivingSession, notice, type HookOutput, text, type HookInput } from './input.ts';

/** A session begins, or continues after compaction, /clear or resume: it gets its workflow back. */
export async function onSessionStart(input: HookInput, root: string): Promise<HookOutput> {
  const id = text(input.session_id);
  if (!isSessionId(id)) return undefined;
  const session = drivingSession(input);
  const { message, context } = await restoreSession(root, session, text(input.source));
  if (message === undefined && context === undefined) return undefined;
  return {
    ...(message !== undefined && { systemMessage: message }),
    ...(context !== undefined && {
      hookSpecificOutput: { hookEventName: 'SessionStart', additionalContext: context },
    }),
  };
}

/** The notice of a session without a workflow about workflows that were left in progress. */
export async function announceUnfinished(root: string): Promise<HookOutput> {
  return notice(await unfinishedLine(root));
}
