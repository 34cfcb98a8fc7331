import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasPhase } from '../loop/rules/modes.ts';
import { newState, type NewWorkflow } from '../loop/rules/state.ts';
import { fillReportTemplate } from '../base/tex.ts';
import { phases } from '../base/vocabulary.ts';
import { titleOf } from '../base/names.ts';
import { writeAtomic } from '../files/atomic.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { pluginRoot } from '../files/plugin-root.ts';
import { commitState } from '../loop/workflow.ts';

/**
 * Creates a workflow; the caller holds its lock. The state file comes last, so that a crash on the way leaves no
 * workflow but only files that the next attempt takes over; files that are there already are kept.
 */
export function createWorkflow(paths: WorkflowPaths, workflow: Omit<NewWorkflow, 'name'>): void {
  writeAtomic(join(paths.runtime, '.gitignore'), '*\n');
  const { mode } = workflow;
  if (hasPhase(mode, phases.A)) makeReport(paths);
  if (!existsSync(paths.bibliography)) writeAtomic(paths.bibliography, '');
  const state = newState({ ...workflow, name: paths.name });
  const { driver, max_iterations } = state;
  commitState(paths, workflow.now, state, { event: 'created', mode, driver, max_iterations });
}

/** Makes an empty report where there is none; returns whether it did. */
export function makeReport(paths: WorkflowPaths): boolean {
  return fillTemplate(paths, 'report-template.tex', paths.report);
}

/** Makes an empty plan where there is none; returns whether it did. */
export function makePlan(paths: WorkflowPaths): boolean {
  return fillTemplate(paths, 'plan-template.tex', paths.plan);
}

function fillTemplate(paths: WorkflowPaths, name: string, file: string): boolean {
  if (existsSync(file)) return false;
  const template = readFileSync(join(pluginRoot(), 'templates', name), 'utf8');
  writeAtomic(file, fillReportTemplate(template, { title: titleOf(paths.name) }));
  return true;
}
