import { stepOf } from '../../engine/features/scrutiny/scrutiny-assignments.ts';
import { isRecorded, type WorkflowState } from '../../engine/state/state.ts';
import { WorkflowError } from '../../engine/workflow-error.ts';
import type { WorkflowPaths } from '../../store/paths.ts';
import { readMark } from '../../store/turn/iteration-mark.ts';

/**
 * Nothing is begun while critics look whether it can be implemented, or are answered.
 * @throws WorkflowError that says so.
 */
export async function refuseUnderScrutiny(paths: WorkflowPaths, state: WorkflowState): Promise<void> {
  if (isRecorded(state) || stepOf((await readMark(paths, state)).assignments) === undefined) return;
  throw new WorkflowError('No feature can be begun yet: critics look first whether they can be implemented', {
    received: `iteration ${state.iteration}, which is not recorded`,
    fix: 'Do what `autonomous-workflow brief` says, run `autonomous-workflow record`, and end your turn.',
  });
}
