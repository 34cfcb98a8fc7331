import { closeSync, existsSync, fstatSync, readSync, writeSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writeAtomic } from '../files/atomic.ts';
import { withLock } from '../files/lock.ts';
import { moveFile, openFile } from '../files/own.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { openRegular, readOrNothing } from '../files/regular.ts';
import { runtimeFile } from '../files/runtime-file.ts';
import { appendEvent } from '../journal/journal.ts';

/** A second compaction of the same session waits for the first. */
const waitMilliseconds = 30_000;
/** Memory must not grow with the transcript. */
const pieceBytes = 4 * 1024 * 1024;

/** The transcript that was kept last, and how many of its bytes. */
const keptFile = runtimeFile('checkpoint.json', { transcript: '', bytes: 0 });

/**
 * Keeps what was appended to the transcript since the last checkpoint, as `<time>.jsonl`, and a copy of the state, as
 * `<time>-state.md`. Without new bytes nothing is written. Another transcript, or one that became shorter, is kept from its start.
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
    // A lock of its own: copying may take long, and hand-ins must not wait for it.
    await withLock(join(paths.runtime, 'checkpoint'), waitMilliseconds, () => {
      const { size } = fstatSync(opened);
      const kept = keptFile.read(paths);
      const start = kept?.transcript === transcript && kept.bytes <= size ? kept.bytes : 0;
      if (size === start) return;
      const file = freeName(join(paths.transcripts, now.toISOString().replace(/[:.]/g, '-')));
      const end = copyBytes(opened, start, size, file);
      const state = readOrNothing(paths.state);
      if (state !== undefined) writeAtomic(file.replace(/\.jsonl$/, '-state.md'), state);
      keptFile.write(paths, { transcript, bytes: end });
      appendEvent(paths, now, { event: 'checkpoint', trigger, bytes: end - start, file: basename(file) });
    });
  } finally {
    closeSync(opened);
  }
}

/** A name that no checkpoint of the same millisecond has. */
function freeName(place: string): string {
  for (let number = 1; ; number += 1) {
    const file = `${place}${number === 1 ? '' : `-${number}`}.jsonl`;
    if (!existsSync(file)) return file;
  }
}

/** Copies bytes of an open file to a new file, which has its name only when it is whole; returns where they end. */
function copyBytes(opened: number, start: number, size: number, file: string): number {
  const temporary = `${file}.${process.pid}-0.tmp`;
  const target = openFile(temporary, 'create');
  const buffer = Buffer.alloc(Math.min(pieceBytes, size - start));
  let end = start;
  try {
    while (end < size) {
      const read = readSync(opened, buffer, 0, Math.min(buffer.length, size - end), end);
      if (read === 0) break;
      writeSync(target, buffer, 0, read);
      end += read;
    }
  } finally {
    closeSync(target);
  }
  moveFile(temporary, file);
  return end;
}
