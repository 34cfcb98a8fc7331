import { closeSync, futimesSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkflowPaths } from '../paths.ts';

const heartbeatFile = (paths: WorkflowPaths) => join(paths.runtime, 'heartbeat');

/** Notes that the session that drives the workflow is there, though it rests. */
export function beat(paths: WorkflowPaths): void {
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
  return Math.max(...['activity', 'turn', 'heartbeat'].map((name) => modified(join(paths.runtime, name))));
}

/** When an agent of the session, or the CLI for it, last did something, in milliseconds since the epoch. */
export function lastAgentSign(paths: WorkflowPaths, transcript: string): number {
  return Math.max(modified(join(paths.runtime, 'activity')), ...agentTranscripts(transcript).map(modified));
}

/** When the conversation last changed, in milliseconds since the epoch; 0 when there is none. */
export function lastConversationChange(transcript: string): number {
  return modified(transcript);
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

function modified(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
