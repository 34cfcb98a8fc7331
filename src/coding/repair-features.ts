import { exitCodes, isWorkflowError } from '../base/errors.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { describeUnproven, hasFeatures, readFeatures, restoreFeatures, unprovenIn } from './feature-file.ts';

/**
 * Puts the feature list back where it is not valid, gone, or changed by other means than its commands. The caller holds the
 * workflow's lock.
 * @returns what was done, a sentence each.
 */
export function repairFeatures(paths: WorkflowPaths, now: Date): string[] {
  const why = brokenBecause(paths);
  if (why === undefined) return [];
  const restored = restoreFeatures(paths, now, why);
  if (restored === undefined) return [];
  const kept = restored.kept === null ? '' : `; the other one is kept as ${restored.kept}`;
  return [`autonomous-workflow restored the feature list of '${paths.name}' as it was last written (${why})${kept}.`];
}

function brokenBecause(paths: WorkflowPaths): string | undefined {
  if (!hasFeatures(paths)) return undefined;
  try {
    // The journal is a third witness, beside the file and its copy.
    const unproven = describeUnproven(unprovenIn(paths, readFeatures(paths)));
    return unproven.length === 0 ? undefined : unproven.join('; ');
  } catch (error) {
    if (isWorkflowError(error) && error.exitCode === exitCodes.invalidState) return error.message;
    throw error;
  }
}
