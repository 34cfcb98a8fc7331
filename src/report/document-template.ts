import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillPlanTemplate } from '../base/tex.ts';
import { titleOf } from '../base/names.ts';
import { writeAtomic } from '../files/atomic.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { pluginRoot } from '../files/plugin-root.ts';

/** Creates an empty plan if there is none; returns whether it did. */
export function makePlan(paths: WorkflowPaths): boolean {
  if (existsSync(paths.plan)) return false;
  const template = readFileSync(join(pluginRoot(), 'templates', 'plan-template.tex'), 'utf8');
  writeAtomic(paths.plan, fillPlanTemplate(template, titleOf(paths.name)));
  return true;
}
