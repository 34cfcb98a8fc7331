import { closeSync, futimesSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openFile } from '../files/own.ts';
import { namesIn } from '../files/regular.ts';
import type { WorkflowPaths } from '../files/paths.ts';

const activityFile = (paths: WorkflowPaths) => join(paths.runtime, 'activity');
const turnFile = (paths: WorkflowPaths) => join(paths.runtime, 'turn');

/** Records an activity for the workflow: an agent started or handed in, or the CLI ran. */
export function noteActivity(paths: WorkflowPaths): void {
  touch(activityFile(paths));
}

/** Records the end of a turn, for comparison with later activity. */
export function noteTurn(paths: WorkflowPaths): void {
  touch(turnFile(paths));
}

/** The end of the last turn, in milliseconds since the epoch; 0 when there was none. */
export function lastTurnEnd(paths: WorkflowPaths): number {
  return modified(turnFile(paths));
}

/** Records that the user typed something after the end of a workflow. */
export function noteTyped(paths: WorkflowPaths): void {
  touch(join(paths.runtime, 'typed'));
}

/** Whether the last turn of a session has ended since then, in milliseconds since the epoch, and its user typed nothing after it. */
export function hasHeardOf(paths: WorkflowPaths, end: number): boolean {
  const turn = lastTurnEnd(paths);
  return turn > end && turn > modified(join(paths.runtime, 'typed'));
}

/** Whether there was any activity, or the report was written, since the last turn ended. */
export function wasActive(paths: WorkflowPaths): boolean {
  const since = lastTurnEnd(paths);
  return modified(activityFile(paths)) > since || modified(paths.report) > since;
}

/** Sets the modification time of a file. */
function touch(path: string): void {
  const file = openFile(path, 'append');
  try {
    const now = new Date();
    futimesSync(file, now, now);
  } finally {
    closeSync(file);
  }
}

/** The time of the last change of a file, in milliseconds since the epoch; 0 when there is no such file. */
function modified(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

const heartbeatFile = (paths: WorkflowPaths) => join(paths.runtime, 'heartbeat');

/** Records that the session that drives the workflow is alive although it waits. */
export function writeHeartbeat(paths: WorkflowPaths): void {
  touch(heartbeatFile(paths));
}

/** The time of the last heartbeat or activity of the workflow, in milliseconds since the epoch; 0 when there was none. */
export function lastSignOfLife(paths: WorkflowPaths): number {
  return Math.max(...['activity', 'turn', 'heartbeat'].map((name) => modified(join(paths.runtime, name))));
}

/** The last activity of an agent of the session, or of the CLI for it, in milliseconds since the epoch. */
export function lastAgentSign(paths: WorkflowPaths, transcript: string): number {
  return Math.max(modified(join(paths.runtime, 'activity')), ...agentTranscripts(transcript).map(modified));
}

/** The last change of the conversation, in milliseconds since the epoch; 0 when there is none. */
export function lastConversationChange(transcript: string): number {
  return modified(transcript);
}

/** The transcripts of subagents, of which Claude Code writes one each beside the transcript of the session. */
function agentTranscripts(transcript: string): string[] {
  const folder = join(transcript.replace(/\.jsonl$/, ''), 'subagents');
  return namesIn(folder).flatMap((name) => (name.endsWith('.jsonl') ? [join(folder, name)] : []));
}
