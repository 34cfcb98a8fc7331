import { join } from 'node:path';
import { removeFile, readOrNothing } from '../files/regular.ts';

/** The loop of the ralph-loop plugin in a session, from its state file. */
export interface RalphLoop {
  file: string;
  /** The text that ends the loop when the model writes it in `<promise>`, or null. */
  completionPromise: string | null;
  /** Whether the loop ends with this turn, so that no further iteration can begin. */
  isLastTurn: boolean;
}

/**
 * The ralph-loop that is active for this session, or undefined. Its file is in the folder in which the session was started. The
 * file belongs to another plugin, whose script reads it line by line without validation, as this function does.
 */
export function findRalphLoop(startFolder: string, sessionId: string): RalphLoop | undefined {
  const file = join(startFolder, '.claude', 'ralph-loop.local.md');
  const text = readOrNothing(file)?.toString('utf8');
  if (text === undefined) return undefined;
  const head = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? '';
  const value = (key: string) =>
    new RegExp(`^${key}:[ \\t]*(.*?)[ \\t]*\\r?$`, 'm').exec(head)?.[1]?.replace(/^(["'])(.*)\1$/, '$2');
  // ralph-loop's own hook applies a file without a session id to every session.
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

/** Ends a loop as ralph-loop's cancel command does. */
export function cancelRalphLoop(loop: RalphLoop): void {
  removeFile(loop.file);
}
