import { lateCoder } from '../coding/late-work.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { isStateLost, readState, stateExists } from '../loop/state-file.ts';

/** Why an agent may run no tool that changes something any more, or undefined while what it does counts. */
export async function whyTooLate(paths: WorkflowPaths, agent: string, id: string): Promise<string | undefined> {
  if (!stateExists(paths) || isStateLost(paths)) return undefined;
  const { status } = await readState(paths);
  if (status !== 'in_progress') return 'The workflow has ended: nothing is to be done any more. End with one sentence.';
  return agent === 'autonomous-coder' ? lateCoder(paths, id) : undefined;
}
