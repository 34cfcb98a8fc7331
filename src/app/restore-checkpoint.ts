import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { firstGap, piecesUpTo, type CheckpointFile, type PieceFile } from '../loop/rules/checkpoint.ts';
import { goneThrough, withCounters } from '../research/rules/counters.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { WorkflowError, exitCodes } from '../base/errors.ts';
import { listCheckpointFiles } from '../loop/checkpoint.ts';
import { iterationFolders } from '../loop/inbox.ts';
import { isHeld, readLease } from '../session/lease.ts';
import { readLedger } from '../research/ledger-file.ts';
import { readRegular } from '../files/regular.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { backUp } from '../files/atomic.ts';
import { readState } from '../loop/state-file.ts';
import { validateState } from '../loop/state-document.ts';
import { asWriter, commitState } from '../loop/workflow.ts';

export interface RestoredTranscript {
  file: string;
  bytes: number;
  pieces: number;
}

/**
 * Writes the transcript as it was at a checkpoint to `transcripts/restored-<id>.jsonl`, piece after piece, whatever its size.
 * @throws WorkflowError when there is no such checkpoint, or pieces are missing or damaged; no file is left then.
 */
export async function restoreTranscript(paths: WorkflowPaths, id: string): Promise<RestoredTranscript> {
  const files = listCheckpointFiles(paths);
  const { number, session } = filesOf(files, paths, id)[0];
  const pieces = piecesUpTo(files, session, number);
  const gap = firstGap(pieces);
  if (gap !== undefined || pieces.length === 0) throw incomplete(paths, id, gap ?? 0);
  const file = join(paths.transcripts, `restored-${number}.jsonl`);
  const temporary = `${file}.${process.pid}-0.tmp`;
  try {
    for (const [index, piece] of pieces.entries()) await append(paths, piece, temporary, index === 0);
    await flush(temporary);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  return { file, bytes: pieces.at(-1)?.piece.end ?? 0, pieces: pieces.length };
}

/**
 * Puts back the state as it was at a checkpoint, with counters from the present ledger, and iteration numbers after all earlier ones, whose
 * findings stay. Returns the path of a copy of the present state.
 * @throws WorkflowError when none was kept, or another live session drives the workflow; nothing is changed then.
 */
export async function restoreCheckpointState(
  paths: WorkflowPaths,
  id: string,
  { sessionId, now }: { sessionId: string | undefined; now: Date },
): Promise<{ state: WorkflowState; kept: string | null }> {
  const stored = filesOf(listCheckpointFiles(paths), paths, id).find(({ piece }) => piece === null);
  if (stored === undefined) throw noState(paths, id);
  const snapshot = validateState(
    readRegular(join(paths.transcripts, stored.name)).toString('utf8'),
    paths,
    new Date(stored.time),
  );
  return asWriter(paths, async () => {
    await refuseWhileDriven(paths, sessionId);
    const ledger = readLedger(paths);
    const present = await readState(paths).catch(() => undefined);
    const last = Math.max(present?.iteration ?? 0, ...iterationFolders(paths));
    const state = { ...withCounters(goneThrough(snapshot, ledger, last), ledger), updated_at: now.toISOString() };
    const kept = backUp(paths.state, 'replaced', now);
    const why = `checkpoint ${id} was put back`;
    commitState(paths, now, state, { event: 'state-restored', kept: kept ?? 'none', why });
    return { state, kept };
  });
}

async function refuseWhileDriven(paths: WorkflowPaths, sessionId: string | undefined): Promise<void> {
  const lease = readLease(paths);
  if (lease === undefined || !isHeld(paths, lease) || lease.session === sessionId) return;
  const state = await readState(paths).catch(() => undefined);
  if (state !== undefined && state.status !== 'in_progress') return;
  throw new WorkflowError(`A session is driving the workflow '${paths.name}'`, {
    received: `session ${lease.session}, process ${lease.process}`,
    fix: `Stop it first with: autonomous-workflow stop ${paths.name}`,
  });
}

function filesOf(
  files: readonly CheckpointFile[],
  paths: WorkflowPaths,
  id: string,
): [CheckpointFile, ...CheckpointFile[]] {
  const [first, ...others] = files.filter(({ number }) => String(number) === id);
  if (first !== undefined) return [first, ...others];
  const ids = [...new Set(files.map(({ number }) => number))];
  throw new WorkflowError(`The workflow '${paths.name}' has no checkpoint ${id}`, {
    expected: ids.length === 0 ? 'none: no conversation was compacted yet' : `a number up to ${ids.at(-1) ?? 0}`,
    fix: `See: autonomous-workflow checkpoint list ${paths.name}`,
    exitCode: exitCodes.usage,
  });
}

async function append(paths: WorkflowPaths, { name, piece }: PieceFile, file: string, isFirst: boolean): Promise<void> {
  const source = join(paths.transcripts, name);
  const target = createWriteStream(file, { flags: isFirst ? 'w' : 'a' });
  try {
    await pipeline(createReadStream(source), createGunzip(), target);
  } catch (error) {
    throw damaged(source, (error as Error).message, error);
  }
  if (target.bytesWritten !== piece.end - piece.start) throw damaged(source, `${target.bytesWritten} bytes`);
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function incomplete(paths: WorkflowPaths, id: string, gap: number): WorkflowError {
  return new WorkflowError(`Checkpoint ${id} cannot be restored: its transcript is not whole`, {
    where: paths.transcripts,
    received: `nothing that begins at byte ${gap}`,
    fix: `Put the missing files back, or choose an earlier one from: autonomous-workflow checkpoint list ${paths.name}`,
  });
}

function noState(paths: WorkflowPaths, id: string): WorkflowError {
  return new WorkflowError(`No state was kept with checkpoint ${id}`, {
    where: paths.transcripts,
    fix: `Choose another from: autonomous-workflow checkpoint list ${paths.name}`,
  });
}

function damaged(file: string, received: string, cause?: unknown): WorkflowError {
  return new WorkflowError('A piece of the transcript is damaged', {
    where: file,
    received,
    cause,
    fix: 'Put it back from a backup, or choose an earlier checkpoint.',
    exitCode: exitCodes.invalidState,
  });
}
