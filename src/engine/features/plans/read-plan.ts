import { exitCodes, WorkflowError } from '../../workflow-error.ts';
import { readPhases } from './phases.ts';
import { readMarkdownProse, readTexProse } from './prose.ts';
import type { PlanReading } from './reading.ts';
import { readTasks } from './tasks.ts';

/** The largest plan that is read, in bytes: many times what a person would write. */
export const largestPlan = 1_000_000;

/**
 * What a plan says. Phases with success criteria and lists of tasks are read by code, any other text needs an agent.
 * @param file its name, from the project's root: it tells LaTeX from Markdown, and stands in the origin of every feature.
 * @throws WorkflowError when it is no text, too large, or empty.
 */
export function readPlan(text: string, file: string): PlanReading {
  const fix = 'Name a plan in Markdown or LaTeX with: autonomous-workflow features import --from plan.md';
  const refused = (what: string) => new WorkflowError(what, { where: file, fix, exitCode: exitCodes.usage });
  if (text.length > largestPlan) throw refused('The plan is too large to be one');
  // Neither stands in a text; the second is what a decoder makes of bytes that are none.
  if (text.includes('\0') || (text.match(/\ufffd/g)?.length ?? 0) > text.length / 100)
    throw refused('The plan is not a text');
  if (text.trim() === '') throw refused('The plan is empty');
  if (/\.tex$/i.test(file)) return readTexProse(text, file);
  return readPhases(text, file) ?? readTasks(text, file) ?? readMarkdownProse(text, file);
}
