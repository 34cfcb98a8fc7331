import { isWorkflowError } from '../base/errors.ts';
import type { Surroundings } from '../coding/attempt.ts';
import { deriveCodingStatuses } from '../coding/derive-statuses.ts';
import { startFeature } from '../coding/start-feature.ts';
import { verifyFeature } from '../coding/verify-feature.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readAcceptance } from '../goal/acceptance-file.ts';
import { allChecks, secondsOf } from '../goal/rules/checklist.ts';
import { readState } from '../loop/state-file.ts';
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
  deriveCodingStatuses(paths, goalCommands(paths), now);

function surroundingsOf(paths: WorkflowPaths): Surroundings {
  return {
    goalCommands: goalCommands(paths),
    assignments: async () => (await readIterationRuntime(paths, await readState(paths))).assignments,
    isCoding: async () => (await phaseOf(await readState(paths))).worksOnFeatures,
  };
}

/** The commands of the acceptance checklist that have to succeed, as a person confirmed them; none when it cannot be read. */
function goalCommands(paths: WorkflowPaths): Surroundings['goalCommands'] {
  try {
    return allChecks(readAcceptance(paths)?.goal.checks ?? []).flatMap((check) =>
      check.type === 'command' ? [{ command: check.command, seconds: secondsOf(check) }] : [],
    );
  } catch (error) {
    if (isWorkflowError(error)) return [];
    throw error;
  }
}
