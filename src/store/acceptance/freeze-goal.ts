import { newAcceptance } from '../../engine/acceptance/acceptance.ts';
import { allChecks, type Goal } from '../../engine/acceptance/checklist.ts';
import { note } from '../journal.ts';
import type { WorkflowPaths } from '../paths.ts';
import { stateExists } from '../state-file.ts';
import { asWriter } from '../workflow.ts';
import { writeAcceptance } from './acceptance-file.ts';

/**
 * Sets what the workflow has to reach, in place of what was set before; whatever was run or judged for that no longer counts. It
 * may be done before the workflow is begun.
 */
export async function freezeGoal(paths: WorkflowPaths, now: Date, goal: Goal): Promise<void> {
  await asWriter(paths, () => {
    // A journal without a state file would look like a workflow that has lost it.
    if (stateExists(paths)) {
      const checks = allChecks(goal.checks).length;
      note(paths, now, { event: 'aligned', checks, objective: goal.objective });
    }
    writeAcceptance(paths, newAcceptance(goal, now));
  });
}
