import { isAlive } from '../files/lock.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { endTree } from '../programs/processes.ts';
import { hasVariable, startOfProcess } from '../programs/process-identity.ts';
import { forgetClaude, readRunRecord } from './run-record.ts';

/** The variable in the environment of every claude of a run, with a token that identifies the run. */
export const tokenVariable = 'CLAUDE_RUN_OF_AUTONOMOUS_WORKFLOW';

const graceMilliseconds = 5_000;

/**
 * Ends the claude of a killed supervisor if it still runs, recognised by process id, start time and token in the run record. Any
 * other process is not touched.
 * @returns a message for the user; undefined when there was none.
 */
export async function endOrphan(paths: WorkflowPaths, iteration: number): Promise<string | undefined> {
  const { claude } = readRunRecord(paths, iteration);
  if (claude.pid === 0) return undefined;
  const { pid, started, token } = claude;
  const said = (await isOurs(pid, started, token)) ? await end(pid) : undefined;
  forgetClaude(paths, iteration, token);
  return said;
}

async function isOurs(pid: number, started: string, token: string): Promise<boolean> {
  if (!isAlive(pid) || token === '') return false;
  return (await startOfProcess(pid)) === started && (await hasVariable(pid, tokenVariable, token));
}

async function end(pid: number): Promise<string> {
  await endTree(pid, graceMilliseconds);
  return `A claude of an earlier run was still at work (process ${pid}); it was ended.`;
}
