import { join } from 'node:path';
import { writeAtomic } from './atomic.ts';
import { readJsonLike } from './json-file.ts';
import type { WorkflowPaths } from './paths.ts';
import { removeFile } from './regular.ts';

/** The JSON files of `.runtime` that hold facts of this machine, with their content; docs/files.md has the same rows. */
export const runtimeFiles = {
  'call.json': 'the process that answers a call of Claude Code',
  'calls.json': 'calls of the session without effect since the log grew',
  'checkpoint.json': 'the transcript that was kept last, and how much of it',
  'clock.json': 'wall clock and monotonic clock at one moment, which show a jump',
  'dialogs.json': 'the open dialogs that you have to answer in the session',
  'edits.json': 'what a person wrote into the report or the plan, until an agent has it',
  'ignored/stale.json': 'ignored files that removed work had overwritten',
  'iteration.json': 'the iteration in progress: assignments, repairs',
  'lease.json': 'the session that owns the workflow',
  'outlook.json': 'what the next brief of research needs of the ledger',
  'read.json': 'when you read the digest last',
  'regression-sweep.json': 'the last verification of all passed features',
  'report-check.json': 'the last check of the report',
  'rest.json': 'the reason why the session waits',
  'run.json': 'the run in progress: its claude, errors and limits',
  'spend.json': 'the account of the cost',
  'views.json': 'which files were made from the log, up to where, and their sizes and times as written',
  'waiter.json': 'the process that waits beside an idle session',
  'write-up.json': 'how often writers and critics of the report were asked for in this iteration',
} as const;

/** Removes one of these files, for rooms that know its name only. */
export const removeRuntimeFile = ({ runtime }: WorkflowPaths, name: keyof typeof runtimeFiles): void =>
  removeFile(join(runtime, name));

/**
 * One of these files.
 * @param sample shows its shape: a file that is damaged or has another shape counts as missing.
 * @param options by default it is flushed.
 */
export function runtimeFile<T>(
  name: keyof typeof runtimeFiles,
  sample: T,
  options?: Parameters<typeof writeAtomic>[2],
) {
  const path = ({ runtime }: WorkflowPaths) => join(runtime, name);
  return {
    path,
    read: (paths: WorkflowPaths): T | undefined => readJsonLike(path(paths), sample),
    write: (paths: WorkflowPaths, value: T) => writeAtomic(path(paths), JSON.stringify(value), options),
    remove: (paths: WorkflowPaths) => removeFile(path(paths)),
  };
}
