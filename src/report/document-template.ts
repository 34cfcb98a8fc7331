import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillReportTemplate } from '../base/tex.ts';
import { cut } from '../base/errors.ts';
import { paperOf, titleFrom, titleOf } from '../base/names.ts';
import { writeAtomic } from '../files/atomic.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { pluginRoot } from '../files/plugin-root.ts';

/** Creates an empty report if there is none; returns whether it did. */
export function makeReport(paths: WorkflowPaths, { prompt }: { prompt: string }): boolean {
  const title = titleFrom(prompt) ?? titleOf(paths.name);
  return fillTemplate('report-template.tex', paths.report, {
    title,
    question: cut(prompt, longestSubject),
    paper: paper(),
  });
}

/** Creates an empty plan if there is none; returns whether it did. */
export function makePlan(paths: WorkflowPaths): boolean {
  return fillTemplate('plan-template.tex', paths.plan, { title: titleOf(paths.name) });
}

function fillTemplate(name: string, file: string, values: Parameters<typeof fillReportTemplate>[1]): boolean {
  if (existsSync(file)) return false;
  const template = readFileSync(join(pluginRoot(), 'templates', name), 'utf8');
  writeAtomic(file, fillReportTemplate(template, values));
  return true;
}

/** Characters of the question in the metadata of the PDF. */
const longestSubject = 300;

function paper(): ReturnType<typeof paperOf> {
  const { LC_ALL, LC_PAPER, LANG } = process.env;
  return paperOf([LC_ALL, LC_PAPER, LANG].find((locale) => locale !== undefined && locale !== ''));
}
