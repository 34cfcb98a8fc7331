import { exitCodes, isWorkflowError } from '../../engine/workflow-error.ts';
import type { WorkflowPaths } from '../paths.ts';
import { readAcceptance, restoreAcceptance } from './acceptance-file.ts';

/**
 * Puts the acceptance checklist back where it is not valid, not as it was frozen, or gone. The caller holds the workflow's lock.
 * @returns what was done, a sentence.
 */
export function mendAcceptance(paths: WorkflowPaths, now: Date): string[] {
  try {
    readAcceptance(paths);
    return [];
  } catch (error) {
    if (!isWorkflowError(error) || error.exitCode !== exitCodes.invalidState) throw error;
    if (restoreAcceptance(paths, now, error.message) === undefined) return [];
    return [`autonomous-workflow restored the acceptance checklist of '${paths.name}' as it was frozen.`];
  }
}
