import type { WorkflowPaths } from '../files/paths.ts';
import { appendEvent } from '../journal/journal.ts';
import { acquireWorkflow, continuedWorkflow, describeLostPointer, type Session } from '../loop/ownership.ts';
import { addPause } from '../loop/rules/waiting.ts';
import { clearWait, readWait } from '../loop/waiting.ts';
import { changeState } from '../loop/workflow.ts';
import { lastSignOfLife, noteActivity } from '../session/activity.ts';
import { readLease } from '../session/lease.ts';
import { isSupervised } from '../session/rules/lease.ts';
import { ownedWorkflow } from '../session/pointer.ts';
import { readOrRestoreState } from './restore.ts';
import { takeLeft, briefOf } from './turn.ts';

/** The text for a session that has its workflow back, and a message for the user. */
interface RestoredSession {
  message?: string | undefined;
  context?: string;
}

/**
 * Restores the workflow of a session that begins, or continues after compaction, /clear or resume, with the brief.
 * @param source the cause of the start, as Claude Code gives it.
 */
export async function restoreSession(root: string, session: Session, source: string): Promise<RestoredSession> {
  const isNewId = source === 'clear' || source === 'fork';
  const paths =
    ownedWorkflow(root, session.id) ??
    (isNewId ? await continuedWorkflow(root, session.process, source === 'clear') : undefined);
  if (paths === undefined) return { message: describeLostPointer(root, session.id) };
  const now = new Date();
  const { state } = await readOrRestoreState(paths, now);
  if (state.status !== 'in_progress') return {};
  // The time until a session is resumed does not count.
  if (source === 'resume') await countAway(paths, now);
  clearWait(paths);
  await acquireWorkflow(paths, now, session, source);
  // Its first prompt is the brief.
  if (source === 'startup' && isSupervised(readLease(paths), session.id)) return {};
  appendEvent(paths, now, { event: 'restored-context', source });
  noteActivity(paths);
  if (source !== 'compact') await takeLeft(paths, now);
  const brief = await briefOf(paths, state);
  // After compaction the turn continues by itself. Otherwise the user gets a notice: only hooks at the end of a turn wake a session.
  const waits = `autonomous-workflow: this session drives the workflow '${paths.name}', at iteration ${state.iteration}. It waits for you: type anything, such as "go on".`;
  return {
    ...(source !== 'compact' && { message: waits }),
    context: `This session drives an autonomous workflow. Whatever has been lost of the conversation, this is where it stands; go on with this brief.\n\n${brief}`,
  };
}

async function countAway(paths: WorkflowPaths, now: Date): Promise<void> {
  // A wait for the API counts as a pause from its beginning, although it writes heartbeats.
  const wait = readWait(paths);
  const away = wait?.kind === 'api' ? Math.min(wait.since, lastSignOfLife(paths)) : lastSignOfLife(paths);
  await changeState(paths, now, (state) => ({ state: addPause(state, away, now.getTime(), now) }));
}
