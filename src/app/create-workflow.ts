import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hasPhase } from '../loop/rules/modes.ts';
import { newState, type NewWorkflow } from '../loop/rules/state.ts';
import { phases } from '../base/vocabulary.ts';
import { writeAtomic } from '../files/atomic.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { makeReport } from '../report/report.ts';
import { commitState } from '../loop/workflow.ts';

/**
 * Creates a workflow; the caller holds its lock. The state file comes last, so that a crash leaves no workflow, only files that the next
 * attempt uses; existing files are kept.
 */
export function createWorkflow(paths: WorkflowPaths, workflow: Omit<NewWorkflow, 'name'>): void {
  writeAtomic(join(paths.runtime, '.gitignore'), '*\n');
  const { mode } = workflow;
  if (hasPhase(mode, phases.A)) makeReport(paths, workflow, workflow.now);
  if (!existsSync(paths.bibliography)) writeAtomic(paths.bibliography, '');
  const state = newState({ ...workflow, name: paths.name });
  const { driver, max_iterations } = state;
  commitState(paths, workflow.now, state, { event: 'created', mode, driver, max_iterations });
}
