import { isWorkflowError } from '../base/errors.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { importFeatures } from './import-features.ts';

/**
 * Makes the feature list when planning leads on to coding. A plan that code cannot read is left to the session, whose brief asks for
 * the import and which sees what is wrong with it.
 */
export async function beginCoding(paths: WorkflowPaths, now: Date): Promise<void> {
  try {
    await importFeatures(paths, now);
  } catch (error) {
    if (!isWorkflowError(error)) throw error;
  }
}
