import { closeSync, fstatSync, readSync } from 'node:fs';
import { basename, join } from 'node:path';
import { orElse } from '../base/errors.ts';
import { writeAtomic, openFile, readOrNothing } from '../files/store.ts';
import { withLock } from '../files/lock.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { runtimeFile } from '../files/runtime-file.ts';
import { appendEvent } from '../journal/journal.ts';

/** A second compaction of the same session waits for the first. */
const waitMilliseconds = 30_000;
/** The transcript that was kept last, and how many of its bytes. */
const keptFile = runtimeFile('session/checkpoint.json', { transcript: '', bytes: 0 });

/**
 * Keeps what was appended to the transcript since the last checkpoint, as `<time>.jsonl`, and a copy of the state, as
 * `<time>-state.md`. Without new bytes nothing is written. Another transcript, or one that became shorter, is kept from its start.
 */
export async function takeCheckpoint(
  paths: WorkflowPaths,
  { transcript, trigger, now }: { transcript: string; trigger: string; now: Date },
): Promise<void> {
  const opened = orElse(() => openFile(transcript, 'read'), undefined);
  if (opened === undefined) return;
  try {
    // A lock of its own: copying may take long, and hand-ins must not wait for it.
    await withLock(join(paths.runtime, 'session', 'checkpoint'), waitMilliseconds, () => {
      const { size } = fstatSync(opened);
      const kept = keptFile.read(paths);
      const start = kept?.transcript === transcript && kept.bytes <= size ? kept.bytes : 0;
      if (size === start) return;
      const file = join(paths.transcripts, `${now.toISOString().replace(/[:.]/g, '-')}.jsonl`);
      const added = Buffer.alloc(size - start);
      const bytes = readSync(opened, added, 0, added.length, start);
      writeAtomic(file, added.subarray(0, bytes));
      const state = readOrNothing(paths.state);
      if (state !== undefined) writeAtomic(file.replace(/\.jsonl$/, '-state.md'), state);
      keptFile.write(paths, { transcript, bytes: start + bytes });
      appendEvent(paths, now, { event: 'checkpoint', trigger, bytes, file: basename(file) });
    });
  } finally {
    closeSync(opened);
  }
}
