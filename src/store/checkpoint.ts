import { closeSync, copyFileSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { writeAtomic } from './atomic.ts';
import { note } from './journal.ts';
import { readJson } from './json-file.ts';
import { withLock } from './lock.ts';
import type { WorkflowPaths } from './paths.ts';

/** How far each transcript has been kept, in bytes, by its file name. */
type Offsets = Record<string, number>;

const offsetsFile = (paths: WorkflowPaths) => join(paths.runtime, 'checkpoints.json');
/** A second compaction of the same session waits for the first. */
const patienceMilliseconds = 30_000;
/** Kept in pieces, so that the memory used does not grow with the transcript. */
const pieceBytes = 16 * 1024 * 1024;

/**
 * Keeps what was appended to the transcript since the last checkpoint, compressed, and a copy of the state. The pieces of one
 * transcript (its first letters stand in their names), decompressed in the order of their names, are the transcript. Without
 * new bytes nothing is written.
 */
export async function takeCheckpoint(
  paths: WorkflowPaths,
  { transcript, trigger, now }: { transcript: string; trigger: string; now: Date },
): Promise<void> {
  // A lock of its own: compressing takes long, and hand-ins must not wait for it.
  await withLock(join(paths.runtime, 'checkpoint'), patienceMilliseconds, () => {
    const key = basename(transcript);
    const stamp = now.toISOString().replace(/[:.]/g, '-');
    const words = [stamp, trigger.replace(/[^a-z]/gi, ''), key.replace(/[^a-z0-9]/gi, '').slice(0, 8)];
    const prefix = join(paths.transcripts, words.join('-'));
    const offsets = (readJson(offsetsFile(paths)) ?? {}) as Offsets;
    const start = Object.hasOwn(offsets, key) ? (offsets[key] ?? 0) : 0;
    // Noted after each piece, so that one that was cut short goes on where it was.
    const reached = (end: number) => writeAtomic(offsetsFile(paths), JSON.stringify({ ...offsets, [key]: end }));
    const bytes = keepFrom(transcript, start, prefix, reached);
    if (bytes === 0) return;
    if (existsSync(paths.state)) copyFileSync(paths.state, `${prefix}-state.md`);
    note(paths, now, { event: 'checkpoint', trigger, bytes, file: basename(pieceFile(prefix, 1)) });
  });
}

/** Compresses a file from an offset on, piece by piece; returns how many bytes it kept. */
function keepFrom(transcript: string, start: number, prefix: string, reached: (end: number) => void): number {
  if (!existsSync(transcript)) return 0;
  const file = openSync(transcript, 'r');
  try {
    const { size } = fstatSync(file);
    // A transcript that became shorter is another one under the same name.
    const from = size < start ? 0 : start;
    let offset = from;
    for (let piece = 1; offset < size; piece += 1) {
      const buffer = Buffer.alloc(Math.min(pieceBytes, size - offset));
      const read = readSync(file, buffer, 0, buffer.length, offset);
      if (read === 0) break;
      writeAtomic(pieceFile(prefix, piece), gzipSync(buffer.subarray(0, read)));
      offset += read;
      reached(offset);
    }
    return offset - from;
  } finally {
    closeSync(file);
  }
}

function pieceFile(prefix: string, piece: number): string {
  return `${prefix}-${String(piece).padStart(3, '0')}.jsonl.gz`;
}
