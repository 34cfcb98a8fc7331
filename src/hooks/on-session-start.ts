import { noteActivity } from '../store/activity.ts';
import { note } from '../store/journal.ts';
import { claimWorkflow, ownedWorkflow, workflowBeforeClear } from '../store/ownership.ts';
import { readOrRestoreState } from '../store/restore.ts';
import { isSessionId } from '../store/session-pointer.ts';
import { briefOf, forgetStarted } from '../store/turn.ts';
import { startFolder, type HookOutput } from './entry.ts';
import { text, type HookInput } from './input.ts';

/** A session begins, or goes on after compaction, /clear or resume: give it its workflow back, with the brief. */
export async function onSessionStart(input: HookInput, root: string): Promise<HookOutput> {
  const id = text(input.session_id);
  if (!isSessionId(id)) return undefined;
  const paths =
    ownedWorkflow(root, id) ?? (input.source === 'clear' ? await workflowBeforeClear(root, process.ppid) : undefined);
  if (paths === undefined) return undefined;
  const now = new Date();
  const { state } = await readOrRestoreState(paths, now);
  if (state.status !== 'in_progress') return undefined;
  const source = text(input.source);
  await claimWorkflow(paths, now, { id, process: process.ppid, folder: startFolder(input) }, source);
  note(paths, now, { event: 'restored-context', source });
  noteActivity(paths);
  // Agents outlive a compaction, but not the session that started them.
  if (source !== 'compact') await forgetStarted(paths, state);
  const brief = await briefOf(paths, state);
  return {
    hookSpecificOutput: {
      hookEventName: 'SessionStart',
      additionalContext: `This session drives an autonomous workflow. Whatever has been lost of the conversation, this is where it stands; go on with this brief.\n\n${brief}`,
    },
  };
}
