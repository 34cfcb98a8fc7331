import { statSync } from 'node:fs';
import type { WorkflowPaths } from '../files/paths.ts';
import { runtimeFile } from '../files/runtime-file.ts';
import type { Dialog } from './rules/dialog.ts';

const sample: Dialog = { agent: '', tool: '', about: '', rule: '', asked_at: '', transcript: '', notified: false };
// Not flushed: after a crash of the machine no session is left.
const file = runtimeFile('dialogs.json', [sample], { flush: 'nothing' });

/** The row of the call may be written a moment after its dialog has opened. */
const rowDelayMilliseconds = 3_000;

/** The dialogs that are still open: nothing was written to the transcript of whoever waits. */
export const openDialogs = (paths: WorkflowPaths): Dialog[] =>
  (file.read(paths) ?? []).filter(({ transcript, asked_at }) => {
    const changed = statSync(transcript, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    return changed <= Date.parse(asked_at) + rowDelayMilliseconds;
  });

/** Stores a dialog that has opened. The caller holds the lock of the workflow. */
export function noteDialog(paths: WorkflowPaths, dialog: Dialog): void {
  const others = openDialogs(paths).filter(({ transcript }) => transcript !== dialog.transcript);
  file.write(paths, [...others, dialog]);
}

/** The open dialogs without a notification, which are marked as notified. The caller holds the lock of the workflow. */
export function takeUnnotified(paths: WorkflowPaths): Dialog[] {
  const open = openDialogs(paths);
  if (open.some(({ notified }) => !notified))
    file.write(
      paths,
      open.map((one) => ({ ...one, notified: true })),
    );
  return open.filter(({ notified }) => !notified);
}
