import { isWorkflowError } from '../base/errors.ts';
import type { Surroundings } from '../coding/attempt.ts';
import { deriveCodingStatuses } from '../coding/derive-statuses.ts';
import { startFeature } from '../coding/start-feature.ts';
import { verifyFeature } from '../coding/verify-feature.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readAcceptance } from '../goal/acceptance-file.ts';
import { allChecks, secondsOf } from '../goal/rules/checklist.ts';
import { readState } from '../loop/state-file.ts';
import type { AgreedGoal } from '../loop/rules/brief.ts';
import { phaseOf } from './phases.ts';
import { readIterationRuntime } from './iteration-runtime.ts';

/** Begins or continues an attempt at a feature of this workflow; see `startFeature` in coding. */
export const startFeatureOf = (paths: WorkflowPaths, id: string, now: Date): ReturnType<typeof startFeature> =>
  startFeature(paths, id, surroundingsOf(paths), now);

/** Verifies the work on a feature of this workflow; see `verifyFeature` in coding. */
export const verifyFeatureOf = (paths: WorkflowPaths, id: string, now: Date): ReturnType<typeof verifyFeature> =>
  verifyFeature(paths, id, surroundingsOf(paths), now);

/** Does what code can do before an iteration of implementation is recorded; see `deriveCodingStatuses`. */
export const deriveStatusesOf = (paths: WorkflowPaths, now: Date): Promise<string[]> =>
  deriveCodingStatuses(paths, agreedGoal(paths), now);

function surroundingsOf(paths: WorkflowPaths): Surroundings {
  return {
    goal: agreedGoal(paths),
    assignments: async () => (await readIterationRuntime(paths, await readState(paths))).assignments,
    isCoding: async () => (await phaseOf(await readState(paths))).worksOnFeatures,
  };
}

/** The goal as a person agreed to it, with the commands of its checklist that have to succeed; empty when it cannot be read. */
export function agreedGoal(paths: WorkflowPaths): AgreedGoal {
  const none: AgreedGoal = { objective: null, constraints: [], commands: [] };
  try {
    const goal = readAcceptance(paths)?.goal;
    if (goal === undefined) return none;
    const commands = allChecks(goal.checks).flatMap((check) =>
      check.type === 'command' ? [{ command: check.command, seconds: secondsOf(check) }] : [],
    );
    return { objective: goal.objective, constraints: goal.constraints, commands };
  } catch (error) {
    if (isWorkflowError(error)) return none;
    throw error;
  }
}
