import { isAlive } from '../files/lock.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { endTree } from '../programs/processes.ts';
import { startOfProcess } from '../programs/process-identity.ts';
import { forgetClaude, readRunRecord } from './run-record.ts';

const graceMilliseconds = 5_000;

/**
 * Ends the claude of a killed supervisor if it still runs, recognised by process id and start time in the run record. Any other process is not
 * touched.
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
