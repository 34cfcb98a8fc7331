import type { WorkflowPaths } from '../files/paths.ts';
import { readDigest } from '../overview/digest.ts';
import type { Answer } from './context.ts';
import type { WorkflowCall } from './command-row.ts';

/** The results of a workflow so far, for a person who was away. */
export async function digest(paths: WorkflowPaths, { now }: WorkflowCall): Promise<Answer> {
  const { lines, page } = await readDigest(paths, now);
  return { text: page.trimEnd(), data: { lines, page } };
}
