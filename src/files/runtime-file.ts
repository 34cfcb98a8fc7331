import { sep } from 'node:path';
import { writeAtomic, readJsonLike, removeFile } from './store.ts';
import type { WorkflowPaths } from './paths.ts';

/** The JSON files of `.runtime` that hold facts of this machine, with their content. */
export const runtimeFiles = {
  'views.json': 'which files were made from the log, up to where, and their sizes and times as written',
  'session/call.json': 'the process that answers a call of Claude Code',
  'session/calls.json': 'calls of the session without effect since the log grew',
  'session/checkpoint.json': 'the transcript that was kept last, and how much of it',
  'session/dialogs.json': 'the open dialogs that you have to answer in the session',
  'session/iteration.json': 'the iteration in progress: assignments, repairs',
  'session/lease.json': 'the session that owns the workflow',
  'session/notices.json': 'what the end of the turn says of files that were made again',
  'session/read.json': 'when you read the digest last',
  'session/rest.json': 'the reason why the session waits',
  'session/run.json': 'the run in progress: its claude, errors and limits',
  'session/spend.json': 'the account of the cost',
  'session/waiter.json': 'the process that waits beside an idle session',
  'report/outlook.json': 'what the next brief of research needs of the ledger',
  'report/write-up.json': 'how often writers and critics of the report were asked for in this iteration',
  'coding/regression-sweep.json': 'the last verification of all passed features',
} as const;

type RuntimeFile = keyof typeof runtimeFiles;

// `join` would normalise it, which takes as long as reading the file.
const placeOf = ({ runtime }: WorkflowPaths, name: RuntimeFile) => `${runtime}${sep}${name}`;

/** Removes one of these files, for rooms that know its name only. */
export const removeRuntimeFile = (paths: WorkflowPaths, name: RuntimeFile): void => removeFile(placeOf(paths, name));

/**
 * One of these files.
 * @param sample shows its shape: a file that is damaged or has another shape counts as missing.
 */
export function runtimeFile<T>(name: RuntimeFile, sample: T, options?: Parameters<typeof writeAtomic>[2]) {
  const path = (paths: WorkflowPaths) => placeOf(paths, name);
  return {
    path,
    read: (paths: WorkflowPaths): T | undefined => readJsonLike(path(paths), sample),
    write: (paths: WorkflowPaths, value: T) => writeAtomic(path(paths), JSON.stringify(value), options),
    remove: (paths: WorkflowPaths) => removeFile(path(paths)),
  };
}
