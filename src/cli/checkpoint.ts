import type { WorkflowPaths } from '../files/paths.ts';
import { relative } from 'node:path';
import { listCheckpoints } from '../loop/checkpoint.ts';
import { restoreCheckpointState, restoreTranscript } from '../app/restore-checkpoint.ts';
import type { Answer } from './context.ts';
import type { WorkflowCall } from './command-row.ts';

/** The checkpoints of a workflow, oldest first. */
export function checkpointList(paths: WorkflowPaths): Answer {
  const data = listCheckpoints(paths);
  if (data.length === 0) return { text: `The workflow '${paths.name}' has no checkpoints yet.`, data };
  const rows = data.map(({ id, time, trigger, session, bytes, iteration, phase }) => [
    id,
    `${time.slice(0, 19).replace('T', ' ')}Z`,
    trigger,
    session.slice(0, 8),
    sizeOf(bytes),
    iteration === null ? 'no state' : `iteration ${iteration}, ${phase ?? 'no phase'}`,
  ]);
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return { text: lines.join('\n'), data };
}

/** Writes the transcript up to a checkpoint to a file; `--state` also restores the state of that time. */
export async function checkpointRestore(
  paths: WorkflowPaths,
  { root, sessionId, now, words: [number = ''], options: { state: withState } }: WorkflowCall,
): Promise<Answer> {
  const { file, bytes, pieces } = await restoreTranscript(paths, number);
  const put = withState === undefined ? undefined : await restoreCheckpointState(paths, number, { sessionId, now });
  const where = relative(root, file);
  const lines = [`Wrote the transcript up to checkpoint ${number} to ${where} (${sizeOf(bytes)}).`];
  if (put !== undefined) {
    const kept = put.kept === null ? '' : ` The state until now is kept as ${relative(root, put.kept)}.`;
    const next = `Go on with: /autonomous-workflow:continue-auto ${paths.name}`;
    lines.push(`Put the state of checkpoint ${number} back, at iteration ${put.state.iteration}.${kept} ${next}`);
  }
  const state = put === undefined ? null : { iteration: put.state.iteration, kept: put.kept };
  return { text: lines.join('\n'), data: { file: where, bytes, pieces, state } };
}

function sizeOf(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1_000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
