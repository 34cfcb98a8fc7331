import { addPause } from '../loop/rules/waiting.ts';
import { clearWait, readWait } from '../loop/waiting.ts';
import { noteActivity, lastSignOfLife } from '../session/activity.ts';
import { appendEvent } from '../journal/journal.ts';
import { describeLostPointer, claimWorkflow, continuedWorkflow } from '../loop/ownership.ts';
import { readLease } from '../session/lease.ts';
import { isSupervised } from '../session/rules/lease.ts';
import { ownedWorkflow, isSessionId } from '../session/pointer.ts';
import { readOrRestoreState } from '../app/restore.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { changeState } from '../loop/workflow.ts';
import { briefOf, forgetStarted } from '../app/turn.ts';
import { notice, type HookOutput, startFolder, text, type HookInput } from './input.ts';

/**
 * A session begins, or goes on after compaction, /clear or resume: give it its workflow back, with the brief. It cannot be made to
 * begin a turn: Claude Code lets only hooks at the end of a turn wake a session. So the user is told that it waits.
 */
export async function onSessionStart(input: HookInput, root: string): Promise<HookOutput> {
  const id = text(input.session_id);
  if (!isSessionId(id)) return undefined;
  const isNewId = input.source === 'clear' || input.source === 'fork';
  const paths =
    ownedWorkflow(root, id) ??
    (isNewId ? await continuedWorkflow(root, process.ppid, input.source === 'clear') : undefined);
  if (paths === undefined) return notice(describeLostPointer(root, id));
  const now = new Date();
  const { state } = await readOrRestoreState(paths, now);
  if (state.status !== 'in_progress') return undefined;
  const source = text(input.source);
  // A session that was away could not work: that time is nobody's fault.
  if (source === 'resume') await countAway(paths, now);
  clearWait(paths);
  await claimWorkflow(
    paths,
    now,
    { id, process: process.ppid, folder: startFolder(input), transcript: text(input.transcript_path) },
    source,
  );
  // Its first prompt is the brief.
  if (source === 'startup' && isSupervised(readLease(paths), id)) return undefined;
  appendEvent(paths, now, { event: 'restored-context', source });
  noteActivity(paths);
  // Agents outlive a compaction, but not the session that started them.
  if (source !== 'compact') await forgetStarted(paths, state);
  const brief = await briefOf(paths, state);
  // After compaction the turn goes on by itself.
  const waits = `autonomous-workflow: this session drives the workflow '${paths.name}', at iteration ${state.iteration}. It waits for you: type anything, such as "go on".`;
  return {
    ...(source !== 'compact' && { systemMessage: waits }),
    hookSpecificOutput: {
      hookEventName: 'SessionStart',
      additionalContext: `This session drives an autonomous workflow. Whatever has been lost of the conversation, this is where it stands; go on with this brief.\n\n${brief}`,
    },
  };
}

async function countAway(paths: WorkflowPaths, now: Date): Promise<void> {
  // A wait for the API beats, too, but is nobody's fault from its beginning on.
  const wait = readWait(paths);
  const away = wait?.kind === 'api' ? Math.min(wait.since, lastSignOfLife(paths)) : lastSignOfLife(paths);
  await changeState(paths, now, (state) => ({ state: addPause(state, away, now.getTime(), now) }));
}
