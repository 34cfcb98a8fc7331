import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newResearchState, type NewWorkflow } from '../engine/state/state.ts';
import { fillReportTemplate } from '../engine/tex/text.ts';
import { modeOf } from '../engine/vocabulary.ts';
import { titleOf } from '../engine/workflow-name.ts';
import { writeAtomic } from './files/atomic.ts';
import type { WorkflowPaths } from './paths.ts';
import { pluginRoot } from './plugin-root.ts';
import { commitState } from './workflow.ts';

/**
 * Creates a research workflow; the caller holds its lock. The state file comes last, so that a crash on the way leaves no
 * workflow but only files that the next attempt takes over; files that are there already are kept.
 */
export function createWorkflow(paths: WorkflowPaths, workflow: Omit<NewWorkflow, 'name'>): void {
  writeAtomic(join(paths.runtime, '.gitignore'), '*\n');
  makeReport(paths);
  if (!existsSync(paths.bibliography)) writeAtomic(paths.bibliography, '');
  const state = newResearchState({ ...workflow, name: paths.name });
  const { driver, max_iterations } = state;
  const mode = modeOf(state.workflow_type);
  commitState(paths, workflow.now, state, { event: 'created', mode, driver, max_iterations });
}

/** Makes an empty report where there is none; returns whether it did. */
export function makeReport(paths: WorkflowPaths): boolean {
  if (existsSync(paths.report)) return false;
  const template = readFileSync(join(pluginRoot(), 'templates', 'report-template.tex'), 'utf8');
  writeAtomic(paths.report, fillReportTemplate(template, { title: titleOf(paths.name) }));
  return true;
}
