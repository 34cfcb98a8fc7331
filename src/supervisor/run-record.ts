import { isAlive } from '../files/lock.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { runtimeFile } from '../files/runtime-file.ts';
import { startOfProcess } from '../programs/process-identity.ts';
import { endTree } from '../programs/processes.ts';

/** The facts that a supervisor stores for the next one: `.runtime/session/run.json`. */
export interface RunRecord {
  /** The iteration of the counts. */
  iteration: number;
  /** Its sessions that died or hung; a restart of the supervisor does not reset the count. */
  lost: number;
  apiErrors: number;
  /** The running claude; both fields are empty when there is none. */
  claude: { pid: number; started: string };
}

const noClaude = { pid: 0, started: '' };
const sample: RunRecord = { iteration: 0, lost: 0, apiErrors: 0, claude: noClaude };
const recordFile = runtimeFile('run.json', sample, { flush: 'file' });

/** The stored record, with the counts for this iteration. */
export function readRunRecord(paths: WorkflowPaths, iteration: number): RunRecord {
  const stored = recordFile.read(paths) ?? sample;
  return stored.iteration === iteration ? stored : { ...stored, iteration, lost: 0, apiErrors: 0 };
}

/** Stores a change; only the owner of the lease may do so. */
export function changeRun(paths: WorkflowPaths, iteration: number, change: Partial<RunRecord>): void {
  recordFile.write(paths, { ...readRunRecord(paths, iteration), ...change });
}

/** Removes this claude from the record, unless a run that has taken over has stored another. */
export function forgetClaude(paths: WorkflowPaths, iteration: number, pid: number): void {
  if (readRunRecord(paths, iteration).claude.pid === pid) changeRun(paths, iteration, { claude: noClaude });
}

const graceMilliseconds = 5_000;

/**
 * Ends the claude of a killed supervisor if it still runs, recognised by process id and start time. Any other process is not touched.
 * @returns a message for the user; undefined when there was none.
 */
export async function endOrphan(paths: WorkflowPaths, iteration: number): Promise<string | undefined> {
  const { pid, started } = readRunRecord(paths, iteration).claude;
  if (pid === 0) return undefined;
  const isOurs = isAlive(pid) && started !== '' && (await startOfProcess(pid)) === started;
  if (isOurs) await endTree(pid, graceMilliseconds);
  forgetClaude(paths, iteration, pid);
  return isOurs ? `A claude of an earlier run was still at work (process ${pid}); it was ended.` : undefined;
}
