import type { Plan } from './rules/plan.ts';
import { exitCodes, isWorkflowError } from '../base/errors.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { asWriter } from '../loop/workflow.ts';
import { readPlan, restorePlan } from './plan-file.ts';

/**
 * Puts the items of the plan back where they are not valid or gone. The caller holds the workflow's lock.
 * @returns what was done, a sentence.
 */
export function repairPlan(paths: WorkflowPaths, now: Date): string[] {
  try {
    readPlan(paths);
    return [];
  } catch (error) {
    if (!isWorkflowError(error) || error.exitCode !== exitCodes.invalidState) throw error;
    if (restorePlan(paths, now, error.message) === undefined) return [];
    return [`autonomous-workflow restored the items of the plan of '${paths.name}' as they were last written.`];
  }
}

/**
 * The plan, put back first where it is broken.
 * @throws WorkflowError when there is nothing to put back.
 */
export async function readRepairedPlan(paths: WorkflowPaths): Promise<Plan> {
  return asWriter(paths, () => {
    repairPlan(paths, new Date());
    return readPlan(paths);
  });
}
