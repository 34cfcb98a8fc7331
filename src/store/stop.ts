import { readLease } from './lease.ts';
import { note } from './journal.ts';
import type { WorkflowPaths } from './paths.ts';
import { cancelRalphLoop, findRalphLoop } from './ralph-loop.ts';
import { readState } from './state-file.ts';
import { endWorkflow } from './workflow.ts';

/** Stops a workflow for good until somebody resumes it, and the ralph-loop around it. Returns what to tell the user. */
export async function stopWorkflow(paths: WorkflowPaths, now: Date): Promise<string> {
  const before = await readState(paths);
  if (before.status !== 'in_progress')
    return `The workflow '${paths.name}' has ended already (${before.end_reason ?? before.status}).`;
  await endWorkflow(paths, now, 'stop_requested', 'Stopped by the user.');
  const lease = readLease(paths);
  const ralph = lease === undefined ? undefined : findRalphLoop(lease.folder, lease.session);
  if (ralph !== undefined) {
    cancelRalphLoop(ralph);
    note(paths, now, { event: 'loop-cancelled', file: ralph.file });
  }
  return `Stopped the workflow '${paths.name}' at iteration ${before.iteration}. Nothing is lost; go on with: /autonomous-workflow:continue-auto ${paths.name}`;
}
