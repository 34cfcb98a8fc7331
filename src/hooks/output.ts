import { writeSync } from 'node:fs';

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
