import { closeSync, futimesSync, openSync, statSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { WorkflowPaths } from '../files/paths.ts';

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

const heartbeatFile = (paths: WorkflowPaths) => join(paths.runtime, 'heartbeat');

/** Notes that the session that drives the workflow is there, though it rests. */
export function writeHeartbeat(paths: WorkflowPaths): void {
  // To read as well: what only writes to a pipe would wait for its reader.
  const file = openSync(heartbeatFile(paths), 'a+');
  try {
    const now = new Date();
    futimesSync(file, now, now);
  } finally {
    closeSync(file);
  }
}

/** When anything of the workflow last showed life, in milliseconds since the epoch; 0 when nothing ever did. */
export function lastSignOfLife(paths: WorkflowPaths): number {
  return Math.max(...['activity', 'turn', 'heartbeat'].map((name) => modifiedSignsOfLife(join(paths.runtime, name))));
}

/** When an agent of the session, or the CLI for it, last did something, in milliseconds since the epoch. */
export function lastAgentSign(paths: WorkflowPaths, transcript: string): number {
  return Math.max(
    modifiedSignsOfLife(join(paths.runtime, 'activity')),
    ...agentTranscripts(transcript).map(modifiedSignsOfLife),
  );
}

/** When the conversation last changed, in milliseconds since the epoch; 0 when there is none. */
export function lastConversationChange(transcript: string): number {
  return modifiedSignsOfLife(transcript);
}

/** Claude Code writes what each subagent does to a file of its own, beside the transcript of the session. */
function agentTranscripts(transcript: string): string[] {
  const folder = join(transcript.replace(/\.jsonl$/, ''), 'subagents');
  try {
    return readdirSync(folder).flatMap((name) => (name.endsWith('.jsonl') ? [join(folder, name)] : []));
  } catch {
    return [];
  }
}

function modifiedSignsOfLife(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
