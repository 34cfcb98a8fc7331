import type { WorkflowPaths } from '../files/paths.ts';
import { runtimeFile } from '../files/runtime-file.ts';
import { modified } from '../session/activity.ts';

/** An open dialog, as people read it; the transcript is that of the agent or session that waits. */
const sample = { text: '', asked_at: '', transcript: '' };
// Not flushed: after a crash of the machine no session is left.
const file = runtimeFile('dialogs.json', [sample], { flush: 'nothing' });

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
