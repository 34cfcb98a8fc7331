import { existsSync } from 'node:fs';
import { isWriting } from '../../engine/iteration.ts';
import type { WorkflowState } from '../../engine/state/state.ts';
import { readCompilation } from '../turn/compilation.ts';
import type { WorkflowPaths } from '../paths.ts';

/** Sentences about the report for the end message; it is read only where there may be something to say. */
export async function notesOnReport(paths: WorkflowPaths, state: WorkflowState, now: Date): Promise<string[]> {
  // Who only implements has none.
  if (!existsSync(paths.report)) return [];
  if (!isWriting(state) && readCompilation(paths, 'report') !== 'failed') return [];
  const { closeReport } = await import('./close-report.ts');
  return closeReport(paths, state, now);
}
