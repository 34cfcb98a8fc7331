import { closeSync, fstatSync, readSync } from 'node:fs';
import { openFile } from '../files/store.ts';
import { basename, dirname, join } from 'node:path';

/**
 * Calls `take` for each line that contains one of the words, in order. Other lines are not decoded, so most of a transcript costs
 * nothing.
 */
export function eachLineWith(lines: Buffer, words: readonly Buffer[], take: (line: string) => void): void {
  const next = words.map((word) => lines.indexOf(word));
  for (;;) {
    const found = Math.min(...next.filter((place) => place >= 0));
    if (found === Infinity) return;
    const newline = lines.indexOf(0x0a, found);
    const end = newline === -1 ? lines.length : newline;
    take(lines.toString('utf8', lines.lastIndexOf(0x0a, found) + 1, end));
    for (const [index, place] of next.entries()) {
      const word = words[index];
      if (word !== undefined && place >= 0 && place < end) next[index] = lines.indexOf(word, end);
    }
  }
}

/**
 * Only this part of a transcript is read: transcripts grow to hundreds of megabytes, a tool step by a hundred kilobytes, and the
 * end of a turn needs only the latest lines.
 */
const tailBytes = 1024 * 1024;

/** The last whole lines of a transcript, from its last 1 MiB; empty when it cannot be read. */
export function readTranscriptTail(transcript: string): string[] {
  return readTail(transcript).toString('utf8').split('\n');
}

/** The lines with a word among the last whole lines of a transcript, from its last 1 MiB. */
export function readTailWith(transcript: string, word: string): string[] {
  const lines: string[] = [];
  eachLineWith(readTail(transcript), [Buffer.from(word)], (line) => lines.push(line));
  return lines;
}

function readTail(transcript: string): Buffer {
  const found = readFrom(transcript, (size) => Math.max(0, size - tailBytes));
  if (found === undefined || found.start === 0) return found?.bytes ?? Buffer.alloc(0);
  return found.bytes.subarray(found.bytes.indexOf(0x0a) + 1);
}

/** The bytes of a file from a position computed from its size; undefined when it cannot be read. */
export function readFrom(path: string, place: (size: number) => number): { start: number; bytes: Buffer } | undefined {
  if (path === '') return undefined;
  try {
    const file = openFile(path, 'read');
    try {
      const { size } = fstatSync(file);
      const start = place(size);
      const bytes = Buffer.allocUnsafe(size - start);
      return { start, bytes: bytes.subarray(0, readSync(file, bytes, 0, bytes.length, start)) };
    } finally {
      closeSync(file);
    }
  } catch {
    return undefined;
  }
}

/** The file with the conversation of an agent, which lies beside that of its session; empty where either is not known. */
export function transcriptOfAgent(transcript: string, agentId: string): string {
  if (transcript === '' || !/^[\w-]+$/.test(agentId)) return '';
  return join(dirname(transcript), basename(transcript, '.jsonl'), 'subagents', `agent-${agentId}.jsonl`);
}
