import { join } from 'node:path';
import type { CommandCheck } from '../../engine/acceptance/checklist.ts';
import type { CommandRun } from '../../engine/acceptance/command-run.ts';
import { cut, printable } from '../../engine/workflow-error.ts';
import { writeAtomic } from '../files/atomic.ts';
import { note } from '../journal.ts';
import type { WorkflowPaths } from '../paths.ts';
import { asWriter } from '../workflow.ts';
import { readAcceptance, writeAcceptance } from './acceptance-file.ts';

const tailCharacters = 1_500;

/** What a run came to; see runShellCommand. */
export interface RunResult {
  end: CommandRun['end'];
  exitCode: number | null;
  seconds: number;
  output: string;
  outputBytes: number;
  outputSha256: string;
}

/**
 * Keeps the run of a check with its output, in place of the one before. Nothing is kept when the checklist has changed meanwhile:
 * the command is no longer the one that it asks for.
 */
export async function storeRun(
  paths: WorkflowPaths,
  now: Date,
  { id, command }: CommandCheck,
  startedAt: Date,
  result: RunResult,
): Promise<void> {
  await asWriter(paths, () => {
    const acceptance = readAcceptance(paths);
    if (acceptance === undefined || Date.parse(acceptance.frozen_at) > startedAt.getTime()) return;
    const log = `acceptance-${id}.log`;
    writeAtomic(join(paths.proofs, log), result.output);
    const run: CommandRun = {
      check: id,
      command,
      end: result.end,
      exit_code: result.exitCode,
      started_at: startedAt.toISOString(),
      seconds: Math.round(result.seconds * 1_000) / 1_000,
      output_sha256: result.outputSha256,
      output_bytes: result.outputBytes,
      tail: lastOf(result.output),
      log: `proofs/${log}`,
    };
    note(paths, now, {
      event: 'acceptance-run',
      check: id,
      end: run.end,
      exit_code: run.exit_code,
      output_sha256: run.output_sha256,
    });
    writeAcceptance(paths, { ...acceptance, runs: [...acceptance.runs.filter(({ check }) => check !== id), run] });
  });
}

/** The end of an output, without half a character pair at its start. */
function lastOf(output: string): string {
  const text = printable(output).trimEnd();
  const start = Math.max(0, text.length - tailCharacters);
  return cut(text.slice(start).replace(/^[\udc00-\udfff]/, ''), tailCharacters);
}
