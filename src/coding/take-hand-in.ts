import { isWorkflowError } from '../base/errors.ts';
import { jsonOf } from '../base/json.ts';
import { formatIssues } from '../base/text.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';
import { importDecomposition } from './import-features.ts';
import { findPlan } from './plan-source.ts';
import { storeReview } from './review.ts';
import { reviewHandIn } from './rules/review.ts';

const codingAgents = ['code-reviewer', 'feature-decomposer'] as const;
export type CodingAgent = (typeof codingAgents)[number];

/** Whether the hand-in of an agent goes into the feature list or the record of an attempt. */
export function isCodingAgent(agent: string): agent is CodingAgent {
  return (codingAgents as readonly string[]).includes(agent);
}

/**
 * Puts a review or a decomposed plan into effect.
 * @param answer the agent's last message, with the hand-in as JSON.
 * @returns the problems that keep it from taking effect, a sentence each; nothing is changed then.
 */
export async function takeCodingHandIn(
  paths: WorkflowPaths,
  agent: CodingAgent,
  answer: string,
  now: Date,
): Promise<string[]> {
  const found = jsonOf(answer);
  if (!found.ok) return found.problems;
  try {
    if (agent === 'feature-decomposer') {
      const { plan_source: named }: WorkflowState & { plan_source?: unknown } = await readState(paths);
      const file = typeof named === 'string' ? named : findPlan(paths).file;
      await importDecomposition(paths, now, found.value, file);
      return [];
    }
    const read = reviewHandIn.safeParse(found.value);
    if (!read.success) return formatIssues(read.error.issues, found.value);
    return await asWriter(paths, () => [storeReview(paths, now, read.data)].filter((one) => one !== undefined));
  } catch (error) {
    if (!isWorkflowError(error)) throw error;
    return [error.message, ...error.fix.split('\n')];
  }
}
