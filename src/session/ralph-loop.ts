import { join } from 'node:path';
import { removeFile, readOrNothing } from '../files/regular.ts';

/** The loop that the ralph-loop plugin runs in a session, from its state file. */
export interface RalphLoop {
  file: string;
  /** The text that the model must say in `<promise>` to end the loop, or null. */
  completionPromise: string | null;
  /** Whether the loop ends with this turn, so that work that begins now cannot be finished. */
  isLastTurn: boolean;
}

/**
 * The ralph-loop that is active for this session, or undefined. Its file lies in the folder that the session was started in. The
 * file belongs to another plugin, whose script reads it by lines; so does this function, without validation.
 */
export function findRalphLoop(startFolder: string, sessionId: string): RalphLoop | undefined {
  const file = join(startFolder, '.claude', 'ralph-loop.local.md');
  const text = readOrNothing(file)?.toString('utf8');
  if (text === undefined) return undefined;
  const head = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? '';
  const value = (key: string) =>
    new RegExp(`^${key}:[ \\t]*(.*?)[ \\t]*\\r?$`, 'm').exec(head)?.[1]?.replace(/^(["'])(.*)\1$/, '$2');
  // Its own hook applies a file without a session id to every session.
  const owner = value('session_id') ?? '';
  if (owner !== '' && owner !== sessionId) return undefined;
  const promise = value('completion_promise');
  const [iteration, most] = [Number(value('iteration')), Number(value('max_iterations'))];
  const isLastTurn = most > 0 && iteration >= most;
  return {
    file,
    isLastTurn,
    completionPromise: promise === undefined || promise === 'null' || promise === '' ? null : promise,
  };
}

/** Ends a loop the way its own cancel command does. */
export function cancelRalphLoop(loop: RalphLoop): void {
  removeFile(loop.file);
}
