import { closeSync, futimesSync, openSync, statSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { WorkflowPaths } from '../paths.ts';

const activityFile = (paths: WorkflowPaths) => join(paths.runtime, 'activity');
const turnFile = (paths: WorkflowPaths) => join(paths.runtime, 'turn');

/** Notes that something was done for the workflow: an agent started or handed in, the CLI ran. */
export function noteActivity(paths: WorkflowPaths): void {
  touch(activityFile(paths));
}

/** Notes that a turn ended, as the mark that later activity is held against. */
export function noteTurn(paths: WorkflowPaths): void {
  touch(turnFile(paths));
}

/** When the last turn ended, in milliseconds since the epoch; 0 before the first. */
export function lastTurnEnd(paths: WorkflowPaths): number {
  return modified(turnFile(paths));
}

/** Whether anything was done, or the report was written, since the last turn ended. */
export function wasActive(paths: WorkflowPaths): boolean {
  const since = lastTurnEnd(paths);
  return modified(activityFile(paths)) > since || modified(paths.report) > since;
}

/** Opened to read as well: what only writes to a pipe would wait for its reader. */
function touch(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(path, 'a+');
  try {
    const now = new Date();
    futimesSync(file, now, now);
  } finally {
    closeSync(file);
  }
}

/** Milliseconds since the epoch; 0 when there is no such file. */
function modified(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
