import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillReportTemplate } from '../base/tex.ts';
import { titleOf } from '../base/names.ts';
import { writeAtomic } from '../files/atomic.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { pluginRoot } from '../files/plugin-root.ts';

/** Creates an empty report where there is none; returns whether it did. */
export function makeReport(paths: WorkflowPaths): boolean {
  return fillTemplate(paths, 'report-template.tex', paths.report);
}

/** Creates an empty plan where there is none; returns whether it did. */
export function makePlan(paths: WorkflowPaths): boolean {
  return fillTemplate(paths, 'plan-template.tex', paths.plan);
}

function fillTemplate(paths: WorkflowPaths, name: string, file: string): boolean {
  if (existsSync(file)) return false;
  const template = readFileSync(join(pluginRoot(), 'templates', name), 'utf8');
  writeAtomic(file, fillReportTemplate(template, { title: titleOf(paths.name) }));
  return true;
}
