import { writeSync } from 'node:fs';

/** Wakes a resting session with this text: the answer of a hook that runs beside it (`asyncRewake`). */
export interface Wake {
  wake: string;
}

/** A hook's answer: one JSON document, the text that wakes the session, or nothing. */
export type HookOutput = Record<string, unknown> | Wake | undefined;

/** What only the user is told, if anything. */
export function notice(systemMessage: string | undefined): HookOutput {
  return systemMessage === undefined ? undefined : { systemMessage };
}

const descriptors = { 'standard output': 1, 'standard error': 2 } as const;
const patienceMilliseconds = 5_000;
const pauseMilliseconds = 5;

/**
 * Writes a text whole. `process.stdout` would do the same, but loads Node's streams and sockets, 4 ms, to write once.
 * @throws Error when nobody reads it, or not within 5 seconds.
 */
export function writeAll(channel: keyof typeof descriptors, text: string): void {
  const bytes = Buffer.from(text);
  let patience = patienceMilliseconds / pauseMilliseconds;
  for (let written = 0; written < bytes.length;) {
    try {
      written += writeSync(descriptors[channel], bytes, written);
    } catch (error) {
      // A pipe that does not block is full.
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN' || patience === 0) throw error;
      patience -= 1;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMilliseconds);
    }
  }
}
