import { closeSync, fstatSync, readSync } from 'node:fs';
import { eachLineWith } from '../files/lines-with.ts';
import { openRegular } from '../files/open-regular.ts';

/** Transcripts grow to hundreds of megabytes, a tool step by a hundred kilobytes; what a turn's end needs stands at their end. */
const tailBytes = 1024 * 1024;

/** The last whole lines of a transcript, of at most 1 MiB of it; none when it cannot be read. */
export function readTranscriptTail(transcript: string): string[] {
  return readTail(transcript).toString('utf8').split('\n');
}

/** Those of the last whole lines of a transcript that contain a word. */
export function readTailWith(transcript: string, word: string): string[] {
  const lines: string[] = [];
  eachLineWith(readTail(transcript), [Buffer.from(word)], (line) => lines.push(line));
  return lines;
}

function readTail(transcript: string): Buffer {
  try {
    const file = openRegular(transcript);
    if (typeof file !== 'number') return Buffer.alloc(0);
    try {
      const { size } = fstatSync(file);
      const start = Math.max(0, size - tailBytes);
      const tail = Buffer.allocUnsafe(size - start);
      const read = tail.subarray(0, readSync(file, tail, 0, tail.length, start));
      return start === 0 ? read : read.subarray(read.indexOf(0x0a) + 1);
    } finally {
      closeSync(file);
    }
  } catch {
    return Buffer.alloc(0);
  }
}
