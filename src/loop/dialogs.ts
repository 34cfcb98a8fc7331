import { namesIn, removeFile } from '../files/regular.ts';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { hasShapeOf } from '../base/json.ts';
import { writeAtomic } from '../files/atomic.ts';
import { readJson } from '../files/json-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readTranscriptTail } from '../session/transcript-tail.ts';
import { describeDialogs, isDialogOpen, type Dialog } from './rules/dialog.ts';

const sample: Dialog = {
  agent: '',
  tool: '',
  about: '',
  rule: '',
  asked_at: '',
  transcript: '',
  notified: false,
};

interface Stored {
  file: string;
  dialog: Dialog;
}

/**
 * Stores a dialog that has opened; those that were answered are removed.
 * @param agentId of the agent that waits for it; empty for the session itself.
 */
export function noteDialog(paths: WorkflowPaths, agentId: string, dialog: Dialog): void {
  for (const { file, dialog: former } of stored(paths)) if (!isWaiting(former)) removeFile(file);
  write(join(paths.dialogs, `${/^[\w-]{1,80}$/.test(agentId) ? agentId : 'session'}.json`), dialog);
}

/** The dialogs that are still open. */
export function openDialogs(paths: WorkflowPaths): Dialog[] {
  return stored(paths).flatMap(({ dialog }) => (isWaiting(dialog) ? [dialog] : []));
}

/** The open dialogs for people. */
export function describeOpen(paths: WorkflowPaths): string[] {
  return describeDialogs(openDialogs(paths));
}

/** The open dialogs without a notification, which are marked as notified. The caller holds the lock of the workflow. */
export function takeUnnotified(paths: WorkflowPaths): Dialog[] {
  const taken = stored(paths).filter(({ dialog }) => !dialog.notified && isWaiting(dialog));
  for (const { file, dialog } of taken) write(file, { ...dialog, notified: true });
  return taken.map(({ dialog }) => dialog);
}

/** The transcripts whose growth may mean that a dialog was answered. */
export function dialogTranscripts(paths: WorkflowPaths): string[] {
  return stored(paths).map(({ dialog }) => dialog.transcript);
}

function isWaiting(dialog: Dialog): boolean {
  const changedAt = statSync(dialog.transcript, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return isDialogOpen(dialog, readTranscriptTail(dialog.transcript), changedAt);
}

function write(file: string, dialog: Dialog): void {
  // Not flushed: after a crash of the machine no session is left.
  writeAtomic(file, JSON.stringify(dialog), { flush: 'nothing' });
}

function stored(paths: WorkflowPaths): Stored[] {
  const names = namesIn(paths.dialogs).filter((name) => name.endsWith('.json'));
  return names.sort().flatMap((name) => {
    const file = join(paths.dialogs, name);
    const dialog = readJson(file);
    return hasShapeOf(dialog, sample) ? [{ file, dialog }] : [];
  });
}
