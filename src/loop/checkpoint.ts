import { namesIn, openRegular, readRegular } from '../files/regular.ts';
import { closeSync, fstatSync, mkdirSync, readSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  checkpointPrefix,
  pieceName,
  piecesUpTo,
  readCheckpointNames,
  sessionOf,
  stateName,
  type CheckpointFile,
} from './rules/checkpoint.ts';
import { sweepTemporary, writeAtomic } from '../files/atomic.ts';
import { isAlive, withLock } from '../files/lock.ts';
import { appendEvent } from '../journal/journal.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { parseFrontMatter } from '../files/front-matter.ts';

/** A second compaction of the same session waits for the first. */
const waitMilliseconds = 30_000;
/** Written in pieces, so that memory does not grow with the transcript, and an aborted hook has kept most of it. */
const pieceBytes = 4 * 1024 * 1024;
/** Level 1 is twice as fast as the default, for a sixth more space (measured): compaction waits for it. */
const compression = 1;
/** The number of last bytes by which a transcript is identified. */
const checkedBytes = 1024;

/**
 * Keeps what was appended to the transcript since the last checkpoint, compressed, and a copy of the state. Without new bytes nothing is
 * written. A transcript that is not the one kept so far (shorter, or other bytes where the last piece ended) is kept from its start. The
 * name of each piece says which bytes it holds, so that a crash neither repeats nor loses a byte.
 */
export async function takeCheckpoint(
  paths: WorkflowPaths,
  { transcript, trigger, now }: { transcript: string; trigger: string; now: Date },
): Promise<void> {
  const opened = openRegular(transcript);
  if (opened === undefined) return;
  if (typeof opened === 'string') {
    appendEvent(paths, now, { event: 'checkpoint-failed', trigger, why: opened });
    return;
  }
  try {
    // A lock of its own: compressing takes long, and hand-ins must not wait for it.
    await withLock(join(paths.runtime, 'checkpoint'), waitMilliseconds, (refresh) => {
      const name = basename(transcript);
      const files = listCheckpointFiles(paths);
      const start = continuesAt(opened, files, sessionOf(name));
      const { size } = fstatSync(opened);
      if (size === start) return;
      mkdirSync(paths.transcripts, { recursive: true });
      sweepTemporary(paths.transcripts, isAlive);
      const number = (files.at(-1)?.number ?? 0) + 1;
      const prefix = join(paths.transcripts, checkpointPrefix({ number, now, trigger, transcript: name }));
      keepState(paths, stateName(prefix));
      const file = keepBytes(opened, start, size, prefix, refresh);
      appendEvent(paths, now, {
        event: 'checkpoint',
        id: String(number),
        trigger,
        bytes: size - start,
        file: basename(file),
      });
    });
  } finally {
    closeSync(opened);
  }
}

/** The files of all checkpoints of a workflow, in the order in which they were written. */
export function listCheckpointFiles(paths: WorkflowPaths): CheckpointFile[] {
  return readCheckpointNames(namesIn(paths.transcripts));
}

/** A checksum of the last bytes before a position: that in the trailer of gzip, which needs no further library. */
function checksumBefore(file: number, end: number): string {
  const buffer = Buffer.alloc(Math.min(checkedBytes, end));
  const read = readSync(file, buffer, 0, buffer.length, end - buffer.length);
  const packed = gzipSync(buffer.subarray(0, read));
  return packed.readUInt32LE(packed.length - 8).toString(16);
}

function continuesAt(file: number, files: readonly CheckpointFile[], session: string): number {
  const last = piecesUpTo(files, session, Infinity).at(-1)?.piece;
  if (last === undefined || fstatSync(file).size < last.end) return 0;
  return checksumBefore(file, last.end) === last.checksum ? last.end : 0;
}

function keepState(paths: WorkflowPaths, copy: string): void {
  let text: Buffer;
  try {
    text = readRegular(paths.state);
  } catch {
    // The state is gone or unreadable; the transcript is kept anyway.
    return;
  }
  writeAtomic(copy, text);
}

/** Compresses bytes of a file piece by piece; returns the first piece. */
function keepBytes(file: number, start: number, size: number, prefix: string, refresh: () => void): string {
  let first = '';
  for (let offset = start; offset < size;) {
    const buffer = Buffer.alloc(Math.min(pieceBytes, size - offset));
    const read = readSync(file, buffer, 0, buffer.length, offset);
    if (read === 0) break;
    const end = offset + read;
    const piece = pieceName(prefix, { start: offset, end, checksum: checksumBefore(file, end) });
    writeAtomic(piece, gzipSync(buffer.subarray(0, read), { level: compression }));
    if (first === '') first = piece;
    offset = end;
    refresh();
  }
  return first;
}

/** A checkpoint, for people and programs. */
export interface Checkpoint {
  id: string;
  /** ISO 8601. */
  time: string;
  trigger: string;
  session: string;
  /** New bytes of transcript, uncompressed. */
  bytes: number;
  /** The values of the state that was kept with it; null when no state was kept, or it cannot be read. */
  iteration: number | null;
  phase: string | null;
}

/** The checkpoints of a workflow, oldest first. */
export function listCheckpoints(paths: WorkflowPaths): Checkpoint[] {
  const files = listCheckpointFiles(paths);
  const first = files.filter(({ number }, index) => number !== files[index - 1]?.number);
  return first.map((file) =>
    describe(
      paths,
      file,
      files.filter(({ number }) => number === file.number),
    ),
  );
}

function describe(
  paths: WorkflowPaths,
  { number, time, trigger, session }: CheckpointFile,
  files: readonly CheckpointFile[],
): Checkpoint {
  const bytes = files.reduce((sum, { piece }) => sum + (piece === null ? 0 : piece.end - piece.start), 0);
  return { id: String(number), time, trigger, session, bytes, ...readProgress(paths, files) };
}

function readProgress(paths: WorkflowPaths, files: readonly CheckpointFile[]): Pick<Checkpoint, 'iteration' | 'phase'> {
  const state = files.find(({ piece }) => piece === null);
  try {
    const file = join(paths.transcripts, state?.name ?? '');
    const { iteration, current_phase } = parseFrontMatter(readRegular(file).toString('utf8'), file).data;
    return {
      iteration: typeof iteration === 'number' ? iteration : null,
      phase: typeof current_phase === 'string' ? current_phase : null,
    };
  } catch {
    // No state was kept, or it was broken at that time.
    return { iteration: null, phase: null };
  }
}
