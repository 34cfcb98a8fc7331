import { addPause, type Wait } from './rules/waiting.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { runtimeFile } from '../files/runtime-file.ts';
import { lastSignOfLife, writeHeartbeat, modified } from '../session/activity.ts';
import { asWriter, changeState } from './workflow.ts';

// Not flushed: after a crash of the machine no session waits.
const waitFile = runtimeFile<Wait>('session/rest.json', { kind: 'busy', turn: 0 }, { flush: 'nothing' });
/** The reason why the session waits since its last turn; undefined before the first, or when the file is damaged. */
export const readWait = (paths: WorkflowPaths): Wait | undefined => waitFile.read(paths);

/** Stores why the session waits and until when. */
export function writeWait(paths: WorkflowPaths, wait: Wait): void {
  waitFile.write(paths, wait);
}

/** Removes the reason to wait, when the wait is over. */
export function clearWait(paths: WorkflowPaths): void {
  waitFile.remove(paths);
}

/** Leaves a time in which no work was possible, in milliseconds since the epoch, out of the hours. */
export async function leaveOut(paths: WorkflowPaths, from: number, to = Date.now()): Promise<void> {
  const now = new Date();
  await changeState(paths, now, (state) => ({
    state: state.status === 'in_progress' ? addPause(state, from, to, now) : state,
  }));
  // The machine may have slept in that time, too: it is left out only once.
  writeHeartbeat(paths);
}

/** Hooks, waiter and `run` show life more often than that while anybody works: a tool call of ten minutes is the longest. */
const asleepMilliseconds = 15 * 60_000;

/**
 * Shows that the workflow is being worked on. A long time without such a sign was no work: the machine slept, or a person was waited for.
 */
export async function noteLife(paths: WorkflowPaths): Promise<void> {
  const isGap = () => lastSignOfLife(paths) > 0 && Date.now() - lastSignOfLife(paths) > asleepMilliseconds;
  // Of processes that wake together, one counts it.
  if (isGap())
    await asWriter(paths, async () => {
      if (isGap()) await leaveOut(paths, lastSignOfLife(paths));
    });
  else writeHeartbeat(paths);
}

/** An open dialog, as people read it; the transcript is that of the agent or session that waits. */
const sample = { text: '', asked_at: '', transcript: '' };
// Not flushed: after a crash of the machine no session is left.
const file = runtimeFile('session/dialogs.json', [sample], { flush: 'nothing' });

/** The row of the call may be written a moment after its dialog has opened. */
const rowDelayMilliseconds = 3_000;

/** The dialogs that are still open: nothing was written to the transcript of whoever waits. */
export const openDialogs = (paths: WorkflowPaths): (typeof sample)[] =>
  (file.read(paths) ?? []).filter(
    ({ transcript, asked_at }) => modified(transcript) <= Date.parse(asked_at) + rowDelayMilliseconds,
  );

/** Stores a dialog that has opened. The caller holds the lock of the workflow. */
export function noteDialog(paths: WorkflowPaths, dialog: typeof sample): void {
  const others = openDialogs(paths).filter(({ transcript }) => transcript !== dialog.transcript);
  file.write(paths, [...others, dialog]);
}
