import type { WorkflowPaths } from '../files/paths.ts';
import { noteRead, readDigest } from '../overview/digest.ts';
import type { Answer } from './context.ts';
import type { WorkflowCall } from './command-row.ts';

/** The results of a workflow so far, for a person who was away; the next one says what happened since. */
export async function digest(paths: WorkflowPaths, { now, inClaudeCode }: WorkflowCall): Promise<Answer> {
  const { lines, page } = await readDigest(paths, now);
  if (!inClaudeCode) noteRead(paths, now);
  return { text: page.trimEnd(), data: { lines, page } };
}
