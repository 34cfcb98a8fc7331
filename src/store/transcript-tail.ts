import { closeSync, fstatSync, readSync } from 'node:fs';
import { openRegular } from './open-regular.ts';

/** Transcripts grow to hundreds of megabytes, a tool step by a hundred kilobytes; what a turn's end needs stands at their end. */
const tailBytes = 1024 * 1024;

/** The last whole lines of a transcript, at most 1 MiB of them; none when it cannot be read. */
export function readTranscriptTail(transcript: string): string[] {
  try {
    const file = openRegular(transcript);
    if (typeof file !== 'number') return [];
    try {
      const { size } = fstatSync(file);
      const start = Math.max(0, size - tailBytes);
      const buffer = Buffer.alloc(size - start);
      const read = readSync(file, buffer, 0, buffer.length, start);
      const lines = buffer.toString('utf8', 0, read).split('\n');
      return start === 0 ? lines : lines.slice(1);
    } finally {
      closeSync(file);
    }
  } catch {
    return [];
  }
}
