import { join } from 'node:path';
import type { CheckpointFile } from '../../engine/checkpoint-name.ts';
import { listCheckpointFiles } from './checkpoint.ts';
import { parseFrontMatter } from '../files/front-matter.ts';
import { readRegular } from '../files/open-regular.ts';
import type { WorkflowPaths } from '../paths.ts';

/** A checkpoint, for people and programs. */
export interface Checkpoint {
  id: string;
  /** ISO 8601. */
  time: string;
  trigger: string;
  session: string;
  /** New bytes of transcript, uncompressed. */
  bytes: number;
  /** Of the state kept with it; null when none was, or it cannot be read. */
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
    // None was kept, or it was broken at that time.
    return { iteration: null, phase: null };
  }
}
